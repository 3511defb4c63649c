"""The words on a choice card: where they lie, and how large they can be."""

from __future__ import annotations

from typing import Final, NamedTuple

from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QFont, QFontMetrics

from spielblock.widgets.theme import Theme

WRAP: Final = Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop
#: Letters become at most so much smaller than at 100 %: the smallest are 10 pixels high then.
LEAST: Final = 0.85
#: By so much letters become smaller at a time where they do not fit.
STEP: Final = 0.06


class Lettering(NamedTuple):
    """Title and effect, as high as they need, and their letters."""

    title: QRect
    effect: QRect
    title_font: QFont
    effect_font: QFont

    def fits(self, room: QRect) -> bool:
        """Return whether no word runs out of the room."""
        low = max(self.title.bottom(), self.effect.bottom())
        return low <= room.bottom() + 1 and max(self.title.right(), self.effect.right()) <= room.right() + 1


def lettered(theme: Theme, room: QRect, title: str, effect: str, pixels: float) -> Lettering:
    """Lay out the words, `pixels` high at 100 %. Where large letters do not fit, smaller ones."""
    share = 1.0
    laid = _laid(theme, room, title, effect, pixels, share)
    least = LEAST / theme.scale if theme.scale > 1 else 1.0
    while not laid.fits(room) and share > least:
        share = max(least, share - STEP)
        laid = _laid(theme, room, title, effect, pixels, share)
    return laid


def _laid(theme: Theme, room: QRect, title: str, effect: str, pixels: float, share: float) -> Lettering:
    fonts = theme.scaled_font("bodyStrong", theme.px(pixels) * share), theme.font("caption")
    fonts[1].setPixelSize(max(1, round(fonts[1].pixelSize() * share)))
    high = QRect(room.topLeft(), room.size().expandedTo(room.size() * 9))
    high.setWidth(room.width())
    above = QFontMetrics(fonts[0]).boundingRect(high, int(WRAP), title)
    below = high.translated(0, above.height() + round(theme.px(1)))
    return Lettering(above, QFontMetrics(fonts[1]).boundingRect(below, int(WRAP), effect), *fonts)
