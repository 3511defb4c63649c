"""A hint in words: why a move is good, and what it is worth in the unit of its game."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from importlib import import_module
from typing import Any, Final

from msgspec.structs import replace

from spielblock.bots.candidate import Candidate
from spielblock.headless.texts import why
from spielblock.rules.contract import Move
from spielblock.rules.entry import GameEntry
from spielblock.rules.reason import Reason
from spielblock.shell import texts_hint as texts

#: Reasons that say how a value was found; they are told beside the reason for the move, not in its place.
NOTES: Final = ("rock_the_bock.exact", "rockit.searched")
#: Where the reasons are differences to another move, and those that are none.
COMPARING: Final = ("tock", "rock_the_bock", "noch_mal", "rockit")
ABSOLUTE: Final = ("rock_the_bock.others_worse", *NOTES)
#: What Schock's strongest player says where it plays for lids.
SAFE: Final = "schock.why.safe"
#: Values of reasons that are seats; people read names there.
SEATS: Final = ("seat", "other")
PERCENT: Final = 100
TENTH: Final = re.compile(r"-?\d+\.\d+")
#: Differences smaller than this are no reason to prefer a move.
HARDLY: Final = 0.05

Name = Callable[[str], str]
Worth = Callable[[Any, Candidate, Candidate], str]


def reason_in_words(game: GameEntry, reason: Reason, name: Name) -> str:
    """Return a reason as a sentence, with names instead of letters."""
    values = {key: _readable(key, value, name) for key, value in reason.values.items()}
    return sentence(why(game, Reason(reason.key, values, reason.clause)))


def compares(game: GameEntry, reason: Reason) -> bool:
    """Return whether a reason says what is better than with the next best move, rather than what is so."""
    return game.id in COMPARING and reason.key not in ABSOLUTE


def why_in_words(game: GameEntry, seen: Candidate | None, name: Name) -> tuple[str, ...]:
    """Return the first reason for a move, then how that was found, as far as either is known."""
    reasons = () if seen is None else seen.reasons
    told = [reason for reason in reasons if reason.key not in NOTES][:1]
    told += [reason for reason in reasons if reason.key in NOTES]
    return tuple([reason_in_words(game, reason, name) for reason in told])


def facts_in_words(game: GameEntry, view: Any, move: Move, seen: Candidate) -> tuple[str, Candidate]:
    """Return what a move brings, for the games that tell it, and the move with the reasons left to say."""
    tell = getattr(import_module(game.texts), "move_facts", None)
    facts, reasons = ("", seen.reasons) if tell is None else tell(move, view, seen.reasons)
    return facts, replace(seen, reasons=reasons)


def worth_in_words(game: GameEntry, view: Any, one: Candidate, best: Candidate, name: Name) -> str:
    """Return what a move is worth, as a person would say it: a chance, points, or which is better."""
    if game.id == "schock" and one.reasons:
        first = one.reasons[0]
        if first.key == SAFE:
            # The ways are ordered by lids: a safer one may come later where being last costs less.
            return texts.chance_and(int(first.values["percent"]), _lids(one.value))
        return reason_in_words(game, first, name)
    return WORTHS.get(game.id, _compared)(view, one, best)


def order_in_words(best: Candidate) -> tuple[str, ...]:
    """Return what the order of the best moves is made of, where that is not what is said first of each."""
    return (texts.in_lids(),) if any(reason.key == SAFE for reason in best.reasons) else ()


def sentence(words: str) -> str:
    """Return words as a sentence."""
    words = words[:1].upper() + words[1:]
    return words if words.endswith((".", "!", "?")) else words + "."


def points(value: float) -> str:
    """Return a number of points with one decimal, without its sign."""
    return f"{abs(value):.1f}".replace(".", texts.decimal_mark())


def _readable(key: str, value: int | str, name: Name) -> int | str:
    if key in SEATS and isinstance(value, str):
        return name(value)
    if isinstance(value, str) and TENTH.fullmatch(value):
        return value.replace(".", texts.decimal_mark())
    return value


def _percent(share: float) -> int:
    return round(PERCENT * min(1.0, max(0.0, share)))


def _compared(view: Any, one: Candidate, best: Candidate) -> str:
    if one is best:
        return texts.best()
    return texts.as_good() if _alike(one, best) else texts.less_good()


def _alike(one: Candidate, best: Candidate) -> bool:
    """Return whether the difference is smaller than what the trials leave open."""
    return best.value - one.value < max(HARDLY, one.error)


def _chance(view: Any, one: Candidate, best: Candidate) -> str:
    """Return the chance to win, which is judged rather than counted unless it is sure."""
    said = texts.to_win(_percent(one.value))
    return said if one.value >= 1.0 else texts.about(said)


def _points(view: Any, one: Candidate, best: Candidate) -> str:
    if one is best:
        return texts.best()
    return texts.as_good() if _alike(one, best) else texts.points_less(points(best.value - one.value))


def _of_rockit(view: Any, one: Candidate, best: Candidate) -> str:
    if any(reason.key == "rockit.searched" for reason in one.reasons):
        return texts.about(texts.to_win_round(_percent(one.value)))
    return _compared(view, one, best)


def _of_rock_the_bock(view: Any, one: Candidate, best: Candidate) -> str:
    """In the last round winning counts, before that points."""
    exact = any(reason.key == "rock_the_bock.exact" for reason in one.reasons)
    if view.round == LAST_ROUND:
        return texts.to_win(_percent(one.value)) if exact else texts.about(texts.to_win(_half(one.value)))
    if not exact:
        return _compared(view, one, best)
    if abs(one.value) < HARDLY:
        return texts.level()
    return (texts.ahead if one.value > 0 else texts.behind)(points(one.value))


def _lids(more: float) -> str:
    """Return by how many lids the others get more than oneself, on average."""
    if abs(more) < HARDLY:
        return texts.as_many_lids()
    return (texts.fewer_lids if more > 0 else texts.more_lids)(points(more))


def _half(value: float) -> int:
    """Return a value from -1 to 1 as a percentage."""
    return _percent((value + 1) / 2)


LAST_ROUND: Final = 3
WORTHS: Final[Mapping[str, Worth]] = {
    "tock": _chance,
    "noch_mal": _points,
    "rockit": _of_rockit,
    "rock_the_bock": _of_rock_the_bock,
}
