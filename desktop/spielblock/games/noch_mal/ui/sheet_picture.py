"""A small picture of a sheet that can be chosen before a match, and the same in words."""

from __future__ import annotations

from itertools import groupby
from typing import Final

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPixmap

from spielblock.games.noch_mal.cells import COLUMNS, LETTERS, ROWS
from spielblock.games.noch_mal.sheet import Rows
from spielblock.games.noch_mal.shipped import SHIPPED
from spielblock.games.noch_mal.texts import sheet_name
from spielblock.games.noch_mal.ui import texts_sheet as texts
from spielblock.games.noch_mal.ui.looks import cell_of, hues_of, stars_of
from spielblock.widgets.printed_sheet import Measure, printed
from spielblock.widgets.sheet_marks import paint_frame
from spielblock.widgets.theme import Theme

#: The gap between two cells, as a share of both, and the edge around all, in pixels.
GAP: Final = 0.12
EDGE: Final = 1.0
MIDDLE: Final = COLUMNS // 2


def sheet_picture(theme: Theme, value: str, width: float, dpr: float) -> tuple[QPixmap, str]:
    """Return a sheet so wide, and what is to be seen there; of a sheet yet to be made, its blank cells."""
    measure = _measure(width)
    if value not in SHIPPED:
        return _blank(theme, measure, dpr), texts.not_yet_made()
    rows = SHIPPED[value].rows
    picture = printed(theme, hues_of(rows), stars_of(rows), measure, dpr)
    painter = QPainter(picture)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    middle = measure.rect_of((MIDDLE, 0)).united(measure.rect_of((MIDDLE, ROWS - 1)))
    paint_frame(painter, theme, middle, measure.gap)
    painter.end()
    return picture, texts.seen(sheet_name(value), [_column(rows, at) for at in range(COLUMNS)])


def _measure(width: float) -> Measure:
    step = (width - 2 * EDGE) / (COLUMNS + GAP)
    return Measure(step * (1 - GAP), step * GAP, EDGE)


def _column(rows: Rows, at: int) -> str:
    """Return a column in words: its colours from the top, and where its star is."""
    hues = [row[at] for row in hues_of(rows)]
    runs = [(hue, len(list(cells))) for hue, cells in groupby(hues)]
    stars = [cell_of(spot) for spot in sorted(stars_of(rows)) if spot[0] == at]
    return texts.column(LETTERS[at], runs, stars)


def _blank(theme: Theme, measure: Measure, dpr: float) -> QPixmap:
    panel = measure.panel(COLUMNS, ROWS)
    picture = QPixmap((panel.size() * dpr).toSize())
    picture.setDevicePixelRatio(dpr)
    picture.fill(Qt.GlobalColor.transparent)
    painter = QPainter(picture)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(theme.colour("gridPanel"))
    painter.drawRoundedRect(panel, measure.cell * 0.3, measure.cell * 0.3)
    painter.setBrush(theme.colour("line" if theme.dark else "lineStrong"))
    for row in range(ROWS):
        for column in range(COLUMNS):
            painter.drawRoundedRect(measure.rect_of((column, row)), 1, 1)
    painter.setPen(theme.colour("text" if theme.dark else "surface"))
    painter.setFont(theme.scaled_font("heading", panel.height() * 0.7))
    painter.drawText(QRectF(panel), Qt.AlignmentFlag.AlignCenter, "?")
    painter.end()
    return picture
