"""What leads across the board lies under the piles, and names stay readable over it."""

from __future__ import annotations

from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtWidgets import QGraphicsItem
from pytestqt.qtbot import QtBot
from tests.games.tock.table import position
from tests.games.tock_seen import click_card, click_place, table_of
from tests.tables import Opener, SilentBots

from spielblock.games.tock.ui.marks import NAMES, WAYS, Layer
from spielblock.games.tock.ui.names import paint_name
from spielblock.games.tock.ui.piles import GROUND


def layer(items: list[QGraphicsItem], height: float) -> Layer:
    return next(item for item in items if isinstance(item, Layer) and item.zValue() == height)


def test_the_line_of_a_swap_lies_under_piles_and_names(qtbot: QtBot, open_table: Opener) -> None:
    where = position("A: r10; B: r30 r40", "A: Js 9c; B: 4c 5c; C: 2c; D: 3c")
    page = open_table(None, *["easy"] * 3, position=where, thinker=SilentBots())
    items = table_of(page).board.scene().items()
    names = layer(items, NAMES)
    assert not names.isVisible()
    click_card(qtbot, page, "Js")
    click_place(qtbot, page, "A", "r10")
    click_place(qtbot, page, "B", "r40")
    qtbot.waitUntil(names.isVisible)
    ways = layer(items, WAYS)
    assert ways.isVisible()
    assert ways.zValue() < names.zValue() < GROUND


def test_a_name_over_a_line_hides_it(open_table: Opener) -> None:
    page = open_table(None, *["easy"] * 3, thinker=SilentBots())
    board = table_of(page).board
    line = QColor("#123456")
    image = QImage(board.places.size.toSize(), QImage.Format.Format_RGB32)

    def coloured(*, plate: bool) -> int:
        image.fill(line)
        painter = QPainter(image)
        paint_name(painter, board.places, page.stage, 0, plate=plate)
        painter.end()
        rows = [image.pixelColor(x, y) for x in range(image.width()) for y in range(0, image.height(), 8)]
        return sum(one == line for one in rows)

    assert coloured(plate=True) < coloured(plate=False)
