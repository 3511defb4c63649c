"""Which lids move after a round, when a half is lost, and what begins then."""

from __future__ import annotations

from spielblock.games.schock.events import (
    AllLidsTaken,
    FinalCalled,
    HalfLost,
    LidsMoved,
    MatchLost,
    RoundStarted,
    StockEmptied,
    WentOut,
)
from spielblock.games.schock.position import HALVES
from spielblock.games.schock.scoring import AUS, Worth
from spielblock.games.schock.state import (
    FINAL,
    FIRST_HALF,
    LIDS,
    MOST_THROWS,
    OVER,
    TURN,
    State,
    clockwise,
)
from spielblock.rules.event import Event
from spielblock.rules.seats import letter


def start_round(state: State, starter: int, seen: list[Event] | None) -> None:
    """Clear the table and let the starter begin."""
    players = state.players()
    state.sweep()
    state.phase = TURN
    state.order = tuple([seat for seat in clockwise(state.seats, starter) if seat in players])
    state.at = 0
    state.turn = starter
    state.limit = MOST_THROWS
    state.tied = ()
    state.off = {}
    if seen is not None:
        order = tuple([letter(seat) for seat in state.order])
        seen.append(RoundStarted(HALVES[state.half], order, state.stock))


def deal_out(state: State, worth: Worth, best: int, worst: int, seen: list[Event] | None) -> None:
    """Move the lids that the best result costs the worst, and go on with what comes then."""
    if worth.kind == AUS:
        _take_all(state, worst, seen)
    elif state.stock:
        _from_stock(state, worth.lids, worst, seen)
    else:
        _from_best(state, worth.lids, best, worst, seen)
    if state.lids[worst] == LIDS:
        _lose_half(state, worst, seen)
    else:
        start_round(state, worst, seen)


def standing(state: State) -> tuple[int, ...]:
    """Return the lids, for the curve of a match. How a half ended stands there until the next is played."""
    ended = state.half != FIRST_HALF and not any(state.lids)
    if ended and state.phase == TURN and state.at == 0 and state.count[state.turn] < 2:
        return tuple([LIDS if seat == state.losers[-1] else 0 for seat in range(state.seats)])
    return tuple(state.lids)


def _take_all(state: State, worst: int, seen: list[Event] | None) -> None:
    if seen is not None:
        givers = {letter(seat): count for seat, count in enumerate(state.lids) if count and seat != worst}
        seen.append(AllLidsTaken(letter(worst), state.stock, givers))
    state.stock = 0
    state.lids = [0] * state.seats
    state.lids[worst] = LIDS


def _from_stock(state: State, lids: int, worst: int, seen: list[Event] | None) -> None:
    count = min(lids, state.stock)
    state.stock -= count
    state.lids[worst] += count
    if seen is not None:
        seen.append(LidsMoved(letter(worst), None, count, state.lids[worst], state.stock))
        if not state.stock and state.lids[worst] < LIDS:
            holders = [letter(seat) for seat in range(state.seats) if state.lids[seat]]
            seen.append(StockEmptied(tuple(holders)))


def _from_best(state: State, lids: int, best: int, worst: int, seen: list[Event] | None) -> None:
    count = min(lids, state.lids[best])
    state.lids[best] -= count
    state.lids[worst] += count
    if seen is not None:
        seen.append(LidsMoved(letter(worst), letter(best), count, state.lids[worst], 0))
        if not state.lids[best] and state.lids[worst] < LIDS:
            seen.append(WentOut(letter(best)))


def _lose_half(state: State, seat: int, seen: list[Event] | None) -> None:
    state.losers = (*state.losers, seat)
    if seen is not None:
        seen.append(HalfLost(HALVES[state.half], letter(seat)))
    if state.half == FIRST_HALF:
        _start_half(state, seen)
    elif state.half != FINAL and state.losers[0] != state.losers[1]:
        if seen is not None:
            seen.append(FinalCalled((letter(state.losers[0]), letter(state.losers[1]))))
        _start_half(state, seen)
    else:
        state.phase = OVER
        if seen is not None:
            seen.append(MatchLost(letter(seat), state.half == FINAL))


def _start_half(state: State, seen: list[Event] | None) -> None:
    """Begin the second half or the final: a full stock, and the loser of the first half starts."""
    state.half += 1
    state.stock = LIDS
    state.lids = [0] * state.seats
    start_round(state, state.losers[0], seen)
