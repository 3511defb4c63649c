"""The text of the rules: all sections one below the other, and which of them is being read."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtWidgets import QAbstractSlider, QHBoxLayout, QVBoxLayout, QWidget

from spielblock.shell.page_parts import scrolled
from spielblock.widgets.parts import column, row
from spielblock.widgets.theme import Theme

Slide = QAbstractSlider.SliderAction

#: Keys that scroll, and how.
KEYS: Final = {
    Qt.Key.Key_Down: Slide.SliderSingleStepAdd,
    Qt.Key.Key_Up: Slide.SliderSingleStepSub,
    Qt.Key.Key_PageDown: Slide.SliderPageStepAdd,
    Qt.Key.Key_PageUp: Slide.SliderPageStepSub,
    Qt.Key.Key_Home: Slide.SliderToMinimum,
    Qt.Key.Key_End: Slide.SliderToMaximum,
}
#: How wide the text becomes at most, for no longer lines than one likes to read.
WIDEST: Final = 680
#: The margin at the left and right; half of it in less room than this.
MARGIN: Final = 40
NARROW: Final = 340
#: How far below the upper edge a section comes that was jumped to, and down to where it is being read.
GAP: Final = 12
READ: Final = 60


class RulesText(QObject):
    """`area` is what is seen of it; `read` gives the place of a section whenever it may have changed."""

    read = Signal(int)

    def __init__(self, theme: Theme, parent: QObject) -> None:
        super().__init__(parent)
        self._theme = theme
        self._headings: list[tuple[int, QWidget]] = []
        self._chosen: int | None = None
        self._moving = False
        self._across: QHBoxLayout | None = None
        self.area = scrolled(QWidget())
        self.area.installEventFilter(self)
        bar = self.area.verticalScrollBar()
        bar.setSingleStep(theme.px(40))
        bar.valueChanged.connect(self._on_scrolled)
        bar.actionTriggered.connect(self._on_scrolled)
        bar.rangeChanged.connect(self._settle)

    def show_all(
        self, places: Iterable[int], fill: Callable[[QVBoxLayout, int], QWidget], chosen: int
    ) -> None:
        """Show sections, of which `fill` adds one and returns its heading, and go to the chosen one."""
        content, holder = QWidget(), QWidget()
        across = row(self._theme, 0)
        content.setLayout(across)
        # Never wider than its room: a word that is longer than that is cut, and not all the lines.
        content.setMinimumWidth(1)
        holder.setMaximumWidth(self._theme.px(WIDEST))
        text = column(self._theme, 8)
        holder.setLayout(text)
        across.addWidget(holder, 20)
        across.addStretch(1)
        self._across = across
        self._set_margins()
        self._headings = []
        self._headings = [(place, fill(text, place)) for place in places]
        text.addStretch(1)
        holder.installEventFilter(self)
        self._moving = True  # what Qt scrolls meanwhile is nobody's wish
        self.area.setWidget(content)
        self._moving = False
        self.go_to(chosen)

    def go_to(self, place: int) -> None:
        """Bring a section to the top, as far as that is possible, until somebody scrolls on."""
        self._chosen = place
        self._settle()

    def scroll(self, key: int) -> bool:
        """Scroll as a key says, and return whether it is one that does."""
        action = KEYS.get(Qt.Key(key))
        if action is not None:
            self.area.verticalScrollBar().triggerAction(action)
        return action is not None

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Stay with what is being read when another width breaks the lines anew."""
        if event.type() == QEvent.Type.Resize:
            if watched is self.area:
                self._set_margins()
            else:
                self._settle()
        return super().eventFilter(watched, event)

    def _set_margins(self) -> None:
        px, room = self._theme.px, self.area.viewport().width()
        beside = px(MARGIN if room >= px(NARROW) else MARGIN / 2)
        if self._across is not None:
            self._across.setContentsMargins(beside, px(22), beside, px(40))

    def _settle(self) -> None:
        """Put the chosen section at the top again, as long as nobody has scrolled since."""
        heading = next((heading for place, heading in self._headings if place == self._chosen), None)
        if heading is not None:
            before, self._moving = self._moving, True
            first = heading is self._headings[0][1]
            self.area.verticalScrollBar().setValue(0 if first else heading.y() - self._theme.px(GAP))
            self._moving = before
        self._tell()

    def _on_scrolled(self) -> None:
        if not self._moving:
            self._chosen = None
            self._tell()

    def _tell(self) -> None:
        if self._headings:
            self.read.emit(self._seen() if self._chosen is None else self._chosen)

    def _seen(self) -> int:
        """Return the place of the section at the top; at the very end of the text, of the last one."""
        bar = self.area.verticalScrollBar()
        at = bar.sliderPosition()
        if at == bar.maximum() > 0:
            return self._headings[-1][0]
        limit = at + self._theme.px(READ)
        passed = [place for place, heading in self._headings if heading.y() <= limit]
        return passed[-1] if passed else self._headings[0][0]
