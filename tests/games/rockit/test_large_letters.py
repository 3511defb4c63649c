"""What lies beside what on the table of Rockit, whatever the size of the window and of the letters."""

from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot
from tests.games.rockit.seen import position, table_of
from tests.tables import Opener, SilentBots

from spielblock.games.rockit.ui.piles import Piles
from spielblock.widgets.theme import Theme

NINE = position("R5 B5", {"A": "R3 R8 B1 B4 G9 YS W W+4 Y2", "B": "G1 G2 G3", "C": "G4 G5 G6"})
SIZES = [(1024, 600), (1280, 800)]
SCALES = [1.0, 1.3, 1.5, 2.0]


def stands_beside(piles: Piles) -> bool:
    """Return whether the key lies just left of the count of the pack, at the same height."""
    key, count = piles.cap.sceneBoundingRect(), piles.count.sceneBoundingRect()
    return 0 <= count.left() - key.right() < 12 and abs(key.center().y() - count.center().y()) < 2


def test_the_key_stays_beside_the_pack_when_the_window_changes(qtbot: QtBot, open_table: Opener) -> None:
    page = open_table(None, "medium", "medium", position=NINE, thinker=SilentBots())
    piles = table_of(page).felt.piles
    assert piles.cap.isVisible()
    assert stands_beside(piles)
    for size in ((1024, 600), (1900, 1000), (1100, 700)):
        before = piles.cap.pos()
        page.resize(*size)
        qtbot.waitUntil(lambda was=before: piles.cap.pos() != was)
        qtbot.waitUntil(lambda: stands_beside(piles))


@pytest.mark.parametrize("scale", SCALES)
@pytest.mark.parametrize("size", SIZES, ids=str)
def test_count_and_colour_lie_beside_each_other(
    open_table: Opener, size: tuple[int, int], scale: float
) -> None:
    more = {"position": NINE, "size": size, "theme": Theme(scale=scale), "thinker": SilentBots()}
    piles = table_of(open_table(None, "medium", "medium", **more)).felt.piles
    for colour in "RYGB":
        piles.show_colour(colour)
        assert not piles.count.sceneBoundingRect().intersects(piles.colour.sceneBoundingRect())
        assert stands_beside(piles)


@pytest.mark.parametrize("scale", SCALES)
@pytest.mark.parametrize("size", SIZES, ids=str)
def test_the_corner_of_every_card_is_seen(open_table: Opener, size: tuple[int, int], scale: float) -> None:
    more = {"position": NINE, "size": size, "theme": Theme(scale=scale), "thinker": SilentBots()}
    hand = table_of(open_table(None, "medium", "medium", **more)).hand
    middles = [hand.fan.middle(place).x() for place in range(9)]
    seen = [right - left for left, right in zip(middles, middles[1:], strict=False)]
    assert min(seen) >= 0.28 * hand.fan.card_width
    assert hand.fan.card_width >= 40
    assert hand.fan.geometry().right() < hand.button.geometry().left()
    assert hand.rect().contains(hand.button.geometry())
