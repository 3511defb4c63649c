"""What each seat did since the own last turn, for the small cards in front of them."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, replace

from spielblock.games.rockit.events import CardPlayed, CardsDrawn, PileShuffled, RoundStarted, SeatSkipped
from spielblock.rules.event import Event


@dataclass(frozen=True, slots=True)
class Deed:
    """The card laid and the colour named with it, how many cards were drawn, whether the seat sat out.

    `drawing`: nothing but a shuffle came after this was drawn, so that the rest of a penalty may follow.
    """

    card: str = ""
    colour: str = ""
    drawn: int = 0
    skipped: bool = False
    drawing: bool = False

    def text(self) -> str:
        """Return it as short as a move is written.

        >>> Deed("W", "B", 2).text(), Deed(skipped=True).text()
        ('W>B +2', 'out')
        """
        card = f"{self.card}>{self.colour}" if self.card.startswith("W") else self.card
        parts = [card, f"+{self.drawn}" if self.drawn else "", "out" if self.skipped else ""]
        return " ".join(filter(None, parts))


def after(deeds: dict[str, Deed], event: Event, own: str) -> dict[str, Deed]:
    """Return what everybody did, this event with it; with the own next turn it begins anew.

    Of the own seat only what befell it is told: what it drew, and that it sat out.
    """
    if isinstance(event, PileShuffled):
        return deeds
    if isinstance(event, CardsDrawn):
        return _drawn(deeds, event, own)
    just_drawn = {seat for seat, deed in deeds.items() if deed.drawing}
    deeds = {seat: replace(deed, drawing=False) for seat, deed in deeds.items()}
    match event:
        case RoundStarted():
            return {}
        case CardPlayed(seat=seat) if seat == own:
            return {}
        case CardPlayed(seat=seat, card=card, colour=colour):
            return deeds | {seat: Deed(card, colour)}
        case SeatSkipped(seat=seat) if seat not in just_drawn:
            return deeds | {seat: Deed(skipped=True)}
        case _:
            return deeds


def _drawn(deeds: dict[str, Deed], event: CardsDrawn, own: str) -> dict[str, Deed]:
    """Return what everybody did, with cards that were drawn; the rest of a penalty is added to it."""
    seat, count = event.seat, len(event.cards)
    before = deeds.get(seat, Deed())
    rest = before.drawing and event.why != "draw"
    others = {name: replace(deed, drawing=False) for name, deed in deeds.items()}
    if event.why == "call" or rest:
        now = replace(before, drawn=count + (before.drawn if rest else 0), skipped=False, drawing=True)
    else:
        others = {} if seat == own else others
        now = Deed(drawn=count, drawing=True)
    return others | {seat: now} if count else others


def since_own_turn(
    seen: Sequence[Event], own: str, before: Callable[[Event], Iterable[Event]]
) -> dict[str, Deed]:
    """Return what each did last, of all that was seen since the own last turn.

    What a view has seen begins anew with each shuffle; `before` yields what came before an event of it,
    newest first.
    """
    events = list(seen)
    if events and isinstance(events[0], PileShuffled):
        for event in before(events[0]):
            events.insert(0, event)
            own_play = isinstance(event, CardPlayed) and event.seat == own
            if own_play or isinstance(event, RoundStarted):
                break
    deeds: dict[str, Deed] = {}
    for event in events:
        deeds = after(deeds, event, own)
    return deeds
