"""The rules help of a match says what its options make of the rules, and not what they are otherwise."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from spielblock.games import all_games
from spielblock.games.rockit.handbook.texts import rules_help, rules_help_of
from spielblock.games.rockit.options import Options
from spielblock.shell.page_parts import Kit
from spielblock.shell.rule_choices import Value, rule_choices
from spielblock.shell.rules_note import is_off, is_replaced
from spielblock.shell.rules_page import RulesPage
from spielblock.shell.settings import Settings
from spielblock.shell.shown import shown_games
from spielblock.widgets.parts import picture
from spielblock.widgets.theme import Theme


def told(options: Options) -> str:
    return "\n".join(text for section in rules_help_of(options) for text in section.paragraphs)


@pytest.mark.parametrize(
    ("options", "gone", "instead"),
    [
        (Options(penalty="must_be_caught"), "If you forget it, you draw two", "somebody notices"),
        (
            Options(penalty="must_be_caught"),
            "If you forget it, you draw two",
            "the round button says Caught!",
        ),
        (Options(final_draw=True), "strikes nobody", "the next player still draws"),
        (Options(must_play=True), "Or draw one card", "Only if none of your cards fits"),
        (Options(stack_compulsory=False), "colour, lays it", "may lay it instead"),
        (Options(plus_mix="only_pending_forbidden"), "A +2 never goes", "While a penalty waits"),
        (Options(reverse_two_players="nothing"), "works as a skip", "it does nothing"),
        (Options(first_card="uno_effects"), "If that is no number", "counts for the first player"),
        (Options(rounds_to_win=3), "You can agree", "Whoever first has won"),
        (Options(points_to=200), "You can agree", "Whoever first has"),
    ],
    ids=str,
)
def test_an_option_changes_what_is_said(options: Options, gone: str, instead: str) -> None:
    usual = told(Options())
    assert (gone in usual, instead in usual) == (True, False)
    assert (gone in told(options), instead in told(options)) == (False, True)


def test_without_a_match_the_usual_rules_are_told() -> None:
    assert rules_help() == rules_help_of(Options())
    assert "red" not in "".join(rules_help()[5].paragraphs)


@pytest.mark.parametrize(("seats", "there"), [(2, True), (4, False)])
def test_the_page_shows_only_what_has_a_meaning_at_the_table(qtbot: QtBot, seats: int, there: bool) -> None:
    kit = Kit(Theme(), shown_games(all_games()), Settings())
    options = Options(penalty="must_be_caught")
    page = RulesPage(kit, "rockit", options, None, lambda option: option.applies(seats, teams=False))
    qtbot.addWidget(page)
    words = [label.text() for label in page.findChildren(QLabel)]
    assert any("Reverse with two players" in text for text in words) == there
    assert any("the round button says Caught!" in text for text in words)


@pytest.mark.parametrize(
    ("key", "value", "off"),
    [
        ("points_to", 0, True),
        ("points_to", 200, False),
        ("final_draw", False, True),
        ("rounds_to_win", 1, False),
    ],
)
def test_what_the_match_does_without_has_no_tick(key: str, value: Value, off: bool) -> None:
    choices = {choice.key: choice for choice in rule_choices(shown_games(all_games())["rockit"])}
    assert is_off(choices[key], value) == off


@pytest.mark.parametrize(
    ("options", "key", "replaced"),
    [
        (Options(), "rounds_to_win", False),
        (Options(points_to=200), "rounds_to_win", True),
        (Options(points_to=200), "points_to", False),
    ],
    ids=str,
)
def test_in_a_match_for_points_rounds_do_not_count(options: Options, key: str, replaced: bool) -> None:
    game = shown_games(all_games())["rockit"]
    choices = {choice.key: choice for choice in rule_choices(game)}
    assert is_replaced(choices[key], game, options) == replaced


@pytest.mark.parametrize(
    ("options", "rounds", "points"),
    [(Options(), "check", "close"), (Options(points_to=200), "close", "check")],
    ids=str,
)
def test_only_what_counts_has_a_tick(qtbot: QtBot, options: Options, rounds: str, points: str) -> None:
    theme = Theme()
    page = RulesPage(Kit(theme, shown_games(all_games()), Settings()), "rockit", options)
    qtbot.addWidget(page)
    page.show()
    for words, symbol in (("Rounds to win", rounds), ("Points to win", points)):
        found = [label for label in page.findChildren(QLabel) if label.text().startswith(words)]
        assert found
        for label in found:
            assert symbol_beside(label) in images(theme, symbol)


def symbol_beside(label: QLabel) -> QImage:
    """Return the symbol in front of a line, which is added to the note just before its words."""
    note = label.parentWidget()
    assert note is not None
    siblings = note.findChildren(QLabel)
    return siblings[siblings.index(label) - 1].pixmap().toImage()


def images(theme: Theme, symbol: str) -> list[QImage]:
    return [picture(theme, symbol, 16, ink).pixmap().toImage() for ink in ("text", "text3")]
