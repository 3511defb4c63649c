"""Why a bot moved: said in the history of games where all lies open, and nowhere else."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot
from tests.tables import QuickBots, opener

from spielblock.bots.candidate import Candidate
from spielblock.bots.messages import Choose, Chosen
from spielblock.control.pace import STILL
from spielblock.games import all_games
from spielblock.rules.contract import Decide
from spielblock.rules.entry import GameEntry
from spielblock.rules.reason import Reason
from spielblock.rules.seats import letter
from spielblock.shell import texts_hint
from spielblock.shell.beside import hint_text
from spielblock.shell.settings import Settings
from spielblock.shell.table_page import TablePage
from spielblock.widgets.history_list import Entry
from spielblock.widgets.theme import Theme

GAMES = all_games()
REASONS = {
    "rock_the_bock": Reason("rock_the_bock.own_more", {"points": "1.2"}),
    "noch_mal": Reason("noch_mal.bot.stars"),
    "tock": Reason("tock.why.home"),
    "schock": Reason("schock.why.safe", {"percent": 41}),
    "rockit": Reason("rockit.joker_less"),
}


class TalkingBots(QuickBots):
    """Bots that answer at once and give the same reason every time; of another move if they are `torn`."""

    def __init__(self, game: GameEntry, *, torn: bool = False) -> None:
        super().__init__(game)
        self._reason = REASONS[game.id]
        self._torn = torn

    def _answer(self, ticket: int, question: Choose) -> None:
        view = question.view
        rules = self._game.make_rules(view.options)
        seat = ord(view.seat) - ord("A")
        move = rules.decision(rules.from_position(view), seat, view.seen).moves[0]
        notes = [Reason(key) for key in hint_text(self._game).notes]
        seen = Candidate(move.text(), 1.0, 0.0, (*notes, self._reason))
        liked = (Candidate("another", 2.0, 0.0), seen) if self._torn else (seen,)
        if ticket not in self._gone:
            self.chosen.emit(ticket, Chosen(move.text(), liked))


def played(qtbot: QtBot, page: TablePage, steps: int = 40) -> list[Entry]:
    """Let bots play for some steps, and return the lines that give a reason."""
    qtbot.waitUntil(
        lambda: len(page.controller.match.log) > steps or page.voice.over is not None, timeout=20000
    )
    return [entry for entry in page.frame.history.entries if entry.why]


def test_the_reason_is_said_in_the_third_person_with_a_name(qtbot: QtBot, tmp_path: Path) -> None:
    game = GAMES["rock_the_bock"]
    with opener(qtbot, tmp_path, game) as opened:
        page = opened("easy", "easy", "easy", thinker=TalkingBots(game))
        told = played(qtbot, page)
        assert told
        for entry in told:
            assert entry.sitter is not None
            said = f"1.2 points more for {entry.sitter.name} on average."
            assert entry.why == texts_hint.why_told(texts_hint.compared(said))
            assert letter(page.controller.match.log[entry.step].by) == entry.sitter.letter
        model = page.frame.history.model()
        tips = [model.index(at, 0).data(Qt.ItemDataRole.ToolTipRole) for at in range(model.rowCount())]
        assert [tip for tip in tips if tip][0] == told[0].why


@pytest.mark.parametrize("name", ["tock", "schock", "rockit"])
def test_where_something_is_hidden_bots_keep_their_reasons(qtbot: QtBot, tmp_path: Path, name: str) -> None:
    with opener(qtbot, tmp_path, GAMES[name]) as opened:
        page = opened("easy", "easy", "easy", thinker=TalkingBots(GAMES[name]))
        assert played(qtbot, page) == []


def test_a_choice_made_in_secret_gives_no_reason(qtbot: QtBot, tmp_path: Path) -> None:
    with opener(qtbot, tmp_path, GAMES["noch_mal"]) as opened:
        page = opened("easy", "easy", "easy", thinker=TalkingBots(GAMES["noch_mal"]))
        told = played(qtbot, page)
        match = page.controller.match
        assert told
        for entry in told:
            pending = match.rules.pending(match.states[entry.step])
            assert isinstance(pending, Decide)
            assert len(pending.seats) == 1


def test_a_reason_belongs_to_its_step_and_its_seat(qtbot: QtBot, tmp_path: Path) -> None:
    game = GAMES["rock_the_bock"]
    with opener(qtbot, tmp_path, game) as opened:
        page = opened("easy", None, thinker=TalkingBots(game))
        qtbot.waitUntil(lambda: page.table.decision is not None)
        step = next(at for at, entry in enumerate(page.controller.match.log) if entry.by == 0)
        assert page.news.why(step, "A")
        assert page.news.why(step, "B") == ""
        assert page.news.why(len(page.controller.match.log), "A") == ""


def test_of_a_move_that_the_bot_liked_less_no_reason_is_told(qtbot: QtBot, tmp_path: Path) -> None:
    game = GAMES["rock_the_bock"]
    with opener(qtbot, tmp_path, game) as opened:
        page = opened("easy", "easy", "easy", thinker=TalkingBots(game, torn=True))
        assert not played(qtbot, page)


def test_a_page_made_anew_still_says_why(qtbot: QtBot, tmp_path: Path) -> None:
    """As after a change of theme or language: the controller goes on, the page is another."""
    game = GAMES["rock_the_bock"]
    with opener(qtbot, tmp_path, game) as opened:
        page = opened("easy", None, thinker=TalkingBots(game))
        qtbot.waitUntil(lambda: page.table.decision is not None)
        told = [(entry.step, entry.why) for entry in page.frame.history.entries if entry.why]
        assert told
        again = TablePage(page.save, Theme(dark=True), Settings(humans="open"), None, page.let_go(), STILL)
        qtbot.addWidget(again)
        again.resize(1280, 800)
        again.show()
        again.open()
        qtbot.waitUntil(
            lambda: [(entry.step, entry.why) for entry in again.frame.history.entries if entry.why] == told
        )
        again.close_page()
