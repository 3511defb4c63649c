"""Bots choose what is legal from what they may know, and the same thing again."""

from __future__ import annotations

from random import Random

import msgspec
from tests.games.played import asked, every_game

from spielblock.rules.contract import Decision
from spielblock.rules.entry import GameEntry


@every_game
def test_every_level_chooses_legally_and_the_same_again(game: GameEntry) -> None:
    """A budget of one rollout: how well they choose is measured elsewhere."""
    for one in asked(game, 12):
        rules = one.match.rules
        view = msgspec.json.decode(msgspec.json.encode(one.view), type=game.position)
        decision = Decision(one.seat, view, one.moves)
        for level, make in game.bots.items():
            thought = make(rules, 1).think(decision, Random(5))
            assert thought.move in one.moves, level
            assert make(rules, 1).think(decision, Random(5)) == thought
            texts = {move.text() for move in one.moves}
            assert {candidate.action for candidate in thought.candidates} <= texts


@every_game
def test_the_stand_in_never_fails(game: GameEntry) -> None:
    for one in asked(game, 300):
        stand_in = game.stand_in(one.match.rules)
        decision = Decision(one.seat, one.view, one.moves)
        assert stand_in.think(decision, Random(1)).move in one.moves
