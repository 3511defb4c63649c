"""Where the places of a match lie in the scene: notation in, pixels out, and back."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSizeF

from spielblock.games.tock.options import Options
from spielblock.games.tock.ui.geometry import SHAPES, Layout, layout

#: A touch counts for the nearest spot within so many pitches.
REACH: Final = 0.6
YARD: Final = "yard"
LANE: Final = 4
#: A lane this steep has its name beside it, one this flat above it, and others below.
UPRIGHT: Final = 0.9
LEVEL: Final = 0.2
#: So much of the board at its edge is not free, in pitches.
MARGIN: Final = 0.35
#: Above, below, left and right.
WAYS: Final = (-1j, 1j, -1 + 0j, 1 + 0j)


def plain(place: str) -> str:
    """Return a place without the mark of a protected piece."""
    return place.rstrip("*")


class Places:
    """One board on one area. `bottom` is the seat that sits at the bottom of the screen."""

    def __init__(
        self, resources: Path, options: Options, seats: int, bottom: int, inner: QSizeF, size: QSizeF
    ) -> None:
        """`size` is the whole area, `inner` what of it the board may fill."""
        sectors = options.two_player_sectors if seats == 2 else seats
        boards = [layout(resources, sectors, options.fields_per_sector, shape) for shape in SHAPES]
        self.board: Layout = max(boards, key=lambda one: one.pitch(inner.width(), inner.height()))
        self.seats = seats
        self.size = size
        self.pitch = self.board.pitch(inner.width(), inner.height())
        self.offset = options.entry_offset
        self.fields = sectors * options.fields_per_sector
        self._apart = sectors // seats
        self._turn = bottom * self._apart
        middle = (self.board.low + self.board.high) / 2 * self.pitch
        self._clear: dict[tuple[float, float], tuple[complex, ...]] = {}
        self._origin = QPointF(size.width() / 2 - middle.real, size.height() / 2 - middle.imag)

    @property
    def plate(self) -> QRectF:
        """The rectangle of the whole board."""
        size = (self.board.high - self.board.low) * self.pitch
        left, top = (self.size.width() - size.real) / 2, (self.size.height() - size.imag) / 2
        return QRectF(left, top, size.real, size.imag)

    def point(self, unit: complex) -> QPointF:
        """Return where a point of the layout lies."""
        return QPointF(unit.real * self.pitch, unit.imag * self.pitch) + self._origin

    def sector(self, seat: int) -> int:
        """Return the sector of the picture in which a seat sits."""
        return (seat * self._apart - self._turn) % self.board.sectors

    def ring(self, field: int) -> QPointF:
        """Return where a field of the track lies, r0 being the start field of seat A."""
        index = (field + self.offset - self._turn * self.board.fields) % self.fields
        return self.point(self.board.ring[index])

    def start(self, seat: int) -> QPointF:
        """Return where the start field of a seat lies."""
        return self.ring(seat * self._apart * self.board.fields)

    def after_start(self, seat: int, steps: int) -> QPointF:
        """Return where the field lies so many steps behind the start field of a seat."""
        return self.ring(seat * self._apart * self.board.fields + steps)

    def beside(self, seat: int) -> complex:
        """Return the direction from the lane of a seat to the side where its name does not stand."""
        inward = self.inward(seat)
        if abs(inward.imag) > UPRIGHT:
            return -1 + 0j
        if abs(inward.imag) < LEVEL:
            return 1j
        return inward * -1j if inward.real > 0 else inward * 1j

    def entrance(self, seat: int) -> QPointF:
        """Return where the field lies from which the goal of a seat branches off."""
        return self.point(self.board.ring[self.sector(seat) * self.board.fields])

    def inward(self, seat: int) -> complex:
        """Return the direction from the edge to the middle at a seat."""
        return self.board.inward[self.sector(seat)]

    def spot(self, seat: int, place: str, slot: int = 0) -> QPointF:
        """Return where a place of a seat's colour lies; `slot` is which of the four of the yard."""
        name = plain(place)
        if name == YARD:
            return self.point(self.board.yards[self.sector(seat)][slot])
        if name[0] == "g":
            return self.point(self.board.lanes[self.sector(seat)][int(name[1:]) - 1])
        return self.ring(int(name[1:]))

    def yard(self, seat: int) -> QPointF:
        """Return the middle of a seat's yard."""
        spots = self.board.yards[self.sector(seat)]
        return self.point(sum(spots, 0j) / len(spots))

    def touched(self, at: QPointF) -> tuple[int, str] | None:
        """Return the seat (-1 on the track) and the place under a point, the nearest within reach."""
        best: tuple[float, int, str] | None = None
        for seat, place, spot in self._spots():
            apart = abs(complex(spot.x() - at.x(), spot.y() - at.y()))
            if best is None or apart < best[0]:
                best = (apart, seat, place)
        if best is None or best[0] > REACH * self.pitch:
            return None
        return best[1], best[2]

    def clear_ways(self, at: QPointF) -> tuple[complex, ...]:
        """Return the four directions from a field, those first in which there is free board next to it."""
        key = (at.x(), at.y())
        if key not in self._clear:
            self._clear[key] = tuple(sorted(WAYS, key=lambda way: not self._is_free(at + self.step(way))))
        return self._clear[key]

    def _is_free(self, at: QPointF) -> bool:
        edge = MARGIN * self.pitch
        return self.plate.adjusted(edge, edge, -edge, -edge).contains(at) and self.touched(at) is None

    def step(self, way: complex) -> QPointF:
        """Return how far it is to the next field in this direction."""
        return QPointF(way.real, way.imag) * self.pitch

    def _spots(self) -> list[tuple[int, str, QPointF]]:
        found = [(-1, f"r{field}", self.ring(field)) for field in range(self.fields)]
        for seat in range(self.seats):
            found += [(seat, f"g{n}", self.spot(seat, f"g{n}")) for n in range(1, LANE + 1)]
            found += [(seat, YARD, self.spot(seat, YARD, slot)) for slot in range(LANE)]
        return found
