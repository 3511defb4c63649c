"""Whatever is played, from whatever position on: the invariants of Rock the Bock."""

from __future__ import annotations

from itertools import islice
from random import Random
from typing import Any

import msgspec
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, rule
from tests.games.rock_the_bock.matches import STARTS, TIEBREAKS, play

from spielblock.games.rock_the_bock.events import DiceStruck, SymbolsEntered
from spielblock.games.rock_the_bock.moves import TAKES
from spielblock.games.rock_the_bock.options import Options
from spielblock.games.rock_the_bock.position import Position
from spielblock.games.rock_the_bock.rules import RockTheBockRules
from spielblock.games.rock_the_bock.state import State
from spielblock.rules.contract import Decide, Draw, Start

COLOURS = st.permutations(["red", "blue", "green", "yellow"])


class Bock(RuleBasedStateMachine):
    """A match from some point on; chance and seats do what Hypothesis likes."""

    @initialize(
        start=st.sampled_from(STARTS),
        tiebreak=st.sampled_from(TIEBREAKS),
        colours=COLOURS,
        seats=st.integers(2, 4),
        played=st.integers(0, 150),
        seed=st.integers(0, 999),
    )
    def sit_down(
        self, start: Any, tiebreak: Any, colours: list[str], seats: int, played: int, seed: int
    ) -> None:
        self.game = RockTheBockRules(Options(next_round_start=start, tiebreak=tiebreak))
        begin = Start(seats, first=seed % seats, colours=tuple(colours[:seats]))
        self.state = self.game.setup(begin)
        for _, state, _ in islice(play(self.game, begin, seed), played):
            self.state = state.copy()

    @rule(choice=st.integers(0, 7), seed=st.integers(0, 99))
    def go_on(self, choice: int, seed: int) -> None:
        match self.game.pending(self.state):
            case Draw(chance=chance):
                self.do(chance.draw(Random(seed)))
            case Decide(seats=(seat,)):
                moves = self.game.moves(self.state, seat)
                self.check_take(moves[choice % len(moves)])
            case _:
                assert min(self.state.struck) == 10
                assert self.state.round == 3

    def do(self, move: Any) -> tuple[Any, ...]:
        before = self.written(self.state)
        step = self.game.apply(self.state, move)
        unseen = self.state.copy()
        self.game.advance(unseen, move, None)
        assert self.written(unseen) == self.written(step.state)
        assert self.written(self.state) == before
        assert self.game.parse(move.text()) is move
        self.state = step.state
        return step.events

    def check_take(self, move: Any) -> None:
        seat, dice = self.state.turn, self.state.thrown[move.face]
        struck = self.state.struck[seat]
        entered, crossed = self.do(move)[:2]
        assert isinstance(entered, SymbolsEntered)
        assert entered.dice == dice
        assert 0 <= entered.entered <= dice
        assert isinstance(crossed, DiceStruck)
        assert (crossed.dice, crossed.total) == (dice, struck + dice)

    @invariant()
    def a_position_is_complete_and_possible(self) -> None:
        position = self.written(self.state)
        text = msgspec.json.encode(position)
        again = self.game.from_position(msgspec.json.decode(text, type=Position))
        assert self.written(again) == position

    @invariant()
    def the_legal_moves_are_those_that_are_not_refused(self) -> None:
        pending = self.game.pending(self.state)
        if isinstance(pending, Decide):
            seat = pending.seats[0]
            legal = self.game.moves(self.state, seat)
            assert legal
            assert set(legal) == {move for move in TAKES.values() if not self.refused(seat, move)}
            assert len(set(legal)) == len(legal)

    @invariant()
    def a_view_is_enough_to_choose(self) -> None:
        for seat in range(self.state.seats):
            known = self.game.from_position(self.game.view(self.state, seat))
            assert self.game.decision(known, seat) == self.game.decision(self.state, seat)

    @invariant()
    def tracks_keep_their_limits(self) -> None:
        for seat in range(self.state.seats):
            assert 0 <= self.state.bucks[seat] <= self.state.struck[seat] <= 10
            assert 0 <= self.state.wolves[seat] <= 12
            assert 0 <= self.state.goats[seat] <= 12

    def refused(self, seat: int, move: Any) -> bool:
        return self.game.refusal(self.state, seat, move) is not None

    def written(self, state: State) -> Position:
        return self.game.to_position(state)


TestBock = Bock.TestCase
TestBock.settings = settings(max_examples=30, stateful_step_count=40, deadline=None)
