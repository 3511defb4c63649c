"""What a seat can conclude from what it has seen: who draws has nothing of the colour that lies open."""

from __future__ import annotations

from spielblock.games.rockit.cards import COLOURS
from spielblock.games.rockit.events import CardPlayed, CardsDrawn, CardTurned, ColourNamed
from spielblock.games.rockit.position import Position
from spielblock.rules.seats import seat_of


def lacking(view: Position) -> list[int]:
    """Return for each seat a bit for every colour it has shown not to hold.

    Whoever draws instead of laying a card could have laid any card of the colour. One card more hardly
    changes that; a penalty of several cards does.
    """
    found = [0] * view.seats
    colour = 0
    for event in view.seen:
        match event:
            case CardPlayed(colour=name) | ColourNamed(colour=name):
                colour = _bit(name)
            case CardTurned(card=card, stays=True):
                colour = _bit(card[0])
            case CardsDrawn(seat=seat, why="draw"):
                found[seat_of(seat)] |= colour
            case CardsDrawn(seat=seat):
                found[seat_of(seat)] = 0
            case _:
                pass
    return found


def _bit(name: str) -> int:
    return 1 << COLOURS.index(name) if name in COLOURS else 0
