"""The board as one picture: plate with grain, carved track, lanes, yards, holes, start rings, chevrons."""

from __future__ import annotations

from math import atan2, degrees
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPixmap, QPolygonF

from spielblock.games.tock.ui.names import paint_name
from spielblock.games.tock.ui.places import LANE, Places
from spielblock.widgets.stage import Stage
from spielblock.widgets.theme import Hue, Theme

#: The colours that stand out from dark wood as they are.
BRIGHT: Final = ("yellow", "orange")
HOLE: Final = 0.33
TRACK: Final = 0.98
#: After so many fields behind a start the way is shown.
CHEVRONS: Final = (3, 4, 5)
CORNER: Final = 26.0
GRAINS: Final = 16
ROUND = Qt.PenCapStyle.RoundCap


def board_picture(places: Places, stage: Stage, dpr: float, *, names: bool) -> QPixmap:
    """Return the picture of the whole table area, for a screen with this ratio of pixels."""
    size = places.size
    pixmap = QPixmap(round(size.width() * dpr), round(size.height() * dpr))
    pixmap.setDevicePixelRatio(dpr)
    pixmap.fill(stage.theme.colour("cloth"))
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    art = BoardArt(painter, places, stage)
    art.plate()
    art.track()
    for seat in range(places.seats):
        art.lane(seat)
        art.yard(seat)
    art.holes()
    art.direction()
    for seat in range(places.seats):
        art.colours(seat)
        if names:
            paint_name(painter, places, stage, seat)
    painter.end()
    return pixmap


