"""The rules of Rockit."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from msgspec.structs import replace

from spielblock.games.rockit.cards import CARDS, DECK, HIDDEN, NAMES, answers, fitting
from spielblock.games.rockit.course import Course
from spielblock.games.rockit.events import (
    CardPlayed,
    CardsDrawn,
    CardTurned,
    HandDealt,
    PileShuffled,
    RoundStarted,
)
from spielblock.games.rockit.moves import (
    BY_TEXT,
    CALL_LATE,
    CATCH,
    DRAW,
    EITHER,
    KEEP,
    NAMINGS,
    PLAYS,
    SILENT,
    TAKE,
    plays,
)
from spielblock.games.rockit.options import Options
from spielblock.games.rockit.position import Position, write
from spielblock.games.rockit.reading import read
from spielblock.games.rockit.refusals import why_not
from spielblock.games.rockit.scoring import ranks
from spielblock.games.rockit.state import (
    CALL,
    DEAL,
    DRAWN,
    OVER,
    State,
    opening,
)
from spielblock.rules.chance import ShuffleDeck
from spielblock.rules.contract import (
    DECIDE,
    NO_TEXT,
    WAIT,
    Decide,
    Decision,
    Draw,
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

DECK_SHUFFLE: Final = ShuffleDeck(DECK, CARDS)
PILE_SHUFFLE: Final = ShuffleDeck((), CARDS, "shuffle")
DEALING: Final = Draw(DECK_SHUFFLE)


class RockitRules(Rules[State, Position]):
    """Cards go by colour, number or sign; penalties stack; who forgets to call draws two."""

    def __init__(self, options: Options) -> None:
        self.options = options
        self._course = Course(options)
        self._fitting: list[int] = fitting(options.plus_mix == "only_pending_forbidden")
        self._must_play: bool = options.must_play
        self._compulsory: bool = options.stack_compulsory
        self._caught: bool = options.penalty == "must_be_caught"

    def setup(self, start: Start) -> State:
        if not 2 <= start.seats <= 10:
            raise ValueError("Rockit has 2 to 10 seats")
        if start.teams:
            raise ValueError("Rockit has no teams")
        return opening(start.seats, (start.first - 1) % start.seats)

    def pending(self, state: State) -> Pending:
        phase = state.phase
        if phase <= DRAWN:
            return DECIDE[state.turn]
        if phase == CALL:
            return self._asked(state)
        if phase == DEAL:
            return DEALING
        if phase == OVER:
            return self._result(state)
        return Draw(ShuffleDeck(state.below_top(), NAMES, "shuffle"))

    def _asked(self, state: State) -> Decide:
        """Return the caller first: the others may notice, and need not."""
        if not self._caught:
            return DECIDE[state.caller]
        return Decide(tuple([(state.caller + step) % state.seats for step in range(state.seats)]))

    def _result(self, state: State) -> Over:
        key = "rockit.won_points" if self.options.points_to else "rockit.won_rounds"
        if key == "rockit.won_rounds" and self.options.rounds_to_win == 1:
            key = "rockit.won_round"
        best = max(state.scores)
        return Over(ranks(state.scores), tuple(state.scores), Reason(key, {"count": best}, "RK-21"))

    def moves(self, state: State, seat: int) -> list[Move]:
        if state.phase == CALL:
            return self._calls(state, seat)
        if seat != state.turn or state.phase > DRAWN:
            return []
        if state.colour < 0:
            return NAMINGS[:]
        table = EITHER if state.sizes[seat] <= 2 else PLAYS
        if state.phase == DRAWN:
            return [*table[state.drawn], KEEP] if state.drawn != HIDDEN else [KEEP]
        found = plays(self.playable(state), table)
        if state.owed:
            if not found or not self._compulsory:
                found.append(TAKE)
        elif not found or not self._must_play:
            found.append(DRAW)
        return found

    def playable(self, state: State) -> int:
        """Return, as bits, the cards that may be laid in a turn by whoever has it."""
        top = state.discard[-1]
        fits = answers(top) if state.owed else self._fitting[top * 4 + state.colour]
        return fits & state.masks[state.turn]

    def _calls(self, state: State, seat: int) -> list[Move]:
        if seat == state.caller:
            return [CALL_LATE, SILENT]
        return [CATCH] if self._caught else []

    def optional(self, state: State, seat: int) -> bool:
        return state.phase == CALL and seat != state.caller

    def yields(self, state: State, move: Move) -> bool:
        return state.phase == CALL and move is SILENT

    def decision(self, state: State, seat: int, seen: Sequence[Event] = ()) -> Decision[Position]:
        """Return what to hand to a seat; who may catch may also let it go by."""
        decision = super().decision(state, seat, seen)
        return decision._replace(moves=(*decision.moves, WAIT)) if self.optional(state, seat) else decision

    def why_not(self, state: State, seat: int, move: Move) -> Reason:
        return why_not(state, seat, move)

    def act(self, state: State, by: int, move: Move, seen: list[Event] | None) -> None:
        if move is CATCH:
            self._course.catch(state, by, seen)
        else:
            self._course.advance(state, move, seen)

    def advance(self, state: State, move: Move, seen: list[Event] | None) -> None:
        self._course.advance(state, move, seen)

    def parse(self, text: str) -> Move:
        move = BY_TEXT.get(text) or DECK_SHUFFLE.parse(text) or PILE_SHUFFLE.parse(text)
        if move is None:
            raise IllegalMoveError(NO_TEXT)
        return move

    def to_position(self, state: State) -> Position:
        return write(self.options, state)

    def from_position(self, position: Position) -> State:
        return read(position)

    def view(self, state: State, seat: int, seen: Sequence[Event] = ()) -> Position:
        return write(self.options, state, seat, seen)

    def witness(self, event: Event, seat: int) -> Event | None:
        if isinstance(event, HandDealt | CardsDrawn) and event.seat != letter(seat):
            return replace(event, cards=("?",) * len(event.cards))
        return event

    def renews(self, event: Event) -> bool:
        return isinstance(event, RoundStarted | PileShuffled)

    def reveals(self, event: Event, seat: int) -> bool:
        if isinstance(event, HandDealt | CardsDrawn):
            return event.seat == letter(seat) and bool(event.cards)
        return isinstance(event, CardTurned) or (isinstance(event, CardPlayed) and event.seat != letter(seat))

    def standing(self, state: State) -> tuple[int, ...]:
        """Return the points where the match is about them, else the cards in the hands."""
        return tuple(state.scores if self.options.points_to else state.sizes)
