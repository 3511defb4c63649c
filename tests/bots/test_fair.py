"""No player, of whatever level and style, chooses by what it cannot see.

By default with few states and small budgets. SPIELBLOCK_FAIR says how many states, SPIELBLOCK_BUDGET how many
rollouts a decision has; 0: as many as at the table.
"""

from __future__ import annotations

import os
from random import Random

import msgspec
import pytest
from tests.bots.dealing import DEALT
from tests.games.fair import states

from spielblock.bots.style import maker, spelled
from spielblock.games import all_games

GAMES = all_games()
#: Two rollouts for each of some moves: more do the same again.
BUDGET = int(os.environ.get("SPIELBLOCK_BUDGET", "12")) or None
PLAYERS = [
    (name, spelled(level, style))
    for name in DEALT
    for level in GAMES[name].bots
    for style in ("", *GAMES[name].styles_of(level))
]


@pytest.mark.parametrize(("name", "player"), PLAYERS)
def test_what_is_dealt_anew_changes_neither_view_nor_thought(name: str, player: str) -> None:
    looked = 0
    make = maker(GAMES[name], player)
    assert make is not None
    for number, (rules, real, others) in enumerate(DEALT[name](states(12))):
        view, bot = msgspec.json.encode(real.view), make(rules, BUDGET)
        thought = bot.think(real, Random(number))
        for other in others:
            assert msgspec.json.encode(other.view) == view
            assert bot.think(other, Random(number)) == thought
        looked += 1
    assert looked == states(12)
