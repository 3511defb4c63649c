"""However large the letters are: no die lies below the button, no words and no keys are cut."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QPoint
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from spielblock.control.framing import Room
from spielblock.games.noch_mal.ui.dice import DieButton, DieLook
from spielblock.games.noch_mal.ui.dock import DiceDock, Label
from spielblock.headless.languages import catalogue
from spielblock.widgets.theme import Theme

LOOKS = [
    DieLook("colour", "orange", "mine"),
    DieLook("colour", "orange", "pool"),
    DieLook("colour", "joker", "pool"),
    DieLook("number", "3", "mine"),
    DieLook("number", "1", "pool"),
    DieLook("number", "1", "pool"),
]

SIZES = [
    (Room.COMPACT, 788, 1.0),
    (Room.COMPACT, 716, 1.3),
    (Room.COMPACT, 670, 1.5),
    (Room.COMPACT, 552, 2.0),
    (Room.COMPACT, 808, 2.0),
    (Room.NORMAL, 911, 1.5),
    (Room.LARGE, 1180, 2.0),
]


@pytest.fixture
def german(qapp: QApplication) -> Iterator[None]:
    translator = catalogue("de")
    qapp.installTranslator(translator)
    yield
    qapp.removeTranslator(translator)


@pytest.mark.usefixtures("german")
@pytest.mark.parametrize(("room", "width", "scale"), SIZES)
def test_no_die_lies_below_the_button(qtbot: QtBot, room: Room, width: int, scale: float) -> None:
    dock = opened(qtbot, room, width, scale)
    labels = {"mine": Label("Deine Wahl", "Orange · 3"), "pool": Label("Für die anderen")}
    dock.show_dice(LOOKS, labels, own=True, other=True)
    assert dock.other.isVisible()
    assert dock.cut() == []


@pytest.mark.usefixtures("german")
@pytest.mark.parametrize(("room", "width", "scale"), SIZES)
@pytest.mark.parametrize(
    "labels",
    [
        {"mine": Label("Lisl nimmt", "Orange · 3"), "pool": Label("Für die anderen", "4 Würfel")},
        {"mine": Label("Deine Wahl", "Orange · 3"), "pool": Label("Alle sechs", "für alle")},
        {"mine": Label("Deine Wahl", "Joker · ?"), "taken": Label("Lisl hat", "Orange · 3")},
    ],
)
def test_words_before_dice_are_not_cut(
    qtbot: QtBot, room: Room, width: int, scale: float, labels: dict[str, Label]
) -> None:
    dock = opened(qtbot, room, width, scale)
    looks = [look._replace(group="taken") if "taken" in labels else look for look in LOOKS[:2]] + LOOKS[2:]
    dock.show_dice(looks, labels, own=True, other=True)
    assert dock.cut() == []


@pytest.mark.parametrize("side", [17, 24, 42, 74])
@pytest.mark.parametrize("scale", [1.0, 1.3, 1.5, 2.0])
def test_the_key_of_a_die_is_seen_whole(qtbot: QtBot, side: int, scale: float) -> None:
    theme = Theme(scale=scale)
    bare, keyed = [shown(qtbot, theme, round(side * scale), digit) for digit in (0, 5)]
    changed = [
        QPoint(x, y)
        for y in range(bare.height())
        for x in range(bare.width())
        if bare.pixel(x, y) != keyed.pixel(x, y)
    ]
    assert max(at.y() for at in changed) < bare.height() - 1  # the lower edge of the cap is inside
    assert max(at.y() for at in changed) - min(at.y() for at in changed) >= theme.px(18) - 2


def shown(qtbot: QtBot, theme: Theme, side: int, digit: int) -> QImage:
    """Return what a die looks like on a plain ground."""
    ground = QWidget()
    qtbot.addWidget(ground)
    die = DieButton(theme, ground)
    die.fit(side)
    die.show_look(DieLook("number", "3", "pool", offered=True, digit=digit), now=False)
    return die.grab().toImage()


def opened(qtbot: QtBot, room: Room, width: int, scale: float) -> DiceDock:
    dock = DiceDock(Theme(scale=scale))
    qtbot.addWidget(dock)
    dock.arrange(room)
    dock.resize(width, dock.height())
    dock.show()
    return dock
