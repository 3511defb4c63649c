"""A hint: asked for the seat that decides, shown on table, list and note, and gone with the next move."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from random import Random
from typing import Any

import pytest
from PySide6.QtCore import Qt, QTimer
from pytestqt.qtbot import QtBot
from tests.games.tock_positions import position
from tests.screens.faults import faults
from tests.screens.stock import begin
from tests.tables import Opener, QuickBots, opener
from tests.toy.game import TOY

from spielblock.bots.candidate import Candidate
from spielblock.bots.messages import Choose, Chosen
from spielblock.control.hints import Stage
from spielblock.control.thinker import Thinker
from spielblock.games import all_games
from spielblock.games.schock import texts_hints
from spielblock.games.tock.game import GAME
from spielblock.headless.languages import in_each
from spielblock.rules.contract import Decide, Draw
from spielblock.rules.entry import GameEntry
from spielblock.rules.reason import Reason
from spielblock.rules.seats import CHANCE
from spielblock.shell import hint_words, texts_hint
from spielblock.shell.beside import hint_text
from spielblock.shell.settings import Settings
from spielblock.shell.table_page import TablePage
from spielblock.widgets import texts
from spielblock.widgets.theme import Theme

TWO = position(
    {"A": "r3 r67 g4 yard", "B": "r36* r50 yard yard"}, {"A": "9c Kc 5h", "B": "2c 3c 4c"}, dealer="B"
)
HOME = Reason("tock.why.home")
SEEN = (
    Candidate("5h r67>g2", 0.62, 0.01, (HOME,)),
    Candidate("9c r3>r12", 0.4, 0.01, (Reason("tock.why.no_home"),)),
)


class Adviser(Thinker):
    """A bots' process that is no process: it keeps what it is asked until it is told what to answer."""

    def __init__(self) -> None:
        super().__init__()
        self.heard: list[Choose] = []
        self.gone: set[int] = set()

    def think(self, question: Choose) -> int:
        self.heard.append(question)
        return len(self.heard)

    def forget(self, ticket: int) -> None:
        self.gone.add(ticket)

    def answer(self, action: str, *seen: Candidate) -> None:
        """Answer the last question, unless nobody wants to know any more."""
        if len(self.heard) not in self.gone:
            self.chosen.emit(len(self.heard), Chosen(action, seen))


@pytest.fixture
def open_table(qtbot: QtBot, tmp_path: Path) -> Iterator[Opener]:
    with opener(qtbot, tmp_path, GAME) as opened:
        yield opened


@pytest.fixture
def adviser() -> Adviser:
    return Adviser()


def press(qtbot: QtBot, page: TablePage) -> None:
    qtbot.keyClick(page, Qt.Key.Key_H)


def hinted(page: TablePage) -> list[str]:
    """Return the rows of the list that have a bulb, which a screen reader calls a hint."""
    model: Any = page.frame.moves.model()
    marked = [at for at, line in enumerate(model.lines) if line.move is model.hinted]
    heard = [model.index(at).data(Qt.ItemDataRole.AccessibleTextRole) for at in range(len(model.lines))]
    assert marked == [at for at, words in enumerate(heard) if words.endswith(f", {texts.hint()}")]
    return [model.lines[at].text for at in marked]


def test_it_asks_the_strongest_bot_with_what_the_seat_sees(
    qtbot: QtBot, open_table: Opener, adviser: Adviser
) -> None:
    page = open_table(None, None, position=TWO, thinker=adviser)
    press(qtbot, page)
    (question,) = adviser.heard
    assert question.level == list(GAME.bots)[-1]
    assert question.view == page.controller.match.view(0)
    assert question.view.hands["B"].cards == 3
    assert page.hints.hints.stage is Stage.THINKING
    assert texts_hint.thinking() in page.frame.hint.text


def test_the_dots_turn_only_while_it_thinks(qtbot: QtBot, open_table: Opener, adviser: Adviser) -> None:
    page = open_table(None, None, position=TWO, thinker=adviser)
    press(qtbot, page)
    assert [timer.isActive() for timer in page.frame.hint.findChildren(QTimer)] == [True]
    qtbot.waitUntil(lambda: page.frame.hint.text.endswith(".."))
    adviser.answer("5h r67>g2", *SEEN)
    assert [timer.isActive() for timer in page.frame.hint.findChildren(QTimer)] == [False]


