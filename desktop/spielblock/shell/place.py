"""Where the window stands: kept from time to time, and never where no screen is."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRect, QSize

from spielblock.shell.settings import Place

SMALLEST = QSize(1024, 600)
DESIGNED = QSize(1280, 800)
#: So much of the window must lie on a screen for it to stay where it was.
GRIP = 120


def placed(place: Place | None, screens: Sequence[QRect]) -> QRect:
    """Return where to put the window: where it was, if that is on a screen, else in the middle of the first.

    `screens` are the free areas, without bars and docks, the main one first.
    """
    if place is None:
        return centred(DESIGNED, screens[0])
    wanted = QRect(place.x, place.y, place.width, place.height)
    for screen in screens:
        seen = screen.intersected(wanted)
        if (
            seen.width() >= GRIP
            and seen.height() >= GRIP
            and screen.contains(wanted.left() + GRIP // 2, wanted.top())
        ):
            return (
                wanted.intersected(screen)
                if not screen.contains(wanted) and _too_large(wanted, screen)
                else wanted
            )
    return centred(wanted.size(), screens[0])


def centred(size: QSize, screen: QRect) -> QRect:
    """Return a rectangle in the middle of a screen, no larger than it."""
    rect = QRect(0, 0, min(size.width(), screen.width()), min(size.height(), screen.height()))
    rect.moveCenter(screen.center())
    return rect


def smallest(screen: QRect) -> QSize:
    """Return the smallest size of the window, which a very small screen makes smaller still."""
    return SMALLEST.boundedTo(screen.size())


def _too_large(wanted: QRect, screen: QRect) -> bool:
    return wanted.width() > screen.width() or wanted.height() > screen.height()
