"""Why one move is better than another: the largest differences between their features."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from spielblock.bots.candidate import Candidate
from spielblock.games.rockit.cards import FACE, JOKER, REVERSE
from spielblock.games.rockit.moves import Play
from spielblock.games.rockit.policy import FEATURES
from spielblock.rules.contract import Move
from spielblock.rules.reason import Reason

#: Differences below this are not worth a word.
LEAST: Final = 0.02
MOST_REASONS: Final = 3
#: What is so of the card that is laid, and so of a move, too, that lays none. The other features say what is
#: left in the hand or on the table: of keeping or taking cards nobody has counted that.
OF_CARD: Final = frozenset(map(FEATURES.index, ("joker", "four", "hits", "hits_late", "turns_away")))
STOPS: Final = frozenset(map(FEATURES.index, ("hits", "hits_late")))
NAMED: Final = FEATURES.index("named")
BOTH: Final = 2
ALL: Final = frozenset(range(len(FEATURES)))


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
    seen: list[Candidate] = []
    for at in order:
        other = next((one for one in order if one != at), None)
        best = at == order[0]
        reasons: tuple[Reason, ...] = ()
        if other is not None:
            told_of = comparable(moves[at], moves[other])
            reasons = differences(found[at], found[other], weights, told_of, only_for=best)
        searched = (Reason("rockit.searched", {"count": deals}),) if deals else ()
        seen.append(Candidate(moves[at].text(), values[at], errors[at], (*searched, *reasons)))
    return tuple(seen)


def comparable(move: Move, other: Move) -> frozenset[int]:
    """Return the features in which a difference of these moves is what its words say.

    Only two jokers both name a colour; a card that names none is worse in nothing. A reverse may stop the
    next one, too, if there is no other, and does not count as if it did.
    """
    plays = [one for one in (move, other) if isinstance(one, Play)]
    told_of = ALL if len(plays) == BOTH else OF_CARD
    if any(play.card < JOKER for play in plays):
        told_of -= {NAMED}
    return told_of - STOPS if any(FACE[play.card] == REVERSE for play in plays) else told_of


def differences(
    here: Sequence[float],
    there: Sequence[float],
    weights: Sequence[float],
    told_of: frozenset[int] = ALL,
    *,
    only_for: bool = False,
) -> tuple[Reason, ...]:
    """Return in which of these features this differs from that, by what that counts, the largest first."""
    changes = [new - old for new, old in zip(here, there, strict=True)]
    counted = enumerate(zip(changes, weights, strict=True))
    told = [(change * weight, at) for at, (change, weight) in counted if at in told_of]
    worth = [one for one in told if (one[0] if only_for else abs(one[0])) >= LEAST]
    worth.sort(key=lambda one: (-abs(one[0]), one[1]))
    return tuple([_reason(at, changes[at]) for _, at in worth[:MOST_REASONS]])


def _reason(at: int, change: float) -> Reason:
    return Reason(f"rockit.{FEATURES[at]}_{'more' if change > 0 else 'less'}")
