"""Hints at a table: the button and its key, the note, and the move that is shown on table and list."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from msgspec.structs import replace
from PySide6.QtCore import QObject

from spielblock.bots.candidate import Candidate
from spielblock.control.controller import MatchController
from spielblock.control.framing import Room
from spielblock.control.hints import Advice, Hints, Stage
from spielblock.control.table import Table
from spielblock.rules.contract import Move
from spielblock.rules.entry import GameEntry
from spielblock.shell import hint_words as words
from spielblock.shell import texts_hint as texts
from spielblock.shell.hint_note import Rank
from spielblock.shell.table_frame import TableFrame
from spielblock.shell.table_news import News
from spielblock.widgets.stage import Stage as People


class HintDesk(QObject):
    """Gives hints to the person who is asked and looks. Bots get none, nor does who has yet to look."""

    def __init__(
        self,
        frame: TableFrame,
        table: Table,
        controller: MatchController,
        people: People,
        game: GameEntry,
        news: News,
    ) -> None:
        super().__init__(frame)
        self.hints = Hints(controller, self)
        self.hints.meant = table.meant
        self._frame = frame
        self._table = table
        self._people = people
        self._game = game
        self._news = news
        self._shows: dict[Stage, Callable[[], None]] = {
            Stage.NOTHING: frame.hint.clear,
            Stage.THINKING: frame.hint.show_thinking,
            Stage.ONE: self._show_one,
            Stage.SEVERAL: self._show_several,
            Stage.FAILED: lambda: frame.hint.show_sentence(texts.failed()),
        }
        frame.top.offer_hint(any(sitter.human for sitter in people.sitters))
        frame.top.hint.connect(self.press)
        frame.hint.put_away.connect(self.hints.drop)
        frame.hint.looked_at.connect(self.look_at)
        table.narrowed.connect(self._on_narrowed)
        table.chosen.connect(self._on_chosen)
        self.hints.changed.connect(self._on_changed)
        self._show_button()

    def press(self) -> None:
        """Give a hint, more of it, or put it away; without a decision of the person who looks, nothing."""
        decision = self._table.decision
        if decision is not None and self._frame.curtain.isHidden() and not self._frame.covered:
            self.hints.press(decision)

    def put_away(self) -> bool:
        """Show no hint any more; return whether there was one."""
        shown = self.hints.stage is not Stage.NOTHING
        self.hints.drop()
        return shown

    def look_at(self, move: Move | None) -> None:
        """Show on the table what a person looks at in a list; when it is nothing, the hint again."""
        advice = self.hints.advice
        if move is None and advice is not None and self._table.offers(advice.move):
            move = advice.move
        self._table.preview(move)

    def close(self) -> None:
        """Give no more hints."""
        self.hints.close()

    # --- showing ---------------------------------------------------------------------------------

    def _on_changed(self) -> None:
        stage = self.hints.stage
        some, several = stage is not Stage.NOTHING, stage is Stage.SEVERAL
        if some:  # Qt lays out what is shown at once: first has to go what it takes the place of
            self._frame.make_room(little=some, much=several)
        self._shows[stage]()
        if not some:
            self._frame.make_room(little=some, much=several)
        self._mark()

    def _show_one(self) -> None:
        advice = self.hints.advice
        assert advice is not None
        more = texts.press_again() if len(self.hints.best) > 1 else ""
        self._frame.hint.show_move(self._worded(advice.move), self._why(advice), more)

    def _why(self, advice: Advice) -> tuple[str, ...]:
        decision, seen, facts = self.hints.decision, advice.seen, ""
        if decision is not None and len(decision.moves) == 1:
            return (texts.only_one(),)
        if decision is not None and seen is None:  # a bot that compares nothing gives no reasons
            alone = Candidate(advice.move.text(), 0.0)
            facts, _ = words.facts_in_words(self._game, decision.view, advice.move, alone)
        elif decision is not None and seen is not None:
            others = [one.seen for one in self.hints.best if one.seen is not None and one.seen is not seen]
            told = self._table.told(advice.move, [seen, *others])
            if told is None:
                facts, seen = words.facts_in_words(self._game, decision.view, advice.move, seen)
            else:
                facts, seen = told[0], replace(seen, reasons=told[1])
        said = words.why_in_words(self._game, seen, self._people.name)
        if said and seen is not None and self._compares(seen):
            said = (texts.compared(said[0]), *said[1:])
        return ((facts, *said) if facts else said) or (texts.no_reason(),)

    def _compares(self, seen: Candidate) -> bool:
        first = words.main_reason(self._game, seen.reasons)
        return first is not None and words.compares(self._game, first)

    def _show_several(self) -> None:
        decision = self.hints.decision
        seen = falling([(advice.move, advice.seen) for advice in self.hints.best if advice.seen is not None])
        assert decision is not None
        best, name = seen[0][1], self._people.name
        ranks = [
            Rank(
                move,
                self._worded(move),
                words.worth_in_words(self._game, decision.view, one, best, name),
            )
            for move, one in seen
        ]
        order, notes = words.order_in_words(self._game, best), words.why_in_words(self._game, best, name)[1:]
        if self._frame.room is not Room.COMPACT:
            notes = (*order, *notes)
        self._frame.hint.show_ranks(ranks, notes, short=self._frame.short)

    def _worded(self, move: Move) -> str:
        decision = self.hints.decision
        assert decision is not None
        return self._news.lines([move], decision.view)[0].text

    def _mark(self) -> None:
        """Show the move on the table, and with a bulb in the list."""
        advice = self.hints.advice
        self._frame.moves.mark_hint(None if advice is None else self._table.row_of(advice.move))
        self._table.advise(None if advice is None else advice.move)
        if self._table.decision is not None:
            self.look_at(None)

    # --- what happens at the table -----------------------------------------------------------------

    def _on_narrowed(self) -> None:
        self._show_button()
        if self.hints.advice is not None and self._table.decision is not None:
            self._mark()

    def _on_chosen(self) -> None:
        self.hints.drop()

    def _show_button(self) -> None:
        possible = self._table.decision is not None
        self._frame.top.show_hint(texts.hint_help() if possible else texts.not_now(), possible=possible)


def falling(seen: Sequence[tuple[Move, Candidate]]) -> list[tuple[Move, Candidate]]:
    """Return moves in the order of a bot with values that do not rise again.

    What was tried less often may look better than what the bot puts before it, but only by chance.
    """
    found: list[tuple[Move, Candidate]] = []
    for move, one in seen:
        least = min(one.value, found[-1][1].value) if found else one.value
        found.append((move, replace(one, value=least)))
    return found