def test_the_move_is_shown_in_words_in_the_list_and_on_the_table(
    qtbot: QtBot, open_table: Opener, adviser: Adviser
) -> None:
    page = open_table(None, None, position=TWO, thinker=adviser)
    looked: list[object] = []
    page.table.preview = looked.append  # type: ignore[method-assign]
    press(qtbot, page)
    adviser.answer("5h r67>g2", *SEEN)
    move = page.controller.match.rules.parse("5h r67>g2")
    (row,) = hinted(page)
    why = texts_hint.compared("It brings a piece home.")
    assert page.frame.hint.text.splitlines() == [row, why, texts_hint.press_again()]
    assert looked[-1] is move
    page.frame.moves.pointed.emit(None)
    assert looked[-1] is move


def test_the_second_press_shows_the_best_moves_and_the_third_puts_them_away(
    qtbot: QtBot, open_table: Opener, adviser: Adviser
) -> None:
    page = open_table(None, None, position=TWO, thinker=adviser)
    press(qtbot, page)
    adviser.answer("5h r67>g2", *SEEN)
    press(qtbot, page)
    heading, first, second = page.frame.hint.text.splitlines()
    assert heading == texts_hint.best_moves(2)
    assert first.endswith(": about 62% to win")
    assert second.endswith(": about 40% to win")
    press(qtbot, page)
    assert page.frame.hint.text == ""
    assert hinted(page) == []
    assert len(adviser.heard) == 1


def test_a_worse_move_is_not_said_to_be_worth_more(
    qtbot: QtBot, open_table: Opener, adviser: Adviser
) -> None:
    page = open_table(None, None, position=TWO, thinker=adviser)
    press(qtbot, page)
    best, other = SEEN
    adviser.answer("5h r67>g2", best, Candidate(other.action, 0.65, 0.05, other.reasons))
    press(qtbot, page)
    _, first, second = page.frame.hint.text.splitlines()
    assert first.endswith(": about 62% to win")
    assert second.endswith(": about 62% to win")


@pytest.mark.parametrize(("scale", "gone"), [(1.0, False), (1.3, True)])
def test_in_a_window_that_is_short_for_its_letters_the_note_takes_the_place_of_the_lists(
    qtbot: QtBot, open_table: Opener, adviser: Adviser, scale: float, gone: bool
) -> None:
    page = open_table(None, None, position=TWO, thinker=adviser, size=(1024, 600), theme=Theme(scale=scale))
    press(qtbot, page)
    adviser.answer("5h r67>g2", *SEEN)
    assert page.frame.history.isHidden() is gone
    press(qtbot, page)
    assert page.frame.moves.isHidden() is gone
    qtbot.wait(1)
    assert [fault for fault in faults(page) if fault.startswith("cut")] == []
    press(qtbot, page)
    assert not page.frame.moves.isHidden()
    assert not page.frame.history.isHidden()


def test_nothing_changes_in_the_match(qtbot: QtBot, open_table: Opener, adviser: Adviser) -> None:
    page = open_table(None, None, position=TWO, thinker=adviser)
    before, seed = page.save.journal.path.read_bytes(), page.controller.match.seed_for(0)
    press(qtbot, page)
    adviser.answer("5h r67>g2", *SEEN)
    assert page.save.journal.path.read_bytes() == before
    assert list(page.controller.match.log) == []
    assert page.controller.match.seed_for(0) == seed
    assert not page.controller.match.practice


@pytest.mark.parametrize("answered", [False, True])
def test_a_move_ends_the_hint(qtbot: QtBot, open_table: Opener, adviser: Adviser, answered: bool) -> None:
    page = open_table(None, None, position=TWO, thinker=adviser)
    press(qtbot, page)
    if answered:
        adviser.answer("5h r67>g2", *SEEN)
    page.table.choose(page.controller.match.rules.parse("9c r3>r12"))
    assert page.frame.hint.text == ""
    assert answered or adviser.gone == {1}
    qtbot.waitUntil(lambda: page.table.decision is not None and page.table.decision.seat == 1)
    adviser.answer("5h r67>g2", *SEEN)
    assert page.hints.hints.stage is Stage.NOTHING


def test_taking_back_ends_the_hint(qtbot: QtBot, open_table: Opener, adviser: Adviser) -> None:
    page = open_table(None, None, position=TWO, thinker=adviser, settings=Settings(humans="open"))
    page.table.choose(page.controller.match.rules.parse("9c r3>r12"))
    qtbot.waitUntil(lambda: page.table.decision is not None and page.table.decision.seat == 1)
    press(qtbot, page)
    page.controller.practise()
    assert page.hints.hints.stage is Stage.NOTHING
    assert adviser.gone == {1}


