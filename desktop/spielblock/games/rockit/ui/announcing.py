"""Who is named while something is shown whose turn it is not: who deals, and who sits out."""

from __future__ import annotations

from collections.abc import Callable

from spielblock.games.rockit.events import CardTurned, HandDealt, PileShuffled, RoundStarted, SeatSkipped
from spielblock.games.rockit.texts import skipped
from spielblock.games.rockit.ui import texts_round as texts
from spielblock.rules.event import Event


class Announcer:
    """Keeps what to say instead of whose turn it is; `name` returns what a seat is called."""

    def __init__(self, name: Callable[[str], str]) -> None:
        self._name = name
        self.words = ""

    def hear(self, event: Event) -> str:
        """Return the letter of the seat to be named while this is shown; "" leaves the one before."""
        match event:
            case RoundStarted(dealer=dealer):
                self.words = texts.deals(self._name(dealer))
                return dealer
            case HandDealt() | CardTurned() | PileShuffled():
                return ""
            case SeatSkipped(seat=seat):
                self.words = skipped(self._name(seat))
                return seat
            case _:
                self.words = ""
                return getattr(event, "seat", None) or ""

    def forget(self) -> None:
        """Say whose turn it is again."""
        self.words = ""
