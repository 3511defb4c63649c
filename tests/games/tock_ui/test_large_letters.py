"""The hand where letters are twice as large as usual: no card hides another, and each has its word."""

from __future__ import annotations

from itertools import pairwise

from PySide6.QtCore import QRect
from pytestqt.qtbot import QtBot
from tests.games.tock.table import position
from tests.games.tock_seen import table_of
from tests.tables import Opener, SilentBots

from spielblock.games.tock.ui.cards import BACK, card_picture
from spielblock.games.tock.ui.hand import Hand
from spielblock.widgets.theme import Theme

FIVE = ["3c", "4s", "Jc", "Qs", "Ac"]


def faces(hand: Hand) -> list[QRect]:
    """Return where the cards lie, without their shadows and caps."""
    wide = round(hand.card_width)
    return [QRect(button.x(), 0, wide, hand.height()) for button in hand.buttons]


def test_five_cards_lie_beside_each_other_and_leave_the_board_more_room(
    qtbot: QtBot, open_table: Opener
) -> None:
    where = position("A: g4 r30", "A: 3c 4s Jc Qs Ac; B: 2c 3d; C: 4c 6c; D: 7c 8c")
    page = open_table(
        None, *["easy"] * 3, position=where, thinker=SilentBots(), size=(1024, 600), theme=Theme(scale=2.0)
    )
    hand = table_of(page).hand
    qtbot.waitUntil(lambda: 0 < hand.width() < 600 and hand.card_width < 100)
    assert not any(one.intersects(other) for one, other in pairwise(faces(hand)))
    assert all(hand.rect().contains(button.geometry().adjusted(8, 0, -8, -8)) for button in hand.buttons)
    low = hand.height()
    page.resize(1920, 1080)
    qtbot.waitUntil(lambda: hand.card_width > 100 and hand.height() > low)


def test_the_slot_of_an_exchange_lies_beside_the_cards(qtbot: QtBot) -> None:
    hand = Hand(Theme(scale=2.0))
    qtbot.addWidget(hand)
    hand.resize(552, hand.height())
    hand.show_cards(FIVE[:4], None, "For Ben")
    hand.show()
    assert not any(card.intersects(hand.slot_rect()) for card in faces(hand))
    assert hand.rect().contains(hand.slot_rect())


def test_a_card_of_the_hand_has_its_word_though_it_is_small_for_its_letters() -> None:
    theme = Theme(scale=2.0)
    plain = card_picture(theme, "4s", 92, 1.0).toImage()
    assert card_picture(theme, "4s", 92, 1.0, worded=True).toImage() != plain
    assert (
        card_picture(theme, BACK, 92, 1.0, worded=True).toImage()
        == card_picture(theme, BACK, 92, 1.0).toImage()
    )
