"""Everything that can be said is said, in English and in German."""

from __future__ import annotations

import ast
from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest
from tests.games.noch_mal.matches import matches, play

from spielblock.games.noch_mal import texts
from spielblock.games.noch_mal.game import GAME
from spielblock.games.noch_mal.position import Position
from spielblock.games.noch_mal.shipped import SHIPPED
from spielblock.headless.languages import in_each
from spielblock.rules.contract import Decide

FOLDER = Path(texts.__file__).parent


def both(sentence: Callable[[], str]) -> list[str]:
    return list(in_each(sentence).values())


def reasons_in_code() -> set[str]:
    """Return every reason key that the game writes down."""
    found: set[str] = set()
    for path in FOLDER.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            value = node.value if isinstance(node, ast.Constant) else None
            if isinstance(value, str) and value.startswith("noch_mal.") and " " not in value:
                found.add(value)
    return found


def test_every_reason_has_its_sentence() -> None:
    assert reasons_in_code() == set(texts.REASONS)


def test_every_option_and_every_value_has_a_name_and_a_sentence() -> None:
    assert set(texts.OPTIONS) == set(GAME.options.__struct_fields__)
    for option in texts.OPTIONS.values():
        for sentence in (option.name, option.help, *option.values.values()):
            assert all(both(sentence))
        german, english = both(option.help)
        assert german != english
    assert set(texts.OPTIONS["sheet"].values) == {*SHIPPED, "random"}


def test_the_help_names_every_option() -> None:
    sections = texts.rules_help()
    assert {key for section in sections for key in section.options} == set(texts.OPTIONS)
    assert all(section.heading and section.paragraphs for section in sections)
    assert len(texts.first_meeting()) == 3
    assert texts.title() == "Noch mal!"
    assert texts.line()


def test_every_event_of_a_match_has_a_sentence() -> None:
    kinds: set[str] = set()
    for number, match in enumerate(matches(8, seed=3)):
        for _ in play(match, Random(number)):
            for event in match.seen(0):
                sentence = texts.said(event, lambda seat: f"<{seat}>")
                assert sentence is not None
                assert "{" not in sentence
                assert f"<{event.seat}>" in sentence  # pyright: ignore
                kinds.add(type(event).__name__)
    assert kinds == {
        "DiceThrown", "Chose", "Crossed", "Passed", "ColumnFilled", "ColourFilled", "Counted",
    }  # fmt: skip


def test_moves_in_words_are_told_apart() -> None:
    for match in matches(4, seed=5):
        for _ in play(match, Random(1)):
            pending = match.pending
            if isinstance(pending, Decide):
                seat = pending.seats[0]
                view = match.view(seat)
                assert isinstance(view, Position)
                words = [texts.worded(move, view) for move in match.rules.moves(match.state, seat)]
                assert len(set(words)) == len(words)


@pytest.mark.parametrize(
    ("action", "words"),
    [
        ("blue/2 H4 H5", "Blue 2: H4 · H5"),
        ("joker/2 H4 H5", "Joker Blue 2: H4 · H5"),
        ("blue/? H4", "Blue ? as 1: H4"),
        ("joker/? H4 H5", "Joker Blue ? as 2: H4 · H5"),
        ("pass", "Pass"),
        ("throw red joker 2 ?", "Throw Red · Joker · 2 · ?"),
    ],
)
def test_a_move_in_words(action: str, words: str) -> None:
    rules = GAME.make_rules(GAME.options())
    view = rules.to_position(rules.from_position(Position(1)))
    assert texts.worded(rules.parse(action), view) == words
