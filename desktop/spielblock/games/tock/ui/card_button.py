"""One card of the hand: a button, so everything that presses buttons plays cards."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, QPoint, QPointF, QRectF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QEnterEvent, QFocusEvent, QPainter, QPaintEvent, QPen, QPixmap
from PySide6.QtWidgets import QAbstractButton, QToolTip, QWidget

from spielblock.games.tock.options import Options
from spielblock.games.tock.ui.cards import BACK, BORDER, RATIO, WIDTH, card_picture, name_of
from spielblock.widgets.hint_mark import paint_hint
from spielblock.widgets.key_cap import cap_width, paint_cap
from spielblock.widgets.theme import Theme

CAP: Final = 12
CORNER: Final = 9
#: Where the small suit is, from the upper right corner, in widths of a card.
SUIT: Final = (-0.18, 0.24)
BY_KEY: Final = (Qt.FocusReason.TabFocusReason, Qt.FocusReason.BacktabFocusReason)


class CardButton(QAbstractButton):
    """One card of the hand. It is a button, so everything that presses buttons plays cards."""

    hovered = Signal(object)

    def __init__(self, theme: Theme, card: str, parent: QWidget) -> None:
        super().__init__(parent)
        self._theme = theme
        self.card = card
        self.digit = 0
        self.chosen = False
        self.lowered = False
        self.face_down = False
        #: Whether a hint tells to play it.
        self.advised = False
        self.suggested = False
        self.word = ""
        self.options = Options()
        self._width = 80.0
        self._pictures: dict[tuple[bool, bool, bool, str, Options], QPixmap] = {}
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)

    @property
    def shown(self) -> str:
        """The card one sees: its name, or `?` face down."""
        return BACK if self.face_down else self.card

    def show_state(
        self, *, chosen: bool, lowered: bool, digit: int, face_down: bool, word: str = "", tip: str = ""
    ) -> None:
        """Look chosen or lowered, with a digit or without (0), with a word for what the card is for now.

        `tip` says in a sentence what it does, or why it does nothing.
        """
        before = (self.chosen, self.lowered, self.digit, self.face_down, self.word)
        if (chosen, lowered, digit, face_down, word) != before:
            self.chosen = chosen
            self.lowered = lowered
            self.digit = digit
            self.face_down = face_down
            self.word = word
            self.update()
        what = name_of(self.shown)
        self.setAccessibleName(what if face_down or not tip else f"{what}, {tip}")
        self.setToolTip("" if face_down else self.accessibleName())

    def advise(self, advised: bool) -> None:
        """Look like the card of a hint, or not."""
        if advised != self.advised:
            self.advised = advised
            self.update()

    def suggest(self, suggested: bool) -> None:
        """Look like the card of the yellow button of the question, or not."""
        if suggested != self.suggested:
            self.suggested = suggested
            self.update()

    def set_width(self, width: float) -> None:
        """Be so wide, with room around for frame, shadow and key cap."""
        self._width = width
        self._pictures.clear()
        border = BORDER * width / WIDTH
        high = width * RATIO + 2 * border + self._theme.px(CAP)
        self.resize(QSize(round(width + 2 * border), round(high)))

    def picture(self) -> QPixmap:
        """Return the card as it looks now."""
        key = (self.chosen, self.lowered, self.face_down, self.word, self.options)
        if key not in self._pictures:
            self._pictures[key] = card_picture(
                self._theme,
                self.shown,
                self._width,
                self.devicePixelRatioF(),
                chosen=self.chosen,
                dim=self.lowered,
                word=self.word,
                worded=True,
                options=self.options,
            )
        return self._pictures[key]

    def enterEvent(self, event: QEnterEvent) -> None:
        self.hovered.emit(self.card)
        self._tell()

    def leaveEvent(self, event: QEvent) -> None:
        self.hovered.emit(None)

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        if event.reason() in BY_KEY:
            QTimer.singleShot(0, self, self._tell)  # the change of focus itself puts a tool tip away

    def _tell(self) -> None:
        """Say at once why a veiled card does nothing; what the others do stands on them."""
        if self.lowered and self.toolTip():
            QToolTip.showText(self.mapToGlobal(QPoint(0, -self._theme.px(56))), self.toolTip(), self)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.drawPixmap(QPoint(0, 0), self.picture())
        border = BORDER * self._width / WIDTH
        card = QRectF(border, border, self._width, self._width * RATIO)
        if (self.advised or self.suggested) and not self.face_down:
            self._paint_edge(painter, card)
        if self.advised and not self.face_down:
            paint_hint(painter, self._theme, card.topRight() + QPointF(*SUIT) * card.width())
        if self.digit:
            self._paint_digit(painter, card)
        if self.hasFocus():
            self._paint_focus(painter, card)

    def _paint_digit(self, painter: QPainter, card: QRectF) -> None:
        theme = self._theme
        text = str(self.digit)
        at = QPointF(card.center().x() - cap_width(theme, text) / 2, card.bottom())
        ink = theme.colour("markerInk" if self.chosen else "text2")
        paint_cap(painter, at, text, theme, ink, theme.colour("marker" if self.chosen else "surface"))

    def _paint_edge(self, painter: QPainter, card: QRectF) -> None:
        """Draw a yellow edge, no wider than the room around the card."""
        theme = self._theme
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        for ink, width in () if self.chosen else (("markerInk", 5.5), ("marker", 3.5)):
            painter.setPen(QPen(theme.colour(ink), width))
            painter.drawRoundedRect(card, CORNER, CORNER)

    def _paint_focus(self, painter: QPainter, card: QRectF) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(self._theme.colour("focus"), 3))
        painter.drawRoundedRect(card.adjusted(-2.5, -2.5, 2.5, 2.5), 12, 12)
