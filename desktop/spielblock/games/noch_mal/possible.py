"""Whether a state can have come about in play, and whether a match has ended with it."""

from __future__ import annotations

from typing import Final

from spielblock.games.noch_mal.cells import MIDDLE, parts
from spielblock.games.noch_mal.options import Options
from spielblock.games.noch_mal.position import GOALS
from spielblock.games.noch_mal.scoring import full_colours, full_goals
from spielblock.games.noch_mal.state import JOKERS, OVER, PASSIVE, SOLO_THROWS, State
from spielblock.rules.seats import letter

END_COLOURS: Final = 2


def is_over(state: State, options: Options) -> bool:
    """Return whether the match ends with the throw that was counted last."""
    alone = state.seats == 1
    if alone and state.throw_no >= SOLO_THROWS:
        return True
    if alone and not options.solo_ends_on_two_colours:
        return False
    return any([full_colours(state, seat) >= END_COLOURS for seat in range(state.seats)])


def check(state: State, options: Options) -> None:
    """Raise ValueError if this cannot have come about in play."""
    for seat in range(state.seats):
        _check_crosses(state.crossed[seat], letter(seat), options)
        _check_goals(state, seat)
        if not 0 <= state.jokers[seat] <= JOKERS:
            raise ValueError(f"{letter(seat)} has {state.jokers[seat]} jokers; there are 0 to {JOKERS}")
    for at, goal in enumerate(GOALS):
        won = [firsts >> at & 1 for firsts in state.firsts]
        if any([laters >> at & 1 for laters in state.laters]) and not any(won):
            raise ValueError(f"nobody completed {goal} first")
    _check_time(state, options)


def _check_crosses(crossed: int, seat: str, options: Options) -> None:
    pieces = list(parts(crossed))
    if any([not piece & MIDDLE for piece in pieces]):
        raise ValueError(f"crosses of {seat} have no way to column H")
    if len(pieces) > 1 and not options.column_h_always_open:
        raise ValueError(f"the crosses of {seat} do not hang together")


def _check_goals(state: State, seat: int) -> None:
    """Only what the active seat has just completed may still have to be counted."""
    won = state.firsts[seat] | state.laters[seat]
    full = full_goals(state.sheet.goals, state.crossed[seat])
    if won & ~full:
        goal = GOALS[(won & ~full).bit_length() - 1]
        raise ValueError(f"{letter(seat)} has not completed {goal}")
    fresh = state.phase == PASSIVE and seat == state.active and state.taken is not None
    if full & ~won and not fresh:
        goal = GOALS[(full & ~won).bit_length() - 1]
        raise ValueError(f"{letter(seat)} has completed {goal}: was it first or later?")


def _check_time(state: State, options: Options) -> None:
    if state.throw_no < 1:
        raise ValueError("throws are counted from 1")
    if state.seats == 1 and state.throw_no > SOLO_THROWS:
        raise ValueError(f"one player has {SOLO_THROWS} throws")
    if state.seats == 1 and state.phase == PASSIVE:
        raise ValueError("one player has nobody who chooses after the throw")
    if state.taken is not None and not state.crossed[state.active]:
        raise ValueError("who has taken dice has crossed cells off")
    _check_end(state, options)


def _check_end(state: State, options: Options) -> None:
    if state.phase == OVER:
        if not is_over(state, options):
            raise ValueError("the match cannot be over yet")
        return
    before = state.copy()
    before.throw_no -= 1
    if is_over(before, options):
        raise ValueError("the match was over before this throw")
