"""What the move of a hint brings, with the names that only a table knows, and what would be as good."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from spielblock.bots.candidate import Candidate
from spielblock.games.schock import texts as words
from spielblock.games.schock.moves import BY_TEXT
from spielblock.games.schock.position import Position
from spielblock.games.schock.texts_hints import HALF
from spielblock.games.schock.ui import texts
from spielblock.rules.reason import Reason

#: Values closer than this are the same: chances by themselves, lids where these are counted.
SAME: Final = {True: 0.0005, False: 0.005}
#: So many ways that are as good are named.
NAMED: Final = 2


def told(
    view: Position, seat: str, seen: Sequence[Candidate], name: Callable[[str], str]
) -> tuple[str, tuple[Reason, ...]] | None:
    """Return a sentence on a move, `seen[0]`, and the reasons left to say; None if the reasons suffice."""
    best = seen[0]
    half = next((reason for reason in best.reasons if reason.key == HALF), None)
    limit = SAME[half is not None]
    alike = [one for one in seen[1:] if abs(one.value - best.value) < limit and one.action in BY_TEXT]
    moves = [words.worded(BY_TEXT[one.action], view) for one in alike[:NAMED]]
    equal = texts.as_good(texts.or_else(moves)) if moves else ""
    if half is not None:
        other = next((one for one in view.order if one != seat), seat)
        loses = texts.final_safe if view.half == "final" else texts.half_safe
        facts = loses(int(half.values["percent"]), name(other))
        return (f"{facts} {equal}" if equal else facts), ()
    if not equal or not best.reasons:
        return None
    first = best.reasons[0]
    said = words.REASONS[first.key](**first.values)
    return f"{said}. {equal}", ()
