"""Which states of Rock the Bock can occur, for positions that people write."""

from __future__ import annotations

from spielblock.games.rock_the_bock.moves import usable
from spielblock.games.rock_the_bock.scoring import running
from spielblock.games.rock_the_bock.state import (
    DICE,
    MOST_BUCKS,
    MOST_GOATS,
    MOST_WOLVES,
    NOBODY,
    ROUNDS,
    State,
)
from spielblock.rules.seats import letter


def check(state: State, *, goats_matter: bool) -> None:
    """Raise ValueError with the first thing that cannot be.

    The goats of the rounds before may be left out where no tie hangs on them.
    """
    if not 1 <= state.round <= ROUNDS:
        raise ValueError(f"there are rounds 1 to {ROUNDS}")
    for seat in range(state.seats):
        _check_tracks(state, seat)
        _check_past(state, seat, goats_matter)
    if state.turn == NOBODY:
        _check_end(state)
    else:
        _check_turn(state)


def _check_tracks(state: State, seat: int) -> None:
    name = letter(seat)
    for track, values, most in (
        ("struck", state.struck, DICE),
        ("bucks", state.bucks, MOST_BUCKS),
        ("wolves", state.wolves, MOST_WOLVES),
        ("goats", state.goats, MOST_GOATS),
    ):
        if not 0 <= values[seat] <= most:
            raise ValueError(f"{name} has 0 to {most} {track} in a round")
    if state.bucks[seat] > state.struck[seat]:
        raise ValueError(f"{name} strikes a die for every buck, so it has no more bucks than struck dice")


def _check_past(state: State, seat: int, goats_matter: bool) -> None:
    done = ROUNDS if state.turn == NOBODY else state.round - 1
    subtotals = state.subtotals[seat :: state.seats]
    if len(subtotals) != done:
        raise ValueError(f"{letter(seat)} has one subtotal for each of {done} finished rounds")
    if any(abs(value) > MOST_GOATS for value in subtotals):
        raise ValueError(f"a round brings {letter(seat)} from -{MOST_GOATS} to {MOST_GOATS} points")
    before = subtotals[: state.round - 1]
    fewest = sum(map(abs, before)) if goats_matter else 0
    if not fewest <= state.before[seat] <= MOST_GOATS * len(before):
        raise ValueError(
            f"{letter(seat)} had at least as many own goats before as its rounds brought or cost points, "
            f"and at most {MOST_GOATS} a round (goats_before)"
        )


def _check_turn(state: State) -> None:
    name = letter(state.turn)
    if state.struck[state.turn] == DICE:
        raise ValueError(f"{name} has struck all its dice, so it is not to move")
    if not state.thrown:
        return
    left = DICE - state.struck[state.turn]
    if sum(state.thrown) != left:
        raise ValueError(f"{name} throws {left} dice")
    if not any(count and usable(state.owners) >> face & 1 for face, count in enumerate(state.thrown)):
        raise ValueError("a throw that fails never stays on the table")


def _check_end(state: State) -> None:
    if state.round != ROUNDS or state.thrown or min(state.struck) < DICE:
        raise ValueError(f"the match is over when all have struck all their dice in round {ROUNDS}")
    if state.subtotals[-state.seats :] != running(state):
        raise ValueError(f"the last subtotals are what the sheets of round {ROUNDS} bring")
