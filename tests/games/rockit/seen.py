"""The table of Rockit in tests: positions, real clicks and keys, and what is drawn beside what is true."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from random import Random
from typing import Any

import msgspec
from PySide6.QtCore import QPoint, Qt
from pytestqt.qtbot import QtBot

from spielblock.games.rockit.cards import CARDS, COLOURS, DECK, JOKER, NAMES
from spielblock.games.rockit.moves import CALL_LATE, CATCH, DRAW, KEEP, SILENT, TAKE, Name, Play
from spielblock.games.rockit.position import Position
from spielblock.games.rockit.ui.deeds import since_own_turn
from spielblock.games.rockit.ui.round_end import hands_in
from spielblock.games.rockit.ui.shown import held, stacked
from spielblock.games.rockit.ui.table import RockitTable
from spielblock.rules.contract import Move
from spielblock.rules.seats import letter
from spielblock.shell.table_page import TablePage

KEY = Qt.Key


def position(
    top: str,
    hands: Mapping[str, str],
    *,
    counts: Mapping[str, int] | None = None,
    draw_first: str = "",
    **more: Any,
) -> Position:
    """Return a position; `top` and `draw_first` have their top first; `counts` get any cards left."""
    discard = top.split()
    held_by = {seat: cards.split() for seat, cards in hands.items()}
    left = Counter(NAMES[card] for card in DECK)
    upper = draw_first.split()
    left.subtract(Counter([*upper, *discard, *(card for hand in held_by.values() for card in hand)]))
    pile = [card for card in CARDS for _ in range(left[card])]
    Random(5).shuffle(pile)
    for seat, count in (counts or {}).items():
        held_by[seat] = [pile.pop() for _ in range(count)]
    plain = {
        "game": "rockit",
        "seats": len(held_by),
        "to_move": "A",
        "hands": held_by,
        "draw": upper + pile,
        "discard": discard,
        "colour": discard[0][0] if discard[0][0] != "W" else None,
    } | more
    return msgspec.convert(plain, Position)


def table_of(page: TablePage) -> RockitTable:
    assert isinstance(page.table, RockitTable)
    return page.table


def differences(page: TablePage) -> list[str]:
    """Return what is drawn otherwise than the view has it; empty if all is right."""
    seat = page.presenter.seat
    view: Position = page.controller.match.view(seat)
    own, drawn = letter(seat), page.table.drawn()
    acting = view.caller if view.phase == "call" else view.to_move
    draw = view.draw
    shown = max(3, stacked(view) + 1)
    expected = {
        "hand": view.hands.get(own, ()),
        "counts": {name: held(view, name) for name in map(letter, range(view.seats)) if name != own},
        "active": [acting] if acting not in (None, own) and view.phase != "over" else [],
        "draw": len(draw) if isinstance(draw, tuple) else draw.cards,
        "discard": view.discard[: min(shown, 9)],
        "colour": view.colour or "",
        "owed": 0 if view.pending is None else view.pending.cards,
        "direction": view.direction,
        "open": {who: cards for who, cards in hands_in(view).items() if who != own},
        "did": {who: deed.text() for who, deed in since_own_turn(view.seen, own, page.table.before).items()},
    }
    return [
        f"{what}: drawn {drawn[what]}, true {expected[what]}"
        for what in expected
        if drawn[what] != expected[what]
    ]


def click_card(qtbot: QtBot, page: TablePage, card: str) -> None:
    fan = table_of(page).hand.fan
    spot = fan.spot(fan.place_of(card)).toPoint()
    qtbot.mouseClick(fan, Qt.MouseButton.LeftButton, pos=spot)


def click_felt(qtbot: QtBot, page: TablePage, at: Any) -> None:
    felt = table_of(page).felt
    qtbot.mouseClick(felt.viewport(), Qt.MouseButton.LeftButton, pos=felt.mapFromScene(at))


def click_call(qtbot: QtBot, page: TablePage) -> None:
    button = table_of(page).hand.button
    qtbot.mouseClick(button, Qt.MouseButton.LeftButton, pos=button.disc().center().toPoint())


def by_clicks(qtbot: QtBot, page: TablePage, move: Move) -> None:
    """Make a move with real clicks on the table alone; what has a button in the prompt only uses that."""
    felt = table_of(page).felt
    if isinstance(move, Play):
        if move.called:
            click_call(qtbot, page)
        click_card(qtbot, page, CARDS[move.card])
        if move.card >= JOKER:
            click_felt(qtbot, page, felt.wheel.spot(COLOURS[move.colour]))
    elif isinstance(move, Name):
        click_felt(qtbot, page, felt.wheel.spot(COLOURS[move.colour]))
    elif move in (DRAW, TAKE):
        click_felt(qtbot, page, felt.places.pack)
    elif move in (CALL_LATE, CATCH):
        click_call(qtbot, page)
    else:
        press_button(qtbot, page, 0)
        assert move in (KEEP, SILENT)


def press_button(qtbot: QtBot, page: TablePage, place: int) -> None:
    layout = page.frame.prompt.buttons
    item = layout.itemAt(place)
    assert item is not None
    qtbot.mouseClick(item.widget(), Qt.MouseButton.LeftButton, pos=QPoint(8, 8))


KEYS: dict[Move, Qt.Key] = {
    DRAW: KEY.Key_T,
    TAKE: KEY.Key_T,
    KEEP: KEY.Key_K,
    CALL_LATE: KEY.Key_R,
    CATCH: KEY.Key_R,
}


def by_keys(qtbot: QtBot, page: TablePage, move: Move) -> None:
    """Make a move with keys alone."""
    if isinstance(move, Play):
        _lay_by_keys(qtbot, page, move)
    elif isinstance(move, Name):
        qtbot.keyClick(page, str(move.colour + 1))
    elif move in KEYS:
        qtbot.keyClick(page, KEYS[move])
    else:
        by_list(qtbot, page, move)


def _lay_by_keys(qtbot: QtBot, page: TablePage, move: Play) -> None:
    fan = table_of(page).hand.fan
    if move.called:
        qtbot.keyClick(page, KEY.Key_R)
    place = fan.place_of(CARDS[move.card])
    if place < 9:
        qtbot.keyClick(page, str(place + 1))
    else:
        while fan.focused != place:
            qtbot.keyClick(page, KEY.Key_Left)
        qtbot.keyClick(page, KEY.Key_Return)
    if move.card >= JOKER:
        qtbot.keyClick(page, str(move.colour + 1))


def by_list(qtbot: QtBot, page: TablePage, move: Move) -> None:
    """Make a move in the list of possible moves, with keys."""
    moves = page.frame.moves
    if not moves.hasFocus():  # who used it before finds the keys there again
        qtbot.keyClick(page, KEY.Key_L)
    row = [line.move for line in moves.lines].index(move)
    qtbot.keyClick(moves, KEY.Key_Home)
    for _ in range(row):
        qtbot.keyClick(moves, KEY.Key_Down)
    qtbot.keyClick(moves, KEY.Key_Return)
    page.setFocus()


WAYS = {"clicks": by_clicks, "keys": by_keys, "list": by_list}
