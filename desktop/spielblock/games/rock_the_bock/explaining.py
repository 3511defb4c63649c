"""Why one move is better than another, in the largest differences between what they lead to."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from spielblock.bots.candidate import Candidate
from spielblock.games.rock_the_bock.moves import Take
from spielblock.rules.reason import Reason
from spielblock.rules.seats import letter

EXACT: Final = Reason("rock_the_bock.exact")
OTHERS_WORSE: Final = Reason("rock_the_bock.others_worse")
#: Those that are good news for who moves.
SPEAK_FOR: Final = frozenset({"rock_the_bock.own_more", "rock_the_bock.other_less"})
#: Differences below this are not worth a word.
LEAST: Final = 0.05
MOST_REASONS: Final = 3


def candidates(
    seat: int,
    moves: Sequence[Take],
    values: Sequence[float],
    errors: Sequence[float],
    points: Sequence[Sequence[float]],
    *,
    exact: bool = False,
    judged: bool = True,
) -> tuple[Candidate, ...]:
    """Return the moves, best first, the first of equals before the others.

    `points` says for every move what each seat may expect from it; the reasons of a move are the largest
    differences to the best other move, for the best those that speak for it. The values are `judged` if
    less means worse, rather than less liked.
    """
    order = sorted(range(len(moves)), key=lambda at: (-values[at], at))
    found: list[Candidate] = []
    for at in order:
        other = next((one for one in order if one != at), None)
        if other is None:
            reasons: tuple[Reason, ...] = ()
        elif at == order[0]:
            surely = judged and values[at] > values[other]
            reasons = pleas(seat, points[at], points[other], surely=surely)
        else:
            reasons = differences(seat, points[at], points[other])
        told = (EXACT, *reasons) if exact else reasons
        found.append(Candidate(moves[at].text(), values[at], errors[at], told))
    return tuple(found)


def pleas(seat: int, here: Sequence[float], there: Sequence[float], *, surely: bool) -> tuple[Reason, ...]:
    """Return what speaks for this against that, the most first.

    If on the whole nothing does, then that every other move is worse, if that is `surely` so: what is
    expected in points and what is aimed at, such as winning, are not always the same.
    """
    own = here[seat] - there[seat]
    others = (sum(here) - sum(there) - own) / (len(here) - 1)
    told = [reason for reason in differences(seat, here, there, len(here)) if reason.key in SPEAK_FOR]
    if told and own >= others:
        return tuple(told[:MOST_REASONS])
    return (OTHERS_WORSE,) if surely else ()


def differences(
    seat: int, here: Sequence[float], there: Sequence[float], most: int = MOST_REASONS
) -> tuple[Reason, ...]:
    """Return for whom this differs from that and by how many points, the largest difference first."""
    changes = [(round(new - old, 2), at) for at, (new, old) in enumerate(zip(here, there, strict=True))]
    told = [(change, at) for change, at in changes if abs(change) >= LEAST]
    told.sort(key=lambda one: (-abs(one[0]), one[1]))
    return tuple([_reason(seat, at, change) for change, at in told[:most]])


def _reason(seat: int, at: int, change: float) -> Reason:
    points = f"{abs(change):.1f}"
    way = "more" if change > 0 else "less"
    if at == seat:
        return Reason(f"rock_the_bock.own_{way}", {"points": points})
    return Reason(f"rock_the_bock.other_{way}", {"seat": letter(at), "points": points})
