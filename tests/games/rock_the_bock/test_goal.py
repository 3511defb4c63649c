"""What it is about can be read at the table itself: on an empty sheet, at the first choice, over the foot."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QApplication, QToolTip
from pytestqt.qtbot import QtBot
from tests.games.rock_the_bock.pages import LEFT, MIDDLE, Opener, table_of

from spielblock.games.rock_the_bock.counting.texts import leads
from spielblock.games.rock_the_bock.ui import texts
from spielblock.headless.languages import catalogue


def test_an_empty_sheet_says_what_its_numbers_count(open_page: Opener) -> None:
    fresh = open_page(2).table.drawn()["sheets"]
    assert [sheet["balance"] for sheet in fresh.values()] == ["Bucks 0 : 0 wolves"] * 2
    later = open_page(position=MIDDLE).table.drawn()["sheets"]
    assert later["A"]["balance"] == "2 : 3 wolf(s) lead"


def test_the_first_choice_of_a_round_says_what_it_is_about(open_page: Opener) -> None:
    assert open_page(2).frame.prompt.prompt.more == texts.goal()
    assert open_page(position=MIDDLE).frame.prompt.prompt.more == texts.all_count()


@pytest.mark.parametrize("letter", ["A", "D"])
def test_the_foot_tells_what_its_numbers_count(qtbot: QtBot, open_page: Opener, letter: str) -> None:
    page = open_page(position=MIDDLE)
    pad = table_of(page).pad
    words = pad.sheets[letter].lines.balance
    spot = pad.mapFromScene(words.sceneBoundingRect().center())
    qtbot.mouseClick(pad.viewport(), LEFT, pos=spot)
    qtbot.waitUntil(lambda: QToolTip.isVisible() and QToolTip.text() == texts.balance_help())
    qtbot.mouseClick(pad.viewport(), Qt.MouseButton.LeftButton, pos=QPoint(2, 2))
    qtbot.waitUntil(lambda: not QToolTip.isVisible())
    assert not page.table.half_made


@pytest.mark.parametrize(
    ("language", "says"),
    [
        ("de", ["1 : 0 Bock führt", "2 : 0 Böcke führen", "0 : 1 Wolf führt", "3 : 4 Wölfe führen"]),
        ("en", ["1 : 0 buck leads", "2 : 0 bucks lead", "0 : 1 wolf leads", "3 : 4 wolves lead"]),
    ],
)
def test_who_leads_is_one_or_several(qapp: QApplication, language: str, says: list[str]) -> None:
    translator = catalogue(language)
    qapp.installTranslator(translator)
    try:
        assert [leads(*balance) for balance in ((1, 0), (2, 0), (0, 1), (3, 4))] == says
        assert texts.own_plus(2, 1).endswith(says[0][6:])
        assert texts.own_minus(1, 4).endswith(says[3][6:])
    finally:
        qapp.removeTranslator(translator)
