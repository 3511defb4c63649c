"""Shows what came onto the sheets: what is new to who looks, or what a line of the history tells."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace

from spielblock.control.table import Table
from spielblock.games.rock_the_bock import texts as words
from spielblock.games.rock_the_bock.counting.texts import results
from spielblock.games.rock_the_bock.events import RoundScored
from spielblock.games.rock_the_bock.position import Position
from spielblock.games.rock_the_bock.ui.choice import Choice
from spielblock.games.rock_the_bock.ui.dock import ChoiceDock
from spielblock.games.rock_the_bock.ui.outlook import short
from spielblock.games.rock_the_bock.ui.recalling import as_it_ended, places, since_own_choice, turn_told
from spielblock.games.rock_the_bock.ui.sheets_view import SheetsView
from spielblock.rules.event import Event
from spielblock.widgets.stage import Stage

Cards = Callable[[tuple[str, ...], str], Sequence[Choice]]


class Past:
    """Shows the `events` of a line; while there are none, the present."""

    def __init__(
        self, sheets: SheetsView, dock: ChoiceDock, table: Table, stage: Stage, cards: Cards
    ) -> None:
        self._sheets = sheets
        self._dock = dock
        self._table = table
        self._stage = stage
        self._cards = cards
        self.events: tuple[Event, ...] = ()

    def show_sheets(self, view: Position, *, asked: bool) -> None:
        """Show the sheets and mark what came; who is `asked` keeps ring and dice of the present."""
        self._sheets.show_view(view, str(view.to_move or ""))
        self._dock.show_words("")
        if self.events:
            self._show_line(view, asked=asked)
        else:
            self._show_news(view)

    def show_dice(self) -> None:
        """Show the dice of the turn that the line tells, and which of them were taken for whom."""
        turn = turn_told(self.events)
        if turn is None:
            self._dock.show_choices(())
            self._dock.tray.show_dice(())
            return
        cards = self._cards(turn.faces, turn.seat)
        if turn.taken == "wolf":
            name = short(self._stage.name(turn.target))
            cards = [
                replace(card, title=words.for_other(card.title, name)) if card.targets else card
                for card in cards
            ]
        self._dock.show_choices(cards)
        self._dock.tray.show_dice(self._dock.sorted_dice())
        if turn.taken:
            self._dock.keep_only(turn.taken)

    def ended(self, view: Position) -> Position | None:
        """Return the sheets of the round that the line ended, if it ended one and nothing came since."""
        return as_it_ended(view, self.events, self._table.before) if self.events else None

    def _show_news(self, view: Position) -> None:
        """Mark what came since the own last choice, if a person looks."""
        looks = view.seat is not None and view.phase == "play" and self._stage.sitter(view.seat).human
        news = since_own_choice(view, self._table.had_no_choice) if looks else ()
        self._sheets.show_fresh(places(news))

    def _show_line(self, view: Position, *, asked: bool) -> None:
        ended = None if asked else self.ended(view)
        here = any(event in view.seen for event in self.events)
        self._sheets.show_fresh(places(self.events) if here or ended is not None else {})
        if asked:
            return
        if ended is not None:
            self._sheets.show_view(ended, "")
        turn = turn_told(self.events)
        if turn is not None:
            self._sheets.show_acting(turn.seat)
        for event in self.events:
            if isinstance(event, RoundScored):
                self._dock.show_words("\n".join(results(event, self._stage.name)))
