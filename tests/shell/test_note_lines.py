"""A note with a hint that has hardly room: nothing is cut, its lines are scrolled."""

from __future__ import annotations

from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot
from tests.screens.faults import faults

from spielblock.shell.hint_note import HintNote, Rank
from spielblock.widgets.theme import Theme


def note_of(qtbot: QtBot, height: int) -> HintNote:
    """Return a note with three moves in the largest letters."""
    note = HintNote(Theme(scale=2.0))
    qtbot.addWidget(note)
    note.resize(440, height)
    ranks = [Rank(number, f"Move number {number}", "about as good") for number in range(3)]
    note.show_ranks(ranks, ["Why the first one is the best of them."], short=True)
    with qtbot.waitActive(note):
        note.activateWindow()
    return note


def test_where_it_has_hardly_room_its_lines_are_scrolled_and_none_is_cut(qtbot: QtBot) -> None:
    note = note_of(qtbot, 160)
    qtbot.waitUntil(lambda: note.lines.verticalScrollBar().maximum() > 0)
    assert [fault for fault in faults(note) if fault.startswith("cut")] == []
    assert note.lines.focusPolicy() == Qt.FocusPolicy.TabFocus


def test_the_move_that_the_keys_reach_is_scrolled_into_sight(qtbot: QtBot) -> None:
    note = note_of(qtbot, 160)
    last = note.rows[-1]
    qtbot.waitUntil(lambda: note.lines.verticalScrollBar().maximum() > 0)
    assert last.visibleRegion().boundingRect() != last.rect()
    last.setFocus(Qt.FocusReason.TabFocusReason)
    qtbot.waitUntil(lambda: last.visibleRegion().boundingRect() == last.rect())


def test_with_room_there_is_nothing_to_scroll(qtbot: QtBot) -> None:
    note = note_of(qtbot, 900)
    qtbot.waitUntil(lambda: note.lines.height() == note.lines.sizeHint().height() > 100)
    assert note.lines.verticalScrollBar().maximum() == 0
    assert note.lines.focusPolicy() == Qt.FocusPolicy.NoFocus


def test_it_needs_all_its_height_only_where_its_place_has_that(qtbot: QtBot) -> None:
    note = note_of(qtbot, 160)
    assert note.minimumSizeHint().height() < note.sizeHint().height()
    note.room = lambda: 1000
    assert note.minimumSizeHint().height() == note.sizeHint().height()
