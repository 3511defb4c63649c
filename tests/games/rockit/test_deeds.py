"""The small cards in front of the others say what each did since the own last turn."""

from __future__ import annotations

from itertools import combinations, product

import pytest
from PySide6.QtCore import QPointF, QRectF, QSizeF
from pytestqt.qtbot import QtBot
from tests.games.rockit.seen import differences, position, table_of
from tests.tables import Opener, QuickBots

from spielblock.control.framing import Room
from spielblock.games.rockit import events as ev
from spielblock.games.rockit.game import GAME
from spielblock.games.rockit.ui.cards import RATIO
from spielblock.games.rockit.ui.deeds import since_own_turn
from spielblock.games.rockit.ui.placing import SIDES, lay_out
from spielblock.rules.event import Event

MINE = ev.CardPlayed("A", "R3", "R", 3)
CASES: list[tuple[list[Event], dict[str, str]]] = [
    ([MINE, ev.CardPlayed("B", "R5", "R", 3), ev.CardsDrawn("C", ("?",), "draw")], {"B": "R5", "C": "+1"}),
    ([ev.CardPlayed("B", "R5", "R", 3), MINE], {}),
    ([ev.CardPlayed("B", "R5", "R", 3), ev.CardsDrawn("A", ("R1",), "draw")], {}),
    ([ev.CardPlayed("B", "R5", "R", 3), ev.CardsDrawn("A", ("R1", "R2"), "call")], {"B": "R5"}),
    ([MINE, ev.CardsDrawn("B", ("?",), "draw"), ev.CardPlayed("B", "B1", "B", 3, drawn=True)], {"B": "B1"}),
    (
        [MINE, ev.CardPlayed("B", "W+4", "G", 3), ev.CardsDrawn("C", ("?",) * 4, "take")],
        {"B": "W+4>G", "C": "+4"},
    ),
    ([MINE, ev.CardsDrawn("C", ("?",) * 4, "take"), ev.SeatSkipped("C")], {"C": "+4"}),
    ([MINE, ev.CardPlayed("B", "RS", "R", 3), ev.SeatSkipped("C")], {"B": "RS", "C": "out"}),
    ([ev.CardPlayed("B", "R5", "R", 1), ev.CardsDrawn("B", ("?", "?"), "call")], {"B": "R5 +2"}),
    ([ev.CardPlayed("B", "R5", "R", 1), ev.SeatSkipped("A")], {"B": "R5"}),
    ([ev.CardPlayed("B", "R5", "R", 1), ev.RoundStarted(2, "C")], {}),
]


@pytest.mark.parametrize(("seen", "shown"), CASES)
def test_what_the_others_did_since_the_own_turn(seen: list[Event], shown: dict[str, str]) -> None:
    assert {who: deed.text() for who, deed in since_own_turn(seen, "A").items()} == shown


SIZES = {Room.COMPACT: QSizeF(788, 360), Room.NORMAL: QSizeF(976, 512), Room.LARGE: QSizeF(1600, 760)}


@pytest.mark.parametrize(("room", "others"), list(product(SIZES, SIDES)))
def test_the_small_cards_lie_in_front_of_their_seats_alone(room: Room, others: int) -> None:
    places = lay_out(SIZES[room], others, room, 1.25 if room is Room.LARGE else 1.0)
    cards = [_card(places.front(at), places.small) for at in range(others)]
    piles = [_card(places.pack, places.card), _card(places.discards, places.card)]
    seats = [places.box(at) for at in range(others)]
    assert all(QRectF(QPointF(), places.size).contains(card) for card in cards)
    assert not any(card.intersects(other) for card in cards for other in [*piles, *seats])
    assert not any(one.intersects(other) for one, other in combinations(cards, 2))


def _card(middle: QPointF, width: float) -> QRectF:
    card = QRectF(0, 0, width, width * RATIO)
    card.moveCenter(middle)
    return card


def test_after_a_round_of_bots_each_has_a_small_card(qtbot: QtBot, open_table: Opener) -> None:
    where = position("R5 B5", {"A": "R3 B9 Y5"}, counts={"B": 5, "C": 5, "D": 5})
    page = open_table(None, "easy", "easy", "easy", position=where, thinker=QuickBots(GAME))
    page.table.choose(page.controller.match.rules.parse("R3"))
    qtbot.waitUntil(lambda: page.table.decision is not None and not page.queue.running, timeout=20_000)
    qtbot.waitUntil(lambda: differences(page) == [])
    assert table_of(page).felt.deeds.shown
