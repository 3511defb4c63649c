"""Every game says all that it must, in sentences without gaps."""

from __future__ import annotations

from importlib import import_module
from typing import Any

import pytest
from msgspec.structs import fields
from tests.games.played import GAMES, asked, every_game, matches
from tests.toy.game import TOY

from spielblock.headless.described import as_key, choices
from spielblock.headless.texts import REASONS, why
from spielblock.rules.contract import Over
from spielblock.rules.entry import GameEntry
from spielblock.rules.seats import CHANCE

pytestmark = pytest.mark.usefixtures("qapp")
SHIPPED = [game for game in GAMES.values() if game.id not in TOY]
shipped = pytest.mark.parametrize("game", SHIPPED, ids=[game.id for game in SHIPPED])


#: Touching what belongs to others breaks no clause.
WITHOUT_CLAUSE = {"tock.not_yours"}


def counts(value: object) -> bool:
    """Return whether this is a number, which needs no name."""
    return isinstance(value, int) and not isinstance(value, bool)


def whole(sentence: Any) -> bool:
    return isinstance(sentence, str) and bool(sentence) and "{" not in sentence and "%n" not in sentence


@shipped
def test_a_game_introduces_itself(game: GameEntry) -> None:
    texts = import_module(game.texts)
    assert whole(texts.title())
    assert whole(texts.line())
    assert len(texts.first_meeting()) == 3
    assert all(map(whole, texts.first_meeting()))


@shipped
def test_every_option_and_every_value_has_its_words(game: GameEntry) -> None:
    texts = import_module(game.texts)
    assert set(texts.OPTIONS) == {field.name for field in fields(game.options)}
    for field in fields(game.options):
        option = texts.OPTIONS[field.name]
        assert whole(option.name())
        assert whole(option.help())
        for value in choices(field):
            if option.values or not counts(value):
                assert whole(option.values[as_key(value)]()), f"{field.name}={value}"


@shipped
def test_every_event_is_told_or_passed_over(game: GameEntry) -> None:
    texts = import_module(game.texts)
    for match in matches(game.id):
        told = 0
        for events in match.events:
            for event in events:
                for seat in range(min(match.seats, 3)):
                    seen = match.rules.witness(event, seat)
                    said = None if seen is None else texts.said(seen, lambda letter: f"Player {letter}")
                    assert said is None or whole(said), event
                    told += said is not None
        assert told > len(match.log) / 10


@shipped
def test_every_move_has_words_of_its_own(game: GameEntry) -> None:
    texts = import_module(game.texts)
    for one in asked(game, 150):
        worded = [texts.worded(move, one.view) for move in one.moves]
        assert all(map(whole, worded))
        assert len(set(worded)) == len(worded), f"{game.id}: {sorted(worded)}"


@shipped
def test_the_help_names_options_that_exist(game: GameEntry) -> None:
    known = {field.name for field in fields(game.options)}
    sections = import_module(game.texts).rules_help()
    assert sections
    for section in sections:
        assert whole(section.heading)
        assert section.paragraphs
        assert all(map(whole, section.paragraphs))
        assert set(section.options) <= known


@every_game
def test_every_refusal_has_its_sentence(game: GameEntry) -> None:
    for match in matches(game.id):
        for at in range(0, len(match.log), max(1, len(match.log) // 40)):
            for entry in match.log[:: max(1, len(match.log) // 60)]:
                for by in range(CHANCE, match.seats):
                    reason = match.rules.refusal(match.states[at], by, entry.move)
                    assert reason is None or whole(why(game, reason)), reason
                    if reason is not None and reason.key not in WITHOUT_CLAUSE | set(REASONS):
                        assert reason.clause, reason


@every_game
def test_every_end_has_its_sentence(game: GameEntry) -> None:
    for match in matches(game.id):
        if isinstance(match.pending, Over):
            assert whole(why(game, match.pending.reason))
