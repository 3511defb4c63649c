"""A turn of Noch mal! in one line of the history. Literal calls only, so that lupdate finds them."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QCoreApplication

from spielblock.games.noch_mal.events import Chose, ColourFilled, ColumnFilled, Crossed, DiceThrown, Passed
from spielblock.games.noch_mal.refused.texts import colour
from spielblock.games.noch_mal.texts import said
from spielblock.rules.event import Event

translate = QCoreApplication.translate
Who = Callable[[str], str]


def told(events: Sequence[Event], who: Who) -> str | None:
    """Return one sentence for these events of one turn; None where there is none, or it is not one turn.

    What was crossed off takes the place of what was thrown. That somebody has chosen says the row.
    """
    first, *later = events
    if isinstance(first, DiceThrown) and later:
        acted = isinstance(later[0], Crossed | Passed) and later[0].seat == first.seat
        return told(later, who) if acted else None
    if isinstance(first, Chose):
        return None
    if not isinstance(first, Crossed):
        return None if later else said(first, who)
    filled = [event for event in later if isinstance(event, ColumnFilled | ColourFilled)]
    if len(filled) < len(later) or any(event.seat != first.seat for event in filled):
        return None
    return ", ".join([_crossed(first, who), *map(_filled, filled)])


def _crossed(event: Crossed, who: Who) -> str:
    dice, name = f"{colour(event.ink)} {len(event.cells)}", who(event.seat)
    return crossed_joker(name, dice, event.spent) if event.spent else crossed(name, dice)


def _filled(event: ColumnFilled | ColourFilled) -> str:
    if isinstance(event, ColumnFilled):
        return column_done(event.column, event.points)
    return colour_done(colour(event.colour), event.points)


def crossed(name: str, dice: str) -> str:
    return translate("NochMal", "{name} crosses off {dice}").format(name=name, dice=dice)


def crossed_joker(name: str, dice: str, spent: int) -> str:
    text = translate("NochMal", "{name} crosses off {dice} with %n joker(s)", "", spent)
    return text.format(name=name, dice=dice)


def column_done(column: str, points: int) -> str:
    return translate("NochMal", "column {column} complete: +{points}").format(column=column, points=points)


def colour_done(ink: str, points: int) -> str:
    return translate("NochMal", "{colour} complete: +{points}").format(colour=ink, points=points)
