"""Hypothesis plays Schock: whatever falls and is done, thirteen lids go round and three dice are thrown."""

from __future__ import annotations

from random import Random

from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule
from tests.games.schock.cover import values
from tests.games.schock.test_matches import check_invariants

from spielblock.games.schock.events import DiceThrown, LidsMoved, Revealed, RoundEnded
from spielblock.games.schock.moves import Again
from spielblock.games.schock.options import Options
from spielblock.games.schock.rules import SchockRules
from spielblock.games.schock.state import DICE, LATE, LIDS, MOST_THROWS, OVER, THROW_OFF, State
from spielblock.rules.contract import Decide, Draw, Move, Over, Start
from spielblock.rules.event import Event
from spielblock.rules.seats import CHANCE

some_options = st.builds(Options, **{name: st.sampled_from(found) for name, found in values().items()})
face = st.integers(1, 6)


class Schock(RuleBasedStateMachine):
    """A match in which Hypothesis throws the dice and decides for all."""

    game: SchockRules
    state: State

    @initialize(
        options=some_options, seats=st.integers(2, 8), first=st.integers(0, 7), played=st.integers(0, 300)
    )
    def begin(self, options: Options, seats: int, first: int, played: int) -> None:
        """Sit down at the beginning, or at some later point of a match by chance."""
        self.game = SchockRules(options)
        self.state = self.game.setup(Start(seats, first=first % seats))
        rng = Random(played)
        for _ in range(played):
            pending = self.game.pending(self.state)
            if isinstance(pending, Draw):
                self.game.advance(self.state, pending.chance.draw(rng), None)
            elif isinstance(pending, Decide):
                self.game.advance(self.state, rng.choice(self.game.moves(self.state, self.state.turn)), None)

    @precondition(lambda self: isinstance(self.game.pending(self.state), Draw))
    @rule(faces=st.tuples(face, face, face))
    def throw(self, faces: tuple[int, ...]) -> None:
        state = self.state
        count = DICE if state.phase == THROW_OFF else DICE - len(state.dice[state.turn])
        fallen = sorted(faces[:count], reverse=True)
        self._step(CHANCE, self.game.parse("throw " + " ".join(map(str, fallen))))

    @precondition(lambda self: isinstance(self.game.pending(self.state), Decide))
    @rule(data=st.data())
    def decide(self, data: st.DataObject) -> None:
        seat = self.state.turn
        move = data.draw(st.sampled_from(self.game.moves(self.state, seat)))
        before = self.state
        self._step(seat, move)
        if isinstance(move, Again):
            self._after_again(before, move)

    @precondition(lambda self: isinstance(self.game.pending(self.state), Over))
    @rule(seats=st.integers(2, 8))
    def play_another(self, seats: int) -> None:
        self.state = self.game.setup(Start(seats))

    def _step(self, by: int, move: Move) -> None:
        before = self.state
        assert self.game.refusal(before, by, move) is None
        step = self.game.apply(before, move, by)
        self.state = step.state
        self._check_events(before, step.events)

    def _after_again(self, before: State, move: Again) -> None:
        """The dice that stay are those not put back, a turned six as a one."""
        seat, after = before.turn, self.state
        assert len(after.dice[seat]) == DICE - len(move.back)
        assert after.open[seat] == after.dice[seat]
        assert after.dice[seat].count(1) >= move.ones
        assert before.dice[seat].count(6) >= 2 or not move.ones

    def _check_events(self, before: State, events: tuple[Event, ...]) -> None:
        order = [chr(ord("A") + seat) for seat in before.order]
        revealed = [event.seat for event in events if isinstance(event, Revealed) and not event.late]
        assert revealed in ([], order)
        for event in events:
            if isinstance(event, DiceThrown):
                late = before.phase == LATE
                assert event.count <= event.limit <= MOST_THROWS + late
                assert (event.count == event.limit) == (event.shown == "nobody") or late
            elif isinstance(event, RoundEnded):
                assert event.best != event.worst
                assert {event.best, event.worst} <= set(order)
            elif isinstance(event, LidsMoved):
                assert 1 <= event.count <= LIDS - 1
                assert (event.giver is None) == bool(before.stock)

    @invariant()
    def lids_and_dice_are_all_there(self) -> None:
        if hasattr(self, "state"):
            if self.state.phase != OVER:
                check_invariants(self.game, self.state)
            assert sum(self.state.lids) + self.state.stock == LIDS
            assert sorted(self.state.order) == sorted(set(self.state.order))

    @invariant()
    def half_after_half_is_lost(self) -> None:
        if hasattr(self, "state"):
            state, pending = self.state, self.game.pending(self.state)
            assert isinstance(pending, Over) == (state.phase == OVER)
            assert len(state.losers) == state.half + (state.phase == OVER)
            if len(state.losers) == 3:
                assert state.losers[0] != state.losers[1]
                assert state.losers[2] in state.losers[:2]
            if isinstance(pending, Over):
                assert [seat for seat, score in enumerate(pending.scores) if score] == [state.losers[-1]]


TestSchock = Schock.TestCase
TestSchock.settings = settings(max_examples=25, stateful_step_count=60, deadline=None)
