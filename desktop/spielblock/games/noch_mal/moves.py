"""What a seat can do in Noch mal!: pass, or cross cells off for two dice. Every legal move is made once."""

from __future__ import annotations

from collections.abc import Hashable
from dataclasses import dataclass
from functools import lru_cache
from typing import Final, NamedTuple

from spielblock.games.noch_mal.cells import connected, named, names
from spielblock.games.noch_mal.dice import COLOUR_FACES, FACES, JOKER, NUMBER_FACES, throw_named
from spielblock.games.noch_mal.sheet import COLOURS, MOST_CELLS, Sheet
from spielblock.rules.contract import Move


class Pick(NamedTuple):
    """Something a player touches: a `colour` or `number` with a face, or a `cell` with its name."""

    kind: str
    value: str


@dataclass(frozen=True, slots=True, eq=False)
class Pass(Move):
    """Take no dice."""

    word: str

    def text(self) -> str:
        return self.word

    def picks(self) -> tuple[Hashable, ...]:
        return (self.word,)


@dataclass(frozen=True, slots=True, eq=False)
class Cross(Move):
    """Cross these cells off for one colour die and one number die."""

    colour: int
    number: int
    cells: int
    jokers: int

    def text(self) -> str:
        dice = f"{COLOUR_FACES[self.colour]}/{NUMBER_FACES[self.number]}"
        return f"{dice} {' '.join(names(self.cells))}"

    def picks(self) -> tuple[Pick, ...]:
        cells = [Pick("cell", name) for name in names(self.cells)]
        dice = Pick("colour", COLOUR_FACES[self.colour]), Pick("number", NUMBER_FACES[self.number])
        return (*dice, *cells)


PASS: Final = Pass("pass")
#: Stands for a choice that others may not know yet; no text means it and nobody can make it.
HIDDEN: Final = Pass("?")

#: A set of cells, and its four moves: with no joker, with the colour's, with the number's, with both.
Choice = tuple[int, tuple[Cross, ...]]
COLOURED: Final = 1
NUMBERED: Final = 2

_made: Final[dict[tuple[int, int, int], Cross]] = {}


def cross(colour: int, number: int, cells: int) -> Cross:
    """Return the move with these dice and cells, made once."""
    key = (colour, number, cells)
    move = _made.get(key)
    if move is None:
        move = _made[key] = Cross(colour, number, cells, (colour == JOKER) + (number == JOKER))
    return move


@lru_cache(maxsize=64)
def choices(sheet: Sheet) -> list[list[Choice]]:
    """Return all a sheet can ever offer, under `ink * FACES + count`."""

    def choice(ink: int, count: int, cells: int) -> Choice:
        dice = [(ink, count - 1), (JOKER, count - 1), (ink, JOKER), (JOKER, JOKER)]
        return cells, tuple([cross(colour, number, cells) for colour, number in dice])

    return [
        [choice(ink, count, cells) for cells in sheet.sets[ink][count]]
        for ink in range(len(COLOURS))
        for count in range(FACES)
    ]


def move_named(text: str) -> Move | None:
    """Return the move that a text spells out, or None if it does not."""
    head, *words = text.split(" ")
    if text == PASS.word:
        return PASS
    if head == "throw":
        return throw_named(words)
    colour, _, number = head.partition("/")
    if colour not in COLOUR_FACES or number not in NUMBER_FACES or not words:
        return None
    try:
        cells = named(words)
    except ValueError:
        return None
    in_order = names(cells) == tuple(words)
    return _kept(COLOUR_FACES.index(colour), NUMBER_FACES.index(number), cells) if in_order else None


def _kept(colour: int, number: int, cells: int) -> Cross:
    """Keep only what could be legal on some sheet, so that nonsense does not fill the memory."""
    if cells.bit_count() <= MOST_CELLS and connected(cells):
        return cross(colour, number, cells)
    return Cross(colour, number, cells, (colour == JOKER) + (number == JOKER))
