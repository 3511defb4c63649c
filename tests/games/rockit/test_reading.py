"""However many play Rockit, and whatever the size of letters: names, numbers and piles can be read."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPointF, QRectF, QSizeF
from tests.games.rockit.seen import position, table_of
from tests.tables import Opener

from spielblock.games.rockit.ui.cards import BACK, RATIO
from spielblock.games.rockit.ui.seats import LEAST, SeatItem
from spielblock.widgets.card_item import CardItem
from spielblock.widgets.stage import Sitter
from spielblock.widgets.theme import Theme

OTHERS = "BCDEFGHIJ"
TEN = position(
    "Y+2 R+2 G+2 B+2 R3",
    {"A": "G+2 B5", **dict.fromkeys(OTHERS, "")},
    counts=dict(zip(OTHERS, (4, 11, 7, 13, 2, 1, 6, 3, 10), strict=True)),
    pending={"kind": "+2", "cards": 8},
    direction=-1,
)
LOOKS = [((1024, 600), 1.0), ((1024, 600), 1.3), ((1280, 800), 1.5), ((1920, 1080), 1.0)]


@pytest.mark.parametrize(("size", "scale"), LOOKS)
def test_ten_names_are_written_whole_beside_their_numbers(
    open_table: Opener, size: tuple[int, int], scale: float
) -> None:
    page = open_table(*[None] * 10, position=TEN, size=size, theme=Theme(scale=scale))
    for item in table_of(page).felt.seats.values():
        assert item.shown_name() == item.sitter.name
        assert item.toolTip() == ""
        assert item.name_font().pixelSize() >= LEAST


@pytest.mark.parametrize(("size", "scale"), LOOKS)
def test_stacked_cards_leave_the_pack_to_be_seen_and_the_penalty_lies_on_them(
    open_table: Opener, size: tuple[int, int], scale: float
) -> None:
    felt = table_of(open_table(*[None] * 10, position=TEN, size=size, theme=Theme(scale=scale))).felt
    card = felt.places.card
    pack = QRectF(0, 0, card, card * RATIO)
    pack.moveCenter(felt.places.pack)
    laid = [item for item in felt.scene().items() if isinstance(item, CardItem) and item.card != BACK]
    assert len(laid) == 5
    # A turned card reaches a little farther, with a corner.
    assert min(item.sceneBoundingRect().left() for item in laid) > pack.right() - card * 0.12
    badge = felt.piles.badge
    assert badge.isVisible()
    assert badge.owed == 8
    assert laid[0].sceneBoundingRect().intersects(badge.sceneBoundingRect())
    for pill in (felt.piles.count, felt.piles.colour):
        assert felt.sceneRect().contains(pill.sceneBoundingRect())
    assert not felt.piles.count.sceneBoundingRect().intersects(felt.piles.colour.sceneBoundingRect())


@pytest.mark.parametrize("laid", ["Y+2 R3", "Y+2 R+2 R3", "Y+2 R+2 G+2 B+2 R3"])
def test_the_penalty_lies_on_the_corner_of_the_uppermost_card(open_table: Opener, laid: str) -> None:
    owed = 2 * laid.count("+2")
    hands = {"A": "G+2 B5 B6", "B": "G1 G2", "C": "G3 G4"}
    at = position(laid, hands, pending={"kind": "+2", "cards": owed})
    felt = table_of(open_table(None, None, None, position=at)).felt
    laid_cards = [item for item in felt.scene().items() if isinstance(item, CardItem) and item.card == "Y+2"]
    upper = max(laid_cards, key=lambda item: item.zValue()).sceneBoundingRect()
    assert felt.piles.badge.owed == owed
    assert upper.contains(felt.piles.badge.scenePos() - QPointF(felt.places.card * 0.2, 0))
    assert not upper.contains(felt.piles.badge.sceneBoundingRect())


def test_a_name_that_is_too_long_ends_in_dots_and_stands_whole_in_its_tool_tip() -> None:
    item = SeatItem(Theme(), Sitter("B", "Maximiliane-Sophie"))
    item.arrange(QPointF(0, 0), QSizeF(140, 30), 34)
    assert item.shown_name().endswith("…")
    assert item.toolTip() == "Maximiliane-Sophie"
    item.arrange(QPointF(0, 0), QSizeF(300, 30), 34)
    assert item.shown_name() == "Maximiliane-Sophie"
    assert item.toolTip() == ""
