"""Who has which colours at the end, what points are made of. Literal calls only. Of Qt, its core alone."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QCoreApplication

from spielblock.games.noch_mal.ending.texts import scale
from spielblock.games.noch_mal.position import Position
from spielblock.games.noch_mal.refused.texts import colour
from spielblock.games.noch_mal.scoring import OPEN_STAR
from spielblock.games.noch_mal.standing import points_in
from spielblock.rules.seats import letter
from spielblock.rules.wording import Closing

translate = QCoreApplication.translate
TWO = 2


def closing(view: Position, who: Callable[[str], str]) -> Closing:
    """Return the sentences and the table for a match that stands so."""
    seats = [letter(seat) for seat in range(view.seats)]
    full = {seat: [colour(ink) for ink, places in view.colours.items() if seat in places] for seat in seats}
    notes = [colours_full(who(seat), listed(inks)) for seat, inks in full.items() if len(inks) >= TWO]
    if view.seats == 1:
        notes.insert(0, scale(points_in(view, seats[0]).total))
    rows: dict[str, tuple[int, ...]] = {}
    for seat in seats:
        parts = points_in(view, seat)
        lost = -OPEN_STAR * parts.stars
        rows[seat] = (parts.columns, parts.colours, parts.jokers, lost, parts.total)
    return Closing(tuple(notes), headings(), rows)


def headings() -> tuple[str, ...]:
    return (
        translate("NochMal", "Columns"),
        translate("NochMal", "Colours"),
        translate("NochMal", "Jokers"),
        translate("NochMal", "Stars"),
        translate("NochMal", "Sum"),
    )


def colours_full(name: str, colours: str) -> str:
    text = translate("NochMal", "{name} has completed {colours}.")
    return text.format(name=name, colours=colours)


def listed(words: Sequence[str]) -> str:
    """Return words in a row, the last one with an "and"."""
    if len(words) < TWO:
        return "".join(words)
    text = translate("NochMal", "{words} and {last}")
    return text.format(words=", ".join(words[:-1]), last=words[-1])
