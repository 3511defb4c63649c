"""Seats and piles of Rockit never lie on each other, however many play and however small the window is."""

from __future__ import annotations

from itertools import combinations

import pytest
from PySide6.QtCore import QRectF, QSizeF

from spielblock.control.framing import Room
from spielblock.games.rockit.ui.cards import RATIO
from spielblock.games.rockit.ui.placing import LEAST, WORDS, lay_out

SIZES = [
    (788, 358, Room.COMPACT, 1.0),
    (884, 380, Room.COMPACT, 1.0),
    (976, 512, Room.NORMAL, 1.0),
    (976, 396, Room.NORMAL, 1.0),
    (1580, 860, Room.LARGE, 1.0),
    (788, 330, Room.COMPACT, 1.5),
    (717, 287, Room.COMPACT, 1.3),
    (926, 439, Room.NORMAL, 1.5),
    (2180, 1100, Room.LARGE, 2.0),
]


@pytest.mark.parametrize(("wide", "high", "room", "scale"), SIZES)
@pytest.mark.parametrize("others", range(1, 10))
def test_nothing_overlaps_and_nothing_is_outside(
    others: int, wide: int, high: int, room: Room, scale: float
) -> None:
    places = lay_out(QSizeF(wide, high), others, room, scale)
    picture = QRectF(0, 0, wide, high)
    boxes = [places.box(at) for at in range(others)]
    card = QRectF(0, 0, places.card, places.card * RATIO)
    for middle in (places.pack, places.discards):
        boxes.append(QRectF(card))
        boxes[-1].moveCenter(middle)
    assert len(places.seats) == others
    assert all(picture.contains(box) for box in boxes)
    piles = boxes[-2:]
    for one, other in combinations(boxes[:-2], 2):
        assert not one.intersects(other)
    for one in boxes[:-2]:
        assert not any(one.intersects(pile) for pile in piles)


@pytest.mark.parametrize(("wide", "high", "room", "scale"), SIZES)
def test_words_are_as_large_as_there_is_room_and_never_smaller_than_usual(
    wide: int, high: int, room: Room, scale: float
) -> None:
    places = lay_out(QSizeF(wide, high), 9, room, scale)
    assert min(1.0, scale) - 0.001 <= places.words * scale <= scale * WORDS[room]
    fitting = min(scale, wide / LEAST.width(), high / LEAST.height())
    assert places.words * scale == pytest.approx(max(min(1.0, scale), fitting) * WORDS[room])


@pytest.mark.parametrize("others", range(1, 10))
def test_seats_go_round_clockwise_from_the_own_one(others: int) -> None:
    places = lay_out(QSizeF(976, 512), others, Room.NORMAL, 1.0)
    left = [seat for seat in places.seats if seat.x() < 200]
    right = [seat for seat in places.seats if seat.x() > 776]
    assert [seat.y() for seat in left] == sorted([seat.y() for seat in left], reverse=True)
    assert [seat.y() for seat in right] == sorted([seat.y() for seat in right])
    top = [seat.x() for seat in places.seats if seat.y() == min(each.y() for each in places.seats)]
    assert top == sorted(top)
