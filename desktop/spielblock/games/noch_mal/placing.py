"""Which cells a seat may cross off for which dice."""

from __future__ import annotations

from typing import Final

from spielblock.games.noch_mal.cells import MIDDLE, beside
from spielblock.games.noch_mal.dice import FACES, JOKER
from spielblock.games.noch_mal.moves import COLOURED, NUMBERED, PASS, Choice, Cross, choices
from spielblock.games.noch_mal.sheet import COLOURS, MOST_CELLS, Sheet
from spielblock.games.noch_mal.state import State
from spielblock.rules.contract import Move

#: For a face of a colour die the colours it can mean, for a face of a number die the numbers.
INKS: Final = [(ink,) for ink in range(len(COLOURS))] + [tuple(range(len(COLOURS)))]
COUNTS: Final = [(count,) for count in range(1, MOST_CELLS + 1)] + [tuple(range(1, MOST_CELLS + 1))]

OPEN_THROWS: Final = 3


class Placing:
    """The two options that say where and with what dice a seat may cross, and what follows from them."""

    def __init__(self, column_h_always_open: bool, first_three_open: bool) -> None:
        self._always_open = column_h_always_open
        self._open_throws = OPEN_THROWS if first_three_open else 0

    def reach(self, crossed: int) -> int:
        """Return the cells of which every new set must hold one."""
        if self._always_open or not crossed:
            return beside(crossed) | MIDDLE
        return beside(crossed)

    def pool(self, state: State, seat: int) -> tuple[tuple[int, ...], tuple[int, ...]]:
        """Return the colour dice and the number dice that this seat may use."""
        taken = state.taken
        if taken is None or seat == state.active or state.throw_no <= self._open_throws:
            return state.colours, state.numbers
        return without(state.colours, taken[0]), without(state.numbers, taken[1])

    def moves(self, state: State, seat: int) -> list[Move]:
        """Return what this seat can do with the dice, by dice, then cells; passing comes last."""
        colours, numbers = self.pool(state, seat)
        crossed, jokers = state.crossed[seat], state.jokers[seat]
        fits = Fits(state.sheet, crossed, self.reach(crossed))
        found: list[Move] = []
        for colour in dict.fromkeys(colours):
            for number in dict.fromkeys(numbers):
                if (colour == JOKER) + (number == JOKER) <= jokers:
                    found += fits.moves(colour, number)
        found.append(PASS)
        return found


class Fits:
    """The sets of cells that fit a sheet as it stands, looked for once for every colour and number."""

    __slots__ = ("_choices", "_crossed", "_found", "_reach")

    def __init__(self, sheet: Sheet, crossed: int, reach: int) -> None:
        self._choices = choices(sheet)
        self._crossed = crossed
        self._reach = reach & ~crossed
        self._found: dict[int, list[Choice]] = {}

    def moves(self, colour: int, number: int) -> list[Cross]:
        """Return the moves with these two dice, by colour and number, then cells."""
        kind = (COLOURED if colour == JOKER else 0) + (NUMBERED if number == JOKER else 0)
        found: list[Cross] = []
        for ink in INKS[colour]:
            for count in COUNTS[number]:
                found += [moves[kind] for _, moves in self.of(ink, count)]
        return found

    def of(self, ink: int, count: int) -> list[Choice]:
        """Return the free sets of this colour and size that touch what can be reached."""
        at = ink * FACES + count
        found = self._found.get(at)
        if found is None:
            crossed, reach = self._crossed, self._reach
            every = self._choices[at]
            found = [choice for choice in every if choice[0] & reach and not choice[0] & crossed]
            self._found[at] = found
        return found


def without(dice: tuple[int, ...], face: int) -> tuple[int, ...]:
    """Return the dice without one that shows this face."""
    at = dice.index(face)
    return dice[:at] + dice[at + 1 :]
