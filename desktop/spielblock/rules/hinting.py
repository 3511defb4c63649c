"""The shapes of what a game says in hints beside its reasons, in its `texts_hints`."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final, NamedTuple, Protocol

from spielblock.rules.reason import Reason

PERCENT: Final = 100
#: Values are told in tenths: a smaller one, or a smaller difference, is none.
HARDLY: Final = 0.05


class Found(Protocol):
    """A move as a bot saw it: the `Candidate` of `bots`, which rules do not know."""

    @property
    def value(self) -> float: ...
    @property
    def reasons(self) -> tuple[Reason, ...]: ...


class Words(Protocol):
    """How values are said in every game, in the language that is loaded."""

    def chance(self, share: float, *, sure: bool) -> str:
        """Return a chance to win from 0 to 1; one that is not sure is said to be judged."""
        ...

    def about(self, said: str) -> str:
        """Return what is judged rather than counted."""
        ...

    def tenths(self, value: float) -> str:
        """Return a number with one decimal, without its sign."""
        ...

    def reason(self, reason: Reason) -> str:
        """Return a reason as a sentence, with names instead of letters."""
        ...


#: Says from what is seen what a move is worth; None to say only whether it is the best.
Worth = Callable[[Any, Found, Words], str | None]


def unsaid(view: Any, one: Found, words: Words) -> str | None:
    """Return nothing: the values of the game have no unit that says something to people."""
    return None


class HintText(NamedTuple):
    """How hints are said, as a game gives it in `texts_hints.HINTS`. Reasons are meant by their keys.

    `notes` say how a value was found: they are told beside the reason for a move, not in its place.
    `compared`: reasons are differences to the next best move, all but those in `absolute` and the notes.
    `of_others`: what a bot says of itself, and how that is said of it by others. `less` says in tenths
    how much less than the best a move is worth, where `worth` says nothing. `orders`: if the best move
    has such a reason, the sentence that says what the order of the moves is made of.
    """

    notes: tuple[str, ...] = ()
    compared: bool = False
    absolute: tuple[str, ...] = ()
    of_others: Mapping[str, str] = {}
    worth: Worth = unsaid
    less: Callable[[str], str] | None = None
    orders: Mapping[str, Callable[[], str]] = {}


def in_percent(share: float) -> int:
    """Return a share from 0 to 1 in whole percent; what lies beyond is taken for the end."""
    return round(PERCENT * min(1.0, max(0.0, share)))
