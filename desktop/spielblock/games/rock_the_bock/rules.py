"""The rules of Rock the Bock."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from spielblock.games.rock_the_bock.ending import end_round, next_in, outcome
from spielblock.games.rock_the_bock.events import (
    AnyEvent,
    DiceStruck,
    DiceThrown,
    RoundStarted,
    SeatOut,
    SymbolsEntered,
    ThrowFailed,
)
from spielblock.games.rock_the_bock.moves import (
    BUCK_FACE,
    COLOURS,
    FACES,
    FIRST_GOAT,
    MOST,
    WOLF_FACE,
    SymbolDice,
    Take,
    Thrown,
    takes,
    usable,
)
from spielblock.games.rock_the_bock.options import Options
from spielblock.games.rock_the_bock.position import Position, from_position, to_position
from spielblock.games.rock_the_bock.refusals import read, why_not
from spielblock.games.rock_the_bock.scoring import running, totals
from spielblock.games.rock_the_bock.state import (
    DICE,
    MOST_BUCKS,
    MOST_GOATS,
    MOST_WOLVES,
    NOBODY,
    NOTHING_LIES,
    State,
)
from spielblock.rules.contract import DECIDE, Draw, Move, Pending, Rules, Start
from spielblock.rules.event import Event
from spielblock.rules.reason import Reason
from spielblock.rules.seats import letter

#: What each seat waits for while its dice are in the hand, by how many dice are struck.
THROW: Final = [[Draw(SymbolDice(DICE - struck), seat) for struck in range(DICE)] for seat in range(MOST)]


class RockTheBockRules(Rules[State, Position]):
    """Nothing is hidden here, so a view is the whole position."""

    def __init__(self, options: Options) -> None:
        self.options = options
        self._next_start: str = options.next_round_start
        self._tiebreak: str = options.tiebreak

    def setup(self, start: Start) -> State:
        seats = start.seats
        owners = _owners(start)
        if start.teams or start.sheet:
            raise ValueError("Rock the Bock knows no teams and no printed sheet")
        if not 0 <= start.first < seats:
            raise ValueError("the seat that begins does not play")
        none = [0] * seats
        return State(
            owners, 1, start.first, start.first, NOTHING_LIES, none, none[:], none[:], none[:], none[:], []
        )

    def pending(self, state: State) -> Pending:
        turn = state.turn
        if turn == NOBODY:
            return outcome(state, self._tiebreak)
        return DECIDE[turn] if state.thrown else THROW[turn][state.struck[turn]]

    def moves(self, state: State, seat: int) -> list[Move]:
        faces = 0
        for face, count in enumerate(state.thrown):
            if count:
                faces |= 1 << face
        return list(takes(state.owners, faces, seat))

    def why_not(self, state: State, seat: int, move: Move) -> Reason:
        return why_not(state, seat, move)

    def advance(self, state: State, move: Move, seen: list[Event] | None) -> None:
        match move:
            case Thrown():
                self._throw(state, move, seen)
            case Take():
                self._take(state, move, seen)
            case _:
                raise TypeError(move)

    def parse(self, text: str) -> Move:
        return read(text)

    def to_position(self, state: State) -> Position:
        return to_position(self.options, state)

    def from_position(self, position: Position) -> State:
        return from_position(position)

    def view(self, state: State, seat: int, seen: Sequence[Event] = ()) -> Position:
        known = tuple([event for event in seen if isinstance(event, AnyEvent)])
        return to_position(self.options, state, letter(seat), known)

    def renews(self, event: Event) -> bool:
        return isinstance(event, RoundStarted)

    def standing(self, state: State) -> tuple[int, ...]:
        """Return the points so far, with those the sheets of the running round would bring now."""
        done = totals(state)
        open_points = running(state) if state.turn != NOBODY else [0] * state.seats
        return tuple([done[seat] + open_points[seat] for seat in range(state.seats)])

    def _throw(self, state: State, move: Thrown, seen: list[Event] | None) -> None:
        fits = bool(move.faces & usable(state.owners))
        if seen is not None:
            self._tell_throw(state, move, seen)
            if not fits:
                seen.append(ThrowFailed(letter(state.turn), sum(move.counts)))
        if fits:
            state.thrown = move.counts
        else:
            state.turn = next_in(state)

    def _tell_throw(self, state: State, move: Thrown, seen: list[Event]) -> None:
        faces = [FACES[face] for face, count in enumerate(move.counts) for _ in range(count)]
        seen.append(DiceThrown(letter(state.turn), tuple(faces)))

    def _take(self, state: State, move: Take, seen: list[Event] | None) -> None:
        turn, face = state.turn, move.face
        dice = state.thrown[face]
        if face == BUCK_FACE:
            target, track, most = turn, state.bucks, MOST_BUCKS
        elif face == WOLF_FACE:
            target, track, most = move.target, state.wolves, MOST_WOLVES
        else:
            target, track, most = state.owners[face - FIRST_GOAT], state.goats, MOST_GOATS
        entered = min(dice, most - track[target])
        track[target] += entered
        state.struck[turn] += dice
        state.thrown = NOTHING_LIES
        if seen is not None:
            name = FACES[face]
            seen.append(SymbolsEntered(letter(turn), name, letter(target), dice, entered, track[target]))
            seen.append(DiceStruck(letter(turn), dice, state.struck[turn]))
        self._pass_on(state, seen)

    def _pass_on(self, state: State, seen: list[Event] | None) -> None:
        turn = state.turn
        if seen is not None and state.struck[turn] == DICE:
            seen.append(SeatOut(letter(turn)))
        following = next_in(state)
        if following == NOBODY:
            end_round(state, self._next_start, seen)
        else:
            state.turn = following


def _owners(start: Start) -> tuple[int, ...]:
    """Return whose each colour is, or raise ValueError with what does not fit."""
    if not 2 <= start.seats <= MOST:
        raise ValueError("Rock the Bock is for two to four players")
    colours = start.colours or COLOURS[: start.seats]
    if len(colours) != start.seats or len(set(colours)) != start.seats:
        raise ValueError("every seat has a colour of its own")
    if not set(colours) <= set(COLOURS):
        raise ValueError(f"the colours are {', '.join(COLOURS)}")
    return tuple([colours.index(name) if name in colours else NOBODY for name in COLOURS])
