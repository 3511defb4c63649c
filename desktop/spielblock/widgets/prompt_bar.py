"""The line between table and dock: who is to act, what to do, what happened last, and buttons."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QRectF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QPushButton, QWidget

from spielblock.control.framing import Button as Offer
from spielblock.control.framing import Prompt
from spielblock.widgets import texts
from spielblock.widgets.elided import ElidedLabel
from spielblock.widgets.key_cap import key_name, make_room
from spielblock.widgets.parts import Button, column, in_two_rows, row
from spielblock.widgets.seat_mark import SeatMark
from spielblock.widgets.stage import Sitter
from spielblock.widgets.theme import Theme

#: So long the ground is marked when attention is asked for, and a note can be read.
STRESS_MS = 3000
#: No letters are smaller than this, in logical pixels; a question no smaller than it usually is.
LEAST = 12
USUAL = 16
#: What buttons do without where the question would have no room: nothing, their key caps, their symbols too;
#: at last their letters are as small as in letters of the usual size, and several words stand in two rows.
WHOLE, CAPLESS, BARE, SMALL, ROWED = range(5)
#: In how many rows a question may stand.
ROWS = (1, 2, 3)


def least_of(theme: Theme) -> float:
    """Return how small a question may become, as a share of its size."""
    return LEAST / USUAL if theme.scale <= 1 else USUAL / theme.px(USUAL)


class PromptBar(QFrame):
    """Shows one prompt. A yellow band at its left edge says that a person must act.

    `pressed` tells that a button is about to do what it offers.
    """

    pressed = Signal()

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._urgent = False
        self._prompt = Prompt("")
        self._compact = False
        self._stress = QTimer(self, singleShot=True, interval=STRESS_MS)
        self._stress.timeout.connect(self._calm)
        self._note = ""
        self._last = ""
        self.setProperty("kind", "dock")
        self.setAccessibleName(texts.prompt())
        self.mark = SeatMark(theme, size=32)
        self.line = ElidedLabel(theme.font("prompt"), least=least_of(theme))
        self.more = ElidedLabel(theme.font("small"), least=LEAST / theme.px(13))
        self.more.setProperty("tone", "2")
        words = column(theme, 0)
        words.addStretch(1)
        words.addWidget(self.line)
        words.addWidget(self.more)
        words.addStretch(1)
        self._offers: list[QPushButton] = []
        self._without, self._widths = WHOLE, dict[int, int]()
        self.buttons = row(theme, 8)
        layout: QHBoxLayout = row(theme, 12, (16, 0, 16, 0))
        layout.addWidget(self.mark)
        layout.addLayout(words, 1)
        layout.addLayout(self.buttons)
        self.setLayout(layout)

    @property
    def prompt(self) -> Prompt:
        """What is shown."""
        return self._prompt

    @property
    def urgent(self) -> bool:
        """Whether the band is there."""
        return self._urgent

    def show_prompt(self, prompt: Prompt, sitter: Sitter | None, *, urgent: bool, last: str = "") -> None:
        """Show what to do, whose turn it is, and whether a person must act; say it aloud if it is new.

        `last` is what happened before; it stands before what the prompt has `more` to say, if both fit.
        """
        fresh = prompt.line != self._prompt.line
        buttons = prompt.buttons != self._prompt.buttons
        self._prompt = prompt
        self.mark.show_sitter(sitter)
        self._last = last
        if fresh:
            self._note = ""
        self.line.setText(prompt.line)
        if buttons:
            self._widths.clear()
            self._without = WHOLE
            self._show_buttons(prompt.buttons)
        self._show_more()
        if urgent != self._urgent:
            self._urgent = urgent
            self.update()
        if fresh and urgent:
            QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self, prompt.line))

    @property
    def stressed(self) -> bool:
        """Whether the ground is marked."""
        return self._stress.isActive()

    def stress(self, note: str) -> None:
        """Mark the ground for a moment: something else is asked than before, and a note says so below it."""
        self._note = note
        self._stress.start()
        self._show_more()
        self.update()
        QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self, f"{note} {self._prompt.line}"))

    def _calm(self) -> None:
        self._note = ""
        self._show_more()
        self.update()

    def _show_more(self) -> None:
        """Show the note, or else what the prompt has more to say."""
        self.more.setText(self._note or self._prompt.more)
        self.more.show_lead("" if self._note else self._last)
        self._fit()

    def press(self, key: str) -> bool:
        """Press the button that has this key, or the main one for Return; return whether there is one."""
        for offer in self._prompt.buttons:
            if offer.enabled and (offer.key == key or (offer.main and key == "Return")):
                self._do(offer)
                return True
        return False

    def arrange(self, *, compact: bool) -> None:
        """Fit to a small window or to a usual one."""
        self._compact = compact
        font = self._theme.font("prompt")
        if compact:
            font.setPixelSize(self._theme.px(16))
        self.line.setFont(font)
        self.setFixedHeight(self._theme.px(46 if compact else 52))

    def resizeEvent(self, event: QResizeEvent) -> None:
        self._fit()

    def _fit(self) -> None:
        """Give the line both rows where it would be cut beside the buttons; what is more is left out then.

        A note is not left out.
        """
        without, rows = self._ways()
        if without != self._without:
            self._without = without
            self._show_buttons(self._prompt.buttons)
        self.line.show_rows(rows, self.height())
        self.more.setVisible(rows == 1 and bool(self.more.text()))
        self.setToolTip(self.more.text() if rows > 1 else "")

    def _ways(self) -> tuple[int, int]:
        """Return what buttons do without, and in how many rows the line stands beside them."""
        for without in self._shapes():
            room = self.width() - self._taken(without)
            # Rows of which there are three take the place of key caps only where those are gone already.
            for rows in ROWS if without else ROWS[:2]:
                if self.line.fits(room, rows, self.height()):
                    return without, rows
            if self._note:
                return without, 1
        return self._shapes()[-1], ROWS[-1]

    def _shapes(self) -> tuple[int, ...]:
        """Return what buttons can do without: only large letters can be smaller."""
        return tuple(range(ROWED + 1 if self._theme.scale > 1 else SMALL))

    def _taken(self, without: int) -> int:
        """Return the width of everything beside the line."""
        if without not in self._widths:
            px = self._theme.px
            there = without == self._without
            buttons = self._offers if there else [self._button(one, without) for one in self._prompt.buttons]
            for button in buttons:
                button.ensurePolished()
            self._widths[without] = sum(button.sizeHint().width() + px(8) for button in buttons)
        return self._widths[without] + self._theme.px(32 + 32 + 12 + 12)

    def minimumSizeHint(self) -> QSize:
        """The buttons are never cut, but they can do without key caps, symbols and large letters."""
        return QSize(self._taken(self._shapes()[-1]) + self.line.minimumSizeHint().width(), self.height())

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if self.stressed:
            QPainter(self).fillRect(self.rect(), self._theme.colour("markerSoft"))
        if self._urgent:
            self._paint_band()

    def _paint_band(self) -> None:
        theme = self._theme
        painter = QPainter(self)
        width = theme.px(6)
        painter.fillRect(QRectF(0, 0, width, self.height()), theme.colour("marker"))
        if not theme.dark:
            painter.setPen(QPen(theme.colour("markerEdge"), 1))
            painter.drawLine(width, 0, width, self.height())

    def _show_buttons(self, offers: tuple[Offer, ...]) -> None:
        while (item := self.buttons.takeAt(0)) is not None:
            old = item.widget()
            if old is not None:
                old.hide()
                old.deleteLater()
        self._offers = [self._button(offer, self._without) for offer in offers]
        for button in self._offers:
            self.buttons.addWidget(button)

    def _button(self, offer: Offer, without: int) -> QPushButton:
        kind = "do" if offer.main else ""
        key = key_name(offer.key) if offer.key else ""
        cap = key if without < CAPLESS else ""
        button = Button(self._theme, offer.text, kind, offer.icon if without < BARE else "", cap, "small")
        if cap:
            make_room(button, self._theme, cap)
        if without == ROWED:
            button.setText(in_two_rows(offer.text))
            button.setAccessibleName(offer.text)
        if without >= SMALL:
            button.setFont(self._theme.scaled_font("small", USUAL))
            button.setStyleSheet(f"padding: 0 {USUAL // 2}px;")
        button.setEnabled(offer.enabled)
        button.setToolTip(offer.help or ("" if cap else key))
        button.setAttribute(Qt.WidgetAttribute.WA_LayoutUsesWidgetRect)
        button.clicked.connect(partial(self._do, offer))
        return button

    def _do(self, offer: Offer, _: bool = False) -> None:
        self.pressed.emit()
        offer.press()
