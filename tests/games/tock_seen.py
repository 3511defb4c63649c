"""Compare the table of Tock on screen with the view: read from the items, never from what was stored."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QPoint, Qt
from pytestqt.qtbot import QtBot

from spielblock.games.tock.position import Hidden, Position
from spielblock.games.tock.ui.outlook import in_goal, movable, occupant
from spielblock.games.tock.ui.table import TockTable
from spielblock.rules.seats import letter
from spielblock.shell.table_page import TablePage


def differences(page: TablePage) -> list[str]:
    """Return what is drawn otherwise than the view has it; empty if all is right."""
    seat = page.presenter.seat
    view: Position = page.controller.match.view(seat)
    drawn: dict[str, Any] = page.table.drawn()
    expected = {
        "pieces": {colour: sorted(places) for colour, places in view.pieces.items()},
        "draw": view.draw.cards if isinstance(view.draw, Hidden) else len(view.draw),
        "discard": view.discard[:2],
        "hand": _hand(view, letter(seat)),
        "slot": view.exchanged.get(letter(seat), "") if view.phase == "exchange" else "",
    }
    found = [
        f"{what}: drawn {drawn[what]}, true {expected[what]}"
        for what in expected
        if drawn[what] != expected[what]
    ]
    return found + _rows(page, view)


def _hand(view: Position, seat: str) -> tuple[str, ...]:
    hand = view.hands.get(seat, ())
    cards = ("?",) * hand.cards if isinstance(hand, Hidden) else tuple(hand)
    given = view.exchanged.get(seat) if view.phase == "exchange" else None
    return tuple(card for card in cards if card != given)


def _rows(page: TablePage, view: Position) -> list[str]:
    """The players' rows say how many pieces are home and how many cards are held."""
    wrong: list[str] = []
    for seat, row in page.frame.players.rows.items():
        hand = view.hands.get(seat, ())
        held = hand.cards if isinstance(hand, Hidden) else len(hand)
        home = sum(in_goal(place) for place in view.pieces[seat])
        shown = [figure.text for figure in row.figures]
        if shown != [f"{home}/4", str(held)]:
            wrong.append(f"row of {seat}: drawn {shown}, true {home}/4 {held}")
    return wrong


def table_of(page: TablePage) -> TockTable:
    """Return the table of a page of Tock."""
    assert isinstance(page.table, TockTable)
    return page.table


def click_card(qtbot: QtBot, page: TablePage, card: str) -> None:
    """Click a card of the hand."""
    button = table_of(page).hand.button(card)
    assert button is not None, card
    qtbot.mouseClick(button, Qt.MouseButton.LeftButton)


def spot_of(page: TablePage, colour: str, place: str) -> QPoint:
    """Return where a place lies in the viewport; of the yard where its first piece stands."""
    board = table_of(page).board
    piece = board.piece(colour, place)
    slot = piece.slot if piece is not None and place == "yard" else 0
    return board.mapFromScene(board.spot(colour, place, slot))


def click_place(qtbot: QtBot, page: TablePage, colour: str, place: str) -> None:
    """Click a place of the board."""
    viewport = table_of(page).board.viewport()
    qtbot.mouseClick(viewport, Qt.MouseButton.LeftButton, pos=spot_of(page, colour, place))


def point_at(qtbot: QtBot, page: TablePage, colour: str, place: str) -> None:
    """Move the pointer over a place of the board."""
    viewport = table_of(page).board.viewport()
    qtbot.mouseMove(viewport, QPoint(1, 1))
    qtbot.mouseMove(viewport, spot_of(page, colour, place))


def click_move(qtbot: QtBot, page: TablePage, text: str) -> None:
    """Make a move of the person who is asked with clicks on cards and places alone, card first."""
    card, _, way = text.partition(" ")
    if card == "exchange":
        click_card(qtbot, page, way)
        if table_of(page).doubted:
            click_card(qtbot, page, way)
        return
    colour = _movable(page)
    table = table_of(page)
    if table.draft.picked != frozenset({("card", card)}):
        click_card(qtbot, page, card)
    if way == "discard":
        if table.doubted:
            qtbot.keyClick(page, Qt.Key.Key_Return)
        return
    source, _, target = way.replace("<>", ">").partition(">")
    owner = colour if "<>" not in way else _owner(page, target)
    click_place(qtbot, page, colour, source)
    if table.decision is not None and table.draft.picked:
        click_place(qtbot, page, owner, target)


def _movable(page: TablePage) -> str:
    decision = page.table.decision
    assert decision is not None
    return movable(decision.view)


def _owner(page: TablePage, field: str) -> str:
    decision = page.table.decision
    assert decision is not None
    owner = occupant(decision.view, field)
    assert owner is not None, field
    return owner
