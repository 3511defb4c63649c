"""Which rule of Rock the Bock forbids something, and how a move is read."""

from __future__ import annotations

from spielblock.games.rock_the_bock.moves import (
    FACES,
    FIRST_GOAT,
    TAKES,
    WOLF_FACE,
    Take,
    read_throw,
)
from spielblock.games.rock_the_bock.state import NOBODY, State
from spielblock.rules.contract import NO_MOVE, NO_TEXT, IllegalMoveError, Move
from spielblock.rules.reason import Reason
from spielblock.rules.seats import letter


def read(text: str) -> Move:
    """Return the move with this text, or raise IllegalMoveError with what is wrong about it."""
    move = TAKES.get(text) or read_throw(text)
    if move is None:
        raise IllegalMoveError(_why_no_text(text))
    return move


def why_not(state: State, seat: int, move: Move) -> Reason:
    """Return the rule that this illegal move of the seat whose turn it is breaks."""
    if not isinstance(move, Take):
        return Reason("rock_the_bock.once", clause="RB-9") if state.turn == seat else NO_MOVE
    face = FACES[move.face]
    if move.face >= FIRST_GOAT and state.owners[move.face - FIRST_GOAT] == NOBODY:
        return Reason("rock_the_bock.nobody", {"face": face}, "RB-11")
    if not state.thrown[move.face]:
        return Reason("rock_the_bock.absent", {"face": face}, "RB-11")
    if move.face == WOLF_FACE and move.target == seat:
        return Reason("rock_the_bock.self", clause="RB-6")
    return Reason("rock_the_bock.target", {"seat": letter(move.target)}, "RB-5")


def _why_no_text(text: str) -> Reason:
    """Tell apart what people try although the notation has no word for it."""
    words = text.split(" ")
    if words[0] == "wolves" and len(words) > 2 and all(f"wolves {word}" in TAKES for word in words[1:]):
        return Reason("rock_the_bock.split", clause="RB-5")
    if words[-1].isdecimal() and " ".join(words[:-1]) in TAKES:
        return Reason("rock_the_bock.all", clause="RB-1")
    return NO_TEXT
