"""After whom the turn comes back to the person who waits."""

from __future__ import annotations

from collections.abc import Sequence

from spielblock.games.tock.events import DealBegun, HandDealt, PileShuffled
from spielblock.games.tock.position import Position
from spielblock.games.tock.ui import texts_idle as texts
from spielblock.games.tock.ui.outlook import held
from spielblock.rules.event import Event
from spielblock.rules.seats import letter, seat_of
from spielblock.widgets.stage import Stage


class Waiting:
    """Follows what is shown, so that nothing is said that a new deal may change."""

    def __init__(self, stage: Stage) -> None:
        self._stage = stage
        self._dealing = False

    def settle(self) -> None:
        """All that happened has been shown."""
        self._dealing = False

    def hear(self, event: Event) -> None:
        """This is about to be shown."""
        self._dealing = self._dealing or isinstance(event, DealBegun | HandDealt | PileShuffled)

    def until(self, view: Position, own: str, acting: str, cards: int) -> str:
        """Return after whom the seat `own` plays again, "" if that is not sure, or plain as between two.

        It holds so many cards; with none it plays again only after a new deal.
        """
        humans = [sitter for sitter in self._stage.sitters if sitter.human]
        alone = len(humans) == 1 and humans[0].letter == own
        if not alone or view.seats == 2 or self._dealing or view.phase != "play" or not acting:
            return ""
        if cards <= (acting == own):
            return ""
        names = [self._stage.name(seat) for seat in _between(view.seats, acting, own)]
        return texts.again_after(names) if acting == own or held(view, acting) else ""


def _between(seats: int, acting: str, own: str) -> Sequence[str]:
    """Return the seats from the one that acts to the one before `own`, in the order of turns."""
    first, last = seat_of(acting), seat_of(own)
    ahead = [letter((first + step) % seats) for step in range((last - first) % seats or seats)]
    return [seat for seat in ahead if seat != own]
