"""What the table of Tock tells beside the picture: rows of players, headline, history, whose turn comes."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import QObject

from spielblock.control.framing import Figure
from spielblock.games.tock.cards import CYCLES
from spielblock.games.tock.events import CardDiscarded, CardPlayed, DealBegun, PiecesSwapped
from spielblock.games.tock.position import Position
from spielblock.games.tock.texts_turn import told
from spielblock.games.tock.ui import texts
from spielblock.games.tock.ui.counts import counted
from spielblock.games.tock.ui.hinted import HintedTable
from spielblock.games.tock.ui.move_words import MoveWords
from spielblock.games.tock.ui.outlook import held, in_goal
from spielblock.games.tock.ui.waiting import Waiting
from spielblock.rules.event import Event
from spielblock.widgets.stage import Stage


class TellingTable(HintedTable):
    """Answers in words what the frame asks."""

    def __init__(self, stage: Stage, parent: QObject | None) -> None:
        super().__init__(stage, parent)
        self._words = MoveWords(stage)
        self._waiting = Waiting(stage)
        #: Whose hand lies in the dock.
        self._seat = "A"

    def figures(self, view: Position, seat: str) -> tuple[Figure, ...]:
        home = sum(in_goal(place) for place in view.pieces[seat])
        count = held(view, seat)
        return (
            Figure("home", f"{home}/4", texts.home(home)),
            Figure("cards", str(count), texts.hand(count)),
        )

    def note(self, view: Position, seat: str) -> str:
        if view.skip and view.to_move == seat:
            return texts.sits_out()
        return texts.has_chosen() if view.phase == "exchange" and seat in view.exchanged else ""

    def counted(self, view: Position, event: Event) -> Position:
        return counted(view, event)

    def headline(self, view: Position) -> str:
        mode = texts.free_for_all()
        if view.teams:
            mode = texts.two_teams() if view.seats == 4 else texts.three_teams()
        return f"{mode} · {texts.hand_of(view.deal, len(CYCLES[view.seats]))}"

    def meanwhile(self) -> str:
        return "" if self._view is None else self._waiting.meanwhile(self._view)

    def waits(self, acting: str) -> str:
        view, cards = self._view, len(self.hand.cards)
        return "" if view is None else self._waiting.until(view, self._seat, acting, cards)

    def chapter(self, event: Event) -> str | None:
        deals = len(CYCLES[len(self._stage.sitters)])
        return texts.chapter(event.deal, deals) if isinstance(event, DealBegun) else None

    def telling(self, events: Sequence[Event]) -> str | None:
        """Say where swapped pieces stood: only who sits at the table has names for places."""
        view = self._view
        if view is None or not any(isinstance(event, PiecesSwapped) for event in events):
            return None
        return told(events, self._stage.name, partial(self._words.places, view))

    def tells_late(self, event: Event) -> bool:
        """A card of another seat is told when it has been turned over."""
        return isinstance(event, CardPlayed | CardDiscarded) and event.seat != self._seat
