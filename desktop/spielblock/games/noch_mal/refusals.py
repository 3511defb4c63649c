"""Why a seat may not cross these cells off: the first rule that is broken, with its clause."""

from __future__ import annotations

from spielblock.games.noch_mal.cells import MIDDLE, around, connected, each, names
from spielblock.games.noch_mal.dice import COLOUR_FACES, JOKER, NUMBER_FACES
from spielblock.games.noch_mal.moves import Cross
from spielblock.games.noch_mal.placing import Placing
from spielblock.games.noch_mal.sheet import COLOURS, MOST_CELLS
from spielblock.games.noch_mal.state import State
from spielblock.rules.contract import NO_MOVE, Move
from spielblock.rules.reason import Reason


def why_not(placing: Placing, state: State, seat: int, move: Move) -> Reason:
    """Return the rule that this illegal move breaks."""
    if not isinstance(move, Cross):
        return NO_MOVE
    return (
        _dice(placing, state, seat, move)
        or _count(move)
        or _cells(state, seat, move)
        or _place(placing, state.crossed[seat], move.cells)
        or NO_MOVE
    )


def _dice(placing: Placing, state: State, seat: int, move: Cross) -> Reason | None:
    colours, numbers = placing.pool(state, seat)
    for face, dice, thrown, words in (
        (move.colour, colours, state.colours, COLOUR_FACES),
        (move.number, numbers, state.numbers, NUMBER_FACES),
    ):
        if face not in thrown:
            return Reason("noch_mal.not_thrown", {"face": words[face]}, "NM-10")
        if face not in dice:
            return Reason("noch_mal.taken", {"face": words[face]}, "NM-9")
    left = state.jokers[seat]
    if move.jokers > left:
        return Reason("noch_mal.jokers", {"need": move.jokers, "left": left}, "NM-12" if left else "NM-13")
    return None


def _count(move: Cross) -> Reason | None:
    count = move.cells.bit_count()
    if move.number == JOKER:
        return Reason("noch_mal.five", {"count": count}, "NM-12") if count > MOST_CELLS else None
    if count != move.number + 1:
        return Reason("noch_mal.count", {"number": move.number + 1, "count": count}, "NM-24")
    return None


def _cells(state: State, seat: int, move: Cross) -> Reason | None:
    twice = move.cells & state.crossed[seat]
    if twice:
        return Reason("noch_mal.crossed", {"cell": names(twice)[0]}, "NM-24")
    inks = {state.sheet.inks[cell] for cell in each(move.cells)}
    if move.colour == JOKER:
        return Reason("noch_mal.one_colour", {}, "NM-25") if len(inks) > 1 else None
    if inks != {move.colour}:
        wrong = names(move.cells & ~state.sheet.colours[move.colour])[0]
        return Reason("noch_mal.colour", {"cell": wrong, "colour": COLOURS[move.colour]}, "NM-10")
    return None


def _place(placing: Placing, crossed: int, cells: int) -> Reason | None:
    if not connected(cells):
        return Reason("noch_mal.connected", {}, "NM-7" if _corners_join(cells) else "NM-6")
    if cells & placing.reach(crossed):
        return None
    if not crossed:
        return Reason("noch_mal.start", {}, "NM-4")
    return Reason("noch_mal.touch", {}, "NM-2" if cells & MIDDLE else "NM-3")


def _corners_join(cells: int) -> bool:
    """Return whether these cells would hang together if corners counted."""
    part, grown = 0, cells & -cells
    while grown != part:
        part, grown = grown, (grown | around(grown)) & cells
    return part == cells
