"""How a change is shown where nothing is to move."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from PySide6.QtCore import QAbstractAnimation

from spielblock.control.pace import Pace


class Changes(Protocol):
    """Shows what a piece of work changes in the picture."""

    def show(self, work: Callable[[], None], pace: Pace) -> QAbstractAnimation | None:
        """Return the fade from the picture before the work to that after it; None if they are the same.

        The work is done at once, or in the returned animation when the change before has been seen.
        """
        ...

    def forget(self) -> None:
        """Show nothing of earlier changes any more."""
        ...


def at_once(animation: QAbstractAnimation | None) -> None:
    """Bring an animation to its end now."""
    if animation is not None:
        animation.start(QAbstractAnimation.DeletionPolicy.DeleteWhenStopped)
        if animation.state() == QAbstractAnimation.State.Running:
            animation.setCurrentTime(animation.totalDuration())
