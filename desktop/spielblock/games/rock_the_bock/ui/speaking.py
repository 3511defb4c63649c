"""What the table says through the frame: prompts, figures, moves in words."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QObject

from spielblock.bots.candidate import Candidate
from spielblock.control.framing import Button, Figure, Prompt
from spielblock.games.rock_the_bock import texts as words
from spielblock.games.rock_the_bock.events import DiceThrown, RoundScored, SymbolsEntered
from spielblock.games.rock_the_bock.explaining import about
from spielblock.games.rock_the_bock.moves import Take
from spielblock.games.rock_the_bock.position import Position
from spielblock.games.rock_the_bock.scoring import points
from spielblock.games.rock_the_bock.state import DICE
from spielblock.games.rock_the_bock.texts_turn import only_move, told
from spielblock.games.rock_the_bock.ui import texts
from spielblock.games.rock_the_bock.ui.cards import titled
from spielblock.games.rock_the_bock.ui.choice import Choice
from spielblock.games.rock_the_bock.ui.counts import counted
from spielblock.games.rock_the_bock.ui.outlook import outlook, short
from spielblock.games.rock_the_bock.ui.selecting import SelectingTable
from spielblock.rules.contract import Move
from spielblock.rules.event import Event
from spielblock.rules.reason import Reason
from spielblock.widgets.stage import Stage


class SpeakingTable(SelectingTable):
    """A table that says what is asked, and what players and moves count."""

    def __init__(self, stage: Stage, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._stage = stage
        self._view: Position | None = None

    def prompt(self) -> Prompt:
        view = self.asked().view
        aim = self.aim()
        if self.only_one() is not None:
            return Prompt(self._only_line(), "", (Button(texts.go_on(), self.confirm, "Return", main=True),))
        buttons: list[Button] = []
        if self.half_made:
            buttons.append(Button(texts.back(), self._back, "Esc"))
        if aim is not None:
            buttons.append(Button(titled(aim, view, self._stage.name), self.confirm, "Return", main=True))
        if self.aimless():
            count = (view.throw or {}).get("wolf", 0)
            return Prompt(texts.choose_target(count), texts.how_to_choose_target(), tuple(buttons))
        more = self._rule(view) if aim is None else self._how_to_confirm(aim)
        return Prompt(self._line(), more, tuple(buttons))

    def figures(self, view: Position, seat: str) -> tuple[Figure, ...]:
        """Return dice left, and the points with what the round counts so far."""
        sheet = view.players[seat]
        left, counts = DICE - sheet.struck, view.phase == "play"
        total = sum(sheet.subtotals) + (points(sheet.bucks, sheet.wolves, sheet.goats) if counts else 0)
        return (
            Figure("", texts.dice(left), texts.dice_help(left)),
            Figure("", texts.total(total), texts.total_help()),
        )

    def note(self, view: Position, seat: str) -> str:
        return texts.out() if view.players[seat].struck == DICE and view.phase == "play" else ""

    def counted(self, view: Position, event: Event) -> Position:
        return counted(view, event)

    def telling(self, events: Sequence[Event]) -> str | None:
        """Say of a person's turn that there was no choice, since who did not choose may wonder."""
        entered = next((event for event in events if isinstance(event, SymbolsEntered)), None)
        if entered is None or not self._stage.sitter(entered.seat).human or not self.had_no_choice(entered):
            return None
        line = told(events, self._stage.name)
        return line and only_move(line)

    def told(self, move: Move, seen: Sequence[Candidate]) -> tuple[str, tuple[Reason, ...]] | None:
        """Leave out what a bot says of players on whose sheet the move is not seen."""
        if not isinstance(move, Take):
            return None
        view = self.asked().view
        return "", about(seen[0].reasons, (str(view.to_move), words.receiver(move, view)))

    def counts_at_once(self, event: Event) -> bool:
        return isinstance(event, RoundScored)

    def tells_late(self, event: Event) -> bool:
        return isinstance(event, DiceThrown)

    def headline(self, view: Position) -> str:
        return texts.headline(view.round)

    def worded(self, move: Move) -> str:
        view = self.asked().view if self.decision is not None else self._view
        return words.worded(move, view, self._stage.name) if view is not None else ""

    def badges(self, move: Move) -> tuple[Figure, ...]:
        if self.decision is None or not isinstance(move, Take):
            return ()
        look = outlook(move, self.asked().view)
        change = look.after - look.before
        colour = self._stage.sitter(look.target).colour
        return (Figure("", words.signed(change) if change else "0", self._stage.name(look.target), colour),)

    def _back(self) -> None:
        self.undraft()

    def _rule(self, view: Position) -> str:
        """Return what it is about in the first turn of a round, later what a choice means."""
        first = view.players[str(view.to_move)].struck == 0
        return texts.goal() if first else texts.all_count()

    def _how_to_confirm(self, aim: Take) -> str:
        """Say what chooses this, and what its digit does: with wolves that are sent, it asks anew."""
        face = aim.picks()[0]
        digit = next((choice.digit for choice in self._choices() if choice.faces[0] == face), "")
        return texts.confirm_or_ask(digit) if len(aim.picks()) > 1 else texts.confirm(digit)

    def _choices(self) -> Sequence[Choice]:
        """Return what the cards show."""
        raise NotImplementedError

    def _line(self) -> str:
        return texts.choose_colour_as(self._asked_name()) if self._asked_name() else texts.choose_colour()

    def _only_line(self) -> str:
        return texts.only_one_as(self._asked_name()) if self._asked_name() else texts.only_one()

    def _asked_name(self) -> str:
        """Return who is asked, or nothing where only one person plays."""
        alone = sum(sitter.human for sitter in self._stage.sitters) == 1
        return "" if alone else short(self._stage.sitters[self.asked().seat].name)
