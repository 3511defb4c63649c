"""What the check of drawn pages finds, and what it lets pass."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QColor, QPalette
from PySide6.QtWidgets import QGraphicsScene, QGraphicsView, QLabel, QScrollArea, QWidget
from pytestqt.qtbot import QtBot
from tests.screens.faults import faults

from spielblock.control.framing import Button, Prompt
from spielblock.widgets.prompt_bar import PromptBar
from spielblock.widgets.theme import Theme

COLOURS = 40


def shown(qtbot: QtBot, *, colours: int = COLOURS) -> QWidget:
    """Return a window with stripes of so many colours."""
    window = QWidget()
    qtbot.addWidget(window)
    window.resize(600, 400)
    for at in range(colours):
        stripe = QWidget(window)
        stripe.setGeometry(10 * at, 300, 10, 100)
        stripe.setAutoFillBackground(True)
        palette = QPalette()
        palette.setColor(QPalette.ColorRole.Window, QColor.fromHsv(9 * at, 200, 200))
        stripe.setPalette(palette)
    with qtbot.waitExposed(window):
        window.show()
    return window


def test_a_page_with_something_on_it_is_let_pass(qtbot: QtBot) -> None:
    assert faults(shown(qtbot)) == []


def test_an_empty_page_is_found(qtbot: QtBot) -> None:
    (fault,) = faults(shown(qtbot, colours=0))
    assert fault.startswith("empty")


def test_an_empty_scene_is_found(qtbot: QtBot) -> None:
    window = shown(qtbot)
    view = QGraphicsView(QGraphicsScene(window), window)
    view.setGeometry(0, 0, 300, 200)
    view.show()
    assert [fault.split()[1] for fault in faults(window)] == ["QGraphicsView"]


def test_words_on_words_are_found(qtbot: QtBot) -> None:
    window = shown(qtbot)
    for left in (10, 30):
        label = QLabel("one on the other", window)
        label.move(left, 20)
        label.show()
    assert any(fault.startswith("overlap") for fault in faults(window))


def test_a_question_that_is_cut_is_found_and_two_rows_are_not(qtbot: QtBot) -> None:
    window = shown(qtbot)
    bar = PromptBar(Theme(), window)
    bar.setGeometry(0, 0, 420, 52)
    bar.show()
    offer = Button("Throw once more", lambda: None)
    bar.show_prompt(Prompt("Throw 1 of 2: which dice do you keep?", "", (offer,)), None, urgent=True)
    qtbot.wait(20)
    assert not any("cut in the prompt" in fault for fault in faults(window))
    bar.show_prompt(Prompt("Throw 1 of 2: which dice do you keep? " * 3, "", (offer,)), None, urgent=True)
    qtbot.wait(20)
    assert any("cut in the prompt" in fault for fault in faults(window))


@pytest.mark.parametrize(("width", "wider"), [(250, 0), (400, 1)])
def test_a_page_wider_than_its_room_is_found(qtbot: QtBot, width: int, wider: int) -> None:
    window = shown(qtbot)
    area, held = QScrollArea(window), QWidget()
    area.setGeometry(0, 0, 300, 200)
    held.setFixedSize(width, 100)
    area.setWidget(held)
    area.show()
    qtbot.waitUntil(lambda: held.isVisible() and (area.horizontalScrollBar().maximum() > 1) == bool(wider))
    assert [fault.split(":")[0] for fault in faults(window)] == ["outside"] * wider
