"""The end of a match with large letters: nothing is cut, all can be reached."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QRect, Qt
from PySide6.QtWidgets import QLabel, QWidget
from pytestqt.qtbot import QtBot

from spielblock.games import all_games
from spielblock.match.savefile import resume
from spielblock.rules.contract import Over
from spielblock.shell.course import Course, Mark
from spielblock.shell.course_legend import legend_of_lines, legend_of_signs
from spielblock.shell.course_table import WORDS, course_table
from spielblock.shell.end_page import EndPage
from spielblock.shell.page_parts import Kit
from spielblock.shell.settings import Settings
from spielblock.shell.shown import shown_games
from spielblock.widgets.stage import Sitter
from spielblock.widgets.theme import Theme

SITTERS = (Sitter("A", "Anna", "blue", 0), Sitter("B", "Ben", "red", 2), Sitter("C", "Oma Lisl", "green", 2))
SIGNS = (
    ("lid", "took all lids"),
    ("check", "out, and safe"),
    ("flag", "lost a half"),
    ("close", "lost the final"),
)
COURSE = Course(SITTERS, ((0, 0, 0), (1, 2, 3)), (Mark(1, 0, "lid", "Anna takes all lids"),), SIGNS)


def ended(qtbot: QtBot, matches: Path, scale: float, size: tuple[int, int]) -> EndPage:
    save, _ = resume(matches / "schock-over.spielblock", all_games())
    over = save.match.pending
    assert isinstance(over, Over)
    page = EndPage(Kit(Theme(scale=scale), shown_games(all_games()), Settings()), save, over)
    qtbot.addWidget(page)
    save.close()
    page.resize(*size)
    page.show()
    qtbot.waitExposed(page)
    return page


def inside(page: EndPage, widget: QWidget) -> bool:
    """Return whether a widget can be seen whole without scrolling."""
    return widget.visibleRegion().boundingRect() == widget.rect()


SIZES = [
    (1.0, (1024, 600), False),
    (1.3, (1280, 800), False),
    (1.5, (1024, 600), True),
    (2.0, (1024, 600), True),
]


@pytest.mark.parametrize(("scale", "size", "narrow"), SIZES)
def test_the_buttons_are_seen_whole_and_the_page_is_not_wider_than_its_room(
    qtbot: QtBot, matches: Path, scale: float, size: tuple[int, int], narrow: bool
) -> None:
    page = ended(qtbot, matches, scale, size)
    qtbot.waitUntil(lambda: all(inside(page, button) for button in (page.again, page.other, page.home)))
    assert page.room.narrow == narrow
    assert page.room.horizontalScrollBar().maximum() == 0
    qtbot.waitUntil(lambda: (page.room.verticalScrollBar().maximum() > 0) == narrow)


def test_below_each_other_all_places_are_shown_and_the_course_can_be_scrolled_to(
    qtbot: QtBot, matches: Path
) -> None:
    page = ended(qtbot, matches, 2.0, (1024, 600))
    names = [label for label in page.findChildren(QLabel) if label.text() == "Oma Lisl"]
    bar = page.room.verticalScrollBar()
    qtbot.waitUntil(lambda: bar.maximum() > 0)
    page.room.ensureWidgetVisible(names[0])
    qtbot.waitUntil(lambda: inside(page, names[0]))
    bar.setValue(bar.maximum())
    qtbot.waitUntil(lambda: page.course_card.view.which.isVisible())
    table = page.course_card.view.which.button(1)
    page.room.ensureWidgetVisible(table)
    qtbot.mouseClick(table, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: page.course_card.view.table.isVisible())


def test_a_window_that_grows_has_the_course_beside_the_result_again(qtbot: QtBot, matches: Path) -> None:
    page = ended(qtbot, matches, 1.5, (1024, 600))
    qtbot.waitUntil(lambda: page.course_card.y() > 0 and page.course_card.x() < 100)
    page.resize(1600, 900)
    qtbot.waitUntil(lambda: page.course_card.x() > 400)
    assert page.again.y() < page.other.y()


@pytest.mark.parametrize("wide", [900, 420, 200])
def test_a_legend_has_as_many_rows_as_it_needs(qtbot: QtBot, wide: int) -> None:
    theme = Theme()
    for legend in (
        legend_of_signs(theme, COURSE),
        legend_of_lines(theme, COURSE, [QLabel("1") for _ in SITTERS]),
    ):
        qtbot.addWidget(legend)
        legend.resize(wide, legend.heightForWidth(wide))
        legend.show()
        entries = [child for child in legend.children() if isinstance(child, QWidget)]
        for entry in entries:
            assert legend.rect().contains(entry.geometry())
            assert entry.width() >= entry.sizeHint().width()
        places = [QRect(entry.geometry()) for entry in entries]
        assert not any(one.intersects(other) for one in places for other in places if one != other)


def test_what_happened_keeps_some_width_in_a_narrow_table(qtbot: QtBot) -> None:
    table = course_table(Theme(), COURSE)
    qtbot.addWidget(table)
    table.resize(280, 200)
    table.show()
    qtbot.waitExposed(table)
    qtbot.waitUntil(lambda: table.columnWidth(len(SITTERS)) == WORDS)
    assert table.horizontalScrollBar().maximum() > 0
    table.resize(900, 200)
    qtbot.waitUntil(lambda: table.columnWidth(len(SITTERS)) > 2 * WORDS)
