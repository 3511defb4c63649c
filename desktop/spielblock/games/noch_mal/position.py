"""A position of Noch mal! written down, and what of it a seat sees: choices made in secret are `?`."""

from __future__ import annotations

from typing import Final, Literal

from msgspec import Struct

from spielblock.games.noch_mal.cells import LETTERS, names
from spielblock.games.noch_mal.dice import COLOUR_FACES, NUMBER_FACES
from spielblock.games.noch_mal.events import AnyEvent
from spielblock.games.noch_mal.moves import HIDDEN
from spielblock.games.noch_mal.options import Options
from spielblock.games.noch_mal.sheet import COLOURS
from spielblock.games.noch_mal.state import ACTIVE, PASSIVE, State
from spielblock.rules.seats import letter

PHASES: Final[tuple[Phase, ...]] = ("throw", "active", "passive", "over")
#: How the bits of `Sheet.goals` are written: the columns, then the colours.
GOALS: Final = (*LETTERS, *COLOURS)

Phase = Literal["throw", "active", "passive", "over"]
Place = Literal["first", "later"]
Colour = Literal["red", "orange", "yellow", "green", "blue"]


class Dice(Struct, frozen=True, forbid_unknown_fields=True):
    """The dice on the table, each kind in the order of its faces."""

    colours: tuple[str, ...]
    numbers: tuple[str, ...]


class Position(Struct, frozen=True, forbid_unknown_fields=True, tag_field="game", tag="noch_mal"):
    """Seats are letters. The sheet has seven rows, a capital is a star; left out, it is that of the options.

    `pending` are the seats that have not chosen in this throw, the active one first, then clockwise.
    """

    seats: int
    options: Options = Options()
    sheet: tuple[str, ...] = ()
    throw_no: int = 1
    active: str = "A"
    phase: Phase = "throw"
    dice: Dice | None = None
    taken: tuple[str, str] | None = None
    pending: tuple[str, ...] = ()
    chosen: dict[str, str] = {}
    crossed: dict[str, tuple[str, ...]] = {}
    jokers: dict[str, int] = {}
    columns: dict[str, dict[str, Place]] = {}
    colours: dict[Colour, dict[str, Place]] = {}
    seat: str | None = None
    seen: tuple[AnyEvent, ...] = ()


def to_position(options: Options, state: State) -> Position:
    seats = range(state.seats)
    taken = state.taken
    won = {goal: _places(state, at) for at, goal in enumerate(GOALS)}
    return Position(
        options=options,
        seats=state.seats,
        sheet=state.sheet.rows,
        throw_no=state.throw_no,
        active=letter(state.active),
        phase=PHASES[state.phase],
        dice=_dice(state),
        taken=None if taken is None else (COLOUR_FACES[taken[0]], NUMBER_FACES[taken[1]]),
        pending=tuple(map(letter, waiting(state))),
        chosen={letter(at): move.text() for at, move in enumerate(state.chosen) if move is not None},
        crossed={letter(seat): names(state.crossed[seat]) for seat in seats},
        jokers={letter(seat): state.jokers[seat] for seat in seats},
        columns={goal: won[goal] for goal in LETTERS if won[goal]},
        colours={goal: won[goal] for goal in COLOURS if won[goal]},
    )


def waiting(state: State) -> list[int]:
    """Return the seats that have not chosen in this throw, the active one first, then clockwise."""
    if state.phase == ACTIVE:
        return [state.active, *state.others()]
    return state.open_seats() if state.phase == PASSIVE else []


def hide(state: State, seat: int) -> None:
    """Forget in place what this seat may not know."""
    for other, move in enumerate(state.chosen):
        if other != seat and move is not None:
            state.chosen[other] = HIDDEN


def _dice(state: State) -> Dice | None:
    if state.phase not in (ACTIVE, PASSIVE):
        return None
    colours = tuple([COLOUR_FACES[face] for face in state.colours])
    return Dice(colours, tuple([NUMBER_FACES[face] for face in state.numbers]))


def _places(state: State, goal: int) -> dict[str, Place]:
    """Return who has completed this column or colour, and how."""
    places: dict[str, Place] = {}
    for seat in range(state.seats):
        if state.firsts[seat] >> goal & 1:
            places[letter(seat)] = "first"
        elif state.laters[seat] >> goal & 1:
            places[letter(seat)] = "later"
    return places
