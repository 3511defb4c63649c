"""A position of Rock the Bock written down. Nothing is hidden, so a view is the same, with its seat."""

from __future__ import annotations

from typing import Literal

from msgspec import UNSET, Struct, UnsetType

from spielblock.games.rock_the_bock.checks import check
from spielblock.games.rock_the_bock.events import AnyEvent
from spielblock.games.rock_the_bock.moves import COLOURS, FACES
from spielblock.games.rock_the_bock.options import Options
from spielblock.games.rock_the_bock.state import NOBODY, NOTHING_LIES, State
from spielblock.rules.seats import letter, seat_of

Colour = Literal["red", "blue", "green", "yellow"]
Face = Literal["buck", "wolf", "red", "blue", "green", "yellow"]


class Sheet(Struct, frozen=True, forbid_unknown_fields=True):
    """One seat's sheet: the tracks of this round, and what the rounds before brought.

    A colour left out is the one the seat has by default; `goats_before` are the own goats of the rounds
    before, whatever they counted.
    """

    colour: Colour | UnsetType = UNSET
    struck: int = 0
    bucks: int = 0
    wolves: int = 0
    goats: int = 0
    subtotals: tuple[int, ...] = ()
    goats_before: int = 0


class Position(Struct, frozen=True, forbid_unknown_fields=True, tag_field="game", tag="rock_the_bock"):
    """Seats are letters. `throw` is null while dice have to be thrown; who is to move left out: `start`."""

    players: dict[str, Sheet]
    options: Options = Options()
    round: int = 1
    start: str = "A"
    to_move: str | None | UnsetType = UNSET
    seats: int | UnsetType = UNSET
    phase: Literal["play", "over"] = "play"
    throw: dict[Face, int] | None = None
    seat: str | None = None
    seen: tuple[AnyEvent, ...] = ()


def to_position(
    options: Options, state: State, seat: str | None = None, seen: tuple[AnyEvent, ...] = ()
) -> Position:
    """Write down a state, complete; with a seat, as the view of that seat."""
    return Position(
        players={letter(at): _sheet(state, at) for at in range(state.seats)},
        options=options,
        round=state.round,
        start=letter(state.start),
        to_move=None if state.turn == NOBODY else letter(state.turn),
        seats=state.seats,
        phase="over" if state.turn == NOBODY else "play",
        throw=_throw(state.thrown),
        seat=seat,
        seen=seen,
    )


def from_position(position: Position) -> State:
    """Read a position or a view, or raise ValueError with what cannot be."""
    letters = [letter(seat) for seat in range(len(position.players))]
    if sorted(position.players) != letters or position.seats not in (UNSET, len(letters)):
        raise ValueError("the players are the seats from A on, as many as `seats` says")
    if position.seat not in (None, *letters):
        raise ValueError(f"seat {position.seat} does not play, so it has no view")
    sheets = [position.players[at] for at in letters]
    lengths = {len(sheet.subtotals) for sheet in sheets}
    if len(lengths) > 1:
        raise ValueError("every player has as many subtotals as the others")
    state = State(
        owners=_owners(sheets),
        round=position.round,
        start=_seat(position.start, letters),
        turn=_turn(position, letters),
        thrown=_counts(position.throw),
        struck=[sheet.struck for sheet in sheets],
        bucks=[sheet.bucks for sheet in sheets],
        wolves=[sheet.wolves for sheet in sheets],
        goats=[sheet.goats for sheet in sheets],
        before=[sheet.goats_before for sheet in sheets],
        subtotals=[sheet.subtotals[at] for at in range(max(lengths)) for sheet in sheets],
    )
    check(state, goats_matter=position.options.tiebreak == "most_goats")
    return state


def _sheet(state: State, seat: int) -> Sheet:
    return Sheet(
        colour=COLOURS[state.owners.index(seat)],
        struck=state.struck[seat],
        bucks=state.bucks[seat],
        wolves=state.wolves[seat],
        goats=state.goats[seat],
        subtotals=tuple(state.subtotals[seat :: state.seats]),
        goats_before=state.before[seat],
    )


def _throw(counts: tuple[int, ...]) -> dict[Face, int] | None:
    if not counts:
        return None
    return {face: count for face, count in zip(FACES, counts, strict=True) if count}


def _counts(lying: dict[Face, int] | None) -> tuple[int, ...]:
    if lying is None:
        return NOTHING_LIES
    counts = tuple([lying.get(face, 0) for face in FACES])
    if min(counts) < 0 or not any(counts):
        raise ValueError("a throw names how many dice show each face; dice still to be thrown are null")
    return counts


def _owners(sheets: list[Sheet]) -> tuple[int, ...]:
    if not 2 <= len(sheets) <= len(COLOURS):
        raise ValueError("Rock the Bock is for two to four players")
    names = [sheet.colour or COLOURS[seat] for seat, sheet in enumerate(sheets)]
    if len(set(names)) != len(names):
        raise ValueError("every player has a colour of its own")
    return tuple([names.index(colour) if colour in names else NOBODY for colour in COLOURS])


def _turn(position: Position, letters: list[str]) -> int:
    if position.phase == "over":
        if position.to_move not in (None, UNSET):
            raise ValueError("nobody is to move when the match is over")
        return NOBODY
    if position.to_move is None:
        raise ValueError("somebody is to move while the match is in play")
    return _seat(position.to_move or position.start, letters)


def _seat(text: str, letters: list[str]) -> int:
    if text not in letters:
        raise ValueError(f"seat {text} does not play")
    return seat_of(text)