def test_a_bot_that_fails_is_one_polite_sentence_and_can_be_asked_again(
    qtbot: QtBot, open_table: Opener, adviser: Adviser
) -> None:
    page = open_table(None, None, position=TWO, thinker=adviser)
    press(qtbot, page)
    adviser.failed.emit(1, "no answer in time")
    assert page.frame.hint.text == texts_hint.failed()
    press(qtbot, page)
    adviser.answer("9c r50>r59", *SEEN)  # no move of this seat
    assert page.frame.hint.text == texts_hint.failed()
    press(qtbot, page)
    adviser.answer("5h r67>g2", *SEEN)
    assert page.hints.hints.stage is Stage.ONE
    assert list(page.controller.match.log) == []


SLOW = (
    sys.executable,
    "-c",
    "import json, sys, time\nfor line in sys.stdin:\n time.sleep(0.8)\n"
    " print(json.dumps({'id': json.loads(line)['id'], 'result': {'action': '5h r67>g2'}}), flush=True)",
)


def test_a_hint_may_take_longer_than_a_bots_move(qtbot: QtBot, open_table: Opener) -> None:
    page = open_table(None, None, position=TWO, thinker=Thinker(SLOW, limit_ms=400))
    press(qtbot, page)
    with qtbot.waitSignal(page.controller.hinted, timeout=8000):
        pass
    assert page.hints.hints.stage is Stage.ONE


def test_behind_the_curtain_there_is_no_hint(qtbot: QtBot, open_table: Opener, adviser: Adviser) -> None:
    page = open_table(None, None, position=TWO, thinker=adviser, settings=Settings(humans="curtain"))
    press(qtbot, page)
    page.frame.top.hint.emit()
    assert adviser.heard == []
    page.frame.curtain.opened.emit()
    qtbot.waitUntil(lambda: page.table.decision is not None and page.frame.curtain.isHidden())
    press(qtbot, page)
    assert [question.view.seat for question in adviser.heard] == ["A"]


def test_a_hint_shows_no_more_than_the_cards_do(qtbot: QtBot, open_table: Opener, adviser: Adviser) -> None:
    page = open_table(None, None, position=TWO, thinker=adviser, settings=Settings(humans="hold"))
    press(qtbot, page)
    assert adviser.heard == []
    assert page.handing.peek(shown=True)
    press(qtbot, page)
    adviser.answer("5h r67>g2", *SEEN)
    assert page.frame.hint.text
    assert page.handing.peek(shown=False)
    assert page.frame.hint.text == ""
    assert hinted(page) == []


def test_only_people_are_offered_hints(open_table: Opener, adviser: Adviser) -> None:
    watched = open_table("easy", "easy", position=TWO, thinker=adviser)
    assert watched.frame.top.hint_button.isHidden()
    assert watched.frame.top.hint_icon.isHidden()
    page = open_table("easy", None, position=TWO, thinker=Adviser())
    assert not page.frame.top.hint_button.isHidden()
    assert not page.frame.top.hint_button.isEnabled()


def test_a_page_that_takes_over_starts_without_a_hint(
    qtbot: QtBot, open_table: Opener, adviser: Adviser
) -> None:
    page = open_table(None, None, position=TWO, thinker=adviser)
    press(qtbot, page)
    page.let_go()
    assert adviser.gone == {1}
    assert page.hints.hints.stage is Stage.NOTHING


# --- words ----------------------------------------------------------------------------------------


def decided(name: str, folder: Path, steps: int) -> Any:
    """Return a match of this game at a decision with several moves, some way on."""
    save = begin(folder / f"{name}-{steps}.spielblock", all_games()[name], "5")
    rng = Random(2)
    for number in range(10_000):
        pending = save.match.pending
        if isinstance(pending, Draw):
            save.match.play(CHANCE, save.match.fate())
            continue
        assert isinstance(pending, Decide)
        moves = save.match.decision(pending.seats[0]).moves
        if number >= steps and len(moves) > 2:
            break
        save.match.play(pending.seats[0], rng.choice(moves))
    save.close()
    return save


def all_said(game: GameEntry, view: Any, one: Candidate, best: Candidate) -> list[str]:
    """Return what is said of a move, in both languages."""
    why = in_each(lambda: "\n".join(hint_words.why_in_words(game, one, str)))
    worth = in_each(lambda: hint_words.worth_in_words(game, view, one, best, str))
    return [*why["de"].splitlines(), *why["en"].splitlines(), *worth.values()]


