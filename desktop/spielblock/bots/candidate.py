"""A move as a bot saw it. Not compiled: msgspec needs its class arguments."""

from __future__ import annotations

from msgspec import Struct

from spielblock.rules.reason import Reason


class Candidate(Struct, frozen=True):
    """A move with its value for the seat that thinks, the standard error of that value, and why.

    Higher is better; the unit is the game's own and named in its `bot.py`. The reasons are the largest
    differences to the best other move, largest first.
    """

    action: str
    value: float
    error: float = 0.0
    reasons: tuple[Reason, ...] = ()
