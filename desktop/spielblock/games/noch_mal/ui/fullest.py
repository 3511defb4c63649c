"""The fullest colours of a sheet with their counts, where there is no room for bars: two end the match."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, NamedTuple

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QFontMetricsF, QPainter

from spielblock.games.noch_mal.ui import texts
from spielblock.games.noch_mal.ui.colour_rows import CELLS, paint_chip
from spielblock.games.noch_mal.ui.looks import SHOWN_COLOURS
from spielblock.widgets.theme import Theme

ROW: Final = 17
CHIP: Final = 13
GAP: Final = 4
#: What lies between two of them in a row.
APART: Final = 12


class Counted(NamedTuple):
    """A colour, how full it is in words, and where both stand."""

    colour: str
    words: str
    place: QRectF


def fullest(theme: Theme, room: QRectF, done: Mapping[str, int]) -> list[Counted]:
    """Return as many colours as fit into a room in rows, the fullest first; all of them in their order."""
    letters, px = QFontMetricsF(theme.font("caption")), theme.px
    whole = letters.horizontalAdvance(texts.of_21_short(CELLS)) + px(CHIP + GAP)
    short = letters.horizontalAdvance(str(CELLS)) + px(CHIP + GAP)
    wide = whole if whole <= room.width() else short
    columns = int((room.width() + px(APART)) // (wide + px(APART))) if wide <= room.width() else 0
    count = columns * max(0, int(room.height() // px(ROW)))
    found = sorted(SHOWN_COLOURS, key=lambda colour: -done[colour])[:count]
    if len(found) == len(SHOWN_COLOURS):
        found = list(SHOWN_COLOURS)
    return [
        Counted(
            colour,
            texts.of_21_short(done[colour]) if wide == whole else str(done[colour]),
            QRectF(
                room.left() + (at % columns) * (wide + px(APART)),
                room.top() + at // columns * px(ROW),
                wide,
                px(ROW),
            ),
        )
        for at, colour in enumerate(found)
    ]


def paint_fullest(painter: QPainter, theme: Theme, found: list[Counted]) -> None:
    """Draw these colours where they stand."""
    px = theme.px
    for colour, words, place in found:
        chip = QRectF(place.left(), place.center().y() - px(CHIP) / 2, px(CHIP), px(CHIP))
        paint_chip(painter, theme, theme.hue(colour), chip)
        painter.setPen(theme.colour("text2"))
        painter.setFont(theme.font("caption"))
        beside = place.adjusted(px(CHIP + GAP), 0, 1, 0)
        painter.drawText(beside, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter, words)
