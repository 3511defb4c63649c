"""Why one move is better than another: the largest differences between their features."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from spielblock.bots.candidate import Candidate
from spielblock.games.rockit.policy import FEATURES
from spielblock.rules.contract import Move
from spielblock.rules.reason import Reason

#: Differences below this are not worth a word.
LEAST: Final = 0.02
MOST_REASONS: Final = 3


def candidates(
    moves: Sequence[Move],
    values: Sequence[float],
    errors: Sequence[float],
    found: Sequence[Sequence[float]],
    weights: Sequence[float],
    deals: int = 0,
) -> tuple[Candidate, ...]:
    """Return the moves, best first. The reasons are the largest differences to the best other move.

    Of the best move only those are told that speak for it: what it costs is no reason to make it. `found`
    are the features of each move; `deals` is how many possible deals stand behind the values.
    """
    order = sorted(range(len(moves)), key=lambda at: (-values[at], at))
    told: list[Candidate] = []
    for at in order:
        other = next((one for one in order if one != at), None)
        best = at == order[0]
        reasons = () if other is None else differences(found[at], found[other], weights, only_for=best)
        searched = (Reason("rockit.searched", {"count": deals}),) if deals else ()
        told.append(Candidate(moves[at].text(), values[at], errors[at], (*searched, *reasons)))
    return tuple(told)


def differences(
    here: Sequence[float], there: Sequence[float], weights: Sequence[float], *, only_for: bool = False
) -> tuple[Reason, ...]:
    """Return in which features this differs from that, by what that counts, the largest first."""
    changes = [new - old for new, old in zip(here, there, strict=True)]
    told = [(change * weight, at) for at, (change, weight) in enumerate(zip(changes, weights, strict=True))]
    worth = [one for one in told if (one[0] if only_for else abs(one[0])) >= LEAST]
    worth.sort(key=lambda one: (-abs(one[0]), one[1]))
    return tuple([_reason(at, changes[at]) for _, at in worth[:MOST_REASONS]])


def _reason(at: int, change: float) -> Reason:
    return Reason(f"rockit.{FEATURES[at]}_{'more' if change > 0 else 'less'}")
