"""Where a match of Noch mal! stands."""

from __future__ import annotations

from typing import Final

from spielblock.games.noch_mal.sheet import Sheet
from spielblock.rules.contract import Move

JOKERS: Final = 8
SOLO_THROWS: Final = 30

THROW: Final = 0
ACTIVE: Final = 1
PASSIVE: Final = 2
OVER: Final = 3


class State:
    """Everything that is true. The lists have an entry for each seat.

    `colours` and `numbers` are the dice on the table, empty while they have to be thrown; `taken` are the
    faces that the active seat took. `chosen` holds answers given in secret. `firsts` and `laters` are the
    columns and colours, as bits of `Sheet.goals`, that were completed before all others or after another.
    """

    __slots__ = (
        "active", "chosen", "colours", "crossed", "firsts", "jokers", "laters", "numbers", "phase",
        "sheet", "taken", "throw_no",
    )  # fmt: skip

    def __init__(
        self,
        sheet: Sheet,
        throw_no: int,
        active: int,
        phase: int,
        colours: tuple[int, ...],
        numbers: tuple[int, ...],
        taken: tuple[int, int] | None,
        chosen: list[Move | None],
        crossed: list[int],
        jokers: list[int],
        firsts: list[int],
        laters: list[int],
    ) -> None:
        self.sheet = sheet
        self.throw_no = throw_no
        self.active = active
        self.phase = phase
        self.colours = colours
        self.numbers = numbers
        self.taken = taken
        self.chosen = chosen
        self.crossed = crossed
        self.jokers = jokers
        self.firsts = firsts
        self.laters = laters

    def copy(self) -> State:
        return State(
            self.sheet,
            self.throw_no,
            self.active,
            self.phase,
            self.colours,
            self.numbers,
            self.taken,
            self.chosen[:],
            self.crossed[:],
            self.jokers[:],
            self.firsts[:],
            self.laters[:],
        )

    @property
    def seats(self) -> int:
        return len(self.crossed)

    def others(self) -> list[int]:
        """Return the passive seats, clockwise from the active one."""
        seats = self.seats
        return [(self.active + step) % seats for step in range(1, seats)]

    def open_seats(self) -> list[int]:
        """Return the passive seats that have not chosen yet."""
        return [seat for seat in self.others() if self.chosen[seat] is None]


def fresh(sheet: Sheet, seats: int, first: int) -> State:
    """Return the state before anything has happened."""
    none: list[Move | None] = [None] * seats
    zero = [0] * seats
    return State(sheet, 1, first, THROW, (), (), None, none, zero, [JOKERS] * seats, zero[:], zero[:])
