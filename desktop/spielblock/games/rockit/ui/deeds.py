"""What each of the others did since the own last turn, for the small cards in front of them."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace

from spielblock.games.rockit.events import CardPlayed, CardsDrawn, RoundStarted, SeatSkipped
from spielblock.rules.event import Event


@dataclass(frozen=True, slots=True)
class Deed:
    """The card laid and the colour named with it, how many cards were drawn, whether the seat sat out."""

    card: str = ""
    colour: str = ""
    drawn: int = 0
    skipped: bool = False

    def text(self) -> str:
        """Return it as short as a move is written.

        >>> Deed("W", "B", 2).text(), Deed(skipped=True).text()
        ('W>B +2', 'out')
        """
        card = f"{self.card}>{self.colour}" if self.card.startswith("W") else self.card
        parts = [card, f"+{self.drawn}" if self.drawn else "", "out" if self.skipped else ""]
        return " ".join(filter(None, parts))


def after(deeds: dict[str, Deed], event: Event, own: str) -> dict[str, Deed]:
    """Return what the others did, this event with it; with the own next turn it begins anew."""
    match event:
        case RoundStarted():
            return {}
        case CardPlayed(seat=seat) | CardsDrawn(seat=seat, why="draw" | "take") if seat == own:
            return {}
        case CardPlayed(seat=seat, card=card, colour=colour):
            return deeds | {seat: Deed(card, colour)}
        case CardsDrawn(seat=seat, cards=cards, why="draw" | "take") if cards:
            return deeds | {seat: Deed(drawn=len(cards))}
        case CardsDrawn(seat=seat) if seat == own:
            return deeds
        case CardsDrawn(seat=seat, cards=cards):
            return deeds | {seat: replace(deeds.get(seat, Deed()), drawn=len(cards))}
        case SeatSkipped(seat=seat) if seat != own and not deeds.get(seat, Deed()).drawn:
            return deeds | {seat: Deed(skipped=True)}
        case _:
            return deeds


def since_own_turn(seen: Iterable[Event], own: str) -> dict[str, Deed]:
    """Return what each of the others did last, of all that was seen since the own last turn."""
    deeds: dict[str, Deed] = {}
    for event in seen:
        deeds = after(deeds, event, own)
    return deeds
