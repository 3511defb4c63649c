"""What can be done in Rockit, in words. Literal calls only, so that lupdate finds them."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from PySide6.QtCore import QCoreApplication

from spielblock.games.rockit.cards import CARDS, COLOURS, JOKER
from spielblock.games.rockit.moves import CALL_LATE, CATCH, DRAW, KEEP, SILENT, TAKE, Name, Play
from spielblock.games.rockit.naming.texts import card_name, colour_name
from spielblock.games.rockit.position import Position
from spielblock.rules.contract import WAIT, Move

translate = QCoreApplication.translate


def lay(card: str) -> str:
    return translate("Rockit", "Lay {card}").format(card=card)


def lay_and_name(card: str, colour: str) -> str:
    return translate("Rockit", "Lay {card}, name {colour}").format(card=card, colour=colour)


def with_call(move: str) -> str:
    return translate("Rockit", "{move}, and call ROCKIT!").format(move=move)


def with_last_call(move: str) -> str:
    return translate("Rockit", "{move}, and call ROCKIT, ROCKIT!").format(move=move)


def raises_to(move: str, count: int) -> str:
    return translate("Rockit", "{move} – the penalty grows to %n", "", count).format(move=move)


def draw() -> str:
    return translate("Rockit", "Draw a card")


def keep() -> str:
    return translate("Rockit", "Keep the card you drew")


def take(count: int) -> str:
    return translate("Rockit", "Take %n card(s) and sit out", "", count)


def call_now() -> str:
    return translate("Rockit", "Call ROCKIT!")


def call_last_now() -> str:
    return translate("Rockit", "Call ROCKIT, ROCKIT!")


def say_nothing() -> str:
    return translate("Rockit", "Say nothing")


def catch() -> str:
    return translate("Rockit", "Notice the forgotten call")


def name(colour: str) -> str:
    return translate("Rockit", "Name {colour}").format(colour=colour)


PLAIN: Final[Mapping[Move, Callable[[], str]]] = {
    DRAW: draw,
    KEEP: keep,
    SILENT: say_nothing,
    CATCH: catch,
    WAIT: say_nothing,
}


def worded(move: Move, view: Position) -> str:
    """Return a move in words, as the list of possible moves shows it."""
    if isinstance(move, Play):
        return _worded_play(move, view)
    if isinstance(move, Name):
        return name(colour_name(COLOURS[move.colour]))
    if move is TAKE:
        return take(view.pending.cards if view.pending else 0)
    if move is CALL_LATE:
        left = view.hands.get(view.caller or "", ("?",))
        return call_now() if left else call_last_now()
    return PLAIN[move]()


def _worded_play(move: Play, view: Position) -> str:
    card = card_name(CARDS[move.card])
    text = lay_and_name(card, colour_name(COLOURS[move.colour])) if move.card >= JOKER else lay(card)
    if view.pending is not None:
        text = raises_to(text, view.pending.cards + (4 if move.card >= JOKER else 2))
    if not move.called:
        return text
    hand = view.hands.get(view.to_move or "", ())
    last = isinstance(hand, tuple) and len(hand) == 1
    return with_last_call(text) if last else with_call(text)
