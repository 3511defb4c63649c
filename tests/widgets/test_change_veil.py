"""Where two pictures differ, and how a change is shown without motion."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, QRect, QSize
from PySide6.QtGui import QColor, QPainter, QPixmap
from PySide6.QtWidgets import QLabel, QWidget
from pytestqt.qtbot import QtBot

from spielblock.control.pace import Pace, chosen
from spielblock.widgets.change_veil import ChangeVeils
from spielblock.widgets.differing import differing
from spielblock.widgets.theme import Theme

CALM = chosen("normal", reduced=True)


def picture(*spots: QRect, ratio: float = 1.0) -> QPixmap:
    made = QPixmap(QSize(320, 240) * ratio)
    made.setDevicePixelRatio(ratio)
    made.fill(QColor("white"))
    painter = QPainter(made)
    for spot in spots:
        painter.fillRect(spot, QColor("#c0392b"))
    painter.end()
    return made


@pytest.mark.parametrize("ratio", [1.0, 1.5, 2.0])
def test_each_place_that_differs_is_found(ratio: float) -> None:
    places = [QRect(40, 40, 60, 40), QRect(200, 160, 20, 20)]
    found = differing(picture(ratio=ratio), picture(*places, ratio=ratio))
    assert len(found) == 2
    for place, rect in zip(places, found, strict=True):
        assert rect.adjusted(-1, -1, 1, 1).contains(place)
        assert place.adjusted(-8, -8, 8, 8).contains(rect)


def test_nothing_differs_in_the_same_picture(qapp: object) -> None:
    assert differing(picture(QRect(9, 9, 9, 9)), picture(QRect(9, 9, 9, 9))) == []


def test_a_picture_of_another_size_differs_as_a_whole(qapp: object) -> None:
    assert differing(QPixmap(10, 10), picture()) == [QRect(0, 0, 320, 240)]


def ground(qtbot: QtBot) -> tuple[QWidget, QLabel, ChangeVeils]:
    widget = QWidget()
    qtbot.addWidget(widget)
    widget.resize(400, 300)
    thing = QLabel("thing", widget)
    thing.setGeometry(20, 20, 80, 40)
    with qtbot.waitExposed(widget):
        widget.show()
    return widget, thing, ChangeVeils(Theme(), [widget], widget)


def test_what_changes_fades_and_keeps_a_ring(qtbot: QtBot) -> None:
    widget, thing, veils = ground(qtbot)
    before = widget.grab().toImage()
    fade = veils.show(lambda: thing.move(200, 200), CALM)
    assert fade is not None
    assert fade.totalDuration() == 120
    assert thing.pos() == QPoint(200, 200)
    veil = veils.veils[0]
    assert {rect.center().x() < 200 for rect in veil.rings} == {True, False}, "where it was, and where it is"
    assert veil.grab().toImage().pixelColor(40, 40) == before.pixelColor(40, 40)
    fade.start()
    qtbot.waitUntil(lambda: fade.state() == fade.State.Stopped)
    assert veil.isVisible()
    qtbot.waitUntil(veil.isHidden, timeout=1500)


def test_the_same_picture_is_no_change(qtbot: QtBot) -> None:
    _, thing, veils = ground(qtbot)
    assert veils.show(lambda: thing.setText("thing"), CALM) is None
    assert veils.veils[0].isHidden()


def test_the_next_change_waits_until_the_ring_was_seen(qtbot: QtBot) -> None:
    _, thing, veils = ground(qtbot)
    assert veils.show(lambda: thing.move(200, 200), CALM) is not None
    second = veils.show(lambda: thing.move(20, 200), CALM)
    assert second is not None
    assert second.totalDuration() > 900
    assert thing.pos() == QPoint(200, 200)
    second.start()
    second.setCurrentTime(second.totalDuration())
    assert thing.pos() == QPoint(20, 200)


def test_the_speed_counts_for_rings_too(qtbot: QtBot) -> None:
    _, thing, veils = ground(qtbot)
    fade = veils.show(lambda: thing.move(200, 200), Pace(0.0, 1.0, 0.5))
    assert fade is not None
    assert fade.totalDuration() == 60


def test_another_size_ends_the_ring(qtbot: QtBot) -> None:
    widget, thing, veils = ground(qtbot)
    veils.show(lambda: thing.move(200, 200), CALM)
    widget.resize(500, 300)
    qtbot.waitUntil(veils.veils[0].isHidden, timeout=500)
