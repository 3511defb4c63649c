"""Tab goes through a table page in the order of the design, and Esc puts a hint away."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QPushButton, QWidget
from pytestqt.qtbot import QtBot
from tests.games.tock_positions import position
from tests.tables import Opener, opener

from spielblock.games.tock.game import GAME
from spielblock.shell.settings import Settings
from spielblock.shell.table_page import TablePage

KEY = Qt.Key
TWO = position(
    {"A": "r3 r20 g4 yard", "B": "r36* r50 yard yard"}, {"A": "9c 4c 5h", "B": "2c 3c 5c"}, dealer="B"
)


@pytest.fixture
def open_table(qtbot: QtBot, tmp_path: Path) -> Iterator[Opener]:
    with opener(qtbot, tmp_path, GAME) as opened:
        yield opened


def focus() -> QWidget:
    found = QApplication.focusWidget()
    assert isinstance(found, QWidget)
    return found


def area_of(page: TablePage, widget: QWidget) -> str:
    frame = page.frame
    named = {
        "prompt": frame.prompt,
        "dock": frame.dock,
        "scene": frame.scene,
        "fold": frame.fold,
        "moves": frame.moves,
        "hint": frame.hint,
        "history": frame.history,
        "top": frame.top,
    }
    return next(name for name, area in named.items() if area is widget or area.isAncestorOf(widget))


def round_trip(qtbot: QtBot, page: TablePage, key: Qt.Key) -> list[str]:
    """Press Tab until it has come round; return the areas in the order in which they were come to."""
    page.setFocus()
    qtbot.keyClick(page, key)
    first, found = focus(), [area_of(page, focus())]
    for _ in range(60):
        qtbot.keyClick(focus(), key)
        if focus() is first:
            return found
        if area_of(page, focus()) != found[-1]:
            found.append(area_of(page, focus()))
    raise AssertionError(found)


def with_hint(qtbot: QtBot, open_table: Opener) -> TablePage:
    page = open_table(None, None, position=TWO)
    page.table.choose(page.table.decision.moves[0])  # pyright: ignore[reportOptionalMemberAccess]
    page.table.insist()
    qtbot.waitUntil(lambda: page.table.decision is not None and page.table.decision.seat == 1)
    qtbot.keyClick(page, KEY.Key_H)
    qtbot.waitUntil(lambda: not page.frame.hint.isHidden() and "." not in page.frame.hint.heading.text())
    return page


def test_tab_goes_from_prompt_and_dock_through_the_lists_to_the_top(qtbot: QtBot, open_table: Opener) -> None:
    page = with_hint(qtbot, open_table)
    order = round_trip(qtbot, page, KEY.Key_Tab)
    assert [area for area in order if area != "scene"] == ["dock", "fold", "moves", "hint", "history", "top"]
    backwards = round_trip(qtbot, page, KEY.Key_Backtab)
    assert backwards == order[::-1]


def test_the_buttons_of_the_prompt_come_first(qtbot: QtBot, open_table: Opener) -> None:
    page = with_hint(qtbot, open_table)
    page.look_back.show(0)
    assert page.look_back.active
    qtbot.waitUntil(lambda: any(one.isVisible() for one in page.frame.prompt.findChildren(QPushButton)))
    assert round_trip(qtbot, page, KEY.Key_Tab)[0] == "prompt"


def test_before_a_curtain_tab_reaches_nothing_behind_it(qtbot: QtBot, open_table: Opener) -> None:
    page = open_table(None, None, position=TWO, settings=Settings(humans="curtain"))
    assert page.frame.curtain.isVisible()
    seen: set[QWidget] = set()
    for _ in range(12):
        qtbot.keyClick(focus(), KEY.Key_Tab)
        seen.add(focus())
    behind = (page.frame.moves, page.frame.history, page.frame.fold)
    assert not seen & set(behind)
    assert any(page.frame.top.isAncestorOf(widget) for widget in seen)


@pytest.mark.parametrize("inside", [False, True])
def test_esc_puts_a_hint_away(qtbot: QtBot, open_table: Opener, inside: bool) -> None:
    page = with_hint(qtbot, open_table)
    if inside:
        qtbot.keyClick(page, KEY.Key_Tab)
        while area_of(page, focus()) != "hint":
            qtbot.keyClick(focus(), KEY.Key_Tab)
    qtbot.keyClick(focus(), KEY.Key_Escape)
    qtbot.waitUntil(page.frame.hint.isHidden)
    assert not inside or page.hasFocus()


def test_esc_takes_back_a_pick_before_it_puts_a_hint_away(qtbot: QtBot, open_table: Opener) -> None:
    page = with_hint(qtbot, open_table)
    qtbot.keyClick(page, KEY.Key_1)
    assert page.table.half_made
    qtbot.keyClick(page, KEY.Key_Escape)
    assert not page.table.half_made
    assert page.frame.hint.isVisible()
    qtbot.keyClick(page, KEY.Key_Escape)
    assert page.frame.hint.isHidden()
