"""How a round ended, large on the felt, in matches of more than one."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPainter, QPen
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from spielblock.games.rockit.events import RoundWon
from spielblock.games.rockit.options import Options
from spielblock.games.rockit.position import Position
from spielblock.games.rockit.texts import round_won, round_won_points
from spielblock.games.rockit.ui import texts_round as texts
from spielblock.rules.seats import seat_of
from spielblock.widgets.theme import Theme

#: The headline begins this large, in pixels, and becomes smaller where it would be too wide.
LARGE: Final = 30
LEAST: Final = 14
#: What lies round the words.
ASIDE: Final = 24
ABOVE: Final = 14


def several(options: Options) -> bool:
    """Return whether a match may have more than one round."""
    return bool(options.points_to) or options.rounds_to_win > 1


def ends_match(event: RoundWon, options: Options) -> bool:
    """Return whether who won this round has won the match with it."""
    return max(event.scores) >= (options.points_to or options.rounds_to_win)


def result_of(event: RoundWon, options: Options, name: Callable[[str], str]) -> tuple[str, str]:
    """Return who has won the round, or the match with it, and how far that brings the winner."""
    who, score = name(event.seat), event.scores[seat_of(event.seat)]
    if ends_match(event, options) and options.points_to:
        return texts.match_won(who), texts.last_points(event.points, score)
    if ends_match(event, options):
        return texts.match_won(who), texts.rounds_of(who, score, options.rounds_to_win)
    if options.points_to:
        return round_won_points(who, event.points), texts.points_of(who, score, options.points_to)
    return round_won(who), texts.rounds_of(who, score, options.rounds_to_win)


def result_in(view: Position, name: Callable[[str], str]) -> tuple[str, str]:
    """Return the same of the round that is just over in this view; empty words if none is."""
    last = view.seen[-1] if view.seen else None
    if not isinstance(last, RoundWon) or not several(view.options):
        return "", ""
    return result_of(last, view.options, name)


def hands_in(view: Position) -> Mapping[str, tuple[str, ...]]:
    """Return the cards that are counted at the end of the round that is just over in this view."""
    last = view.seen[-1] if view.seen else None
    return last.hands if isinstance(last, RoundWon) else {}


class RoundEnd(QGraphicsItem):
    """A headline and a line below it on a dark ground. Its point is the middle of its lower edge."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self._room = 400.0
        self._larger = 1.0
        self.words = ("", "")
        self.setVisible(False)

    def arrange(self, at: QPointF, room: float, larger: float) -> None:
        """Lie here, no wider than this; `larger` is by how much letters are drawn larger."""
        self.prepareGeometryChange()
        self._room, self._larger = room, larger
        self.setPos(at)

    def say(self, headline: str, more: str) -> None:
        """Show these words; "" hides it."""
        if (headline, more) != self.words:
            self.prepareGeometryChange()
            self.words = (headline, more)
        self.setVisible(bool(headline))
        self.update()

    def boundingRect(self) -> QRectF:
        return self._box().adjusted(-3, -3, 3, 3)

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        theme, box = self._theme, self._box()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(theme.colour("marker"), 3))
        painter.setBrush(theme.colour("feltShade"))
        painter.drawRoundedRect(box, theme.px(14), theme.px(14))
        painter.setPen(theme.colour("feltText"))
        headline, more = self._fonts()
        line = QRectF(box.left(), box.top() + theme.px(ABOVE), box.width(), QFontMetricsF(headline).height())
        painter.setFont(headline)
        painter.drawText(line, Qt.AlignmentFlag.AlignCenter, self.words[0])
        painter.setFont(more)
        line = QRectF(box.left(), line.bottom(), box.width(), QFontMetricsF(more).height())
        painter.drawText(line, Qt.AlignmentFlag.AlignCenter, self.words[1])

    def _fonts(self) -> tuple[QFont, QFont]:
        """Return the letters of both lines, as large as there is room for."""
        size = max(LEAST, round(self._theme.px(LARGE) * self._larger))
        while size > LEAST and self._widest(self._sized(size)) > self._inside():
            size -= 1
        return self._sized(size)

    def _sized(self, size: int) -> tuple[QFont, QFont]:
        theme = self._theme
        return theme.scaled_font("title", size), theme.scaled_font("bodyStrong", max(LEAST, size * 0.62))

    def _widest(self, fonts: tuple[QFont, QFont]) -> float:
        return max(self._wide(font, text) for font, text in zip(fonts, self.words, strict=True))

    def _inside(self) -> float:
        return self._room - 2 * self._theme.px(ASIDE)

    def _wide(self, font: QFont, text: str) -> float:
        return QFontMetricsF(font).horizontalAdvance(text)

    def _box(self) -> QRectF:
        fonts = self._fonts()
        wide = self._widest(fonts)
        high = sum(QFontMetricsF(font).height() for font in fonts)
        wide, high = wide + 2 * self._theme.px(ASIDE), high + 2 * self._theme.px(ABOVE)
        return QRectF(-wide / 2, -high, wide, high)
