"""Controls with which a player chooses: one of a few, on or off, a number."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from typing import Generic, NamedTuple, TypeVar

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QIcon, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton, QButtonGroup, QHBoxLayout, QPushButton, QSizePolicy, QWidget

from spielblock.widgets.parts import icon, say
from spielblock.widgets.theme import Theme

V = TypeVar("V", bound=Hashable)


class Choice(NamedTuple, Generic[V]):
    """One of several: what it means, what it is called, and why it cannot be had, if so."""

    value: V
    text: str
    symbol: str = ""
    reason: str = ""


class Segmented(QWidget):
    """A few choices side by side, one of them on. Arrow keys go from one to the next."""

    chosen = Signal(object)

    def __init__(
        self,
        theme: Theme,
        choices: Sequence[Choice[Hashable]],
        value: Hashable,
        name: str,
        *,
        words: bool = True,
    ) -> None:
        """Without `words` symbols stand alone, and the words in their tooltips."""
        super().__init__()
        self._words = words
        self.setAccessibleName(name)
        self._group = QButtonGroup(self)
        self._choices = list(choices)
        layout = QHBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(0)
        for place, choice in enumerate(choices):
            button = self._segment(theme, choice, place)
            button.setAccessibleName(f"{name}: {choice.text}")
            self._group.addButton(button, place)
            layout.addWidget(button)
        self.set_value(value)
        self._group.idToggled.connect(self._on_toggled)

    @property
    def value(self) -> Hashable:
        return self._choices[self._group.checkedId()].value

    def set_value(self, value: Hashable) -> None:
        """Turn a choice on without a signal."""
        before = self._group.blockSignals(True)
        for place, choice in enumerate(self._choices):
            if choice.value == value:
                self._group.button(place).setChecked(True)
        self._group.blockSignals(before)

    def buttons(self) -> list[QAbstractButton]:
        """Return all of them, from left to right."""
        return [self._group.button(place) for place in range(len(self._choices))]

    def has_focus(self) -> bool:
        """Return whether the keyboard is on one of them."""
        return any(button.hasFocus() for button in self.buttons())

    def button(self, value: Hashable) -> QAbstractButton:
        """Return the button of a choice, or raise StopIteration."""
        places = enumerate(self._choices)
        return self._group.button(next(place for place, choice in places if choice.value == value))

    def _segment(self, theme: Theme, choice: Choice[Hashable], place: int) -> QPushButton:
        button = QPushButton(choice.text if self._words else "")
        button.setToolTip("" if self._words else choice.text)
        last = len(self._choices) - 1
        button.setProperty(
            "segment", "only" if last == 0 else {0: "first", last: "last"}.get(place, "middle")
        )
        button.setFont(theme.font("small"))
        button.setCheckable(True)
        button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        if choice.symbol:
            button.setIcon(_two_faced(theme, choice.symbol))
            button.setIconSize(QSize(theme.px(16) + theme.px(3), theme.px(16)))
        if choice.reason:
            button.setEnabled(False)
            button.setToolTip(choice.reason)
        return button

    def _on_toggled(self, place: int, on: bool) -> None:
        if on:
            self.chosen.emit(self._choices[place].value)


def _two_faced(theme: Theme, symbol: str) -> QIcon:
    made = icon(theme, symbol, 16, "text2", 3)
    on = icon(theme, symbol, 16, "textOnInk", 3).pixmap(QSize(theme.px(16) + theme.px(3), theme.px(16)))
    made.addPixmap(on, QIcon.Mode.Normal, QIcon.State.On)
    return made


class Switch(QAbstractButton):
    """On or off."""

    def __init__(self, theme: Theme, name: str, on: bool = False) -> None:
        super().__init__()
        self._theme = theme
        self.setCheckable(True)
        self.setChecked(on)
        self.setAccessibleName(name)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        return QSize(self._theme.px(40), self._theme.px(32))

    def paintEvent(self, event: QPaintEvent) -> None:
        theme, high = self._theme, self._theme.px(22)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        body = QRectF(1, (self.height() - high) / 2, theme.px(38) - 1, high)
        on = self.isChecked()
        edge = theme.colour("accent" if on else "lineStrong")
        if not self.isEnabled():
            edge = theme.colour("line")
        painter.setPen(QPen(edge, theme.px(1.5)))
        painter.setBrush(edge if on else theme.colour("surface"))
        painter.drawRoundedRect(body, high / 2, high / 2)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(theme.colour("surface") if on else edge)
        middle = body.right() - high / 2 if on else body.left() + high / 2
        painter.drawEllipse(QPointF(middle, body.center().y()), theme.px(7), theme.px(7))


class Stepper(QWidget):
    """A value out of a row of values in their order, with less and more."""

    chosen = Signal(object)

    def __init__(
        self, theme: Theme, choices: Sequence[Choice[Hashable]], value: Hashable, words: tuple[str, str, str]
    ) -> None:
        """`words` are the name, and what less and more are called."""
        super().__init__()
        self._choices = list(choices)
        self._place = 0
        self.setAccessibleName(words[0])
        self.less = self._knob(theme, "minus", words[1], -1)
        self.more = self._knob(theme, "plus", words[2], 1)
        self._shown = say(theme, "", "number")
        self._shown.setAlignment(Qt.AlignmentFlag.AlignCenter)
        metrics = self._shown.fontMetrics()
        widest = max(metrics.horizontalAdvance(choice.text) for choice in choices)
        self._shown.setMinimumWidth(max(theme.px(30), widest + theme.px(8)))
        layout = QHBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(theme.px(4))
        for part in (self.less, self._shown, self.more):
            layout.addWidget(part)
        self.set_value(value)

    @property
    def value(self) -> Hashable:
        return self._choices[self._place].value

    def set_value(self, value: Hashable) -> None:
        """Show a value without a signal."""
        self._place = [choice.value for choice in self._choices].index(value)
        self._shown.setText(self._choices[self._place].text)
        self.less.setEnabled(self._place > 0)
        self.more.setEnabled(self._place < len(self._choices) - 1)

    def _knob(self, theme: Theme, symbol: str, tip: str, by: int) -> QPushButton:
        knob = QPushButton()
        knob.setProperty("knob", "true")
        knob.setIcon(icon(theme, symbol, 16))
        knob.setIconSize(QSize(theme.px(16), theme.px(16)))
        knob.setToolTip(tip)
        knob.setAccessibleName(tip)
        knob.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        knob.clicked.connect(lambda: self._move(by))
        return knob

    def _move(self, by: int) -> None:
        self.set_value(self._choices[self._place + by].value)
        self.chosen.emit(self.value)
