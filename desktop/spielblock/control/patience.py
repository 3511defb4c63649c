"""How long a person waits for the bots: what they show and think has a budget, and the rest hurries.

What is to be read is not hurried, and a stop at it ends the wait: see `reading.py`.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from spielblock.control.pace import FAST, Pace

#: From one stop of the person to the next, at normal speed: no longer than this, 95 times of 100.
WAIT_MS: Final = 6000
#: So much of it passes as it is; after that everything is the shorter, the less is left.
CALM_MS: Final = 2200
#: From here on nothing is left: the rest is for what has a least time, and for bots that think long.
GONE_MS: Final = 5000
#: Below this share of its time a motion is a flicker: what moved is seen, whence and where to is not.
LEAST_MOTION: Final = 0.2


class Patience:
    """Counts what has been shown and thought since a person decided, and shortens what comes then.

    Where no person has decided yet, or nobody plays, there is no hurry: who watches bots wants to see them.
    """

    def __init__(self) -> None:
        self._spent: int | None = None

    @property
    def spent(self) -> int:
        """Milliseconds since a person decided, of what is counted here."""
        return self._spent or 0

    def begin(self) -> None:
        """A person has decided: the time begins anew."""
        self._spent = 0

    def renew(self) -> None:
        """The person was stopped at, to read or to see a step without a choice: if waiting, wait anew."""
        if self._spent is not None:
            self._spent = 0

    def end(self) -> None:
        """Nobody waits any more."""
        self._spent = None

    def spend(self, ms: int) -> None:
        """So long was something shown, or thought about."""
        if self._spent is not None:
            self._spent += ms

    def hurried(self, pace: Pace) -> Pace:
        """Return the pace for what is shown next."""
        share = self._share(pace)
        if share >= 1:
            return pace
        moved = max(LEAST_MOTION, share)
        return replace(pace, factor=pace.factor * moved, changing=pace.changing * moved)

    def _share(self, pace: Pace) -> float:
        """Return how much of the time that passes without hurry is left; a slow speed has more of it."""
        if self._spent is None:
            return 1
        speed = max(pace.factor, pace.changing, FAST.factor)
        return (GONE_MS * speed - self._spent) / ((GONE_MS - CALM_MS) * speed)
