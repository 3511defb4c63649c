"""Who plays: a row for each seat with name, kind, figures, and a mark on whose turn it is."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt, QTimer
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QHelpEvent, QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QToolTip, QWidget

from spielblock.control.framing import Figure
from spielblock.widgets import texts
from spielblock.widgets.seat_mark import paint_seat
from spielblock.widgets.stage import Sitter, Stage
from spielblock.widgets.theme import Theme

DOT_MS = 300
DOTS = 3
TWO_LINES = 41
LEAST = 26.0
MARGIN = 8.0


class PlayerRow(QWidget):
    """One seat. It is painted in one go; what it says stands in its accessible name as well."""

    def __init__(self, theme: Theme, sitter: Sitter, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self.sitter = sitter
        self.figures: tuple[Figure, ...] = ()
        self.note = ""
        self.active = False
        self.thinking = -1
        self._dense = False
        self._spots: list[tuple[QRectF, str]] = []
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.arrange(44)
        self._name()

    def arrange(self, height: float) -> None:
        """Be this high in lengths of the design; under TWO_LINES everything stands in one line."""
        self._dense = height < TWO_LINES
        self.setFixedHeight(self._theme.px(height))
        self.update()

    def show_state(self, figures: tuple[Figure, ...], note: str, *, active: bool) -> None:
        """Show the figures of this seat, a word at the end, and whether it is to act."""
        if (figures, note, active) != (self.figures, self.note, self.active):
            self.figures, self.note, self.active = figures, note, active
            self._name()
            self.update()

    def show_thinking(self, phase: int) -> None:
        """Show the dots in this phase; -1 for none."""
        if phase != self.thinking:
            self.thinking = phase
            self.update()

    def sizeHint(self) -> QSize:
        return QSize(self._theme.px(200), self.height())

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.ToolTip and isinstance(event, QHelpEvent):
            words = next((words for rect, words in self._spots if rect.contains(event.pos())), "")
            QToolTip.showText(event.globalPos(), words, self)
            return True
        return super().event(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        theme = self._theme
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._spots = []
        if self.active:
            self._paint_ground(painter)
        size = min(theme.px(24 if self._dense else 34), self.height() - 2)
        chip = QRectF(theme.px(12), (self.height() - size) / 2, size, size)
        paint_seat(painter, chip, self.sitter, theme)
        left = chip.right() + theme.px(10)
        middle = self.height() / 2
        if self._dense:
            right = self._paint_figures(
                painter, QPointF(self.width() - theme.px(10), middle), from_right=True
            )
            self._paint_name(painter, left, middle, right)
        else:
            self._paint_name(painter, left, middle - theme.px(10), self.width() - theme.px(10))
            end = self._paint_figures(painter, QPointF(left, middle + theme.px(11)), from_right=False)
            self._paint_note(painter, end)

    def _paint_ground(self, painter: QPainter) -> None:
        theme = self._theme
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(theme.colour("markerSoft"))
        painter.drawRoundedRect(QRectF(self.rect()), theme.px(10), theme.px(10))
        painter.setPen(QPen(theme.colour("markerEdge"), 1))
        painter.setBrush(theme.colour("marker"))
        inset = theme.px(8 if self.height() > theme.px(40) else 5)
        bar = QRectF(0.5, inset, theme.px(5), self.height() - 2 * inset)
        painter.drawRoundedRect(bar, theme.px(2), theme.px(2))

    def _paint_name(self, painter: QPainter, left: float, middle: float, right: float) -> None:
        theme = self._theme
        font = theme.font("bodyStrong")
        metrics = QFontMetricsF(font)
        kind_width = theme.px(38 if self.sitter.level and not self._dense else 20)
        team = texts.team(self.sitter.team) if self.sitter.team and not self._dense else ""
        caption = theme.font("caption")
        team_width = QFontMetricsF(caption).horizontalAdvance(team) + theme.px(8) if team else 0.0
        room = right - left - kind_width - team_width - theme.px(4)
        name = metrics.elidedText(self.sitter.name, Qt.TextElideMode.ElideRight, max(room, theme.px(24)))
        left = _text(painter, left, middle, name, font, theme.colour("text")) + theme.px(6)
        if self.sitter.human:
            left = self._icon(painter, "user", left, middle, 15, "text3")
        else:
            if not self._dense:
                left = self._icon(painter, "bot", left, middle, 16, "text3")
            left = self._icon(painter, f"level-{min(self.sitter.level, 4)}", left, middle, 17, "text3")
        if team and left + team_width <= right:
            _text(painter, left + theme.px(4), middle, team, caption, theme.colour("text2"))

    def _paint_note(self, painter: QPainter, end: float) -> None:
        """Draw the word at the right; where it would meet the dots of thinking, they say enough."""
        theme = self._theme
        words = texts.thinking() if self.thinking >= 0 else self.note
        right = self.width() - theme.px(10)
        font = theme.font("caption")
        left = right - QFontMetricsF(font).horizontalAdvance(words)
        if self.thinking < 0 or left >= end + theme.px(10 * DOTS):
            _text(painter, left, self.height() / 2 + theme.px(11), words, font, theme.colour("text2"))

    def _paint_figures(self, painter: QPainter, at: QPointF, *, from_right: bool) -> float:
        """Draw the figures in a row to the right of a point, or up to it; return where they begin or end."""
        font = self._theme.font("caption")
        font.setWeight(QFont.Weight.DemiBold)
        widths = [self._figure_width(figure, font) for figure in self.figures]
        gap = self._theme.px(8 if self._dense else 10)
        left = at.x() - sum(widths) - gap * max(0, len(widths) - 1) if from_right else at.x()
        begin = left
        for figure, width in zip(self.figures, widths, strict=True):
            self._paint_figure(painter, figure, QPointF(left, at.y()), font)
            tall = self._theme.px(20)
            self._spots.append((QRectF(left, at.y() - tall / 2, width, tall), figure.help))
            left += width + gap
        if self.thinking >= 0 and not from_right:
            self._paint_dots(painter, QPointF(left, at.y()))
        return begin - gap if from_right else left

    def _figure_width(self, figure: Figure, font: QFont) -> float:
        icon = self._theme.px(18) if figure.icon else 0
        return icon + QFontMetricsF(font).horizontalAdvance(figure.text)

    def _paint_figure(self, painter: QPainter, figure: Figure, at: QPointF, font: QFont) -> None:
        left = at.x()
        if figure.icon:
            self._icon(painter, figure.icon, left, at.y(), 14, "text2")
            left += self._theme.px(18)
        _text(painter, left, at.y(), figure.text, font, self._theme.colour("text2"))

    def _paint_dots(self, painter: QPainter, at: QPointF) -> None:
        theme = self._theme
        painter.setPen(Qt.PenStyle.NoPen)
        for dot in range(DOTS):
            ink = theme.colour("text2")
            ink.setAlphaF((1.0, 0.55, 0.25)[(dot - self.thinking) % DOTS])
            painter.setBrush(ink)
            painter.drawEllipse(QPointF(at.x() + theme.px(3 + 10 * dot), at.y()), theme.px(3), theme.px(3))

    def _icon(self, painter: QPainter, name: str, left: float, middle: float, size: float, ink: str) -> float:
        theme = self._theme
        side = theme.px(size)
        theme.pictures.paint(painter, name, QRectF(left, middle - side / 2, side, side), theme.colour(ink))
        return left + side + theme.px(3)

    def _name(self) -> None:
        sitter = self.sitter
        parts = [sitter.name, texts.person() if sitter.human else texts.bot(sitter.level_name)]
        if sitter.team:
            parts.append(texts.team(sitter.team))
        if self.active:
            parts.append(texts.to_act())
        parts += [figure.help or figure.text for figure in self.figures]
        if self.note:
            parts.append(self.note)
        self.setAccessibleName(", ".join(parts))


class PlayerRows(QWidget):
    """All seats. While a bot thinks, and only then, a timer turns its dots."""

    def __init__(self, stage: Stage, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAccessibleName(texts.players())
        self._theme = stage.theme
        self.rows = {sitter.letter: PlayerRow(stage.theme, sitter, self) for sitter in stage.clockwise}
        self._thinking = ""
        self._phase = 0
        self._timer = QTimer(self, interval=DOT_MS)
        self._timer.timeout.connect(self._turn)
        self._each = 52.0
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)

    def arrange(self, room: float) -> None:
        """Make the rows as high as fits into this height of the design, 52 at most, LEAST at least."""
        each = self._fitting(room)
        self._each = each if each >= TWO_LINES else min(each, 34)
        self.updateGeometry()
        self._place()

    def sizeHint(self) -> QSize:
        theme = self._theme
        return QSize(theme.px(200), len(self.rows) * theme.px(self._each) + 2 * theme.px(MARGIN))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Where even less room is left, as beside a long hint, the rows are lower."""
        self._place()

    def _fitting(self, room: float) -> float:
        return min(52.0, max(LEAST, (room - 2 * MARGIN) / max(1, len(self.rows))))

    def _place(self) -> None:
        each = min(self._each, self._fitting(self.height() / self._theme.scale))
        margin = top = self._theme.px(MARGIN)
        for player in self.rows.values():
            player.arrange(each)
            player.setGeometry(margin, top, self.width() - 2 * margin, player.height())
            top += player.height()

    def show_acting(self, letters: Sequence[str], thinking: str = "") -> None:
        """Mark who is to act, and which of them is a bot that thinks."""
        for letter, each in self.rows.items():
            each.show_state(each.figures, each.note, active=letter in letters)
        if thinking != self._thinking:
            if self._thinking:
                self.rows[self._thinking].show_thinking(-1)
            self._thinking = thinking
            self._phase = 0
            if thinking:
                self.rows[thinking].show_thinking(0)
                self._timer.start()
            else:
                self._timer.stop()

    def _turn(self) -> None:
        self._phase = (self._phase + 1) % DOTS
        self.rows[self._thinking].show_thinking(self._phase)


def _text(painter: QPainter, left: float, middle: float, text: str, font: QFont, ink: QColor) -> float:
    """Draw a line of text with its left edge and its middle here; return where it ends."""
    metrics = QFontMetricsF(font)
    painter.setFont(font)
    painter.setPen(ink)
    painter.drawText(QPointF(left, middle + (metrics.ascent() - metrics.descent()) / 2), text)
    return left + metrics.horizontalAdvance(text)
