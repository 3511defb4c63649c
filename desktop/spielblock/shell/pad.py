"""The pad of one game on the shelf."""

from __future__ import annotations

from PySide6.QtCore import Property, QByteArray, QEvent, QPointF, QPropertyAnimation, QRectF, QSize, Qt
from PySide6.QtGui import QEnterEvent, QFontMetricsF, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton, QSizePolicy

from spielblock.shell import texts
from spielblock.shell.shown import Art, Shown
from spielblock.widgets.swipe import paint_swiped, swiped_width
from spielblock.widgets.tally import paint_tally
from spielblock.widgets.theme import Theme

LIFT = 4


class Pad(QAbstractButton):
    """The pad of one game: art, title, one line, seats, wins. A click opens the new-match dialog."""

    def __init__(self, theme: Theme, game: Shown, wins: int) -> None:
        super().__init__()
        self.game = game
        #: All pads of the shelf: titles stand side by side, whatever is written below them.
        self.beside: list[Pad] = [self]
        self._theme = theme
        self._wins = wins
        self._art = Art(theme, game.id, game.title[:1])
        self._risen = 0.0
        self._rise = QPropertyAnimation(self, QByteArray(b"risen"), self)
        self._rise.setDuration(0 if theme.calm else 140)
        self._rise.setEasingCurve(theme.easing("standard"))
        seats = texts.seats(*game.span)
        won = texts.won_times(wins) if wins else ""
        self.setAccessibleName(". ".join(filter(None, (game.title, game.texts.line(), seats, won))))
        self.setToolTip(won)
        self.setProperty("ring", theme.px(6))
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def least_height(self) -> int:
        """Return the height below which the art would be too small to tell what it is."""
        return self._text_height() + self._theme.px(104)

    def ideal_height(self, width: float) -> int:
        """Return the height at which the art fills the width."""
        return round(self._text_height() + self._theme.px(38) + 0.72 * max(0.0, width - 36))

    def sizeHint(self) -> QSize:
        return QSize(self._theme.px(190), self._text_height() + self._theme.px(190))

    def enterEvent(self, event: QEnterEvent) -> None:
        self._lift(1.0)

    def leaveEvent(self, event: QEvent) -> None:
        self._lift(0.0)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.translate(0, self._theme.px(LIFT) * (1 - self._risen))
        sheet = QRectF(1, 1, self.width() - 2, self.height() - 8 - self._theme.px(LIFT))
        self._paint_sheets(painter, sheet)
        self._paint_words(painter, sheet)

    def _get_risen(self) -> float:
        return self._risen

    def _set_risen(self, value: float) -> None:
        self._risen = value
        self.update()

    risen = Property(float, _get_risen, _set_risen)

    def _lift(self, to: float) -> None:
        self._rise.stop()
        self._rise.setEndValue(to)
        self._rise.start()

    def _paint_sheets(self, painter: QPainter, sheet: QRectF) -> None:
        theme = self._theme
        for shadow in (9, 6):
            soft = theme.colour("shadow")
            soft.setAlphaF(0.05)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(soft)
            painter.drawRoundedRect(sheet.adjusted(-1, 8, 1, shadow), 8, 8)
        painter.setPen(QPen(theme.colour("line"), 1))
        painter.setBrush(theme.colour("paper"))
        for below in (6, 3, 0):
            painter.drawRoundedRect(sheet.adjusted(0, 0, 0, below), 6, 6)
        strip = QRectF(sheet.left(), sheet.top(), sheet.width(), theme.px(16))
        painter.save()
        painter.setClipRect(strip)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(theme.game_hue(self.game.id).strong)
        painter.drawRoundedRect(strip.adjusted(0, 0, 0, 12), 6, 6)
        painter.restore()
        perforation = QPen(theme.colour("lineStrong"), 1.6, Qt.PenStyle.CustomDashLine)
        perforation.setDashPattern([1.0, 1.6])
        painter.setPen(perforation)
        painter.setOpacity(0.55)
        below = strip.bottom() + theme.px(4)
        painter.drawLine(QPointF(sheet.left() + 6, below), QPointF(sheet.right() - 6, below))
        painter.setOpacity(1.0)

    def _paint_words(self, painter: QPainter, sheet: QRectF) -> None:
        theme = self._theme
        side = theme.px(14)
        inner = QRectF(sheet.left() + side, 0, sheet.width() - 2 * side, sheet.height())
        top = sheet.bottom() - self._text_height()
        gap = theme.px(24)
        self._art.paint(painter, QRectF(sheet.left() + 8, gap, sheet.width() - 16, top - gap - theme.px(2)))
        font = theme.font("title")
        font.setPixelSize(theme.px(25))
        wide = swiped_width(self.game.title, font)
        if wide > inner.width():
            font.setPixelSize(max(10, int(font.pixelSize() * inner.width() / wide)))
        paint_swiped(painter, QPointF(inner.left(), top + theme.px(26)), self.game.title, font, theme)
        self._paint_line(
            painter, QRectF(inner.left(), top + theme.px(35), inner.width(), self._line_room(inner.width()))
        )
        row = top + theme.px(35) + self._line_room(inner.width())
        self._paint_facts(painter, inner, row)

    def _paint_line(self, painter: QPainter, rect: QRectF) -> None:
        painter.setFont(self._theme.font("small"))
        painter.setPen(self._theme.colour("text2"))
        painter.drawText(rect, Qt.AlignmentFlag.AlignLeft | Qt.TextFlag.TextWordWrap, self.game.texts.line())

    def _paint_facts(self, painter: QPainter, inner: QRectF, top: float) -> None:
        theme = self._theme
        mark = QRectF(inner.left(), top + theme.px(5), theme.px(14), theme.px(14))
        theme.pictures.paint(painter, "user", mark, theme.colour("text2"))
        painter.setFont(theme.font("caption"))
        painter.setPen(theme.colour("text2"))
        left = mark.right() + theme.px(5)
        span = "–".join(map(str, self.game.span))
        painter.drawText(QRectF(left, top, inner.width(), theme.px(24)), Qt.AlignmentFlag.AlignVCenter, span)
        if self._wins:
            metrics = QFontMetricsF(painter.font())
            at = left + metrics.horizontalAdvance(span) + theme.px(14)
            won = texts.wins()
            painter.drawText(QRectF(at, top, inner.width(), theme.px(24)), Qt.AlignmentFlag.AlignVCenter, won)
            at += metrics.horizontalAdvance(won) + theme.px(6)
            room = inner.right() - at
            paint_tally(painter, QPointF(at, top + theme.px(4)), self._wins, theme, theme.px(16), room)

    def line_height(self, width: float) -> float:
        """Return how high the line is when it has to fit into a width."""
        metrics = QFontMetricsF(self._theme.font("small"))
        box = QRectF(0, 0, max(1.0, width), 200)
        return metrics.boundingRect(box, int(Qt.TextFlag.TextWordWrap), self.game.texts.line()).height()

    def _line_room(self, width: float) -> float:
        return max(pad.line_height(width) for pad in self.beside)

    def _text_height(self) -> int:
        width = max(1, self.width() - 2 - 2 * self._theme.px(14)) if self.width() > 100 else 160
        return round(self._theme.px(35) + self._line_room(width) + self._theme.px(24) + self._theme.px(10))
