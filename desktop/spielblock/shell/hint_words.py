"""A hint in words: why a move is good, and what it is worth in the unit of its game."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from importlib import import_module
from typing import Any, Final

from msgspec.structs import replace

from spielblock.bots.candidate import Candidate
from spielblock.headless.texts import why
from spielblock.rules.contract import Move
from spielblock.rules.entry import GameEntry
from spielblock.rules.hinting import HARDLY, in_percent
from spielblock.rules.reason import Reason
from spielblock.shell import texts_hint as texts
from spielblock.shell.beside import hint_text

#: Values of reasons that are seats; people read names there.
SEATS: Final = ("seat", "other")
TENTH: Final = re.compile(r"-?\d+\.\d+")

Name = Callable[[str], str]


def reason_in_words(game: GameEntry, reason: Reason, name: Name) -> str:
    """Return a reason as a sentence, with names instead of letters."""
    values = {key: _readable(key, value, name) for key, value in reason.values.items()}
    return sentence(why(game, Reason(reason.key, values, reason.clause)))


def main_reason(game: GameEntry, reasons: Sequence[Reason]) -> Reason | None:
    """Return the first reason for a move; how its value was found is none."""
    notes = hint_text(game).notes
    return next((reason for reason in reasons if reason.key not in notes), None)


def compares(game: GameEntry, reason: Reason) -> bool:
    """Return whether a reason says what is better than with the next best move, rather than what is so."""
    said = hint_text(game)
    return said.compared and reason.key not in (*said.absolute, *said.notes)


def why_in_words(game: GameEntry, seen: Candidate | None, name: Name) -> tuple[str, ...]:
    """Return the first reason for a move, then how that was found, as far as either is known."""
    reasons = () if seen is None else seen.reasons
    main, notes = main_reason(game, reasons), hint_text(game).notes
    told = [] if main is None else [main]
    told += [reason for reason in reasons if reason.key in notes]
    return tuple([reason_in_words(game, reason, name) for reason in told])


def facts_in_words(game: GameEntry, view: Any, move: Move, seen: Candidate) -> tuple[str, Candidate]:
    """Return what a move brings, for the games that tell it, and the move with the reasons left to say."""
    tell = getattr(import_module(game.texts), "move_facts", None)
    facts, reasons = ("", seen.reasons) if tell is None else tell(move, view, seen.reasons)
    return facts, replace(seen, reasons=reasons)


def worth_in_words(game: GameEntry, view: Any, one: Candidate, best: Candidate, name: Name) -> str:
    """Return what a move is worth, as a person would say it: a chance, points, or which is better."""
    said = hint_text(game)
    worth = said.worth(view, one, ValueWords(game, name))
    if worth is not None:
        return worth
    if one is best:
        return texts.best()
    if _alike(one, best):
        return texts.as_good()
    return texts.less_good() if said.less is None else said.less(tenths(best.value - one.value))


def order_in_words(game: GameEntry, best: Candidate) -> tuple[str, ...]:
    """Return what the order of the best moves is made of, where that is not what is said first of each."""
    orders = hint_text(game).orders
    return tuple([orders[reason.key]() for reason in best.reasons if reason.key in orders][:1])


class ValueWords:
    """How values are said in every game: what a game's own words are joined with."""

    def __init__(self, game: GameEntry, name: Name) -> None:
        self._game = game
        self._name = name

    def chance(self, share: float, *, sure: bool) -> str:
        """Return a chance to win from 0 to 1; one that is not sure is said to be judged."""
        said = texts.to_win(in_percent(share))
        return said if sure else texts.about(said)

    def about(self, said: str) -> str:
        """Return what is judged rather than counted."""
        return texts.about(said)

    def tenths(self, value: float) -> str:
        """Return a number with one decimal, without its sign."""
        return tenths(value)

    def reason(self, reason: Reason) -> str:
        """Return a reason as a sentence, with names instead of letters."""
        return reason_in_words(self._game, reason, self._name)


def sentence(words: str) -> str:
    """Return words as a sentence."""
    words = words[:1].upper() + words[1:]
    return words if words.endswith((".", "!", "?")) else words + "."


def tenths(value: float) -> str:
    """Return a number with one decimal, without its sign."""
    return f"{abs(value):.1f}".replace(".", texts.decimal_mark())


def _readable(key: str, value: int | str, name: Name) -> int | str:
    if key in SEATS and isinstance(value, str):
        return name(value)
    if isinstance(value, str) and TENTH.fullmatch(value):
        return value.replace(".", texts.decimal_mark())
    return value


def _alike(one: Candidate, best: Candidate) -> bool:
    """Return whether the difference is smaller than what the trials leave open."""
    return best.value - one.value < max(HARDLY, one.error)
