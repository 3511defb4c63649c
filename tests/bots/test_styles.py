"""A style leans a bot's choice in its direction, costs it little, and changes nothing else."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from functools import cache, partial
from pathlib import Path
from random import Random
from typing import Any

import pytest
from tests.bots.leanings import COUNTS
from tests.long.strengths import prints

from spielblock.bots.style import Styled, maker, parted, spelled
from spielblock.games import all_games
from spielblock.headless.languages import in_each
from spielblock.headless.texts import why
from spielblock.match.match import Match
from spielblock.rules.contract import WAIT, Decide, Decision, Over, Start
from spielblock.rules.reason import Reason
from spielblock.rules.seats import CHANCE

GAMES = all_games()
STYLES = [(name, style) for name, game in GAMES.items() for style in game.styles]
PLAYERS = [
    (name, level, style)
    for name, game in GAMES.items()
    for level in game.bots
    for style in game.styles_of(level)
]
#: How many decisions a style is watched in, and how many when its level searches.
MANY, FEW = 300, 8
BUDGET = 6


@cache
def decisions(name: str, count: int) -> tuple[Any, tuple[Decision[Any], ...]]:
    """Return the rules and decisions with a choice, from matches of two to four that the stand-in plays."""
    game, found = GAMES[name], []
    rules = game.make_rules(game.options())
    for number in range(count):
        start = game.prepare(Start(2 + number % 3), game.options(), Random(f"styles/{number}"))
        found += _asked(Match(rules, start, f"styles/{number}"), game.stand_in(rules))
        if len(found) >= count:
            break
    return rules, tuple(found[:count])


def _asked(match: Match[Any, Any], bot: Any) -> Iterator[Decision[Any]]:
    waited: set[int] = set()
    while len(match.log) < 120 and not isinstance(match.pending, Over):
        if not isinstance(match.pending, Decide):
            match.play(CHANCE, match.fate())
            continue
        seat = match.asked_now(waited)[0]
        decision = match.decision(seat)
        if len(decision.moves) > 1:
            yield decision
        move = bot.think(decision, Random(len(match.log))).move
        if move is WAIT:
            waited.add(seat)
            continue
        waited.clear()
        match.play(seat, move)


def made(name: str, player: str, rules: Any) -> Any:
    make = maker(GAMES[name], player)
    assert make is not None
    return make(rules, BUDGET)


def test_without_a_style_a_bot_is_the_one_of_its_level() -> None:
    for game in GAMES.values():
        for level, make in game.bots.items():
            assert maker(game, level) is make


@pytest.mark.parametrize("player", ["hard+zany", "hard+", "nobody", "+bold", "hard+bold+bold", ""])
def test_what_a_game_has_not_is_nobody(player: str) -> None:
    assert maker(GAMES["tock"], player) is None


def test_schock_has_no_styles_and_the_others_have_theirs() -> None:
    assert {name: tuple(game.styles) for name, game in GAMES.items()} == {
        "tock": ("careful", "bold", "spiteful"),
        "schock": (),
        "rock_the_bock": ("careful", "bold", "spiteful"),
        "noch_mal": ("careful", "bold", "spiteful"),
        "rockit": ("careful", "spiteful"),
    }
    assert GAMES["tock"].styles_of("easy") == ()  # it compares nothing, so nothing is about equal


def test_a_level_and_a_style_are_one_word_and_two_again() -> None:
    for _, level, style in PLAYERS:
        assert parted(spelled(level, style)) == (level, style)


@pytest.mark.parametrize(("name", "style"), STYLES)
def test_a_style_leans_in_its_direction(name: str, style: str) -> None:
    """Where medium chooses otherwise for it, there is more of what the style is named after."""
    rules, asked = decisions(name, MANY)
    count, changed, usual, styled = COUNTS[name, style], 0, 0.0, 0.0
    plain, leaning = made(name, "medium", rules), made(name, spelled("medium", style), rules)
    for number, decision in enumerate(asked):
        one, other = (bot.think(decision, Random(number)).move for bot in (plain, leaning))
        if one is not other:
            changed += 1
            usual += count(rules, decision, one)
            styled += count(rules, decision, other)
    assert changed >= 4
    assert styled > usual, (changed, usual, styled)


@pytest.mark.parametrize(("name", "level", "style"), PLAYERS)
def test_a_style_stays_within_its_slack_says_so_and_does_the_same_again(
    name: str, level: str, style: str
) -> None:
    rules, asked = decisions(name, MANY)
    plain, slack = made(name, level, rules), GAMES[name].styles[style].slack[level]
    for number, decision in enumerate(asked[:: MANY // FEW]):
        before = plain.think(decision, Random(number))
        player = spelled(level, style)
        thought, again = (made(name, player, rules).think(decision, Random(number)) for _ in range(2))
        assert thought == again
        assert thought.move in decision.moves
        if thought.move is before.move:
            assert thought == before
            continue
        values = {one.action: one.value for one in before.candidates}
        assert values[thought.move.text()] >= max(values.values()) - slack
        told = next(one for one in thought.candidates if one.action == thought.move.text())
        assert told.reasons[0] == Reason(f"style.{style}")
        assert [(one.action, one.value) for one in thought.candidates] == [
            (one.action, one.value) for one in before.candidates
        ]


def test_a_bot_that_compares_nothing_has_no_leaning() -> None:
    rules, asked = decisions("tock", MANY)
    easy = GAMES["tock"].bots["easy"]

    def never(rules: Any, decision: Any, moves: Any) -> list[float]:
        raise AssertionError("there is nothing to choose from")

    for number, decision in enumerate(asked[:20]):
        styled = Styled(easy(rules, None), rules, "bold", never, 1e9)
        assert styled.think(decision, Random(number)) == easy(rules, None).think(decision, Random(number))


def test_a_fresh_process_leans_the_same_way() -> None:
    """Hash seeds differ, so nothing may hang on the order of a set."""
    code = "from tests.bots.test_styles import choices; print(*choices(), sep='\\n')"
    for seed in ("1", "2"):
        done = subprocess.run(
            [sys.executable, "-c", code],
            cwd=Path(__file__).parents[2],
            env=os.environ | {"PYTHONHASHSEED": seed},
            capture_output=True,
            text=True,
            check=True,
        )
        assert done.stdout.splitlines() == list(choices())


def choices() -> Iterator[str]:
    """Yield what every style of medium chooses in some decisions."""
    for name, style in STYLES:
        rules, asked = decisions(name, 20)
        bot = made(name, spelled("medium", style), rules)
        for number, decision in enumerate(asked):
            yield f"{name} {style} {bot.think(decision, Random(number)).move.text()}"


def test_every_style_is_a_reason_in_words() -> None:
    for name, style in STYLES:
        said = in_each(partial(why, GAMES[name], Reason(f"style.{style}")))
        assert len(set(said.values())) == 2


def test_no_style_belongs_to_the_fingerprint_of_a_level(monkeypatch: pytest.MonkeyPatch) -> None:
    """What was measured of a level stays its own, whatever styles there are beside it."""
    read: set[str] = set()
    feed = prints._Reader.feed  # pyright: ignore[reportPrivateUsage]

    def watched(self: Any, digest: Any, module: str, name: str) -> None:
        read.add(module)
        feed(self, digest, module, name)

    monkeypatch.setattr(prints._Reader, "feed", watched)  # pyright: ignore[reportPrivateUsage]
    for name, game in GAMES.items():
        for level in game.bots:
            prints.fingerprint(level, name)
    assert "spielblock.games.tock.search" in read
    assert not [module for module in read if "style" in module]
