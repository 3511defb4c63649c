"""Where the window stands: as before, but never off all screens."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRect, QSize

from spielblock.shell.place import placed, smallest
from spielblock.shell.settings import Place

MAIN = QRect(0, 40, 1920, 1040)
LEFT = QRect(-1600, 0, 1600, 900)
CASES = [
    ("as it was", Place(100, 100, 1300, 800), QRect(100, 100, 1300, 800)),
    ("on the second screen", Place(-1500, 50, 1200, 700), QRect(-1500, 50, 1200, 700)),
    ("on a screen that is gone", Place(5000, 100, 1300, 800), QRect(310, 160, 1300, 800)),
    ("its title above all screens", Place(100, -500, 1300, 800), QRect(310, 160, 1300, 800)),
    ("a sliver at the edge", Place(1900, 100, 1300, 800), QRect(310, 160, 1300, 800)),
    ("larger than the screen", Place(10, 50, 4000, 3000), QRect(10, 50, 1910, 1030)),
]


@pytest.mark.parametrize(("place", "rect"), [case[1:] for case in CASES], ids=[case[0] for case in CASES])
def test_placed(place: Place, rect: QRect) -> None:
    assert placed(place, [MAIN, LEFT]) == rect


def test_the_first_time_it_stands_in_the_middle_in_the_size_it_was_designed_for() -> None:
    assert placed(None, [MAIN]).size() == QSize(1280, 800)
    assert placed(None, [MAIN]).center() == MAIN.center()


def test_a_small_screen_allows_a_smaller_window() -> None:
    assert smallest(MAIN) == QSize(1024, 600)
    assert smallest(QRect(0, 0, 911, 512)) == QSize(911, 512)
    assert MAIN.contains(placed(Place(0, 0, 9000, 9000), [MAIN]))
