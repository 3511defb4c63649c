"""Pauses in which something is to be read: a stop for the person, not a wait for the bots."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QAbstractAnimation, QAnimationGroup, QPauseAnimation

from spielblock.control.framing import Stop


class Reading(QPauseAnimation):
    """A pause that is as long as it is, however long was waited before; the wait begins anew after it.

    It goes on by itself; Space or a click on the table ends it at once (DECISIONS 17).
    """


#: Longer than anybody sits at a table, in milliseconds: only the person ends it. Nothing ticks meanwhile.
FOREVER_MS: Final = 7 * 24 * 60 * 60 * 1000


class Waiting(Reading):
    """A stop before something that is the person's own doing though the rules leave nothing to decide."""

    def __init__(self, stop: Stop) -> None:
        super().__init__(FOREVER_MS)
        #: What is asked meanwhile.
        self.asks = stop


def time_to_read(animation: QAbstractAnimation) -> int:
    """Return how many milliseconds of an animation are there to be read."""
    if isinstance(animation, Reading):
        return animation.duration()
    if isinstance(animation, QAnimationGroup):
        return sum(time_to_read(animation.animationAt(at)) for at in range(animation.animationCount()))
    return 0
