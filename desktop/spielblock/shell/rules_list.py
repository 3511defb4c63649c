"""The list of sections beside the rules, in which the one that is being read is marked."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Final

from PySide6.QtCore import QEvent, QObject, Signal
from PySide6.QtGui import QFontMetrics, QKeyEvent
from PySide6.QtWidgets import QButtonGroup, QFrame, QVBoxLayout, QWidget

from spielblock.shell import texts_rules as texts
from spielblock.shell.page_parts import scrolled
from spielblock.widgets.parts import Button, column, frame, tell
from spielblock.widgets.theme import Theme

#: How wide it is at least and at most, and beside the longest heading.
LEAST: Final = 232
MOST: Final = 330
BESIDE: Final = 40
#: How much of the page it may take.
SHARE: Final = 0.44


class RulesList(QObject):
    """`side` is what is seen of it, `above` has room above the list; `chosen` gives the place of a section.

    `headings` are all there may be, since it is as wide with every game; `scroll` takes the keys that
    scroll and returns whether it used one: it is the text that they scroll, and not the list.
    """

    chosen = Signal(int)

    def __init__(
        self,
        theme: Theme,
        parent: QObject,
        below: QWidget,
        headings: Iterable[str],
        scroll: Callable[[int], bool],
    ) -> None:
        super().__init__(parent)
        self._theme, self._scroll = theme, scroll
        self.buttons: list[Button] = []
        self._headings: dict[int, str] = {}
        self._group = QButtonGroup(self)
        self._group.idClicked.connect(self.chosen)
        self.above = column(theme, 0)
        self._list = column(theme, 2, (12, 16, 12, 16))
        inside = QWidget()
        inside.setLayout(self._list)
        self._area = scrolled(inside)
        self._area.installEventFilter(self)
        self.side = self._stacked(below)
        longest = max(headings, key=QFontMetrics(theme.font("body")).horizontalAdvance)
        wanted = Button(theme, longest, "nav").sizeHint().width() + theme.px(BESIDE)
        self._width = min(max(wanted, theme.px(LEAST)), theme.px(MOST))
        self.side.setFixedWidth(self._width)

    def fit(self, width: int) -> None:
        """Take no more than a share of so many pixels; headings that are too long for it are broken."""
        self.side.setFixedWidth(min(self._width, round(width * SHARE)))
        for button, heading in zip(self.buttons, self._headings.values(), strict=True):
            self._write(button, heading)

    def show_all(self, headings: Mapping[int, str]) -> None:
        """Show a button for each section, or that nothing was found."""
        self._clear()
        self._headings = dict(headings)
        for place, heading in headings.items():
            button = Button(self._theme, heading, "nav")
            button.setCheckable(True)
            button.setAccessibleName(heading)
            self._write(button, heading)
            self._group.addButton(button, place)
            self._list.addWidget(button)
            self.buttons.append(button)
        if not headings:
            self._list.addWidget(tell(self._theme, texts.nothing_found(), "small", "2"))
        self._list.addStretch(1)

    def mark(self, place: int) -> None:
        """Mark the section that is being read, and let its button be seen."""
        button = self._group.button(place)
        if button is not None:  # pyright: ignore[reportUnnecessaryComparison]
            button.setChecked(True)
            self._area.ensureWidgetVisible(button, 0, self._theme.px(16))

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Let keys that no button takes scroll the text."""
        if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress:
            return self._scroll(event.key())
        return super().eventFilter(watched, event)

    def _stacked(self, below: QWidget) -> QFrame:
        """Return the list between what is above and below it."""
        side = frame("side")
        rows = QVBoxLayout(side)
        rows.setContentsMargins(0, 0, 1, 0)
        rows.addLayout(self.above)
        rows.addWidget(self._area)
        foot = column(self._theme, 0, (12, 6, 12, 12))
        foot.addWidget(below)
        rows.addLayout(foot)
        return side

    def _write(self, button: Button, heading: str) -> None:
        button.setText(heading)
        room = self.side.width() - self._theme.px(BESIDE)
        beside = button.sizeHint().width() - button.fontMetrics().horizontalAdvance(heading)
        button.setText(broken(heading, button.fontMetrics(), room - beside))

    def _clear(self) -> None:
        for button in self.buttons:
            self._group.removeButton(button)
        self.buttons = []
        while self._list.count():
            item = self._list.takeAt(0)
            gone = item.widget() if item is not None else None
            if gone is not None:
                gone.hide()
                gone.deleteLater()


def broken(text: str, metrics: QFontMetrics, width: int) -> str:
    """Return a text in lines of so many pixels; a word that is longer has a line of its own."""
    lines = [""]
    for word in text.split(" "):
        longer = f"{lines[-1]} {word}".strip()
        if lines[-1] and metrics.horizontalAdvance(longer) > width:
            lines.append(word)
        else:
            lines[-1] = longer
    return "\n".join(lines)
