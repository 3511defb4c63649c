"""A dialog inside the window: a scrim over the page, and a panel in the middle that keeps the focus."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QRect, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QFrame, QScrollArea, QVBoxLayout, QWidget
from shiboken6 import isValid

from spielblock.widgets.theme import Theme


class Overlay(QWidget):
    """Covers its window until it is closed. Esc closes it, and a click beside the panel does not."""

    closed = Signal()
    #: It was closed without an answer, by Esc or from outside.
    dismissed = Signal()
    #: It was closed by Esc.
    escaped = Signal()

    def __init__(self, theme: Theme, window: QWidget, content: QWidget, size: QSize) -> None:
        """`size` is the largest size of the panel in lengths of the design; a height of 0: as needed."""
        super().__init__(window)
        self._theme = theme
        self._size = size
        self._content = content
        self._panel = QFrame(self)
        self._panel.setProperty("kind", "dialog")
        layout = QVBoxLayout(self._panel)
        layout.setContentsMargins(1, 1, 1, 1)
        layout.addWidget(content)
        self._window = window
        self._before: QWidget | None = window.focusWidget()
        window.installEventFilter(self)
        self.setAccessibleName(content.accessibleName())
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setGeometry(window.rect())
        self._place()
        self.show()
        self.raise_()

    @property
    def content(self) -> QWidget:
        return self._content

    def close_it(self) -> None:
        """Close, and give the focus back to where it was."""
        self._window.removeEventFilter(self)
        self.hide()
        before = self._before
        if before is not None and isValid(before) and before.isVisible():
            before.setFocus(Qt.FocusReason.OtherFocusReason)
        self.closed.emit()
        self.deleteLater()

    def dismiss(self) -> None:
        """Close without an answer."""
        self.dismissed.emit()
        self.close_it()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if watched is self._window and event.type() == QEvent.Type.Resize:
            self.setGeometry(self._window.rect())
            self._place()
        return False

    def focusNextPrevChild(self, next: bool) -> bool:  # noqa: A002 - Qt's own name
        """Keep Tab inside the panel."""
        stops = [w for w in self._panel.findChildren(QWidget) if _takes_tab(w, self)]
        if not stops:
            return True
        ordered = _tab_order(self._panel, stops)
        now = self.window().focusWidget()
        place = ordered.index(now) if now in ordered else -1
        step = ordered[(place + (1 if next else -1)) % len(ordered)]
        reason = Qt.FocusReason.TabFocusReason if next else Qt.FocusReason.BacktabFocusReason
        step.setFocus(reason)
        _bring_into_sight(step, self)
        return True

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.dismiss()
            self.escaped.emit()

    def paintEvent(self, event: QPaintEvent) -> None:
        scrim = self._theme.colour("scrim")
        scrim.setAlphaF(0.66 if self._theme.dark else 0.5)
        QPainter(self).fillRect(self.rect(), scrim)

    def _place(self) -> None:
        theme = self._theme
        width = min(theme.px(self._size.width()), self.width() - 32)
        most = self.height() - 32
        wanted = theme.px(self._size.height()) or self._needed(width)
        panel = QRect(0, 0, width, min(wanted, most))
        panel.moveCenter(self.rect().center())
        self._panel.setGeometry(panel)

    def _needed(self, width: int) -> int:
        layout = self._panel.layout()
        if layout is None:
            return 0
        return layout.totalHeightForWidth(width) if layout.hasHeightForWidth() else layout.sizeHint().height()


def _bring_into_sight(widget: QWidget, overlay: QWidget) -> None:
    above = widget.parentWidget()
    while above is not None and above is not overlay:
        if isinstance(above, QScrollArea):
            above.ensureWidgetVisible(widget)
        above = above.parentWidget()


def _takes_tab(widget: QWidget, overlay: QWidget) -> bool:
    policy = widget.focusPolicy() & Qt.FocusPolicy.TabFocus
    return bool(policy) and widget.isEnabled() and widget.isVisibleTo(overlay)


def _tab_order(panel: QWidget, stops: list[QWidget]) -> list[QWidget]:
    """Return the stops in the order of the focus chain; of a group of choices, only the one that is on."""
    ordered: list[QWidget] = []
    widget: QWidget | None = panel.nextInFocusChain()
    while widget is not None and widget is not panel:
        if widget in stops and not _sleeping_choice(widget):
            ordered.append(widget)
        widget = widget.nextInFocusChain()
    return ordered


def _sleeping_choice(widget: QWidget) -> bool:
    return widget.property("segment") is not None and not widget.property("checked")
