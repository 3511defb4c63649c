"""A fan draws only what is seen of each card, and one cannot tell; caps say which key takes which card."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, QRect, QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPixmap
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from spielblock.widgets import card_fan
from spielblock.widgets.card_fan import CardFan
from spielblock.widgets.fan_marks import key_of
from spielblock.widgets.theme import Theme

RATIO = 1.45
HUES = 7


def plain(card: str, width: float, dpr: float, veiled: bool) -> QPixmap:
    """Draw a card of one colour with a dark edge and round corners, and clear pixels around it."""
    border = width * 0.08
    picture = QPixmap(round((width + 2 * border) * dpr), round((width * RATIO + 2 * border) * dpr))
    picture.setDevicePixelRatio(dpr)
    picture.fill(Qt.GlobalColor.transparent)
    painter = QPainter(picture)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setBrush(QColor.fromHsv(sum(map(ord, card)) * 37 % 360, 90 if veiled else 220, 220))
    painter.drawRoundedRect(QRectF(border, border, width, width * RATIO), width * 0.13, width * 0.13)
    painter.end()
    return picture


@pytest.fixture
def fan(qapp: QApplication, qtbot: QtBot) -> CardFan:
    made = CardFan(Theme(), plain, RATIO, "?")
    qtbot.addWidget(made)
    made.resize(700, 200)
    return made


def picture_of(fan: CardFan) -> QImage:
    return fan.grab().toImage()


def far(one: QImage, other: QImage) -> int:
    """Return how many values of red, green and blue differ by more than rounding does."""
    pairs = zip(bytes(one.constBits()), bytes(other.constBits()), strict=True)
    return sum(abs(a - b) > 8 for a, b in pairs)


@pytest.mark.parametrize("count", [3, 9, 16, 40])
def test_what_is_not_drawn_is_not_seen(fan: CardFan, monkeypatch: pytest.MonkeyPatch, count: int) -> None:
    fan.show_cards([f"card {at}" for at in range(count)])
    fan.offer(frozenset(range(0, count, 3)), frozenset({1}), digits=False)
    seen = picture_of(fan)
    monkeypatch.setattr(card_fan, "hide_behind", lambda *_: True)  # hides nothing, and turns each card anew
    assert far(seen, picture_of(fan)) == 0


def test_a_part_is_drawn_as_the_whole_has_it(fan: CardFan) -> None:
    fan.show_cards([f"card {at}" for at in range(20)])
    whole = picture_of(fan)
    for left in range(0, fan.width(), 100):
        part = QRect(left, 0, 100, fan.height())
        drawn = QPixmap(part.size())
        drawn.fill(whole.pixelColor(0, 0))
        fan.render(drawn, QPoint(), part)
        assert far(drawn.toImage(), whole.copy(part)) < 9  # three pixels, where a clip meets an edge


def test_a_card_is_drawn_elsewhere_when_another_has_gone(fan: CardFan) -> None:
    fan.show_cards(["a", "b", "c", "d"])
    before = picture_of(fan)
    fan.show_cards(["a", "c", "d"])
    assert far(before, picture_of(fan)) > 1000
    fan.show_cards(["a", "b", "c", "d"])
    assert picture_of(fan) == before


def test_what_an_absent_card_hid_is_seen(fan: CardFan) -> None:
    fan.show_cards([f"card {at}" for at in range(40)])
    before = picture_of(fan)
    fan.take_away(20)
    assert far(before, picture_of(fan)) > 100


def test_keys_are_the_digits_and_then_the_arrows() -> None:
    assert [key_of(place) for place in range(13)] == [*"1234567890", "←→", "", ""]
