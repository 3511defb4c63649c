"""What the rows of the players count while the events of a step are shown one after the other."""

from __future__ import annotations

from typing import Literal

from msgspec.structs import replace

from spielblock.games.noch_mal.events import Chose, ColourFilled, ColumnFilled, Crossed, DiceThrown, Passed
from spielblock.games.noch_mal.position import Colour, Position
from spielblock.games.noch_mal.sheet import COLOURS
from spielblock.rules.event import Event


def counted(view: Position, event: Event) -> Position:
    """Return the view after this event, as far as crosses, jokers, columns and choices go."""
    match event:
        case DiceThrown(_, number):
            return replace(view, throw_no=number)
        case Chose(seat):
            return replace(view, chosen=view.chosen | {seat: "?"})
        case Crossed(seat):
            crossed = view.crossed | {seat: (*view.crossed.get(seat, ()), *event.cells)}
            jokers = view.jokers | {seat: event.jokers}
            return replace(_shown(view, seat), crossed=crossed, jokers=jokers)
        case Passed(seat):
            return _shown(view, seat)
        case ColumnFilled(seat, column):
            place: Literal["first", "later"] = "first" if event.first else "later"
            places = view.columns.get(column, {}) | {seat: place}
            return replace(view, columns=view.columns | {column: places})
        case ColourFilled(seat, colour):
            rank: Literal["first", "later"] = "first" if event.first else "later"
            return replace(view, colours=view.colours | _with(view, colour, seat, rank))
        case _:
            return view


def _with(
    view: Position, colour: str, seat: str, rank: Literal["first", "later"]
) -> dict[Colour, dict[str, Literal["first", "later"]]]:
    """Return the places of a colour with that of this seat."""
    return {ink: {**view.colours.get(ink, {}), seat: rank} for ink in COLOURS if ink == colour}


def _shown(view: Position, seat: str) -> Position:
    """Return the view with the choice of this seat on the table."""
    return replace(view, chosen={other: choice for other, choice in view.chosen.items() if other != seat})
