"""The printed sheet."""

from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from spielblock.widgets.printed_sheet import Measure, printed
from spielblock.widgets.theme import Theme


@pytest.mark.parametrize("cell", [-9.0, -1.0, 0.0])
def test_where_there_is_no_room_nothing_is_complained_of(qtbot: QtBot, cell: float) -> None:
    assert not printed(Theme(), [["red"] * 15] * 7, [(0, 0)], Measure(cell, 1.0, 0), 1.0).isNull()
