"""What makes a position of Schock possible. Every sentence is for whoever wrote it by hand."""

from __future__ import annotations

from spielblock.games.schock.choices import Choices
from spielblock.games.schock.position import Position, is_done
from spielblock.games.schock.state import (
    DICE,
    FINAL,
    LATE,
    LIDS,
    MOST_THROWS,
    OPENING,
    OVER,
    THROW_OFF,
    TURN,
    UNKNOWN,
    Dice,
    State,
)
from spielblock.rules.seats import letter

#: Three throws of the turn and a late one.
MOST_COUNT = MOST_THROWS + 1


def check(state: State, written: Position, choices: Choices) -> None:
    """Raise ValueError with what is impossible about a state that was read."""
    _check_lids(state)
    _check_losers(state)
    for seat in range(state.seats):
        _check_dice(state, seat)
    if state.phase == OVER:
        return
    _check_order(state)
    for seat in range(state.seats):
        _check_progress(state, seat)
        throw = written.throws.get(letter(seat))
        if throw is not None and throw.done != is_done(state, seat):
            raise ValueError(f"done of {letter(seat)} does not fit to_move")
    if state.phase == LATE:
        _check_late(state, choices)
    if state.phase == THROW_OFF:
        _check_throw_off(state)


def _check_lids(state: State) -> None:
    if min(state.lids) < 0 or state.stock < 0 or sum(state.lids) + state.stock != LIDS:
        raise ValueError(f"stock and lids are {LIDS} together")
    if state.phase == OPENING and state.stock < LIDS:
        raise ValueError("nobody holds lids in the opening")
    if state.phase != OVER and max(state.lids) == LIDS:
        raise ValueError(f"who holds {LIDS} lids has lost the half")


def _check_losers(state: State) -> None:
    if state.phase == OVER:
        twice = len(state.losers) == 2 and state.losers[0] == state.losers[1]
        after_final = len(state.losers) == 3 and state.losers[2] in state.losers[:2]
        if not twice and not (after_final and state.losers[0] != state.losers[1]):
            raise ValueError("a match is over after one seat lost both halves, or after the final")
        if len(state.losers) != state.half + 1 or state.lids[state.losers[-1]] != LIDS:
            raise ValueError(f"who lost at last holds {LIDS} lids")
        return
    if len(state.losers) != state.half:
        raise ValueError("losers are those of the halves before")
    if state.half == FINAL and state.losers[0] == state.losers[1]:
        raise ValueError("there is a final only between two losers")


def _check_order(state: State) -> None:
    if len(set(state.order)) != len(state.order) or len(state.order) < 2:
        raise ValueError("order names every seat of the round once, two at least")
    players = state.players()
    if state.phase == OPENING:
        if state.half or not set(state.order) <= set(players):
            raise ValueError("the opening throw is before the first half")
    elif set(state.order) != set(players):
        raise ValueError("order does not name those who play this round")
    if not _is_clockwise(state.order):
        raise ValueError("order goes clockwise from the starter")
    if state.turn not in state.order:
        raise ValueError("to_move is not in order")


def _is_clockwise(order: tuple[int, ...]) -> bool:
    falls = sum(later < earlier for earlier, later in zip(order, order[1:], strict=False))
    return falls == 0 or (falls == 1 and order[-1] < order[0])


def _check_dice(state: State, seat: int) -> None:
    dice, laid = state.dice[seat], state.open[seat]
    if len(dice) > DICE or not all(UNKNOWN <= face <= 6 for face in dice):
        raise ValueError(f"{letter(seat)} has up to three dice from 1 to 6")
    if UNKNOWN in laid or any(laid.count(face) > dice.count(face) for face in laid):
        raise ValueError(f"the open dice of {letter(seat)} are a part of the dice")
    if not 0 <= state.count[seat] <= MOST_COUNT:
        raise ValueError(f"a turn has up to {MOST_THROWS} throws and a late one")
    if dice and seat not in state.order and state.phase != OVER:
        raise ValueError(f"{letter(seat)} does not play this round")
    if dice and not state.count[seat]:
        raise ValueError(f"count and dice of {letter(seat)} do not fit")


def _check_progress(state: State, seat: int) -> None:
    name, dice, count = letter(seat), state.dice[seat], state.count[seat]
    place = state.order.index(seat) if seat in state.order else -1
    waiting = state.phase in (OPENING, TURN) and place > state.at
    if waiting and count:
        raise ValueError(f"{name} has not thrown yet")
    if seat != state.turn and place >= 0 and not waiting and len(dice) < DICE:
        raise ValueError(f"{name} has thrown three dice")
    if seat != state.turn and len(dice) < DICE and dice:
        raise ValueError("only the one to act has dice in the cup")
    if len(dice) < DICE and state.open[seat] != dice:
        raise ValueError(f"while dice of {name} are in the cup, the others lie open")
    if state.phase == TURN and place >= 0:
        _check_count(state, seat)


def _check_count(state: State, seat: int) -> None:
    first, name, count = state.order[0], letter(seat), state.count[seat]
    if not 1 <= state.limit <= MOST_THROWS or (state.at == 0 and state.limit != MOST_THROWS):
        raise ValueError("limit is 3 for the starter, then what he used")
    if state.at > 0 and seat == first and count != state.limit:
        raise ValueError("limit is the throws that the starter used")
    if count > state.limit:
        raise ValueError(f"{name} has thrown too often")
    if seat == state.turn and count == state.limit:
        raise ValueError(f"{name} has no throw left, so its turn is over")


def _check_late(state: State, choices: Choices) -> None:
    seat = state.turn
    dice, laid = state.dice[seat], state.open[seat]
    if len(dice) == DICE and not choices.late(dice, laid, state.count[seat]):
        raise ValueError(f"{letter(seat)} has nothing to turn")
    if len(dice) < DICE and dice.count(1) == 0:
        raise ValueError("whoever turned late has a one lying open")


def _check_throw_off(state: State) -> None:
    tied: list[Dice | None] = [state.off.get(seat) for seat in state.tied]
    if len(tied) < 2 or not set(state.tied) <= set(state.order):
        raise ValueError("at least two seats of the round throw off")
    waiting = [seat for seat in state.order if seat in state.tied and seat not in state.off]
    if not waiting or waiting[0] != state.turn:
        raise ValueError("to_move is the first who has still to throw off")
    if any(len(dice) != DICE or not all(1 <= face <= 6 for face in dice) for dice in state.off.values()):
        raise ValueError("three dice are thrown off")
