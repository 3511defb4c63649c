"""The six dice: three with colours, three with numbers, a joker on each. With one player, two and two."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from typing import Final

from spielblock.games.noch_mal.sheet import COLOURS
from spielblock.rules.chance import below
from spielblock.rules.contract import Chance, Draw, Move
from spielblock.rules.seats import MOST_SEATS

#: Faces are ints: the colours in the order of the sheet or the numbers from one, then the joker.
JOKER: Final = 5
FACES: Final = JOKER + 1
COLOUR_FACES: Final = (*COLOURS, "joker")
NUMBER_FACES: Final = ("1", "2", "3", "4", "5", "?")

Faces = tuple[int, ...]


@dataclass(frozen=True, slots=True, eq=False)
class Thrown(Move):
    """These dice came up, each kind in the order of its faces."""

    colours: Faces
    numbers: Faces

    def text(self) -> str:
        words = [COLOUR_FACES[face] for face in self.colours] + [NUMBER_FACES[face] for face in self.numbers]
        return "throw " + " ".join(words)


class ThrowDice(Chance):
    """Throw as many colour dice as number dice: the first values of a stream are the colours."""

    def __init__(self, each: int) -> None:
        self.kind = "dice"
        self._each = each
        self._made: dict[tuple[Faces, Faces], Thrown] = {}

    def draw(self, rng: Random) -> Thrown:
        faces = [below(rng, FACES) for _ in range(2 * self._each)]
        return self.thrown(faces[: self._each], faces[self._each :])

    def allows(self, move: Move) -> bool:
        return isinstance(move, Thrown) and self._made.get((move.colours, move.numbers)) is move

    def outcomes(self) -> int:
        return int(FACES ** (2 * self._each))

    def thrown(self, colours: Sequence[int], numbers: Sequence[int]) -> Thrown:
        """Return this throw, made once, whatever the order of its dice."""
        faces = (tuple(sorted(colours)), tuple(sorted(numbers)))
        if faces not in self._made:
            self._made[faces] = Thrown(*faces)
        return self._made[faces]


SIX: Final = ThrowDice(3)
FOUR: Final = ThrowDice(2)
THROW_SIX: Final = [Draw(SIX, seat) for seat in range(MOST_SEATS)]
THROW_FOUR: Final = Draw(FOUR, 0)


def throw_named(words: Sequence[str]) -> Thrown | None:
    """Return the throw that these faces spell out, in order, or None if they do not."""
    each = len(words) // 2
    known = each in (2, 3) and len(words) == 2 * each
    if not known or any(word not in COLOUR_FACES for word in words[:each]):
        return None
    if any(word not in NUMBER_FACES for word in words[each:]):
        return None
    colours = [COLOUR_FACES.index(word) for word in words[:each]]
    numbers = [NUMBER_FACES.index(word) for word in words[each:]]
    in_order = colours == sorted(colours) and numbers == sorted(numbers)
    return (FOUR if each == 2 else SIX).thrown(colours, numbers) if in_order else None
