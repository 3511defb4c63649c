"""The words on a choice card stay on it: large letters become smaller where there is little room."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRect
from PySide6.QtWidgets import QApplication

from spielblock.games.rock_the_bock.ui.lettering import lettered
from spielblock.widgets.theme import Theme

TITLE, EFFECT = "2 Geißen für Mara", "Zählen noch nichts: Gleichstand"


@pytest.mark.parametrize(("wide", "smaller"), [(180, False), (76, True)], ids=["room enough", "narrow"])
def test_letters_become_smaller_where_they_would_run_out(
    qapp: QApplication, wide: int, smaller: bool
) -> None:
    theme = Theme(scale=1.3)
    room = QRect(12, 50, wide, 118)
    words = lettered(theme, room, TITLE, EFFECT, 13)
    assert words.fits(room)
    assert (words.effect_font.pixelSize() < theme.font("caption").pixelSize()) is smaller
    assert words.effect_font.pixelSize() >= theme.font("caption").pixelSize() / 1.3 - 1
