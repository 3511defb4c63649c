"""What the rows of the players count while the events of a step are shown one after the other."""

from __future__ import annotations

from msgspec.structs import replace

from spielblock.games.rock_the_bock.events import DiceStruck, RoundScored, RoundStarted, SymbolsEntered
from spielblock.games.rock_the_bock.position import Position, Sheet
from spielblock.rules.event import Event


def counted(view: Position, event: Event) -> Position:
    """Return the view after this event, as far as dice, totals and the round go."""
    match event:
        case DiceStruck(seat, _, total):
            return replace(view, players=view.players | {seat: replace(view.players[seat], struck=total)})
        case SymbolsEntered(target=target):
            return replace(view, players=view.players | {target: _filled(view.players[target], event)})
        case RoundScored(points=points):
            sheets = {
                seat: replace(sheet, subtotals=(*sheet.subtotals, points[seat]))
                for seat, sheet in view.players.items()
            }
            return replace(view, players=sheets, phase="over")  # until the next round says otherwise
        case RoundStarted(number):
            sheets = {
                seat: replace(sheet, struck=0, bucks=0, wolves=0, goats=0)
                for seat, sheet in view.players.items()
            }
            return replace(view, players=sheets, round=number, phase="play")
        case _:
            return view


def _filled(sheet: Sheet, event: SymbolsEntered) -> Sheet:
    """Return a sheet with a track filled as far as this event says."""
    if event.face == "buck":
        return replace(sheet, bucks=event.total)
    return replace(sheet, wolves=event.total) if event.face == "wolf" else replace(sheet, goats=event.total)
