"""The rules of Noch mal!"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from msgspec.structs import replace

from spielblock.games.noch_mal.cells import each, names
from spielblock.games.noch_mal.counting import count_throw, final_scores
from spielblock.games.noch_mal.dice import COLOUR_FACES, NUMBER_FACES, THROW_FOUR, THROW_SIX, Thrown
from spielblock.games.noch_mal.events import Chose, Crossed, DiceThrown, Passed
from spielblock.games.noch_mal.moves import Cross, Pass, move_named
from spielblock.games.noch_mal.options import Options
from spielblock.games.noch_mal.placing import Placing
from spielblock.games.noch_mal.position import Position, hide, to_position
from spielblock.games.noch_mal.possible import is_over
from spielblock.games.noch_mal.reading import MOST_SEATS, from_position, sheet_named
from spielblock.games.noch_mal.refusals import why_not
from spielblock.games.noch_mal.scoring import points, ranks
from spielblock.games.noch_mal.sheet import COLOURS
from spielblock.games.noch_mal.state import ACTIVE, OVER, PASSIVE, SOLO_THROWS, THROW, State, fresh
from spielblock.rules.contract import (
    DECIDE,
    NO_TEXT,
    Decide,
    IllegalMoveError,
    Move,
    Over,
    Pending,
    Rules,
    Start,
)
from spielblock.rules.event import Event
from spielblock.rules.reason import Reason
from spielblock.rules.seats import letter

TWO_COLOURS: Final = Reason("noch_mal.over.colours", {}, "NM-18")
BY_JOKERS: Final = Reason("noch_mal.over.jokers", {}, "NM-20")


class NochMalRules(Rules[State, Position]):
    """Two of six dice say how many cells of which colour are crossed off; the others choose from the rest.

    Only the choices of passive seats are hidden, and only until the last of them is in.
    """

    def __init__(self, options: Options) -> None:
        self.options = options
        self.placing = Placing(options.column_h_always_open, options.first_three_open)

    def setup(self, start: Start) -> State:
        if not 1 <= start.seats <= MOST_SEATS:
            raise ValueError("Noch mal! has 1 to 6 seats")
        if start.teams:
            raise ValueError("Noch mal! has no teams")
        return fresh(sheet_named(start.sheet, self.options.sheet), start.seats, start.first)

    def pending(self, state: State) -> Pending:
        if state.phase == THROW:
            return THROW_SIX[state.active] if state.seats > 1 else THROW_FOUR
        if state.phase == ACTIVE:
            return DECIDE[state.active]
        if state.phase == PASSIVE:
            return Decide(tuple(state.open_seats()))
        scores = tuple([points(state, seat).total for seat in range(state.seats)])
        return Over(ranks(state), scores, self._why_over(state, scores))

    def moves(self, state: State, seat: int) -> list[Move]:
        return self.placing.moves(state, seat)

    def why_not(self, state: State, seat: int, move: Move) -> Reason:
        return why_not(self.placing, state, seat, move)

    def advance(self, state: State, move: Move, seen: list[Event] | None) -> None:
        seat = state.open_seats()[0] if state.phase == PASSIVE else state.active
        self.act(state, seat, move, seen)

    def act(self, state: State, by: int, move: Move, seen: list[Event] | None) -> None:
        match move:
            case Thrown():
                self._lay_out(state, move, seen)
            case Cross() | Pass() if state.phase == ACTIVE:
                self._take(state, move, seen)
            case Cross() | Pass():
                self._choose(state, by, move, seen)
            case _:
                raise TypeError(move)

    def parse(self, text: str) -> Move:
        move = move_named(text)
        if move is None:
            raise IllegalMoveError(NO_TEXT)
        return move

    def to_position(self, state: State) -> Position:
        return to_position(self.options, state)

    def from_position(self, position: Position) -> State:
        return from_position(position, self.placing)

    def view(self, state: State, seat: int, seen: Sequence[Event] = ()) -> Position:
        known = state.copy()
        hide(known, seat)
        return replace(self.to_position(known), seat=letter(seat), seen=tuple(seen))

    def renews(self, event: Event) -> bool:
        return isinstance(event, DiceThrown)

    def reveals(self, event: Event, seat: int) -> bool:
        return isinstance(event, Crossed | Passed) and event.secret and event.seat != letter(seat)

    def standing(self, state: State) -> tuple[int, ...]:
        return tuple([points(state, seat).total for seat in range(state.seats)])

    def _why_over(self, state: State, scores: tuple[int, ...]) -> Reason:
        best = max(scores)
        if state.seats == 1:
            key = "noch_mal.over.throws" if state.throw_no == SOLO_THROWS else "noch_mal.over.alone"
            return Reason(key, {"points": best}, "NM-22")
        return BY_JOKERS if scores.count(best) > ranks(state).count(1) else TWO_COLOURS

    def _lay_out(self, state: State, move: Thrown, seen: list[Event] | None) -> None:
        state.colours, state.numbers = move.colours, move.numbers
        state.phase = ACTIVE
        if seen is not None:
            colours = tuple([COLOUR_FACES[face] for face in move.colours])
            numbers = tuple([NUMBER_FACES[face] for face in move.numbers])
            seen.append(DiceThrown(letter(state.active), state.throw_no, colours, numbers))

    def _take(self, state: State, move: Cross | Pass, seen: list[Event] | None) -> None:
        """The active seat crosses at once; its two dice are gone for the others."""
        state.taken = (move.colour, move.number) if isinstance(move, Cross) else None
        self._carry_out(state, state.active, move, seen)
        state.phase = PASSIVE
        if state.seats == 1:
            self._end_throw(state, seen)

    def _choose(self, state: State, by: int, move: Cross | Pass, seen: list[Event] | None) -> None:
        """A passive seat says what it will cross; when the last one has, all do."""
        state.chosen[by] = move
        if seen is not None and state.seats > 2:
            seen.append(Chose(letter(by)))
        if not state.open_seats():
            for seat in state.others():
                self._carry_out(state, seat, state.chosen[seat], seen)
            self._end_throw(state, seen)

    def _carry_out(self, state: State, seat: int, move: Move | None, seen: list[Event] | None) -> None:
        if isinstance(move, Cross):
            state.crossed[seat] |= move.cells
            state.jokers[seat] -= move.jokers
        if seen is not None:
            seen.append(_told(state, seat, move))

    def _end_throw(self, state: State, seen: list[Event] | None) -> None:
        count_throw(state, seen)
        for seat in range(state.seats):
            state.chosen[seat] = None
        state.colours = state.numbers = ()
        state.taken = None
        if is_over(state, self.options):
            state.phase = OVER
            if seen is not None:
                seen += final_scores(state)
            return
        state.phase = THROW
        state.throw_no += 1
        state.active = (state.active + 1) % state.seats


def _told(state: State, seat: int, move: Move | None) -> Event:
    """Return what everybody sees of a choice that counts now."""
    active = seat == state.active
    secret = not active and state.seats > 2
    if not isinstance(move, Cross):
        return Passed(letter(seat), active, secret)
    dice = COLOUR_FACES[move.colour], NUMBER_FACES[move.number]
    stars = names(move.cells & state.sheet.stars)
    left = state.jokers[seat]
    ink = COLOURS[state.sheet.inks[next(each(move.cells))]]
    return Crossed(letter(seat), *dice, ink, names(move.cells), stars, move.jokers, left, active, secret)
