"""The rules of Lots: bid a card in secret; the highest steps, throws, peeks and stops."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from spielblock.rules.chance import Rolled, Shuffled
from spielblock.rules.contract import (
    DECIDE,
    NO_TEXT,
    Decide,
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
from spielblock.rules.seats import letter, seat_of
from tests.toy.moves import BIDS, BY_TEXT, CARDS, DIE, HIDDEN, PEEK, SHUFFLE, STEP, STOP, THROW, Act, Bid
from tests.toy.written import (
    BidMade,
    BidsShown,
    HandDealt,
    Options,
    Peeked,
    Pile,
    Position,
    RoundEnded,
    Stepped,
    Thrown,
)

NO_BID = -1
HAND = 2
STEPS = 2


class State:
    """Everything that is true."""

    __slots__ = ("bids", "draw", "hands", "phase", "points", "round", "seats", "steps", "thrown", "turn")

    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.round = 1
        self.phase = "deal"
        self.turn = NO_BID
        self.hands: list[list[int]] = [[] for _ in range(seats)]
        self.draw: list[int] = []
        self.bids = [NO_BID] * seats
        self.points = [0] * seats
        self.steps = 0
        self.thrown = False

    def copy(self) -> State:
        other = State(self.seats)
        for name in ("round", "phase", "turn", "steps", "thrown"):
            setattr(other, name, getattr(self, name))
        other.hands = [hand[:] for hand in self.hands]
        other.draw, other.bids, other.points = self.draw[:], self.bids[:], self.points[:]
        return other


class LotsRules(Rules[State, Position]):
    def __init__(self, options: Options) -> None:
        self.options = options

    def setup(self, start: Start) -> State:
        return State(start.seats)

    def pending(self, state: State) -> Pending:
        match state.phase:
            case "deal":
                return Draw(SHUFFLE)
            case "throw":
                return Draw(DIE, state.turn)
            case "choose":
                return Decide(tuple([seat for seat in range(state.seats) if state.bids[seat] == NO_BID]))
            case "turn":
                return DECIDE[state.turn]
        order = sorted(state.points, reverse=True)
        ranks = tuple([order.index(points) + 1 for points in state.points])
        return Over(ranks, tuple(state.points), Reason("lots.rounds", {"rounds": state.round}))

    def moves(self, state: State, seat: int) -> list[Move]:
        if state.phase == "choose":
            return [BIDS[card] for card in state.hands[seat]]
        found: list[Move] = [STEP] if state.steps < STEPS else []
        if not state.thrown:
            found += [THROW, PEEK]
        return [*found, STOP]

    def why_not(self, state: State, seat: int, move: Move) -> Reason:
        if isinstance(move, Bid) and state.phase == "choose":
            return Reason("lots.card", {"card": CARDS[move.card]}, "LT-1")
        return super().why_not(state, seat, move)

    def advance(self, state: State, move: Move, seen: list[Event] | None) -> None:
        self.act(state, state.bids.index(NO_BID), move, seen)

    def act(self, state: State, by: int, move: Move, seen: list[Event] | None) -> None:
        events: list[Event] = [] if seen is None else seen
        match move:
            case Shuffled():
                self._deal(state, move, events)
            case Rolled(faces):
                state.points[state.turn] += faces[0]
                state.phase = "turn"
                events.append(Thrown(letter(state.turn), faces[0]))
            case Bid():
                self._bid(state, by, move, events)
            case Act():
                self._act(state, move, events)
            case _:
                raise TypeError(move)

    def parse(self, text: str) -> Move:
        move = BY_TEXT.get(text) or SHUFFLE.parse(text)
        if move is None:
            raise IllegalMoveError(NO_TEXT)
        return move

    def to_position(self, state: State) -> Position:
        return self._written(state, None)

    def view(self, state: State, seat: int, seen: Sequence[Event] = ()) -> Position:
        known = self._written(state, seat)
        return replace(known, seat=letter(seat), seen=tuple(seen))

    def from_position(self, position: Position) -> State:
        state = State(position.seats)
        state.round, state.phase, state.steps = position.round, position.phase, position.steps
        state.thrown = position.thrown
        state.turn = NO_BID if position.to_move is None else seat_of(position.to_move)
        state.draw = _cards(position.draw)
        for seat in range(position.seats):
            name = letter(seat)
            state.hands[seat] = _cards(position.hands.get(name, ()))
            state.points[seat] = position.points.get(name, 0)
            state.bids[seat] = CARDS.index(position.bids[name]) if name in position.bids else NO_BID
        if not 2 <= position.seats <= 4 or sum(map(len, state.hands)) + len(state.draw) > 12:
            raise ValueError("there are twelve cards and two to four seats")
        return state

    def witness(self, event: Event, seat: int) -> Event | None:
        name = letter(seat)
        match event:
            case HandDealt() if event.seat != name:
                return replace(event, cards=("?",) * len(event.cards))
            case BidMade() if event.seat != name:
                return replace(event, card="?")
            case Peeked() if event.seat != name:
                return replace(event, card="?")
        return event

    def renews(self, event: Event) -> bool:
        return isinstance(event, RoundEnded)

    def reveals(self, event: Event, seat: int) -> bool:
        return isinstance(event, BidsShown) or (isinstance(event, Peeked) and event.seat == letter(seat))

    def standing(self, state: State) -> tuple[int, ...]:
        return tuple(state.points)

    def _written(self, state: State, knows: int | None) -> Position:
        """Write down what this seat knows, or all."""
        places = {seat: letter(seat) for seat in range(state.seats)}
        known = [knows in (None, seat) for seat in places]
        return Position(
            seats=state.seats,
            options=self.options,
            round=state.round,
            phase=state.phase,  # pyright: ignore[reportArgumentType]
            to_move=None if state.turn == NO_BID else letter(state.turn),
            hands={name: _pile(state.hands[seat], known[seat]) for seat, name in places.items()},
            draw=_pile(state.draw, knows is None),
            bids={
                name: CARDS[state.bids[seat] if known[seat] else HIDDEN]
                for seat, name in places.items()
                if state.bids[seat] != NO_BID
            },
            points={name: state.points[seat] for seat, name in places.items()},
            steps=state.steps,
            thrown=state.thrown,
        )

    def _deal(self, state: State, deck: Shuffled, events: list[Event]) -> None:
        for seat in range(state.seats):
            state.hands[seat] = sorted(deck.cards[seat * HAND : (seat + 1) * HAND])
            events.append(HandDealt(letter(seat), tuple([CARDS[card] for card in state.hands[seat]])))
        state.draw = list(deck.cards[state.seats * HAND :])
        state.phase = "choose"

    def _bid(self, state: State, seat: int, bid: Bid, events: list[Event]) -> None:
        state.bids[seat] = bid.card
        events.append(BidMade(letter(seat), CARDS[bid.card]))
        if NO_BID not in state.bids:
            state.turn = state.bids.index(max(state.bids))
            shown = {letter(seat): CARDS[card] for seat, card in enumerate(state.bids)}
            events.append(BidsShown(shown, letter(state.turn)))
            state.phase, state.bids = "turn", [NO_BID] * state.seats

    def _act(self, state: State, move: Act, events: list[Event]) -> None:
        name = letter(state.turn)
        if move is STEP:
            state.steps += 1
            state.points[state.turn] += 1
            events.append(Stepped(name))
        elif move is STOP:
            state.turn, state.steps, state.thrown = NO_BID, 0, False
            last = state.round == self.options.rounds
            state.phase = "over" if last else "deal"
            state.round += 0 if last else 1
            events.append(RoundEnded(name))
        else:
            state.thrown = True
            if move is THROW:
                state.phase = "throw"
            else:
                events.append(Peeked(name, CARDS[state.draw[0]]))


def _pile(cards: list[int], known: bool) -> tuple[str, ...] | Pile:
    return tuple([CARDS[card] for card in cards]) if known else Pile(len(cards))


def _cards(pile: tuple[str, ...] | Pile) -> list[int]:
    if isinstance(pile, Pile):
        return [HIDDEN] * pile.cards
    return [CARDS.index(card) for card in pile]
