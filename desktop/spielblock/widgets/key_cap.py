"""The small caps that show which key does something."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QPushButton, QWidget

from spielblock.widgets import texts_keys as texts
from spielblock.widgets.theme import Theme


def key_name(key: str) -> str:
    """Return how a key is called on its cap: of what Qt writes in English, the words are translated."""
    words = {
        "Space": texts.key_space(),
        "Return": texts.key_return(),
        "Ctrl": texts.key_ctrl(),
        "Shift": texts.key_shift(),
        "PgUp": texts.key_page_up(),
        "PgDown": texts.key_page_down(),
    }
    return key if len(key) == 1 else " ".join(words.get(part, part) for part in key.split("+"))


def cap_width(theme: Theme, text: str) -> float:
    """Return how wide a cap with this text is."""
    metrics = QFontMetricsF(theme.scaled_font("caption", theme.px(11)))
    return max(theme.px(18), metrics.horizontalAdvance(text) + theme.px(9))


def make_room(button: QPushButton, theme: Theme, key: str) -> None:
    """Let a button be wide enough for its words and this cap at its end."""
    room = round(cap_width(theme, key)) + theme.px(18)
    button.setStyleSheet(f"padding-right: {room}px;")


def paint_cap(
    painter: QPainter, at: QPointF, text: str, theme: Theme, ink: QColor, ground: QColor | None = None
) -> QRectF:
    """Draw a cap with its left edge and its middle here; return where it lies."""
    font = theme.scaled_font("caption", theme.px(11))
    font.setWeight(font.Weight.DemiBold)
    height = theme.px(18)
    cap = QRectF(
        at.x() + 0.5, round(at.y() - height / 2) + 0.5, round(cap_width(theme, text)) - 1, height - 1
    )
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QPen(ink, 1))
    painter.setBrush(Qt.BrushStyle.NoBrush if ground is None else ground)
    painter.drawRoundedRect(cap, theme.px(4), theme.px(4))
    painter.setFont(font)
    painter.drawText(cap, Qt.AlignmentFlag.AlignCenter, text)
    return cap


class KeyCap(QWidget):
    """A cap that stands by itself, as beside a heading."""

    def __init__(self, theme: Theme, key: str) -> None:
        super().__init__()
        self._theme = theme
        self._name = key_name(key)
        self.setFixedSize(round(cap_width(theme, self._name)), theme.px(18))

    def paintEvent(self, event: QPaintEvent) -> None:
        at = QPointF(0, self.height() / 2)
        paint_cap(QPainter(self), at, self._name, self._theme, self._theme.colour("text2"))
