"""A small dialog: a sign, one sentence as a heading, why, and what can be done about it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Literal

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QHBoxLayout, QWidget

from spielblock.shell.window import MainWindow
from spielblock.widgets.overlay import Overlay
from spielblock.widgets.parts import Button, column, picture, row, tell
from spielblock.widgets.theme import Theme

WIDTH = 460
Sign = Literal["error", "warning", "info", "success"]


@dataclass(frozen=True, slots=True)
class Answer:
    """A button of the dialog. Unless it `stays`, it closes the dialog before it does what it does."""

    text: str
    do: Callable[[], None] | None = None
    main: bool = False
    stays: bool = False


class Message(QWidget):
    """What is in the dialog. Enter gives the main answer."""

    def __init__(
        self,
        theme: Theme,
        sign: Sign,
        heading: str,
        why: str,
        answers: Sequence[Answer],
    ) -> None:
        super().__init__()
        self.heading, self.why = heading, why
        self.setAccessibleName(f"{heading}. {why}")
        ink = {"error": "error", "warning": "warn", "info": "accent", "success": "success"}[sign]
        layout = column(theme, 8, (28, 24, 28, 20))
        layout.addWidget(picture(theme, sign, 40, ink), 0, Qt.AlignmentFlag.AlignHCenter)
        title = tell(theme, heading, "heading")
        title.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        layout.addWidget(title)
        reason = tell(theme, why, "body", "2")
        reason.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        layout.addWidget(reason)
        self.buttons = [Button(theme, answer.text, "ink" if answer.main else "") for answer in answers]
        layout.addLayout(self._side_by_side(theme))
        self.setLayout(layout)
        self.main = next(
            (button for button, answer in zip(self.buttons, answers, strict=True) if answer.main),
            self.buttons[-1],
        )

    def _side_by_side(self, theme: Theme) -> QHBoxLayout:
        buttons = row(theme, 8, (0, 8, 0, 0))
        buttons.addStretch(1)
        for button in self.buttons:
            buttons.addWidget(button)
        buttons.addStretch(1)
        return buttons

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.main.click()
        else:
            super().keyPressEvent(event)


def show_message(
    window: MainWindow,
    theme: Theme,
    sign: Sign,
    heading: str,
    why: str,
    answers: Sequence[Answer],
) -> Overlay:
    """Open the dialog over the page of a window."""
    message = Message(theme, sign, heading, why, answers)
    overlay = window.lay_over(message, QSize(WIDTH, 0))
    for button, answer in zip(message.buttons, answers, strict=True):
        button.clicked.connect(lambda _=False, answer=answer: _give(overlay, answer))
    message.main.setFocus(Qt.FocusReason.TabFocusReason)
    return overlay


def _give(overlay: Overlay, answer: Answer) -> None:
    if not answer.stays:
        overlay.close_it()
    if answer.do is not None:
        answer.do()