class BoardArt:
    """Draws the parts one after the other with one painter."""

    def __init__(self, painter: QPainter, places: Places, stage: Stage) -> None:
        self._painter = painter
        self._places = places
        self._stage = stage
        self._theme: Theme = stage.theme
        self._p = places.pitch

    def plate(self) -> None:
        """Draw the wood with its shadow and its grain."""
        painter, theme, plate = self._painter, self._theme, self._places.plate
        shadow = theme.colour("shadow")
        shadow.setAlphaF(0.22)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(shadow)
        painter.drawRoundedRect(plate.translated(2, 6), CORNER, CORNER)
        painter.setPen(QPen(theme.colour("woodEdge"), 2))
        painter.setBrush(theme.colour("wood"))
        painter.drawRoundedRect(plate, CORNER, CORNER)
        painter.save()
        clip = QPainterPath()
        clip.addRoundedRect(plate.adjusted(1, 1, -1, -1), CORNER - 1, CORNER - 1)
        painter.setClipPath(clip)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        for number in range(GRAINS):
            self._grain(plate, number)
        painter.restore()

    def _grain(self, plate: QRectF, number: int) -> None:
        y = plate.top() + plate.height() * (number + 0.5) / GRAINS
        rise, fall = 8 + number * 37 % 11, number * 53 % 17 - 8
        path = QPainterPath(QPointF(plate.left(), y))
        path.cubicTo(
            QPointF(plate.left() + plate.width() * 0.3, y - rise),
            QPointF(plate.left() + plate.width() * 0.6, y + rise + fall),
            QPointF(plate.right(), y + fall / 2),
        )
        ink = self._theme.colour("woodAlt")
        ink.setAlphaF(0.5 + 0.4 * (number * 7 % 3) / 2)
        self._painter.setPen(QPen(ink, 2))
        self._painter.drawPath(path)

    def track(self) -> None:
        """Draw the groove all fields lie in."""
        line = QPolygonF([self._places.point(unit) for unit in self._places.board.curve])
        line.append(line.first())
        edge = self._theme.colour("woodEdge")
        edge.setAlphaF(0.8 if self._theme.dark else 0.45)
        self._line(line, edge, self._p * TRACK)
        self._line(line, self._theme.colour("woodAlt"), self._p * TRACK - 2.5)

    def lane(self, seat: int) -> None:
        """Draw the bed of a goal lane, from the entrance on."""
        hue = self._hue(seat)
        line = QPolygonF([self._places.entrance(seat), self._places.spot(seat, f"g{LANE}")])
        edge = QColor(hue.deep)
        edge.setAlphaF(0.9)
        self._line(line, edge, self._p * TRACK)
        self._line(line, hue.strong, self._p * TRACK - 3)

    def yard(self, seat: int) -> None:
        """Draw the plate under the four places where pieces begin."""
        hue, p, painter = self._hue(seat), self._p, self._painter
        spots = [self._places.spot(seat, "yard", slot) for slot in range(LANE)]
        middle = self._places.yard(seat)
        reach = max(abs(complex(s.x() - middle.x(), s.y() - middle.y())) for s in spots)
        if reach > p * 1.2:
            line = QPolygonF([spots[0], spots[-1]])
            self._line(line, hue.deep, p * 1.02)
            self._line(line, hue.strong, p * 1.02 - 3)
            return
        inward = self._places.inward(seat)
        painter.save()
        painter.translate(middle)
        painter.rotate(degrees(atan2(inward.imag, inward.real)) - 90)
        painter.setPen(QPen(hue.deep, 1.5))
        painter.setBrush(hue.strong)
        painter.drawRoundedRect(QRectF(-p * 1.02, -p * 1.02, p * 2.04, p * 2.04), p * 0.5, p * 0.5)
        painter.restore()

    def holes(self) -> None:
        """Draw the holes of the track."""
        ground, rim = self._theme.colour("hole"), self._theme.colour("holeRim")
        for unit in self._places.board.ring:
            self._hole(self._places.point(unit), ground, rim, 1.4)

    def direction(self) -> None:
        """Draw behind each start which way the pieces walk: quiet chevrons between the holes."""
        ink = self._theme.colour("woodText")
        ink.setAlphaF(0.6)
        width = max(1.6, self._p * 0.07)
        self._painter.setPen(QPen(ink, width, Qt.PenStyle.SolidLine, ROUND, Qt.PenJoinStyle.RoundJoin))
        self._painter.setBrush(Qt.BrushStyle.NoBrush)
        places, p = self._places, self._p
        for seat in range(places.seats):
            for step in CHEVRONS:
                here, there = places.after_start(seat, step), places.after_start(seat, step + 1)
                self._chevron((here + there) / 2, complex((there - here).x(), (there - here).y()), p * 0.11)

    def _chevron(self, at: QPointF, way: complex, reach: float) -> None:
        """Draw a chevron that points along a way, thrice as wide as deep."""
        painter = self._painter
        painter.save()
        painter.translate(at)
        painter.rotate(degrees(atan2(way.imag, way.real)))
        tip = [QPointF(-reach, -reach * 2), QPointF(reach, 0), QPointF(-reach, reach * 2)]
        painter.drawPolyline(QPolygonF(tip))
        painter.restore()

    def colours(self, seat: int) -> None:
        """Draw what belongs to a seat on top: holes of lane and yard, start ring, entrance."""
        hue = self._hue(seat)
        for number in range(1, LANE + 1):
            self._hole(self._places.spot(seat, f"g{number}"), hue.deep, hue.on, 1.3)
            self._hole(self._places.spot(seat, "yard", number - 1), hue.deep, hue.on, 1.3)
        if self._places.offset:
            self._entrance(seat, hue)
        self._start(seat, hue)

    def _start(self, seat: int, hue: Hue) -> None:
        painter, p, theme = self._painter, self._p, self._theme
        at = self._places.start(seat)
        painter.setPen(QPen(hue.deep, p * 0.2))
        painter.setBrush(theme.colour("hole") if theme.dark else QColor("#F4E3C6"))
        painter.drawEllipse(at, p * 0.4, p * 0.4)
        dim = theme.dark and hue.name not in BRIGHT
        painter.setPen(QPen(hue.line if dim else hue.strong, max(1.0, p * 0.2 - 2.4)))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawEllipse(at, p * 0.4, p * 0.4)
        ink = hue.soft if dim else hue.strong
        if not theme.dark and hue.name == "yellow":
            ink = hue.deep
        self._glyph(hue, at, p * 0.42, ink)

    def _entrance(self, seat: int, hue: Hue) -> None:
        painter, p = self._painter, self._p
        at, inward = self._places.entrance(seat), self._places.inward(seat)
        painter.setPen(QPen(hue.on, 1.3))
        painter.setBrush(hue.deep)
        painter.drawEllipse(at, p * HOLE, p * HOLE)
        # dark signs on the deep shade of a bright colour are hardly to be seen
        ink = hue.strong if self._theme.dark and hue.name in BRIGHT else hue.on
        painter.setPen(QPen(ink, 2, Qt.PenStyle.SolidLine, ROUND, Qt.PenJoinStyle.RoundJoin))
        self._chevron(at, inward, p * 0.085)

    def _hole(self, at: QPointF, ground: QColor, rim: QColor, width: float) -> None:
        painter, radius = self._painter, self._p * HOLE
        painter.setPen(QPen(rim, width))
        painter.setBrush(ground)
        painter.drawEllipse(at, radius, radius)
        shade = QColor(0, 0, 0, 56)
        painter.setPen(QPen(shade, self._p * 0.06))
        inner = radius * 0.9
        painter.drawArc(QRectF(at.x() - inner, at.y() - inner, 2 * inner, 2 * inner), 23 * 16, 134 * 16)

    def _glyph(self, hue: Hue, at: QPointF, size: float, ink: QColor) -> None:
        spot = QRectF(at.x() - size / 2, at.y() - size / 2, size, size)
        self._theme.pictures.paint(self._painter, hue.glyph, spot, ink)

    def _line(self, line: QPolygonF, ink: QColor, width: float) -> None:
        pen = QPen(ink, width, Qt.PenStyle.SolidLine, ROUND, Qt.PenJoinStyle.RoundJoin)
        self._painter.setPen(pen)
        self._painter.setBrush(Qt.BrushStyle.NoBrush)
        self._painter.drawPolyline(line)

    def _hue(self, seat: int) -> Hue:
        return self._theme.hue(self._stage.sitters[seat].colour)
