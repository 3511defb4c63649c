"""Dice over a surface: wherever an animation is cut, the dice end as they fell."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtWidgets import QApplication, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from spielblock.widgets.dice_tray import DiceTray, Die
from spielblock.widgets.theme import Theme

ROLLED = enumerate((6, 1, 3), 1)
FELL = [Die(f"die-{face}", QRectF(60 * at, 20, 40, 40), turn=at * 3.0) for at, face in ROLLED]
SORTED = [Die(die.picture, die.square.translated(0, 60)) for die in FELL]
FACES = tuple(f"die-{face}" for face in range(1, 7))


@pytest.fixture
def tray(qtbot: QtBot, qapp: QApplication) -> DiceTray:
    made = DiceTray(Theme())
    qtbot.addWidget(made)
    made.resize(400, 160)
    made.show()
    return made


def test_a_throw_starts_outside_and_ends_as_it_fell(tray: DiceTray) -> None:
    roll = tray.tumble(FELL, FACES, 600, 40)
    roll.updateCurrentTime(0)
    assert all(die.square.right() <= 1 for die in tray.dice)
    roll.updateCurrentTime(300)
    assert {die.picture for die in tray.dice} <= set(FACES)
    assert tray.dice != tuple(FELL)
    tray.grab()
    roll.updateCurrentTime(600)
    assert tray.dice == tuple(FELL)


def test_dice_stop_one_after_the_other(tray: DiceTray) -> None:
    roll = tray.tumble(FELL, FACES, 600, 100)
    roll.updateCurrentTime(450)
    assert [die == end for die, end in zip(tray.dice, FELL, strict=True)] == [True, False, False]


def test_dice_slide_from_where_they_lie_to_their_places(tray: DiceTray) -> None:
    tray.show_dice(FELL)
    slide = tray.slide(lambda: SORTED, 300)
    slide.updateCurrentTime(150)
    for die, old, new in zip(tray.dice, FELL, SORTED, strict=True):
        assert old.square.top() < die.square.top() < new.square.top()
        assert die.picture == new.picture
    slide.updateCurrentTime(300)
    assert tray.dice == tuple(SORTED)


def test_places_are_asked_for_when_the_slide_begins(tray: DiceTray) -> None:
    asked: list[bool] = []
    tray.show_dice(FELL)
    slide = tray.slide(lambda: asked.append(True) or SORTED, 300)
    assert not asked
    slide.updateCurrentTime(0)
    slide.updateCurrentTime(300)
    assert asked == [True]


def test_faded_dice_are_gone(tray: DiceTray) -> None:
    tray.show_dice(FELL)
    fade = tray.fade(200)
    fade.updateCurrentTime(100)
    assert {die.opacity for die in tray.dice} == {0.5}
    fade.updateCurrentTime(200)
    assert tray.dice == ()


@pytest.mark.parametrize("make", ["tumble", "slide", "fade"])
def test_no_time_means_the_end_at_once(tray: DiceTray, make: str) -> None:
    tray.show_dice(FELL)
    made = {
        "tumble": lambda: tray.tumble(FELL, FACES, 0, 0),
        "slide": lambda: tray.slide(lambda: SORTED, 0),
        "fade": lambda: tray.fade(0),
    }[make]()
    made.start()
    assert tray.dice == {"tumble": tuple(FELL), "slide": tuple(SORTED), "fade": ()}[make]


def test_clicks_go_through(qtbot: QtBot) -> None:
    ground = QWidget()
    qtbot.addWidget(ground)
    button = QPushButton(ground)
    button.resize(200, 100)
    over = DiceTray(Theme(), ground)
    over.resize(200, 100)
    over.show_dice(FELL)
    ground.resize(200, 100)
    with qtbot.waitExposed(ground):
        ground.show()
    assert ground.childAt(50, 50) is button
    with qtbot.waitSignal(button.clicked):
        qtbot.mouseClick(button, Qt.MouseButton.LeftButton)
