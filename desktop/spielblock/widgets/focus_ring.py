"""The ring round whatever has the keyboard's focus, with a gap, outside of the thing itself."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QPoint, QRect, QRectF, Qt, QTimer
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractScrollArea, QApplication, QLineEdit, QWidget

from spielblock.widgets.theme import Theme

FOLLOWED = {QEvent.Type.Move, QEvent.Type.Resize, QEvent.Type.Show, QEvent.Type.Hide}
KEYS = {QEvent.Type.KeyPress, QEvent.Type.ShortcutOverride}


class FocusRing(QWidget):
    """One ring for a whole window. It shows while keys are used and goes away with the mouse.

    A widget whose corners are rounder than a control's says so with the property `ring` (a radius), and
    one that draws its own focus with the property `ownRing`.
    """

    def __init__(self, theme: Theme, window: QWidget, app: QApplication) -> None:
        super().__init__(window)
        self._theme = theme
        self._around: QWidget | None = None
        self._followed: list[QWidget] = []
        self._by_keys = False
        self._rest = QTimer(self, singleShot=True)
        self._rest.timeout.connect(self._place)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setAttribute(Qt.WidgetAttribute.WA_NoSystemBackground)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.hide()
        app.focusChanged.connect(self._on_focus)
        app.installEventFilter(self)

    def dress(self, theme: Theme) -> None:
        """Take the colours of another theme."""
        self._theme = theme

    def rest(self, ms: int) -> None:
        """Stay away for so long, as while the page before is still to be seen."""
        self._rest.start(ms)
        self.hide()

    @property
    def around(self) -> QWidget | None:
        """What the ring is drawn around, if it is visible."""
        return self._around if self.isVisible() else None

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        kind = event.type()
        if kind in FOLLOWED and watched in self._followed:
            self._place()
        elif kind in KEYS and not self._by_keys:
            self._by_keys = True
            self._place()
        elif kind == QEvent.Type.MouseButtonPress and self._by_keys:
            self._by_keys = False
            self.hide()
        return False

    def paintEvent(self, event: QPaintEvent) -> None:
        theme = self._theme
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        width = theme.px(3)
        radius = theme.radius("control") + theme.px(4)
        ring = self._around.property("ring") if self._around is not None else None
        radius = float(ring) + theme.px(4) if isinstance(ring, int | float) else radius
        half = width / 2
        painter.setPen(QPen(theme.colour("focus"), width))
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(half, half, -half, -half), radius, radius)

    def _on_focus(self, _old: QWidget | None, now: QWidget | None) -> None:
        inside = now is not None and now.window() is self.window()
        drawn = inside and now is not None and not now.property("ownRing") and _wants_ring(now)
        self._around = now if drawn else None
        self._followed = _ancestors(now) if now is not None and drawn else []
        self._place()

    def _place(self) -> None:
        around = self._around
        if around is None or not self._by_keys or self._rest.isActive() or not around.isVisible():
            self.hide()
            return
        seen = around.visibleRegion().boundingRect()
        if seen.isEmpty():
            self.hide()
            return
        rect = QRect(around.mapTo(self.window(), QPoint(0, 0)) + seen.topLeft(), seen.size())
        out = self._theme.px(5)
        self.setGeometry(rect.adjusted(-out, -out, out, out))
        self.show()
        self.raise_()


def _wants_ring(widget: QWidget) -> bool:
    """Return whether a ring helps: not round a whole table or list, which show their own marks.

    What is scrolled and shows none asks for a ring by its property.
    """
    own = not isinstance(widget, QAbstractScrollArea) or isinstance(widget, QLineEdit)
    return own or widget.property("ring") is not None


def _ancestors(widget: QWidget) -> list[QWidget]:
    found = [widget]
    while (above := found[-1].parentWidget()) is not None:
        found.append(above)
    return found
