"""Where things lie on the pub table, for the room there is."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from PySide6.QtCore import QPointF

if TYPE_CHECKING:
    from spielblock.games.schock.ui.scene import PubView

#: How high a station is at least, with the gap above it.
FAR_LEAST: Final = 118.0
#: On a lower table words stand in one line each, close to each other.
LOW: Final = 240.0
#: How wide the lines on the round before are at most, so that two of them tell it whole.
LINE: Final = 440.0


class Middle(NamedTuple):
    """Where dice are revealed, how large they are there, and how far below them their name lies."""

    spot: QPointF
    die: float
    below: float


class Layout:
    """Lays a table out: `wide` and `high` in its own units, `scale` that of the letters."""

    def __init__(self, pub: PubView, wide: float, high: float, scale: float) -> None:
        self._pub = pub
        self._wide, self._high, self._scale = wide, high, scale
        self._low = high < LOW * scale
        # A plate, a cup and a pill need so much; where letters are large, that is more than their share.
        self._far = min(max(high * 0.40, min(FAR_LEAST * scale, high * 0.55)), 190 * scale)
        self._left = min(170 * scale, wide * 0.185)

    def place(self, zoom: float) -> Middle:
        """Place everything for a table that is drawn so much larger; return what lies in the middle."""
        self._place_stations()
        side = self._place_side(zoom)
        (self._place_lids_low if self._low else self._place_lids)()
        right = self._wide - side - 12 * self._scale
        self._pub.cup.set_size(min(176 * self._scale, (self._high - self._far) * 0.55))
        return (self._place_middle_low if self._low else self._place_middle)(right)

    def _place_stations(self) -> None:
        scale, pub = self._scale, self._pub
        each = self._wide / len(pub.stations)
        width = min(212 * scale, each - 6 * scale)
        for place, station in enumerate(pub.stations.values()):
            station.fit(width, self._far - 10 * scale)
            station.setPos(each * (place + 0.5), 10 * scale)

    def _place_side(self, zoom: float) -> float:
        """Place ranking and ladder at the right, and return how much of the width the wider one takes."""
        scale, pub, wide = self._scale, self._pub, self._wide
        top, room = self._far + 12 * scale, self._high - self._far - 22 * scale
        if self._low:
            top, room = self._far + 4 * scale, self._high - self._far - 8 * scale
        usual = min(260 * scale, wide * 0.305)
        side = min(380 * scale, wide * 0.46) if pub.ranking.crowded(room) else usual
        pub.ranking.fit(side, room)
        pub.ranking.setPos(wide - side - 12 * scale, top)
        pub.ladder.fit(usual, room, zoom)
        pub.ladder.setPos(wide - usual - 12 * scale, top)
        pub.ladder.setVisible(not pub.ranking.rows and pub.ladder.readable)
        return side

    def _place_lids(self) -> None:
        scale, pub, left, far = self._scale, self._pub, self._left, self._far
        half = (self._high - far) / 2
        mat = min(72 * scale, half * 0.46)
        width = left - 24 * scale
        pub.pool.fit(mat, width)
        pub.pool.setPos(14 * scale, far + half * 0.08)
        pub.pool_words.fit(left, 20 * scale, 13 * scale)
        pub.pool_words.setPos(left / 2 + 4 * scale, far + half * 0.08 + mat + 16 * scale)
        small = min(44 * scale, half * 0.32)
        pub.stake.fit(small, width)
        pub.stake.setPos(14 * scale, far + half * 1.06)
        pub.stake_words.fit(left, 36 * scale, 13 * scale)
        # Large letters rather lie on the lowest lids than below the table.
        below = min(far + half * 1.06 + small + 22 * scale, self._high - 21 * scale)
        pub.stake_words.setPos(left / 2 + 4 * scale, below)

    def _place_lids_low(self) -> None:
        """Both stacks beside each other, and their words below them."""
        scale, pub, left = self._scale, self._pub, self._left
        mat, top = 20 * scale, self._far + 6 * scale
        pub.pool.fit(mat, left * 0.5)
        pub.pool.setPos(8 * scale, top)
        pub.stake.fit(mat, left * 0.3)
        pub.stake.setPos(left * 0.66, top)
        pub.pool_words.fit(left, 18 * scale, 13 * scale)
        pub.pool_words.setPos(left / 2 + 4 * scale, top + mat + 10 * scale)
        pub.stake_words.fit(left, 36 * scale, 13 * scale)
        pub.stake_words.setPos(left / 2 + 4 * scale, top + mat + 38 * scale)

    def _place_middle(self, right: float) -> Middle:
        scale, pub, left = self._scale, self._pub, self._left
        room = self._high - self._far
        big = min(70 * scale, room * 0.27, (right - left) * 0.16)
        spot = QPointF((left + right) / 2, self._far + room * 0.50)
        plate = min(250 * scale, right - left - 20)
        pub.plate.fit(plate, min(46 * scale, room * 0.2), min(22 * scale, room * 0.1))
        pub.words.fit(min(300 * scale, right - left), 44 * scale, 15 * scale)
        pub.words.setPos(spot)
        pub.last.fit(min(LINE * scale, right - left), 40 * scale, 14 * scale)
        pub.last.setPos(spot + QPointF(0, min(50 * scale, room * 0.28)))
        return Middle(spot, big, big * 0.62 + min(34 * scale, room * 0.16))

    def _place_middle_low(self, right: float) -> Middle:
        scale, pub, left = self._scale, self._pub, self._left
        room = self._high - self._far
        spot = QPointF((left + right) / 2, self._far + room * 0.32)
        pub.plate.fit(min(250 * scale, right - left - 8 * scale), 26 * scale, 15 * scale)
        # While there are words there is no ranking; what results count may not be readable.
        end = right if pub.ladder.readable else self._wide - 8 * scale
        middle = QPointF((left + end) / 2, self._far + room / 2)
        for line, pixels, lower in ((pub.words, 14, -13), (pub.last, 13, 13)):
            line.fit(end - left, 22 * scale, pixels * scale)
            line.setPos(middle + QPointF(0, lower * scale))
        return Middle(spot, min(32 * scale, room * 0.34, (right - left) * 0.2), min(36 * scale, room * 0.4))
