"""Where in the log of a match persons had a choice."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from spielblock.match.match import Match
from spielblock.match.seating import Chair
from spielblock.rules.seats import CHANCE


class Choices:
    """Finds choices of persons; `chairs` say who is one. What was found out about an entry is kept."""

    def __init__(self, match: Match[Any, Any], chairs: Sequence[Chair]) -> None:
        self._match = match
        self._chairs = chairs
        self._known: dict[int, bool] = {}

    def last(self) -> int | None:
        """Return where in the log a person last had more than one move, None if that never was."""
        log = self._match.log
        for at in range(len(log) - 1, -1, -1):
            by = log[at].by
            if by != CHANCE and self._chairs[by].level is None and self._had_choice(at):
                return at
        return None

    def cut(self, at: int) -> None:
        """Forget what was found out from this entry of the log on: it was taken back."""
        self._known = {index: chose for index, chose in self._known.items() if index < at}

    def _had_choice(self, at: int) -> bool:
        if at not in self._known:
            self._known[at] = self._match.had_choice(at)
        return self._known[at]
