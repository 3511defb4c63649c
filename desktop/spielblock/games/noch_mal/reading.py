"""A written position read back. What cannot have come about in play is refused, with the reason."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final

from spielblock.games.noch_mal.cells import named
from spielblock.games.noch_mal.dice import COLOUR_FACES, NUMBER_FACES
from spielblock.games.noch_mal.moves import HIDDEN, move_named
from spielblock.games.noch_mal.placing import Placing
from spielblock.games.noch_mal.position import GOALS, PHASES, Place, Position, waiting
from spielblock.games.noch_mal.possible import check
from spielblock.games.noch_mal.printing import checked
from spielblock.games.noch_mal.sheet import Sheet
from spielblock.games.noch_mal.shipped import SHIPPED
from spielblock.games.noch_mal.state import JOKERS, PASSIVE, State
from spielblock.rules.contract import Move
from spielblock.rules.seats import letter, seat_of

MOST_SEATS: Final = 6
DICE_EACH: Final = 3
SOLO_DICE_EACH: Final = 2


def sheet_named(rows: tuple[str, ...], name: str) -> Sheet:
    """Return the sheet with these rows or, without any, the shipped one of this name."""
    if rows:
        return checked(rows)
    if name not in SHIPPED:
        raise ValueError("a random sheet must be made before the match: give its rows")
    return checked(SHIPPED[name].rows)


def from_position(position: Position, placing: Placing) -> State:
    """Return the state that a position or a view says, or raise ValueError."""
    if not 1 <= position.seats <= MOST_SEATS:
        raise ValueError("Noch mal! has 1 to 6 seats")
    seats = [letter(seat) for seat in range(position.seats)]
    _known_seats(position, seats)
    colours, numbers = _faces(position)
    state = State(
        sheet_named(position.sheet, position.options.sheet),
        position.throw_no,
        seat_of(position.active),
        PHASES.index(position.phase),
        colours,
        numbers,
        _taken(position),
        [None] * len(seats),
        [named(position.crossed.get(seat, ())) for seat in seats],
        [position.jokers.get(seat, JOKERS) for seat in seats],
        [_goals(position, seat, "first") for seat in seats],
        [_goals(position, seat, "later") for seat in seats],
    )
    check(state, position.options)
    _choose(state, position.chosen, placing)
    if position.pending and set(position.pending) != set(map(letter, waiting(state))):
        raise ValueError("pending must name the seats that have not chosen in this throw")
    return state


def _known_seats(position: Position, seats: list[str]) -> None:
    goals = [*position.columns.values(), *position.colours.values()]
    keyed: list[Iterable[str]] = [position.chosen, position.crossed, position.jokers, *goals]
    for named_seats in (*keyed, position.pending, (position.active,)):
        strange = sorted(set(named_seats) - set(seats))
        if strange:
            raise ValueError(f"there is no seat {strange[0]!r} among {len(seats)}")
    if set(position.columns) - set(GOALS):
        raise ValueError("columns are called A to O")


def _faces(position: Position) -> tuple[tuple[int, ...], tuple[int, ...]]:
    dice = position.dice
    if (dice is not None) != (position.phase in ("active", "passive")):
        raise ValueError("dice lie on the table in the phases active and passive, and in no other")
    if dice is None:
        return (), ()
    each = SOLO_DICE_EACH if position.seats == 1 else DICE_EACH
    return _sorted(dice.colours, COLOUR_FACES, each), _sorted(dice.numbers, NUMBER_FACES, each)


def _sorted(faces: tuple[str, ...], known: tuple[str, ...], each: int) -> tuple[int, ...]:
    if len(faces) != each or any(face not in known for face in faces):
        raise ValueError(f"there are {each} dice of each kind, with the faces {' '.join(known)}")
    return tuple(sorted([known.index(face) for face in faces]))


def _taken(position: Position) -> tuple[int, int] | None:
    taken, dice = position.taken, position.dice
    if taken is None:
        return None
    if position.phase != "passive" or dice is None:
        raise ValueError("dice are taken only while the others choose")
    if taken[0] not in dice.colours or taken[1] not in dice.numbers:
        raise ValueError("the dice that are taken must have been thrown")
    return COLOUR_FACES.index(taken[0]), NUMBER_FACES.index(taken[1])


def _goals(position: Position, seat: str, place: Place) -> int:
    """Return what this seat has completed first, or later, as bits."""
    won = [*position.columns.items(), *position.colours.items()]
    return sum([1 << GOALS.index(goal) for goal, places in won if places.get(seat) == place])


def _choose(state: State, chosen: Mapping[str, str], placing: Placing) -> None:
    """Put the secret choices into the state; `?` stands for one that a view does not know."""
    if chosen and state.phase != PASSIVE:
        raise ValueError("choices are kept back only while the others choose")
    for seat, text in chosen.items():
        at = seat_of(seat)
        if at == state.active:
            raise ValueError("the active seat does not choose in secret")
        state.chosen[at] = _choice(state, at, text, placing)
    if state.phase == PASSIVE and not state.open_seats():
        raise ValueError("in the phase passive somebody has still to choose")


def _choice(state: State, seat: int, text: str, placing: Placing) -> Move:
    if text == HIDDEN.word:
        return HIDDEN
    move = move_named(text)
    if move is None or move not in placing.moves(state, seat):
        raise ValueError(f"{letter(seat)} cannot have chosen {text!r}")
    return move
