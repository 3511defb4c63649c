"""What is said while others play: who sits out, why something went by itself, when one plays again."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeGuard

from spielblock.games.tock.events import DealBegun, HandDealt, PieceMoved, PileShuffled
from spielblock.games.tock.position import Position
from spielblock.games.tock.ui import texts_idle as texts
from spielblock.games.tock.ui.outlook import held
from spielblock.games.tock.ui.splits import WHOLE
from spielblock.games.tock.ui.texts import skips
from spielblock.rules.event import Event
from spielblock.rules.seats import letter, seat_of
from spielblock.widgets.stage import Stage


class Waiting:
    """Follows what is shown, so that nothing is said that a new deal may change."""

    def __init__(self, stage: Stage) -> None:
        self._stage = stage
        self._dealing = False
        self._forced = False

    def settle(self) -> None:
        """All that happened has been shown."""
        self._dealing = self._forced = False

    def hear(self, event: Event, had_no_choice: Callable[[Event], bool]) -> None:
        """This is about to be shown."""
        self._dealing = self._dealing or isinstance(event, DealBegun | HandDealt | PileShuffled)
        if _ends_seven(event) and self._stage.sitter(event.seat).human:
            self._forced = had_no_choice(event)

    def meanwhile(self, view: Position) -> str:
        """Return what to say while something is shown, "" for nothing."""
        if self._forced:
            return texts.rest_forced()
        if not view.skip or not view.to_move or self._stage.sitter(view.to_move).human:
            return ""
        return skips(self._stage.name(view.to_move))

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


def _ends_seven(event: Event) -> TypeGuard[PieceMoved]:
    """Return whether this is the last part of a seven in several parts."""
    if not isinstance(event, PieceMoved) or event.card[:-1] != "7":
        return False
    return not event.left and not event.lost and len(event.path) < WHOLE


def _between(seats: int, acting: str, own: str) -> Sequence[str]:
    """Return the seats from the one that acts to the one before `own`, in the order of turns."""
    first, last = seat_of(acting), seat_of(own)
    ahead = [letter((first + step) % seats) for step in range((last - first) % seats or seats)]
    return [seat for seat in ahead if seat != own]
