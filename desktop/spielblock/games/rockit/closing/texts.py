"""What the end of a match of Rockit says beside the ranking. Literal calls only. Of Qt, its core alone."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QCoreApplication

from spielblock.games.rockit.position import Position, Unseen
from spielblock.games.rockit.scoring import points_of
from spielblock.rules.seats import letter
from spielblock.rules.wording import Closing

translate = QCoreApplication.translate


def closing(view: Position, who: Callable[[str], str]) -> Closing:
    """Return what all were left with in the last round: cards, and their points where these count."""
    rows: dict[str, tuple[int, ...]] = {}
    for seat in map(letter, range(view.seats)):
        hand = view.hands.get(seat, ())
        cards = () if isinstance(hand, Unseen) else hand
        rows[seat] = (len(cards), points_of(cards)) if view.options.points_to else (len(cards),)
    columns = (cards_left(), their_points()) if view.options.points_to else (cards_left(),)
    return Closing((), columns, rows, last=True)


def cards_left() -> str:
    return translate("Rockit", "Cards left at the end")


def their_points() -> str:
    return translate("Rockit", "Their points")
