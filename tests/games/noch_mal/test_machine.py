"""Hypothesis plays: any order of choices, any legal move, and what must hold holds."""

from __future__ import annotations

from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule
from tests.games.noch_mal.test_matches import check_firsts, check_sheet

from spielblock.games.noch_mal.dice import FOUR, SIX
from spielblock.games.noch_mal.options import Options
from spielblock.games.noch_mal.rules import NochMalRules
from spielblock.games.noch_mal.scoring import points
from spielblock.games.noch_mal.state import OVER, SOLO_THROWS, State
from spielblock.rules.contract import Decide, Draw, Over, Start

face = st.integers(0, 5)


class NochMal(RuleBasedStateMachine):
    """A match in the hands of Hypothesis."""

    game: NochMalRules
    state: State

    @initialize(
        seats=st.integers(1, 6),
        sheet=st.sampled_from(["A", "B", "Q"]),
        switches=st.tuples(st.booleans(), st.booleans(), st.booleans()),
    )
    def begin(self, seats: int, sheet: str, switches: tuple[bool, bool, bool]) -> None:
        self.game = NochMalRules(Options(sheet, *switches))  # pyright: ignore[reportArgumentType]
        self.state = self.game.setup(Start(seats, first=seats - 1))
        self.crosses = 0

    def waits_for(self, kind: type) -> bool:
        return isinstance(self.game.pending(self.state), kind)

    @precondition(lambda self: self.waits_for(Draw))
    @rule(colours=st.tuples(face, face, face), numbers=st.tuples(face, face, face))
    def throw(self, colours: tuple[int, ...], numbers: tuple[int, ...]) -> None:
        alone = self.state.seats == 1
        dice = FOUR.thrown(colours[:2], numbers[:2]) if alone else SIX.thrown(colours, numbers)
        assert self.game.refusal(self.state, -1, dice) is None
        self.state = self.game.apply(self.state, dice).state

    @precondition(lambda self: self.waits_for(Decide))
    @rule(data=st.data())
    def choose(self, data: st.DataObject) -> None:
        pending = self.game.pending(self.state)
        assert isinstance(pending, Decide)
        seat = data.draw(st.sampled_from(pending.seats))
        moves = self.game.moves(self.state, seat)
        move = moves[min(data.draw(st.integers(0, 200)), len(moves) - 1)]
        assert self.game.refusal(self.state, seat, move) is None
        before = self.state
        self.state = self.game.apply(before, move, seat).state
        assert self.game.pending(before) == pending

    @precondition(lambda self: self.waits_for(Decide))
    @rule(data=st.data())
    def a_view_says_all_that_is_needed(self, data: st.DataObject) -> None:
        pending = self.game.pending(self.state)
        assert isinstance(pending, Decide)
        seat = data.draw(st.sampled_from(pending.seats))
        view = self.game.view(self.state, seat)
        known = self.game.from_position(view)
        assert self.game.moves(known, seat) == self.game.moves(self.state, seat)
        assert self.game.view(known, seat) == view

    @invariant()
    def crosses_hang_together_and_jokers_add_up(self) -> None:
        if hasattr(self, "state"):
            for seat in range(self.state.seats):
                check_sheet(self.state, seat, self.game.options.column_h_always_open)
                assert points(self.state, seat).total <= 74
            check_firsts(self.state)

    @invariant()
    def somebody_moves_or_it_is_over(self) -> None:
        if hasattr(self, "state"):
            pending = self.game.pending(self.state)
            if isinstance(pending, Decide):
                assert all(self.game.moves(self.state, seat) for seat in pending.seats)
            assert isinstance(pending, Over) == (self.state.phase == OVER)
            assert self.state.seats > 1 or self.state.throw_no <= SOLO_THROWS


TestNochMal = NochMal.TestCase
TestNochMal.settings = settings(max_examples=25, stateful_step_count=60, deadline=None)