@pytest.mark.parametrize("name", sorted(all_games()))
@pytest.mark.parametrize("level", ["medium", "master"])
def test_what_bots_say_has_words_in_both_languages(
    qapp: object, tmp_path: Path, name: str, level: str
) -> None:
    game = all_games()[name]
    for steps in (0, 40):
        match = decided(name, tmp_path / level, steps).match
        decision = match.decision(match.pending.seats[0])
        thought = game.bots[level](match.rules, 20).think(decision, Random(1))
        best = thought.candidates[:1]
        for one in thought.candidates[:3]:
            for said in all_said(game, decision.view, one, *best):
                assert said
                assert "{" not in said
                assert "seat" not in said
                assert "Platz" not in said


def test_names_stand_where_reasons_have_seats(qapp: object) -> None:
    game = all_games()["rock_the_bock"]
    exact = Reason("rock_the_bock.exact")
    other = Reason("rock_the_bock.other_more", {"seat": "C", "points": "1.2"})
    seen = Candidate("wolf C", 2.0, 0.0, (exact, other))
    told = in_each(lambda: "|".join(hint_words.why_in_words(game, seen, {"C": "Ida"}.__getitem__)))
    assert told["en"].startswith("1.2 points more for Ida on average.|Worked out exactly")
    assert told["de"].startswith("Im Schnitt 1,2 Punkte mehr für Ida.|")


def test_a_difference_within_the_error_is_none() -> None:
    game = all_games()["noch_mal"]
    best, near, far = Candidate("a", 9.0, 0.5), Candidate("b", 8.6, 0.5), Candidate("c", 6.0, 0.5)
    said = [hint_words.worth_in_words(game, None, one, best, str) for one in (best, near, far)]
    assert said == ["the best", "about as good", "3.0 points less"]


def test_quick_bots_of_the_tests_give_hints_too(qtbot: QtBot, open_table: Opener) -> None:
    page = open_table(None, "medium", position=TWO, thinker=QuickBots(GAME))
    press(qtbot, page)
    qtbot.waitUntil(lambda: page.hints.hints.stage is Stage.ONE)
    assert texts_hint.no_reason() in page.frame.hint.text


def test_at_schock_it_is_said_in_lids_what_the_order_is_made_of(qapp: object) -> None:
    game = all_games()["schock"]

    def way(percent: int, gain: float) -> Candidate:
        return Candidate("stand", gain, 0.0, (Reason("schock.why.safe", {"percent": percent}),))

    best, safer, even = way(56, 0.52), way(58, -0.31), way(50, 0.01)
    said = [hint_words.worth_in_words(game, None, one, best, str) for one in (best, safer, even)]
    assert [words.partition(" · ")[2] for words in said] == [
        texts_hints.fewer_lids("0.5"),
        texts_hints.more_lids("0.3"),
        texts_hints.as_many_lids(),
    ]
    assert [words.partition(" · ")[0] for words in said] == ["56%", "58%", "50%"]


@pytest.mark.parametrize("name", sorted(all_games()))
def test_what_hints_say_of_reasons_is_of_reasons_that_the_game_has(name: str) -> None:
    game = all_games()[name]
    said, reasons = hint_text(game), import_module(game.texts).REASONS
    meant = {*said.notes, *said.absolute, *said.of_others, *said.of_others.values(), *said.orders}
    assert meant <= set(reasons)


def test_of_a_game_that_says_nothing_about_hints_it_is_told_which_move_is_best(qapp: object) -> None:
    game = TOY["lots"]
    reason = Reason("lots.why")
    best, near, far = Candidate("a", 9.0, 0.5, (reason,)), Candidate("b", 8.6, 0.5), Candidate("c", 6.0, 0.5)
    said = [hint_words.worth_in_words(game, None, one, best, str) for one in (best, near, far)]
    assert said == [texts_hint.best(), texts_hint.as_good(), texts_hint.less_good()]
    assert not hint_words.compares(game, reason)
    assert hint_words.main_reason(game, best.reasons) == reason
    assert hint_words.order_in_words(game, best) == ()


@pytest.mark.parametrize("by", ["click", "Return"])
def test_a_click_on_one_of_the_best_moves_means_it(
    qtbot: QtBot, open_table: Opener, adviser: Adviser, by: str
) -> None:
    page = open_table(None, None, position=TWO, thinker=adviser)
    press(qtbot, page)
    adviser.answer("5h r67>g2", *SEEN)
    press(qtbot, page)
    row = page.frame.hint.rows[1]
    log = page.controller.match.log
    before = len(log)
    if by == "click":
        qtbot.mouseClick(row, Qt.MouseButton.LeftButton)
    else:
        row.setFocus(Qt.FocusReason.TabFocusReason)
        qtbot.keyClick(row, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: len(log) > before)
    assert log[before].move.text() == SEEN[1].action
