"""What a seat can take in Rock the Bock, and what the dice can show: every move, made once."""

from __future__ import annotations

from collections.abc import Hashable
from dataclasses import dataclass
from functools import cache
from random import Random
from typing import Final

from spielblock.games.rock_the_bock.state import DICE, NOBODY
from spielblock.rules.chance import below
from spielblock.rules.contract import Chance, Move
from spielblock.rules.seats import letter

FACES: Final = ("buck", "wolf", "red", "blue", "green", "yellow")
COLOURS: Final = FACES[2:]
BUCK_FACE: Final = 0
WOLF_FACE: Final = 1
FIRST_GOAT: Final = 2
MOST: Final = len(COLOURS)


@dataclass(frozen=True, slots=True, eq=False)
class Thrown(Move):
    """So many dice came up with each face. `faces` has a bit for every face that occurs."""

    counts: tuple[int, ...]
    faces: int

    def text(self) -> str:
        shown = [f"{count} {FACES[face]}" for face, count in enumerate(self.counts) if count]
        return "throw " + " ".join(shown)


@dataclass(frozen=True, slots=True, eq=False)
class Take(Move):
    """Use every die of one face. `target` is who gets the wolves, or NOBODY where the face says it."""

    face: int
    target: int
    written: str

    def text(self) -> str:
        return self.written

    def picks(self) -> tuple[Hashable, ...]:
        name = FACES[self.face]
        return (name,) if self.target == NOBODY else (name, letter(self.target))


BUCK: Final = Take(BUCK_FACE, NOBODY, "buck")
GOATS: Final = tuple([Take(FIRST_GOAT + at, NOBODY, f"goats {name}") for at, name in enumerate(COLOURS)])
WOLVES: Final = tuple([Take(WOLF_FACE, seat, f"wolves {letter(seat)}") for seat in range(MOST)])
TAKES: Final = {move.written: move for move in (BUCK, *GOATS, *WOLVES)}

_THROWS: Final[dict[tuple[int, ...], Thrown]] = {}


def throw(counts: tuple[int, ...]) -> Thrown:
    """Return the one throw with so many dice of each face."""
    known = _THROWS.get(counts)
    if known is None:
        faces = sum([1 << face for face, count in enumerate(counts) if count])
        known = _THROWS[counts] = Thrown(counts, faces)
    return known


class SymbolDice(Chance):
    """Some dice are thrown; each shows every face as often as any other."""

    def __init__(self, count: int) -> None:
        self.kind = "dice"
        self.count = count

    def draw(self, rng: Random) -> Thrown:
        counts = [0] * len(FACES)
        for _ in range(self.count):
            counts[below(rng, len(FACES))] += 1
        return throw(tuple(counts))

    def allows(self, move: Move) -> bool:
        return isinstance(move, Thrown) and sum(move.counts) == self.count

    def outcomes(self) -> int:
        return int(len(FACES) ** self.count)


@cache
def usable(owners: tuple[int, ...]) -> int:
    """Return a bit for every face that somebody can take: a goat colour counts if it has an owner."""
    goats = sum([1 << (FIRST_GOAT + at) for at, owner in enumerate(owners) if owner != NOBODY])
    return goats | 1 << BUCK_FACE | 1 << WOLF_FACE


@cache
def takes(owners: tuple[int, ...], faces: int, seat: int) -> tuple[Take, ...]:
    """Return all that a seat may take when these faces lie: bucks, wolves by target, goats by colour."""
    found = [BUCK] if faces >> BUCK_FACE & 1 else []
    if faces >> WOLF_FACE & 1:
        found += [WOLVES[other] for other in sorted(set(owners) - {NOBODY, seat})]
    found += [
        GOATS[at] for at, owner in enumerate(owners) if owner != NOBODY and faces >> (FIRST_GOAT + at) & 1
    ]
    return tuple(found)


def read_throw(text: str) -> Thrown | None:
    """Return the throw that a text spells out in its one written form, or None."""
    verb, *words = text.split(" ")
    counts = [0] * len(FACES)
    if verb != "throw" or len(words) % 2:
        return None
    for number, name in zip(words[::2], words[1::2], strict=True):
        if name not in FACES or number not in NUMBERS:
            return None
        counts[FACES.index(name)] += NUMBERS[number]
    if not 0 < sum(counts) <= DICE:
        return None
    move = throw(tuple(counts))
    return move if move.text() == text else None


NUMBERS: Final = {str(number): number for number in range(1, DICE + 1)}
