"""What a sheet is worth at the end of a round, and who has won at the end of the match."""

from __future__ import annotations

from spielblock.games.rock_the_bock.state import State


def points(bucks: int, wolves: int, goats: int) -> int:
    """Return what the goats of one round count: with more bucks for, with more wolves against the owner.

    >>> points(4, 3, 5), points(2, 5, 4), points(3, 3, 7)
    (5, -4, 0)
    """
    if bucks == wolves:
        return 0
    return goats if bucks > wolves else -goats


def running(state: State) -> list[int]:
    """Return what the sheets of this round are worth as they are."""
    return [points(state.bucks[seat], state.wolves[seat], state.goats[seat]) for seat in range(state.seats)]


def totals(state: State) -> list[int]:
    """Return the sum of the finished rounds for each seat."""
    return [sum(state.subtotals[seat :: state.seats]) for seat in range(state.seats)]


def all_goats(state: State) -> list[int]:
    """Return how many own goats each seat has had in all rounds together, whatever they counted."""
    return [state.before[seat] + state.goats[seat] for seat in range(state.seats)]


def ranks(values: list[tuple[int, int]]) -> tuple[int, ...]:
    """Return each seat's place, the highest value first; equal values share a place.

    >>> ranks([(4, 0), (4, 0), (-3, 0), (0, 0)])
    (1, 1, 4, 3)
    """
    order = sorted(values, reverse=True)
    return tuple([order.index(value) + 1 for value in values])
