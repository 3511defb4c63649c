"""A question of another kind that has only just come up: a key was hardly meant for it."""

from __future__ import annotations

from collections.abc import Callable
from time import monotonic
from typing import Any, Final

from spielblock.rules.contract import Decision

#: So long a question has to be up before a key can be the answer to it.
FRESH_MS: Final = 400
#: And so long one that was hurried to, before the key that hurried can.
HURRIED_MS: Final = 1000

Kind = tuple[int, frozenset[type], str, str]


def now_ms() -> float:
    """Return the time that passes while the program runs, in milliseconds."""
    return monotonic() * 1000


def kind_of(decision: Decision[Any]) -> Kind:
    """Return what tells one kind of question from another: who is asked, when in the match, for what."""
    kinds = frozenset([type(move) for move in decision.moves])
    phase, deal = (str(getattr(decision.view, name, "")) for name in ("phase", "deal"))
    return decision.seat, kinds, phase, deal


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
        self._hurried = False
        self._hurried_since: float | None = None

    def hurry(self) -> None:
        """Space hurries to the next question."""
        self._hurried = True

    def ask(self, decision: Decision[Any]) -> None:
        """Another question is up."""
        kind = kind_of(decision)
        self._since = self.clock() if kind != self._kind else None
        self._kind = kind
        self._hurried_since = self.clock() if self._hurried else None
        self._hurried = False

    def seen(self, what: object = True) -> None:
        """The person has pointed at something, or moved: the question was seen. None is nothing."""
        if what is not None:
            self._since = self._hurried_since = None

    def holds(self, *, hurrying: bool = False) -> bool:
        """Return whether a key that would answer came too early; then the time begins anew.

        `hurrying`: it is the key that hurries while others act.
        """
        early = self._waits() and self._early(hurrying)
        now = self.clock() if early else None
        self._since = None if self._since is None else now
        self._hurried_since = None if self._hurried_since is None else now
        return early

    def _early(self, hurrying: bool) -> bool:
        now = self.clock()
        new = self._since is not None and now - self._since < FRESH_MS
        late = self._hurried_since is not None and now - self._hurried_since < HURRIED_MS
        return new or (hurrying and late)
