"""One kind of animation for everything: a function of how far it has come, with an easing."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import (
    QAbstractAnimation,
    QEasingCurve,
    QObject,
    QParallelAnimationGroup,
    QPauseAnimation,
    QSequentialAnimationGroup,
)


class Motion(QAbstractAnimation):
    """Calls `step` with 0.0 to 1.0, eased. The last call is always 1.0, however it ends, unless stopped."""

    def __init__(
        self,
        duration: int,
        step: Callable[[float], None],
        easing: QEasingCurve | None = None,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._duration = max(0, duration)
        self._step = step
        self._easing = easing

    def duration(self) -> int:
        return self._duration

    def updateCurrentTime(self, current: int) -> None:
        if current >= self._duration:
            self._step(1.0)
        elif self._easing is None:
            self._step(current / self._duration)
        else:
            self._step(self._easing.valueForProgress(current / self._duration))


def after(wait: int, animation: QAbstractAnimation) -> QAbstractAnimation:
    """Return the animation, begun this much later."""
    if wait <= 0:
        return animation
    return one_after_another(QPauseAnimation(wait), animation)


def one_after_another(*animations: QAbstractAnimation) -> QAbstractAnimation:
    """Return all of them in a row."""
    if len(animations) == 1:
        return animations[0]
    group = QSequentialAnimationGroup()
    for animation in animations:
        group.addAnimation(animation)
    return group


def together(*animations: QAbstractAnimation) -> QAbstractAnimation:
    """Return all of them at once."""
    if len(animations) == 1:
        return animations[0]
    group = QParallelAnimationGroup()
    for animation in animations:
        group.addAnimation(animation)
    return group
