"""Why a bot moved as it did. It is said only where all lies open: elsewhere it would tell secrets."""

from __future__ import annotations

from PySide6.QtCore import QObject

from spielblock.bots.messages import Chosen
from spielblock.control.controller import MatchController
from spielblock.rules.contract import Decide
from spielblock.rules.entry import GameEntry
from spielblock.rules.reason import Reason
from spielblock.rules.seats import letter
from spielblock.shell import texts_hint as texts
from spielblock.shell.beside import hint_text
from spielblock.shell.hint_words import Name, compares, main_reason, reason_in_words


class Reasons(QObject):
    """The main reason for each move of a bot, kept with the controller: a page made anew finds them there."""

    def __init__(self, controller: MatchController, game: GameEntry) -> None:
        super().__init__(controller)
        self._game = game
        self._match = controller.match
        #: By the step of the match: what was done, and why.
        self.kept: dict[int, tuple[str, Reason]] = {}
        controller.reasoned.connect(self._on_reasoned)

    def _on_reasoned(self, chosen: Chosen) -> None:
        """Keep the reason for the move that comes now. Where several choose in secret, nothing is kept.

        Nor is it if the bot liked another better: what is said of the move then is why that one is better.
        """
        pending = self._match.pending
        seen = chosen.values[0] if chosen.values else None
        if (
            seen is None
            or seen.action != chosen.action
            or not isinstance(pending, Decide)
            or len(pending.seats) > 1
        ):
            return
        reason = main_reason(self._game, seen.reasons)
        if reason is not None:
            self.kept[len(self._match.log)] = (chosen.action, reason)


class Whys:
    """Says the main reason for each move that a bot made since the table was opened."""

    def __init__(self, controller: MatchController, game: GameEntry, name: Name) -> None:
        self._match = controller.match
        self._game = game
        self._name = name
        self._kept: dict[int, tuple[str, Reason]] = {}
        if not game.secrets:
            found = controller.findChild(Reasons)
            self._kept = (Reasons(controller, game) if found is None else found).kept

    def of(self, step: int, seat: str) -> str:
        """Return the sentence for what this seat did in a step of the match, or nothing if there is none."""
        action, reason = self._kept.get(step, ("", None))
        if reason is None or step >= len(self._match.log):
            return ""
        entry = self._match.log[step]
        if (letter(entry.by), entry.move.text()) != (seat, action):
            return ""
        of_others = hint_text(self._game).of_others
        if reason.key in of_others:
            reason = Reason(of_others[reason.key], {**reason.values, "seat": seat})
        said = reason_in_words(self._game, reason, self._name)
        return texts.why_told(texts.compared(said) if compares(self._game, reason) else said)
