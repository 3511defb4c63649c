"""What a game draws into its rules: small pictures, each with what it does beside it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from importlib import import_module
from typing import Final, Protocol, cast

from PySide6.QtCore import Qt
from PySide6.QtGui import QPainter, QPixmap, QResizeEvent
from PySide6.QtWidgets import QApplication, QFrame, QGridLayout, QLabel, QWidget

from spielblock.rules.wording import Pictured
from spielblock.shell.shown import Shown
from spielblock.widgets.parts import column, line, row
from spielblock.widgets.theme import Theme

#: How wide one picture is, and how much of it is seen under the next one.
WIDTH: Final = 50.0
STEP: Final = 19.0
#: From this width on two lie beside each other.
TWO_FROM: Final = 520


class Drawing(Protocol):
    """How a game's `ui` draws what its rules name: so wide, for a screen with so many dots to a pixel."""

    def __call__(self, theme: Theme, name: str, width: float, dpr: float) -> QPixmap: ...


def drawing_of(game: Shown) -> Drawing | None:
    """Return how a game draws what its rules name; None where it does not."""
    return cast("Drawing | None", getattr(import_module(game.entry.ui), "help_picture", None))


class PictureGrid(QWidget):
    """All of them, in two columns where there is room; `written` returns a text as a label."""

    def __init__(
        self, theme: Theme, game: Shown, rows: Sequence[Pictured], written: Callable[[str], QLabel]
    ) -> None:
        super().__init__()
        self._theme = theme
        draw = drawing_of(game)
        self._columns = 0
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setHorizontalSpacing(theme.px(28))
        self._grid.setVerticalSpacing(0)
        self.cells = [self._cell(one, draw, written(one.text)) for one in rows]
        self._lay_out(1)

    @property
    def columns(self) -> int:
        """How many lie beside each other."""
        return self._columns

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._lay_out(2 if event.size().width() >= self._theme.px(TWO_FROM) else 1)

    def _cell(self, one: Pictured, draw: Drawing | None, words: QLabel) -> QFrame:
        theme, cell = self._theme, QFrame()
        rows = column(theme, 7, (0, 0, 0, 8))
        rows.addWidget(line(theme))
        across = row(theme, 12)
        if draw is not None:
            across.addWidget(self._picture(one, draw), 0, Qt.AlignmentFlag.AlignVCenter)
        words.setAccessibleName(f"{one.name}: {one.text}")
        across.addWidget(words, 1, Qt.AlignmentFlag.AlignVCenter)
        rows.addLayout(across, 1)
        cell.setLayout(rows)
        return cell

    def _picture(self, one: Pictured, draw: Drawing) -> QLabel:
        """Return the pictures of a row, the first below the others."""
        app = QApplication.instance()
        dpr = app.devicePixelRatio() if isinstance(app, QApplication) else 1.0
        drawn = [draw(self._theme, name, self._theme.px(WIDTH), dpr) for name in one.pictures]
        step, size = self._theme.px(STEP), drawn[0].deviceIndependentSize()
        wide = round(size.width()) + step * (len(drawn) - 1)
        sheet = QPixmap(round(wide * dpr), round(size.height() * dpr))
        sheet.setDevicePixelRatio(dpr)
        sheet.fill(Qt.GlobalColor.transparent)
        painter = QPainter(sheet)
        for place, pixmap in enumerate(drawn):
            painter.drawPixmap(place * step, 0, pixmap)
        painter.end()
        label = QLabel()
        label.setPixmap(sheet)
        label.setAccessibleName(one.name)
        label.setFixedSize(wide, round(size.height()))
        return label

    def _lay_out(self, columns: int) -> None:
        if columns == self._columns:
            return
        self._columns = columns
        for place, cell in enumerate(self.cells):
            self._grid.addWidget(cell, place // columns, place % columns)
        self._grid.setColumnStretch(0, 1)
        self._grid.setColumnStretch(1, 1 if columns == 2 else 0)
