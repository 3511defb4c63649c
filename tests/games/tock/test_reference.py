"""The rules core and the slow reference see the same moves and the same pieces after them."""

from __future__ import annotations

import os

import pytest
from tests.games.tock.matches import Setting, cover, play
from tests.games.tock.reference import Reference, table_of

from spielblock.games.tock.moves import Play, Swap
from spielblock.games.tock.rules import TockRules
from spielblock.games.tock.state import PLAY

COVER = cover()
STEPS = int(os.environ.get("TOCK_REFERENCE_STEPS", "120"))


@pytest.mark.parametrize("setting", COVER, ids=[setting.text() for setting in COVER])
def test_moves_and_their_results(setting: Setting) -> None:
    rules = TockRules(setting.options)
    for number, step in enumerate(play(setting, seed=3, limit=STEPS * 10)):
        state = step.after
        if state.phase != PLAY or number % 10:
            continue
        wanted = Reference(rules.to_position(state)).legal()
        moves = rules.moves(state, state.turn)
        assert sorted(move.text() for move in moves) == sorted(wanted)
        for move in moves:
            if isinstance(move, Play | Swap):
                after = rules.to_position(rules.apply(state, move).state)
                assert table_of(after) == wanted[move.text()]
