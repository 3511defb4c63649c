"""Hypothesis plays Rockit: whatever is chosen, no card is lost and no state is stuck."""

from __future__ import annotations

from random import Random
from typing import Any

from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule
from tests.games.rockit.matches import covering
from tests.games.rockit.test_matches import whole

from spielblock.games.rockit.cards import ADDED, FOUR
from spielblock.games.rockit.events import CardsDrawn, PenaltyRaised, RoundWon
from spielblock.games.rockit.moves import SILENT, TAKE, Play
from spielblock.games.rockit.rules import RockitRules
from spielblock.games.rockit.state import CALL, OVER, State
from spielblock.rules.contract import Decide, Draw, Over, Start
from spielblock.rules.seats import CHANCE


class Rockit(RuleBasedStateMachine):
    """One match under settings that Hypothesis picks."""

    game: RockitRules
    state: State

    @initialize(setting=st.integers(0, len(covering()) - 1))
    def begin(self, setting: int) -> None:
        chosen = covering()[setting]
        self.game = RockitRules(chosen.options)
        self.state = self.game.setup(Start(chosen.start.seats, chosen.start.first))
        self.fate(0)

    @precondition(lambda self: isinstance(self.game.pending(self.state), Draw))
    @rule(seed=st.integers(0, 1 << 16))
    def fate(self, seed: int) -> None:
        pending = self.game.pending(self.state)
        assert isinstance(pending, Draw)
        self._step(CHANCE, pending.chance.draw(Random(seed)))

    @precondition(lambda self: isinstance(self.game.pending(self.state), Decide))
    @rule(data=st.data())
    def move(self, data: st.DataObject) -> None:
        pending = self.game.pending(self.state)
        assert isinstance(pending, Decide)
        seat = data.draw(st.sampled_from(pending.seats))
        self._step(seat, data.draw(st.sampled_from(self.game.moves(self.state, seat))))

    @precondition(lambda self: isinstance(self.game.pending(self.state), Over))
    @rule(setting=st.integers(0, len(covering()) - 1))
    def play_another(self, setting: int) -> None:
        self.begin(setting)

    def _step(self, by: int, move: Any) -> None:
        before = self.state
        step = self.game.apply(before, move, by)
        self.state = step.state
        if isinstance(move, Play):
            self._after_play(before, move, step.events)
        if move is TAKE and not any(isinstance(event, RoundWon) for event in step.events):
            drawn = sum(len(event.cards) for event in step.events if isinstance(event, CardsDrawn))
            assert drawn + step.state.to_draw <= before.owed
            assert step.state.owed == 0
        if move is SILENT and before.sizes[before.caller] == 0:
            assert step.state.phase != CALL

    def _after_play(self, before: State, move: Play, events: tuple[Any, ...]) -> None:
        raised = [event for event in events if isinstance(event, PenaltyRaised)]
        if raised:
            assert raised[0].cards == before.owed + ADDED[move.card]
        if before.owed:
            assert (move.card == FOUR) == (before.discard[-1] == FOUR)

    @invariant()
    def nothing_is_lost(self) -> None:
        whole(self.state)

    @invariant()
    def somebody_moves_or_it_is_over(self) -> None:
        pending = self.game.pending(self.state)
        if isinstance(pending, Over):
            assert self.state.phase == OVER
            assert pending.ranks.count(1) == 1
        elif isinstance(pending, Decide):
            assert all(self.game.moves(self.state, seat) for seat in pending.seats)


Rockit.TestCase.settings = settings(max_examples=25, stateful_step_count=50)
TestRockit = Rockit.TestCase
