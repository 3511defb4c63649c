"""The small parts all pages are made of: texts, buttons, lines. They look as the theme says."""

from __future__ import annotations

from typing import Literal

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QCursor, QIcon, QKeyEvent, QPainter, QPaintEvent, QPen, QPixmap
from PySide6.QtWidgets import (
    QApplication,
    QFrame,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from spielblock.widgets.theme import Theme

Kind = Literal["", "do", "ink", "ghost", "link", "nav"]
Size = Literal["", "small", "large"]
#: Room between a symbol and the words of a button, beside what Qt leaves there.
GAP = 4
INKS = {"do": "markerInk", "ink": "textOnInk", "link": "accent"}


def say(
    theme: Theme, text: str, role: str = "body", tone: Literal["", "2", "3", "accent", "error"] = ""
) -> QLabel:
    """Return a text that is one line long."""
    label = QLabel(text)
    label.setTextFormat(Qt.TextFormat.PlainText)
    label.setFont(theme.font(role))
    if tone:
        label.setProperty("tone", tone)
    return label


def tell(theme: Theme, text: str, role: str = "body", tone: Literal["", "2", "3", "error"] = "") -> QLabel:
    """Return a text that takes as many lines as it needs."""
    label = say(theme, text, role, tone)
    label.setWordWrap(True)
    return label


def in_two_rows(text: str) -> str:
    """Return a text broken into two rows, as even as they can be; a single word stays as it is."""
    gaps = [at for at, letter in enumerate(text) if letter == " "]
    at = min(gaps, key=lambda gap: max(gap, len(text) - gap - 1), default=len(text))
    return f"{text[:at]}\n{text[at + 1 :]}" if gaps else text


def icon(theme: Theme, symbol: str, size: float, ink: str = "text", gap: float = 0) -> QIcon:
    """Return a symbol for a button, as sharp as the sharpest screen; greyed where the button is off.

    `gap` is room at its right, since Qt puts words close to a symbol.
    """
    made = QIcon(_spaced(theme, symbol, size, ink, gap))
    made.addPixmap(_spaced(theme, symbol, size, "text3", gap), QIcon.Mode.Disabled)
    # In a chosen row Qt would tint it with the system's colour, on which it can hardly be seen.
    made.addPixmap(_spaced(theme, symbol, size, ink, gap), QIcon.Mode.Selected)
    if ink == "text":
        made.addPixmap(_spaced(theme, symbol, size, "accent", gap), QIcon.Mode.Normal, QIcon.State.On)
    return made


def _spaced(theme: Theme, symbol: str, size: float, ink: str, gap: float) -> QPixmap:
    app = QApplication.instance()
    dpr = app.devicePixelRatio() if isinstance(app, QApplication) else 1.0
    drawn = theme.pictures.pixmap(symbol, theme.px(size), dpr, theme.colour(ink))
    if not gap:
        return drawn
    wide = QPixmap(QSize(theme.px(size) + theme.px(gap), theme.px(size)) * dpr)
    wide.setDevicePixelRatio(dpr)
    wide.fill(Qt.GlobalColor.transparent)
    painter = QPainter(wide)
    painter.drawPixmap(0, 0, drawn)
    painter.end()
    return wide


def picture(theme: Theme, symbol: str, size: float, ink: str = "text") -> QLabel:
    """Return a symbol that is only looked at."""
    label = QLabel()
    app = QApplication.instance()
    dpr = app.devicePixelRatio() if isinstance(app, QApplication) else 1.0
    label.setPixmap(theme.pictures.pixmap(symbol, theme.px(size), dpr, theme.colour(ink)))
    label.setFixedSize(theme.px(size), theme.px(size))
    return label


class Button(QPushButton):
    """A button with words. The `do` kind is the one yellow button of a page; `key` is shown as a key cap."""

    def __init__(
        self, theme: Theme, text: str, kind: Kind = "", symbol: str = "", key: str = "", size: Size = ""
    ) -> None:
        super().__init__(text)
        self._theme = theme
        self._key = key
        self.setProperty("kind", kind)
        self.setFont(theme.font("small" if size == "small" else "bodyStrong"))
        if size:
            self.setProperty(size, "true")
        if key:
            self.setProperty("keycap", "true")
        if symbol:
            pixels = 18 if size == "small" else 20
            gap = GAP if text else 0
            self.setIcon(icon(theme, symbol, pixels, INKS.get(kind, "text"), gap))
            self.setIconSize(QSize(theme.px(pixels) + theme.px(gap), theme.px(pixels)))
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    @property
    def key(self) -> str:
        """The key cap that is shown."""
        return self._key

    def show_key(self, key: str) -> None:
        """Show another key cap, "" for none; the room for it stays as it is."""
        if key != self._key:
            self._key = key
            self.update()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Take Enter too, which Qt gives to buttons of its own dialogs alone."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.click()
        else:
            super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if self._key:
            self._paint_key()

    def _paint_key(self) -> None:
        theme = self._theme
        font = theme.font("caption")
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setFont(font)
        width = max(theme.px(19), painter.fontMetrics().horizontalAdvance(self._key) + theme.px(8))
        high = theme.px(18)
        left = self.width() - theme.px(12) - width
        cap = QRectF(left + 0.5, (self.height() - high) / 2, width - 1, high - 1)
        painter.setPen(QPen(self.palette().buttonText().color(), 1))
        painter.drawRoundedRect(cap, theme.px(4), theme.px(4))
        painter.drawText(cap, Qt.AlignmentFlag.AlignCenter, self._key)


class IconButton(QToolButton):
    """A button with a symbol alone. Its tip is what a screen reader says."""

    def __init__(self, theme: Theme, symbol: str, tip: str, size: float = 22, ink: str = "text") -> None:
        super().__init__()
        self._theme = theme
        self._size = size
        self._ink = ink
        self.setProperty("iconic", "true")
        self.setToolTip(tip)
        self.setAccessibleName(tip)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.show_symbol(symbol)

    def show_symbol(self, symbol: str) -> None:
        """Show another symbol, as when a switch has two faces."""
        pixels = self._theme.px(self._size)
        self.setIcon(icon(self._theme, symbol, self._size, self._ink))
        self.setIconSize(QSize(pixels, pixels))


def forget_pointer(root: QWidget) -> None:
    """Let no button below this one look pointed at that the pointer has left behind an open menu."""
    for button in root.findChildren(IconButton):
        inside = button.rect().contains(button.mapFromGlobal(QCursor.pos()))
        if button.underMouse() and not inside:
            button.setAttribute(Qt.WidgetAttribute.WA_UnderMouse, False)
            button.update()


def line(theme: Theme) -> QFrame:
    """Return a thin line across."""
    frame = QFrame()
    frame.setProperty("kind", "line")
    frame.setFixedHeight(1)
    return frame


class GlueStrip(QWidget):
    """The coloured strip along the top of a pad or dialog, its upper corners rounded."""

    def __init__(self, theme: Theme, colour: QColor, height: float = 10, radius: float = 15) -> None:
        super().__init__()
        self._colour = colour
        self._radius = theme.px(radius)
        self.setFixedHeight(theme.px(height))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(self._colour)
        high = self.height() + 2 * self._radius
        painter.drawRoundedRect(QRectF(0, 0, self.width(), high), self._radius, self._radius)


def frame(kind: Literal["card", "bar", "side", "panel", "dock", "note", "marked", "foot"]) -> QFrame:
    """Return a ground for other things."""
    made = QFrame()
    made.setProperty("kind", kind)
    return made


def row(
    theme: Theme, gap: float = 8, margins: tuple[float, float, float, float] = (0, 0, 0, 0)
) -> QHBoxLayout:
    """Return a layout from left to right with lengths of the design."""
    layout = QHBoxLayout()
    layout.setSpacing(theme.px(gap))
    layout.setContentsMargins(*map(theme.px, margins))
    return layout


def column(
    theme: Theme, gap: float = 8, margins: tuple[float, float, float, float] = (0, 0, 0, 0)
) -> QVBoxLayout:
    """Return a layout from top to bottom with lengths of the design."""
    layout = QVBoxLayout()
    layout.setSpacing(theme.px(gap))
    layout.setContentsMargins(*map(theme.px, margins))
    return layout
