"""Hypothesis plays Tock: whatever is chosen, cards and pieces stay whole, steps and captures add up."""

from __future__ import annotations

from itertools import pairwise
from random import Random

from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule
from tests.games.tock.matches import check_round_trip, check_state, cover

from spielblock.games.tock.board import YARD
from spielblock.games.tock.events import CardDiscarded, CardPlayed, PieceCaptured, PieceMoved, SkipCalled
from spielblock.games.tock.rules import TockRules
from spielblock.games.tock.state import EXCHANGE, PLAY, State
from spielblock.rules.contract import Decide, Draw, Move, Over, Start
from spielblock.rules.event import Event
from spielblock.rules.seats import CHANCE

COVER = cover()


class Tock(RuleBasedStateMachine):
    """A match from some point on; chance and seats do what Hypothesis likes."""

    game: TockRules
    state: State

    @initialize(setting=st.sampled_from(COVER), played=st.integers(1, 250))
    def begin(self, setting: object, played: int) -> None:
        chosen = COVER[COVER.index(setting)]  # pyright: ignore[reportArgumentType]
        self.game = TockRules(chosen.options)
        self.state = self.game.setup(Start(chosen.seats, played % chosen.seats, chosen.teams))
        rng = Random(played)
        for _ in range(played):
            pending = self.game.pending(self.state)
            if isinstance(pending, Draw):
                self.game.act(self.state, CHANCE, pending.chance.draw(rng), None)
            elif isinstance(pending, Decide):
                move = rng.choice(self.game.moves(self.state, pending.seats[0]))
                self.game.act(self.state, pending.seats[0], move, None)

    @precondition(lambda self: isinstance(self.game.pending(self.state), Draw))
    @rule(seed=st.integers(0, 1 << 16))
    def shuffle(self, seed: int) -> None:
        pending = self.game.pending(self.state)
        assert isinstance(pending, Draw)
        assert not any(self.state.counts)
        self._step(CHANCE, pending.chance.draw(Random(seed)))

    @precondition(lambda self: isinstance(self.game.pending(self.state), Decide))
    @rule(data=st.data())
    def decide(self, data: st.DataObject) -> None:
        pending = self.game.pending(self.state)
        assert isinstance(pending, Decide)
        seat = data.draw(st.sampled_from(pending.seats))
        before, move = self.state, data.draw(st.sampled_from(self.game.moves(self.state, seat)))
        events = self._step(seat, move)
        if before.phase == PLAY:
            self._check_turn(before, seat, events)

    def _step(self, by: int, move: Move) -> tuple[Event, ...]:
        assert self.game.refusal(self.state, by, move) is None
        step = self.game.apply(self.state, move, by)
        self.state = step.state
        return step.events

    def _check_turn(self, before: State, seat: int, events: tuple[Event, ...]) -> None:
        shown = [event for event in events if isinstance(event, CardPlayed | CardDiscarded)]
        assert len(shown) == (before.left == 0)
        if before.skip:
            assert isinstance(shown[0], CardDiscarded)
            assert shown[0].why == "skipped"
        ten = bool(shown) and shown[0].card.startswith("10")
        assert ten or not any(isinstance(event, SkipCalled) for event in events)
        yards = [sum(place >= YARD for place in state.pieces) for state in (before, self.state)]
        captured = sum(isinstance(event, PieceCaptured) for event in events)
        entered = sum(type(event).__name__ == "PieceEntered" for event in events)
        assert yards[1] - yards[0] == captured - entered
        for event in events:
            if isinstance(event, PieceMoved):
                self._check_way(before, event)

    def _check_way(self, before: State, event: PieceMoved) -> None:
        """No protected piece stands on a way, and a way of a card has as many fields as the card says."""
        board = self.game.board(before.seats)
        guarded = {f"r{board.starts[seat]}" for seat in range(before.seats) if before.guards[seat]}
        assert not guarded & (set(event.path) - {event.source})
        for one, other in pairwise([place for place in event.path if place[0] == "g"]):
            assert int(other[1:]) == int(one[1:]) + 1
        steps = {"A": 1, "K": 13, "Q": 12, "J": 0, "7": 0}.get(event.card[0]) or int(event.card[:-1] or 0)
        if event.card[0] != "7":
            assert len(event.path) == steps
        else:
            assert len(event.path) + event.left + event.lost == (before.left or 7)

    @invariant()
    def nothing_is_lost(self) -> None:
        if hasattr(self, "state"):
            check_state(self.game.board(self.state.seats), self.state)
            check_round_trip(self.game, self.state)

    @invariant()
    def somebody_moves_or_it_is_over(self) -> None:
        if hasattr(self, "state"):
            pending = self.game.pending(self.state)
            if isinstance(pending, Decide):
                assert all(self.game.moves(self.state, seat) for seat in pending.seats)
                assert len(pending.seats) == 1 or self.state.phase == EXCHANGE
            full = [seat for seat in range(self.state.seats) if self.state.goals[seat] == 0b1111]
            won = [seat for seat in full if self.state.partner(seat) in full]
            assert isinstance(pending, Over) == bool(won)


TestTock = Tock.TestCase
TestTock.settings = settings(max_examples=25, stateful_step_count=50, deadline=None)
