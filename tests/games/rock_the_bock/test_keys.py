"""Keys at the cards: arrows never leave the wolves unseen, and what confirms is said."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot
from tests.games.rock_the_bock.pages import LEFT, MIDDLE, Opener, card_at, click_card, table_of

from spielblock.games.rock_the_bock.moves import WOLVES
from spielblock.games.rock_the_bock.ui import texts
from spielblock.headless.languages import catalogue
from spielblock.shell.table_page import TablePage

KEY = Qt.Key


def walk(qtbot: QtBot, page: TablePage, key: Qt.Key, steps: int) -> list[str]:
    seen: list[str] = []
    for _ in range(steps):
        qtbot.keyClick(page, key)
        seen.append(selected(page))
    return seen


def selected(page: TablePage) -> str:
    """Return the card that is selected, and who is to get what lies on it."""
    card = next((card for card in page.table.drawn()["cards"] if card["selected"]), None)
    return "" if card is None else card["dice"][0].removeprefix("die-") + "".join(card["aim"])


def said(page: TablePage) -> tuple[str, str]:
    return page.frame.prompt.prompt.line, page.frame.prompt.prompt.more


def test_arrows_go_along_the_cards_and_stay_with_the_wolves(qtbot: QtBot, open_page: Opener) -> None:
    page = open_page(position=MIDDLE)
    right = ["buck", "goat-red", "wolf", "wolfB", "wolfC", "wolfD", "wolfB"]
    assert walk(qtbot, page, KEY.Key_Right, 7) == right
    assert walk(qtbot, page, KEY.Key_Left, 2) == ["wolfD", "wolfC"]
    qtbot.keyClick(page, KEY.Key_Escape)
    assert selected(page) == ""
    assert walk(qtbot, page, KEY.Key_Left, 3) == ["goat-blue", "wolf", "wolfD"]


def test_an_arrow_after_a_receiver_gives_nothing_else_away(qtbot: QtBot, open_page: Opener) -> None:
    page = open_page(position=MIDDLE)
    for key in (KEY.Key_3, KEY.Key_Right, KEY.Key_Left, KEY.Key_Return):
        qtbot.keyClick(page, key)
    assert page.controller.match.log[0].move.text() == "wolves D"


def test_a_digit_again_confirms_and_that_is_said(qtbot: QtBot, open_page: Opener) -> None:
    page = open_page(position=MIDDLE)
    qtbot.keyClick(page, KEY.Key_4)
    assert said(page)[1] == texts.confirm("4")
    assert page.controller.match.log == []
    qtbot.keyClick(page, KEY.Key_4)
    assert page.controller.match.log[0].move.text() == "goats blue"


def test_the_digit_of_wolves_that_are_sent_asks_again(qtbot: QtBot, open_page: Opener) -> None:
    page = open_page(position=MIDDLE)
    qtbot.keyClick(page, KEY.Key_3)
    assert said(page) == (texts.choose_target(2), texts.how_to_choose_target())
    qtbot.keyClick(page, KEY.Key_3)
    assert table_of(page).aim() is WOLVES[3]
    assert said(page)[1] == texts.confirm_or_ask("3")
    qtbot.keyClick(page, KEY.Key_3)
    assert (table_of(page).aim(), selected(page), page.controller.match.log) == (None, "wolf", [])


def test_a_second_click_on_the_wolves_sends_them_to_nobody(qtbot: QtBot, open_page: Opener) -> None:
    page = open_page(position=MIDDLE)
    click_card(qtbot, page, "wolf")
    click_card(qtbot, page, "wolf")
    assert selected(page) == "wolf"
    qtbot.mouseClick(card_at(page, "wolf").targets["B"], LEFT)
    click_card(qtbot, page, "wolf")
    assert page.controller.match.log[0].move.text() == "wolves B"


ONE_EACH = MIDDLE | {"throw": {"buck": 1, "wolf": 1, "red": 1, "blue": 1, "green": 2}}
GRAMMAR = {
    "de": ("Wer bekommt den Wolf?", "Wähle, wer ihn bekommt", "Zählt für Mara noch nichts"),
    "en": ("Who gets the wolf?", "Choose who gets it", "Mara is level: it counts nothing yet"),
}


@pytest.mark.parametrize("language", GRAMMAR)
def test_one_is_spoken_of_as_one(qtbot: QtBot, qapp: QApplication, open_page: Opener, language: str) -> None:
    level = MIDDLE["players"]["B"] | {"wolves": 4}
    position = ONE_EACH | {"players": MIDDLE["players"] | {"B": level}}
    translator = catalogue(language)
    qapp.installTranslator(translator)
    try:
        page = open_page(position=position)
        cards = {card["dice"][0]: card["effect"] for card in page.table.drawn()["cards"]}
        click_card(qtbot, page, "wolf")
        line, effect, goat = GRAMMAR[language]
        assert said(page)[0] == line
        assert (cards["die-wolf"], cards["die-goat-blue"]) == (effect, goat)
    finally:
        qapp.removeTranslator(translator)


def test_whom_the_pointer_is_on_is_marked_and_covered_by_nothing(qtbot: QtBot, open_page: Opener) -> None:
    page = open_page(position=MIDDLE)
    button = card_at(page, "wolf").targets["B"]
    qtbot.mouseMove(button)
    qtbot.waitUntil(lambda: page.table.drawn()["sheets"]["B"]["marked"]["wolf"] == 2)
    assert page.frame.moves.marked is WOLVES[1]
    assert (button.toolTip(), button.named) == ("", True)
