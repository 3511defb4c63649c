"""The small cards in front of the seats say what each did since the own last turn."""

from __future__ import annotations

from itertools import combinations, product

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QPointF, QRectF, QSizeF
from pytestqt.qtbot import QtBot
from tests.games.rockit.seen import differences, position, table_of
from tests.tables import Opener, QuickBots

from spielblock.control.framing import Room
from spielblock.games.rockit import events as ev
from spielblock.games.rockit import texts_course
from spielblock.games.rockit.game import GAME
from spielblock.games.rockit.texts import pile_shuffled, took
from spielblock.games.rockit.ui.cards import RATIO
from spielblock.games.rockit.ui.deeds import since_own_turn
from spielblock.games.rockit.ui.placing import SIDES, lay_out
from spielblock.rules.event import Event
from spielblock.shell.course import course_of

MINE = ev.CardPlayed("A", "R3", "R", 3)
SKIPPED = {"A": "out", "B": "RS"}
FOUR = {"C": "+4"}
BOTH = {"A": "out", "C": "+4"}
OWN_FOUR: list[Event] = [
    ev.CardPlayed("B", "R+2", "R", 3),
    ev.CardsDrawn("A", ("R1",), "take"),
    ev.CardsDrawn("A", ("R2", "R3", "R4"), "take"),
]
CASES: list[tuple[list[Event], dict[str, str]]] = [
    ([MINE, ev.CardPlayed("B", "R5", "R", 3), ev.CardsDrawn("C", ("?",), "draw")], {"B": "R5", "C": "+1"}),
    ([ev.CardPlayed("B", "R5", "R", 3), MINE], {}),
    ([ev.CardPlayed("B", "R5", "R", 3), ev.CardsDrawn("A", ("R1",), "draw")], {"A": "+1"}),
    ([ev.CardPlayed("B", "R5", "R", 3), ev.CardsDrawn("A", (), "draw")], {}),
    ([ev.CardPlayed("B", "R5", "R", 3), ev.CardsDrawn("A", ("R1", "R2"), "take")], {"A": "+2"}),
    ([ev.CardsDrawn("A", ("R1",), "draw"), ev.CardPlayed("A", "R1", "R", 3, drawn=True)], {}),
    ([ev.CardPlayed("B", "R5", "R", 3), ev.CardsDrawn("A", ("R1", "R2"), "call")], {"A": "+2", "B": "R5"}),
    ([MINE, ev.CardsDrawn("B", ("?",), "draw"), ev.CardPlayed("B", "B1", "B", 3, drawn=True)], {"B": "B1"}),
    (
        [MINE, ev.CardPlayed("B", "W+4", "G", 3), ev.CardsDrawn("C", ("?",) * 4, "take")],
        {"B": "W+4>G", "C": "+4"},
    ),
    ([MINE, ev.CardsDrawn("C", ("?",) * 4, "take"), ev.SeatSkipped("C")], {"C": "+4"}),
    ([MINE, ev.CardPlayed("B", "RS", "R", 3), ev.SeatSkipped("C")], {"B": "RS", "C": "out"}),
    ([ev.CardPlayed("B", "R5", "R", 1), ev.CardsDrawn("B", ("?", "?"), "call")], {"B": "R5 +2"}),
    ([ev.CardPlayed("B", "RS", "R", 1), ev.SeatSkipped("A")], {"A": "out", "B": "RS"}),
    ([ev.CardsDrawn("A", ("R1",), "draw"), ev.CardPlayed("B", "RS", "R", 1), ev.SeatSkipped("A")], SKIPPED),
    ([ev.SeatSkipped("A"), MINE], {}),
    (
        [ev.CardsDrawn("C", ("?",) * 2, "take"), ev.PileShuffled(73), ev.CardsDrawn("C", ("?",) * 2, "take")],
        FOUR,
    ),
    ([*OWN_FOUR[:2], ev.PileShuffled(9), OWN_FOUR[2]], {"A": "+4"}),
    (
        [
            ev.CardPlayed("B", "R5", "R", 1),
            ev.CardsDrawn("B", ("?",), "call"),
            ev.PileShuffled(73),
            ev.CardsDrawn("B", ("?",), "call"),
        ],
        {"B": "R5 +2"},
    ),
    # Another penalty of the same seat while the own one sits out is no rest of the one before.
    (
        [ev.CardsDrawn("C", ("?",) * 2, "take"), ev.SeatSkipped("A"), ev.CardsDrawn("C", ("?",) * 4, "take")],
        BOTH,
    ),
    ([ev.CardPlayed("B", "R5", "R", 1), ev.RoundStarted(2, "C")], {}),
]


def nothing(_: Event) -> tuple[Event, ...]:
    return ()


@pytest.mark.parametrize(("seen", "shown"), CASES)
def test_what_each_did_since_the_own_turn(seen: list[Event], shown: dict[str, str]) -> None:
    assert {who: deed.text() for who, deed in since_own_turn(seen, "A", nothing).items()} == shown


def test_what_was_done_before_a_shuffle_is_told_on() -> None:
    earlier: list[Event] = [ev.RoundStarted(1, "C"), ev.CardPlayed("B", "G1", "G", 6), MINE]
    now: list[Event] = [ev.CardPlayed("B", "R5", "R", 3), ev.CardsDrawn("C", ("?",), "take")]
    since: list[Event] = [ev.PileShuffled(73), ev.CardsDrawn("C", ("?",), "take")]
    deeds = since_own_turn(since, "A", lambda _: reversed([*earlier, *now]))
    assert {who: deed.text() for who, deed in deeds.items()} == {"B": "R5", "C": "+2"}


SIZES = {Room.COMPACT: QSizeF(788, 360), Room.NORMAL: QSizeF(976, 512), Room.LARGE: QSizeF(1600, 760)}


@pytest.mark.parametrize(("room", "others"), list(product(SIZES, SIDES)))
def test_the_small_cards_lie_in_front_of_their_seats_alone(room: Room, others: int) -> None:
    places = lay_out(SIZES[room], others, room, 1.25 if room is Room.LARGE else 1.0)
    cards = [_card(places.front(at), places.small) for at in range(others)]
    cards.append(_card(places.own_front(), places.own_small))
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


def test_a_penalty_during_which_the_pile_runs_out_is_one_sum(qtbot: QtBot, open_table: Opener) -> None:
    """In the history, on the small card and on the curve alike."""
    hands = {"A": "R+2 B9 Y5", "B": "G1 G2 G3", "C": "G4 G5"}
    where = position("R5 B5", hands)
    draw = where.draw
    assert isinstance(draw, tuple)
    where = replace(where, draw=draw[:1], discard=(*where.discard, *draw[1:]))
    page = open_table(None, "easy", "easy", position=where, thinker=QuickBots(GAME))
    page.table.choose(page.controller.match.rules.parse("R+2"))
    qtbot.waitUntil(lambda: page.table.decision is not None and not page.queue.running, timeout=20_000)
    lines = [entry.text for entry in page.frame.history.entries]
    assert f"{took('Mara', 2)}, {pile_shuffled(len(where.discard))}" in lines
    assert not any(text.startswith(took("Mara", 1)) for text in lines)
    qtbot.waitUntil(lambda: table_of(page).felt.deeds.shown.get("B") == "+2")
    course = course_of(page.controller.match, page.stage.sitters, texts_course)
    assert course is not None
    assert [(mark.seat, mark.sign) for mark in course.marks if mark.sign.startswith("+")] == [(1, "+2")]
