"""A question of another kind that has only just come up: a key was hardly meant for it."""

from __future__ import annotations

from collections.abc import Callable
from time import monotonic
from typing import Any, Final

from spielblock.rules.contract import Decision

#: So long a question has to be up before a key can be the answer to it.
FRESH_MS: Final = 400

Kind = tuple[int, frozenset[type], str]


def now_ms() -> float:
    """Return the time that passes while the program runs, in milliseconds."""
    return monotonic() * 1000


def kind_of(decision: Decision[Any]) -> Kind:
    """Return what tells one kind of question from another: who is asked, in which phase, for what."""
    kinds = frozenset([type(move) for move in decision.moves])
    return decision.seat, kinds, str(getattr(decision.view, "phase", ""))


class Fresh:
    """Knows whether what is asked is too new to be answered by a key.

    Somebody who hammers a key to hurry has not read what comes up then. Each such press counts anew: the key
    has to rest for once. Who has moved, pointed or picked something meanwhile has seen the question.
    `waits` says whether anything is to wait, as it is not in tests; `clock` is in milliseconds.
    """

    def __init__(self, waits: Callable[[], bool], clock: Callable[[], float] = now_ms) -> None:
        self.clock = clock
        self._waits = waits
        self._kind: Kind | None = None
        self._since: float | None = None

    def ask(self, decision: Decision[Any]) -> None:
        """Another question is up."""
        kind = kind_of(decision)
        self._since = self.clock() if kind != self._kind else None
        self._kind = kind

    def seen(self, what: object = True) -> None:
        """The person has pointed at something, or moved: the question was seen. None is nothing."""
        if what is not None:
            self._since = None

    def holds(self) -> bool:
        """Return whether a key that would answer came too early; then the time begins anew."""
        if self._since is None:
            return False
        early = self._waits() and self.clock() - self._since < FRESH_MS
        self._since = self.clock() if early else None
        return early
