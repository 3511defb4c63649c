"""Changes without motion: the old picture fades from over the new, and what has changed keeps a ring."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from PySide6.QtCore import QAbstractAnimation, QEvent, QObject, QRect, QRectF, Qt, QTimer
from PySide6.QtGui import QPainter, QPaintEvent, QPen, QPixmap
from PySide6.QtWidgets import QWidget

from spielblock.control.pace import CROSS_FADE_MS, RING_MS, Pace
from spielblock.widgets.differing import differing
from spielblock.widgets.motion import Motion, one_after_another
from spielblock.widgets.theme import Theme

#: A change of more of a picture than this is a new picture, which needs no ring.
WHOLE: Final = 0.4
#: More rings than this would say nothing.
MOST: Final = 14
OUT: Final = 4


class Veil(QWidget):
    """Lies over a widget and takes no clicks: the picture it had, ever fainter, and rings."""

    def __init__(self, theme: Theme, over: QWidget) -> None:
        super().__init__(over)
        self._theme = theme
        self.over = over
        self.rings: tuple[QRect, ...] = ()
        self._before = QPixmap()
        self._faded = 1.0
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.hide()

    def take(self) -> None:
        """Remember how the widget looks now."""
        self.hide()
        self._before = self.over.grab()

    def compare(self) -> bool:
        """Lie over the widget with what it was, if it looks different now; return whether it does."""
        found = differing(self._before, self.over.grab())
        if found:
            whole = self.over.width() * self.over.height()
            large = [rect for rect in found if rect.width() * rect.height() < WHOLE * whole]
            self.rings = tuple(large[:MOST])
            self._faded = 0.0
            self.setGeometry(self.over.rect())
            self.show()
            self.raise_()
        return bool(found)

    def fade(self, done: float) -> None:
        """Let the old picture be so far gone."""
        self._faded = done
        if done >= 1.0:
            self._before = QPixmap()
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        if self._faded < 1.0:
            painter.setOpacity(1.0 - self._faded)
            painter.drawPixmap(0, 0, self._before)
            painter.setOpacity(1.0)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        theme, out = self._theme, self._theme.px(OUT)
        room = QRectF(self.rect()).adjusted(3, 3, -3, -3)
        for rect in self.rings:
            ring = QRectF(rect).adjusted(-out, -out, out, out).intersected(room)
            for ink, width in (("markerInk", 5), ("marker", 3)):
                painter.setPen(QPen(theme.colour(ink), theme.px(width)))
                painter.drawRoundedRect(ring, theme.radius("control"), theme.radius("control"))


class ChangeVeils(QObject):
    """Shows what changes in some widgets; a change begins when the rings of the one before were seen."""

    def __init__(self, theme: Theme, widgets: Sequence[QWidget], parent: QObject) -> None:
        super().__init__(parent)
        self.veils = [Veil(theme, widget) for widget in widgets]
        self._seen = QTimer(self, singleShot=True)
        self._seen.timeout.connect(self.forget)
        for widget in widgets:
            widget.installEventFilter(self)

    def show(self, work: Callable[[], None], pace: Pace) -> QAbstractAnimation | None:
        """Return the fade from the picture before the work to that after it; None if they are the same."""
        fade = round(CROSS_FADE_MS * pace.changing)
        left = self._seen.remainingTime()
        if left <= 0:
            return Motion(fade, self._fade) if self._change(work, pace) else None
        begun: list[bool] = []

        def step(done: float) -> None:
            if not begun:
                begun.append(self._change(work, pace))
            self._fade(done)

        return one_after_another(Motion(left, lambda _: None), Motion(fade, step))

    def forget(self) -> None:
        """Show nothing of earlier changes any more."""
        self._seen.stop()
        for veil in self.veils:
            veil.hide()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """A picture of another size has nothing to do with the one before."""
        if event.type() == QEvent.Type.Resize and self._seen.isActive():
            self.forget()
        return False

    def _change(self, work: Callable[[], None], pace: Pace) -> bool:
        self.forget()
        for veil in self.veils:
            veil.take()
        work()
        changed = [veil.compare() for veil in self.veils]
        if any(changed):
            self._seen.start(round((CROSS_FADE_MS + RING_MS) * pace.changing))
        return any(changed)

    def _fade(self, done: float) -> None:
        for veil in self.veils:
            if veil.isVisible():
                veil.fade(done)
