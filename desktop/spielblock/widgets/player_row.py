"""One player in a row: name, kind, figures, and a mark if it is their turn."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QHelpEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QToolTip, QWidget

from spielblock.control.framing import Figure
from spielblock.widgets import texts
from spielblock.widgets.seat_mark import paint_seat
from spielblock.widgets.stage import Sitter
from spielblock.widgets.theme import Theme

DOTS = 3
#: From this height on there is room for two lines, and for two that lie close.
TWO_LINES = 41
CLOSE_LINES = 30
#: Where a name and figures share a line, so much of it is the name's if it needs it.
SHARE = 0.55
#: Between figures, and where there is little room.
GAP = 8
NARROW = 5


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
        #: All rows of the list: they stand in one line each, or in two.
        self.peers: Sequence[PlayerRow] = (self,)
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
            for peer in self.peers if self._dense else (self,):
                peer.update()

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
        left, right = chip.right() + theme.px(10), self.width() - theme.px(10)
        middle = self.height() / 2
        if not self._dense:
            self._paint_name(painter, left, middle - theme.px(10), right)
            end = self._paint_figures(painter, left, middle + theme.px(11), right - left)
            self._paint_dots(painter, QPointF(end, middle + theme.px(11)))
            self._paint_note(painter, end)
        elif all(peer.shares(right - left) for peer in self.peers) or self.height() < theme.px(CLOSE_LINES):
            room = right - left - self._name_room(right - left)
            begin = right - self._figures_width(room)
            self._paint_figures(painter, begin, middle, room)
            self._paint_name(painter, left, middle, begin - theme.px(NARROW))
        else:
            self._paint_name(painter, left, middle - theme.px(8), right)
            self._paint_figures(painter, left, middle + theme.px(9), right - left)

    def shares(self, room: float) -> bool:
        """Return whether the whole name and all figures have room in one line of so many pixels."""
        return self._name_width() + self._row_width(self.figures, NARROW) <= room

    def _name_room(self, room: float) -> float:
        """Return how much of a line the name takes from the figures."""
        wanted = max(room * SHARE, room - self._row_width(self.figures, NARROW))
        return min(self._name_width(), wanted)

    def _name_width(self) -> float:
        """Return how long the name is with the symbol behind it and the room before the figures."""
        name = QFontMetricsF(self._theme.font("bodyStrong")).horizontalAdvance(self.sitter.name)
        return name + self._theme.px(6 + 20 + NARROW + 2)

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
        """Draw the name, then kind and team; where there is little room, how strong a bot is stays."""
        theme, sitter = self._theme, self.sitter
        font = theme.font("bodyStrong")
        metrics = QFontMetricsF(font)
        kind_width = theme.px(4 + (38 if sitter.level and not self._dense else 20))
        team = texts.team(sitter.team) if sitter.team and not self._dense else ""
        caption = theme.font("caption")
        team_width = QFontMetricsF(caption).horizontalAdvance(team) + theme.px(8) if team else 0.0
        whole = metrics.horizontalAdvance(sitter.name)
        if whole + kind_width + team_width > right - left:
            team = ""
        narrow = whole + kind_width > right - left
        room = right - left - (theme.px(26 if sitter.level else 0) if narrow else kind_width)
        name = metrics.elidedText(sitter.name, Qt.TextElideMode.ElideRight, max(room, theme.px(24)))
        if name != sitter.name:
            self._spots.append((QRectF(left, middle - theme.px(10), room, theme.px(20)), sitter.name))
        left = _text(painter, left, middle, name, font, theme.colour("text")) + theme.px(6)
        if narrow and not sitter.level:
            return
        left = self._paint_kind(painter, left, middle, bot=not self._dense and not narrow)
        if team:
            _text(painter, left + theme.px(4), middle, team, caption, theme.colour("text2"))

    def _paint_kind(self, painter: QPainter, left: float, middle: float, *, bot: bool) -> float:
        """Draw whether it is a person or a bot, and how strong; return where the next would begin."""
        if self.sitter.human:
            return self._icon(painter, "user", left, middle, 15, "text3")
        if bot:
            left = self._icon(painter, "bot", left, middle, 16, "text3")
        return self._icon(painter, f"level-{min(self.sitter.level, 4)}", left, middle, 17, "text3")

    def _paint_note(self, painter: QPainter, end: float) -> None:
        """Draw the word at the right; where it would meet the dots of thinking, they say enough."""
        theme = self._theme
        words = texts.thinking() if self.thinking >= 0 else self.note
        right = self.width() - theme.px(10)
        font = theme.font("caption")
        left = right - QFontMetricsF(font).horizontalAdvance(words)
        if self.thinking < 0 or left >= end + theme.px(10 * DOTS):
            _text(painter, left, self.height() / 2 + theme.px(11), words, font, theme.colour("text2"))

    def _paint_figures(self, painter: QPainter, left: float, middle: float, room: float) -> float:
        """Draw those figures that have room in a line from here on; return where the next would begin."""
        shown, gap = self._fitting(room)
        for figure in shown:
            width = self._figure_width(figure)
            self._paint_figure(painter, figure, QPointF(left, middle))
            tall = self._theme.px(20)
            self._spots.append((QRectF(left, middle - tall / 2, width, tall), figure.help))
            left += width + self._theme.px(gap)
        return left

    def _fitting(self, room: float) -> tuple[Sequence[Figure], float]:
        """Return the figures that have room, at least the first, and how far they lie apart."""
        for gap in (GAP if self._dense else GAP + 2, NARROW):
            if self._row_width(self.figures, gap) <= room:
                return self.figures, gap
        fits = [n for n in range(1, len(self.figures)) if self._row_width(self.figures[:n], NARROW) <= room]
        return self.figures[: max(fits, default=1)], NARROW

    def _figures_width(self, room: float) -> float:
        """Return how much of this room the figures take that fit into it."""
        return self._row_width(*self._fitting(room))

    def _row_width(self, figures: Sequence[Figure], gap: float) -> float:
        return sum(map(self._figure_width, figures)) + self._theme.px(gap) * max(0, len(figures) - 1)

    def _figure_font(self) -> QFont:
        font = self._theme.font("caption")
        font.setWeight(QFont.Weight.DemiBold)
        return font

    def _figure_width(self, figure: Figure) -> float:
        icon = self._theme.px(18) if figure.icon else 0
        return icon + QFontMetricsF(self._figure_font()).horizontalAdvance(figure.text)

    def _paint_figure(self, painter: QPainter, figure: Figure, at: QPointF) -> None:
        left = at.x()
        if figure.icon:
            self._icon(painter, figure.icon, left, at.y(), 14, "text2")
            left += self._theme.px(18)
        _text(painter, left, at.y(), figure.text, self._figure_font(), self._theme.colour("text2"))

    def _paint_dots(self, painter: QPainter, at: QPointF) -> None:
        if self.thinking < 0:
            return
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


def _text(painter: QPainter, left: float, middle: float, text: str, font: QFont, ink: QColor) -> float:
    """Draw a line of text with its left edge and its middle here; return where it ends."""
    metrics = QFontMetricsF(font)
    painter.setFont(font)
    painter.setPen(ink)
    painter.drawText(QPointF(left, middle + (metrics.ascent() - metrics.descent()) / 2), text)
    return left + metrics.horizontalAdvance(text)
