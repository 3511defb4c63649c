"""Bots choose what is legal from what they may know, and the same thing again."""

from __future__ import annotations

import os
import subprocess
import sys
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import msgspec
from tests.games.choices import choices
from tests.games.played import asked, every_game

from spielblock.bots.chance_bot import ChanceBot
from spielblock.match.match import Match
from spielblock.rules.contract import WAIT, Decide, Decision, Over, Start
from spielblock.rules.entry import GameEntry
from spielblock.rules.seats import CHANCE

ROOT = Path(__file__).parents[2]
STEPS = 160


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


def test_a_fresh_process_chooses_the_same() -> None:
    """Hash seeds differ, so nothing may hang on the order of a set."""
    for seed in ("1", "2"):
        done = subprocess.run(
            [sys.executable, "-m", "tests.games.choices"],
            cwd=ROOT,
            env=os.environ | {"PYTHONHASHSEED": seed},
            capture_output=True,
            text=True,
            check=True,
        )
        assert done.stdout.splitlines() == list(choices())


@every_game
def test_dice_and_cards_are_the_same_whoever_plays(game: GameEntry) -> None:
    """The same throw, or the first cards, hang on the seed of the match and on nothing else.

    Throws are compared where as many dice are thrown; later shuffles are of other cards.
    """
    makers = [ChanceBot, *list(game.bots.values())[:2]]
    first, *others = [chance_of(game, make) for make in makers]
    compared = 0
    for one in others:
        for key in one.keys() & first.keys():
            compared += 1
            assert one[key] == first[key], key
    assert compared > 1


def chance_of(game: GameEntry, make: Callable[[Any, int | None], Any]) -> dict[tuple[str, int, int], str]:
    """Return what fell when such players play, by stream of chance, number in it, and possible outcomes."""
    options, seats = game.options(), game.seats[-1]
    rules = game.make_rules(options)
    start = game.prepare(Start(seats, 1), options, Random("start"))
    match, bot = Match(rules, start, "whoever"), make(rules, 1)
    waited: set[int] = set()
    found: dict[tuple[str, int, int], str] = {}
    counts: Counter[str] = Counter()
    while len(match.log) < STEPS and not isinstance(pending := match.pending, Over):
        if not isinstance(pending, Decide):
            stream = pending.stream()
            counts[stream] += 1
            match.play(CHANCE, match.fate())
            if pending.chance.kind != "deck" or counts[stream] == 1:
                found[stream, counts[stream], pending.chance.outcomes()] = match.log[-1].move.text()
            continue
        seat = match.asked_now(waited)[0]
        move = bot.think(match.decision(seat), Random(f"{seat}/{len(match.log)}")).move
        if move is WAIT:
            waited.add(seat)
            continue
        waited.clear()
        match.play(seat, move)
    return found


@every_game
def test_levels_that_are_offered_are_levels_and_all_of_them_play_at_any_table(game: GameEntry) -> None:
    """A file with a level that is no longer offered for so many still opens, and its bot still plays."""
    for seats in game.seats:
        levels = game.levels(seats)
        assert levels
        assert list(levels) == [level for level in game.bots if level in levels]
    for one in asked(game, 2):
        assert set(game.levels(one.match.seats)) <= set(game.bots)
