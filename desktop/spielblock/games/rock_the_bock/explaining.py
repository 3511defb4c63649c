"""Why one move is better than another, in the largest differences between what they lead to.

What is told has to be seen in the move: it is about whose sheet the move touches, and no smaller than what
the trials leave open.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from math import hypot, inf
from typing import Final, NamedTuple

from spielblock.bots.candidate import Candidate
from spielblock.games.rock_the_bock.moves import BUCK_FACE, FACES, WOLF_FACE, Take
from spielblock.games.rock_the_bock.rollouts import SCALE
from spielblock.rules.reason import Reason
from spielblock.rules.seats import letter

EXACT: Final = Reason("rock_the_bock.exact")
OTHERS_WORSE: Final = Reason("rock_the_bock.others_worse")
OTHER_WORSE: Final = Reason("rock_the_bock.other_worse")
#: Those that are good news for who moves.
SPEAK_FOR: Final = frozenset({"rock_the_bock.own_more", "rock_the_bock.other_less"})
#: What is said of a best move that is not surely better: alone, and with what speaks for it.
AS_GOOD: Final = "rock_the_bock.as_good"
BUT: Final = {
    "rock_the_bock.own_more": "rock_the_bock.as_good_own_more",
    "rock_the_bock.other_less": "rock_the_bock.as_good_other_less",
}
#: Differences below this are not worth a word.
LEAST: Final = 0.05
#: Of exact values, what is less than this comes from adding up.
NOTHING: Final = 1e-9
MOST_REASONS: Final = 3
#: In measured positions the points of one seat spread by up to 1.4 times what the lead lets expect.
SPREAD: Final = 1.5
#: So much the more it counts whose sheet the move is entered on.
NEARER: Final = 2.0


class Seen(NamedTuple):
    """A move as it came out: its value, the error of that, and the points that each seat may expect."""

    move: Take
    value: float
    error: float
    points: Sequence[float]


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
    seen = [Seen(*one) for one in zip(moves, values, errors, points, strict=True)]
    order = [seen[at] for at in sorted(range(len(seen)), key=lambda at: (-values[at], at))]
    found: list[Candidate] = []
    for one in order:
        reasons: tuple[Reason, ...] = ()
        if len(order) > 1 and one is order[0]:
            reasons = pleas(seat, one, order[1])
            reasons = _on_the_whole(order, reasons, exact=exact) if judged else reasons
        elif len(order) > 1:
            reasons = differences(seat, one, order[0])[:MOST_REASONS]
        told = (EXACT, *reasons) if exact else reasons
        found.append(Candidate(one.move.text(), one.value, one.error, told))
    return tuple(found)


def pleas(seat: int, here: Seen, there: Seen) -> tuple[Reason, ...]:
    """Return what speaks for this against that, the most first; nothing if on the whole nothing does.

    What is expected in points and what is aimed at, such as winning, are not always the same.
    """
    own = here.points[seat] - there.points[seat]
    others = (sum(here.points) - sum(there.points) - own) / (len(here.points) - 1)
    told = [reason for reason in differences(seat, here, there) if reason.key in SPEAK_FOR]
    return tuple(told[:MOST_REASONS]) if own >= others else ()


def differences(seat: int, here: Seen, there: Seen) -> tuple[Reason, ...]:
    """Return for whom this differs from that and by how many points, what weighs most first.

    Left out are differences that may come from the trials alone, and those about seats that the move
    neither is made by nor entered for.
    """
    least = max(LEAST, left_open(here, there))
    told: list[tuple[float, int, float]] = []
    for at, (new, old) in enumerate(zip(here.points, there.points, strict=True)):
        change = round(new - old, 2)
        if abs(change) >= least and _touches(here.move, seat, at):
            told.append((-abs(change) * _nearness(here.move, seat, at), at, change))
    return tuple([_reason(seat, at, change) for _, at, change in sorted(told)])


def about(reasons: Sequence[Reason], seats: Collection[str]) -> tuple[Reason, ...]:
    """Return the reasons that are about these seats or nobody: who sees the sheets knows whose goats are."""
    kept: list[Reason] = []
    for reason in reasons:
        if reason.values.get("seat") in (None, *seats):
            kept.append(reason)
        elif reason.key in BUT.values():
            level = {key: value for key, value in reason.values.items() if key in ("face", "other")}
            kept.append(Reason(AS_GOOD, level))
    return tuple(kept)


def left_open(here: Seen, there: Seen) -> float:
    """Return how large a difference in points between two moves may be by chance of the trials.

    A value of trials is the hyperbolic tangent of the lead in points: from its slope there the error of the
    value is read back as one of points. Where hardly anything moves the value, nothing is known.
    """
    return SPREAD * hypot(_open_points(here), _open_points(there))


def _open_points(one: Seen) -> float:
    slope = (1.0 - one.value * one.value) / SCALE
    if one.error == 0.0:
        return 0.0
    return one.error / slope if slope > 0.0 else inf


def _touches(move: Take, seat: int, at: int) -> bool:
    """Return whether a move of a seat can be seen on the sheet of this one; whose goats are is not known."""
    if move.face == WOLF_FACE:
        return at in (seat, move.target)
    return move.face != BUCK_FACE or at == seat


def _nearness(move: Take, seat: int, at: int) -> float:
    return NEARER if at == (move.target if move.face == WOLF_FACE else seat) else 1.0


def _on_the_whole(order: Sequence[Seen], told: tuple[Reason, ...], *, exact: bool) -> tuple[Reason, ...]:
    """Return what speaks for the best; if nothing does, that the others are worse.

    If one is about as good, that is said, too, so that a difference does not sound like more than it is.
    """
    best, other = order[:2]
    if best.value - other.value >= (NOTHING if exact else max(LEAST, other.error)):
        return told or (OTHERS_WORSE if len(order) > 2 else OTHER_WORSE,)
    wolves = other.move.face == WOLF_FACE
    as_good = {"other": letter(other.move.target)} if wolves else {"face": FACES[other.move.face]}
    if not told:
        return (Reason(AS_GOOD, as_good),)
    return (Reason(BUT[told[0].key], {**told[0].values, **as_good}), *told[1:])


def _reason(seat: int, at: int, change: float) -> Reason:
    points = f"{abs(change):.1f}"
    way = "more" if change > 0 else "less"
    if at == seat:
        return Reason(f"rock_the_bock.own_{way}", {"points": points})
    return Reason(f"rock_the_bock.other_{way}", {"seat": letter(at), "points": points})
