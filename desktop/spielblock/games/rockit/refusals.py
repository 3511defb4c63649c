"""Which rule an illegal move breaks."""

from __future__ import annotations

from typing import Final

from spielblock.games.rockit.cards import CARDS, COLOURS, FACE, FOUR, KINDS, TWO
from spielblock.games.rockit.moves import CATCH, DRAW, KEEP, TAKE, Name, Play
from spielblock.games.rockit.state import CALL, DRAWN, State
from spielblock.rules.contract import Move
from spielblock.rules.reason import Reason

OPEN_CALL: Final = Reason("rockit.call_open", clause="RK-15")
NO_CALL: Final = Reason("rockit.no_window", clause="RK-15")
NO_CATCH: Final = Reason("rockit.no_catch", clause="RK-15")
NAME_FIRST: Final = Reason("rockit.name_first", clause="RK-2")
NAME_LATE: Final = Reason("rockit.name_late", clause="RK-2")
DRAWN_ONLY: Final = Reason("rockit.drawn_only", clause="RK-5")
ONE_CARD: Final = Reason("rockit.one_card", clause="RK-4")
NOTHING_DRAWN: Final = Reason("rockit.nothing_drawn", clause="RK-5")
NOTHING_OWED: Final = Reason("rockit.nothing_owed", clause="RK-6")
MUST_PLAY: Final = Reason("rockit.must_play", clause="RK-3")
TOO_EARLY: Final = Reason("rockit.call_early", clause="RK-18")


def why_not(state: State, seat: int, move: Move) -> Reason:
    """Return the rule that an illegal move of a seat that is asked breaks."""
    if state.phase == CALL:
        return NO_CATCH if move is CATCH else OPEN_CALL
    if state.colour < 0:
        return NAME_FIRST
    if isinstance(move, Play):
        return _play(state, seat, move)
    if isinstance(move, Name):
        return NAME_LATE
    return _act(state, move)


def _act(state: State, move: Move) -> Reason:
    if move is DRAW:
        return _draw(state)
    if move is KEEP:
        return NOTHING_DRAWN
    if move is TAKE:
        return _take(state)
    return NO_CATCH if move is CATCH else NO_CALL


def _draw(state: State) -> Reason:
    if state.phase == DRAWN:
        return ONE_CARD
    if state.owed:
        return Reason("rockit.draw_all", {"cards": state.owed}, "RK-8")
    return MUST_PLAY


def _take(state: State) -> Reason:
    if not state.owed:
        return NOTHING_OWED
    return Reason("rockit.stack", {"kind": "+4" if state.discard[-1] == FOUR else "+2"}, "RK-6")


def _play(state: State, seat: int, move: Play) -> Reason:
    card = CARDS[move.card]
    if not state.hands[seat * KINDS + move.card]:
        return Reason("rockit.not_held", {"card": card}, "turn")
    if state.phase == DRAWN and move.card != state.drawn:
        return DRAWN_ONLY
    if state.owed:
        return _against(state, move)
    top = state.discard[-1]
    if (move.card == FOUR and FACE[top] == TWO) or (FACE[move.card] == TWO and top == FOUR):
        return Reason("rockit.plus_mix", {"card": card, "top": CARDS[top]}, "RK-9")
    if move.called and state.sizes[seat] > 2:
        return TOO_EARLY
    return Reason(
        "rockit.no_match", {"card": card, "top": CARDS[top], "colour": COLOURS[state.colour]}, "table"
    )


def _against(state: State, move: Play) -> Reason:
    """Say why a card does not answer a penalty."""
    top = state.discard[-1]
    kind = "+4" if top == FOUR else "+2"
    if move.called and FACE[move.card] == FACE[top]:
        return TOO_EARLY
    if move.card == FOUR or FACE[move.card] == TWO:
        return Reason("rockit.plus_mix", {"card": CARDS[move.card], "top": CARDS[top]}, "RK-9")
    return Reason("rockit.only_plus", {"kind": kind, "cards": state.owed}, "RK-8")
