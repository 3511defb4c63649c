"""The page about fair play: the check finds nothing in honest matches, and the cheats that are planted."""

from __future__ import annotations

from functools import partial
from html import escape
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest
from PySide6.QtCore import Qt, QTimer
from pytestqt.qtbot import QtBot
from tests.screens.stock import NAMES, play
from tests.toy.game import TOY

from spielblock.games import all_games
from spielblock.games.rockit import position as rockit
from spielblock.games.schock import rules as schock
from spielblock.games.tock import position as tock
from spielblock.headless.languages import in_each
from spielblock.match.savefile import SaveGame, read, start
from spielblock.match.seating import Chair
from spielblock.rules.contract import Draw, Over
from spielblock.rules.seats import CHANCE
from spielblock.shell import texts_fair, texts_levels
from spielblock.shell.fair_play_check import DEALS, FairPlayCheck, Finding
from spielblock.shell.fair_play_page import FairPlayPage
from spielblock.shell.fair_play_run import FairPlayRun
from spielblock.shell.fair_play_words import in_a_sentence
from spielblock.shell.level_tips import explained
from spielblock.shell.page_parts import Kit
from spielblock.shell.program import Program
from spielblock.shell.seats_panel import SeatsPanel
from spielblock.shell.settings import Settings
from spielblock.shell.shown import shown_games
from spielblock.shell.wish import plan_for
from spielblock.widgets.theme import Theme

GAMES = all_games()
every_game = pytest.mark.parametrize("name", sorted(GAMES))
HIDING = ("noch_mal", "rockit", "schock", "tock")


def begun(
    folder: Path, name: str, seats: int = 4, *, teams: bool = False, humans: int = 1, **options: Any
) -> SaveGame:
    """Begin a match of one person and bots, or of more people."""
    game = GAMES[name]
    chairs = [Chair(NAMES[seat], None if seat < humans else "easy") for seat in range(seats)]
    written = msgspec.convert(options, game.options)
    return start(folder / f"{name}.spielblock", game, written, tuple(chairs), "8", teams=teams)


def checked(folder: Path, name: str, steps: int = 120, **more: Any) -> Finding:
    """Play by chance for so many steps, and check the file."""
    save = play(begun(folder, name, **more), steps)
    save.close()
    check = FairPlayCheck(read(save.journal.path, GAMES))
    for _ in check.steps():
        pass
    return check.finding


@every_game
def test_an_honest_match_is_found_fair(tmp_path: Path, name: str) -> None:
    found = checked(tmp_path, name)
    assert found.fair
    assert found.steps == found.length == 120
    assert found.throws > 0
    assert found.decisions > 20
    assert (found.deals > 0) == (name in HIDING)


def test_what_is_hidden_is_dealt_anew_again_and_again(tmp_path: Path) -> None:
    found = checked(tmp_path, "rockit")
    assert found.deals == DEALS * found.decisions


@pytest.mark.parametrize(
    ("name", "more"),
    [
        ("tock", {"teams": True}),
        ("schock", {"visibility": "open"}),
        ("schock", {"seats": 2}),
        ("noch_mal", {"seats": 6}),
        ("rockit", {"seats": 2}),
    ],
)
def test_other_tables_are_found_fair_too(tmp_path: Path, name: str, more: dict[str, Any]) -> None:
    found = checked(tmp_path, name, 400, **more)
    assert found.fair
    assert found.deals > 20


def test_people_are_not_checked(tmp_path: Path) -> None:
    found = checked(tmp_path, "tock", humans=4)
    assert found.decisions == found.deals == 0
    assert texts_fair.no_bots() in in_a_sentence(found)


def test_a_seat_that_a_bot_has_taken_over_is_checked(tmp_path: Path) -> None:
    save = play(begun(tmp_path, "tock", humans=4), 20)
    save.reseat(2, "easy")
    play(save, 60).close()
    check = FairPlayCheck(read(save.journal.path, GAMES))
    for _ in check.steps():
        pass
    assert check.finding.decisions > 5


# --- planted cheats -------------------------------------------------------------------------------


def test_a_bot_that_sees_cards_is_caught(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    hand = tock._hand
    monkeypatch.setattr(tock, "_hand", lambda state, seat, knows: hand(state, seat, None))
    assert not checked(tmp_path, "tock").fair


def test_a_bot_that_sees_the_pile_is_caught(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    cards = rockit._cards
    monkeypatch.setattr(rockit, "_cards", lambda some, hidden: cards(some, hidden=False))
    assert not checked(tmp_path, "rockit").fair


def test_a_bot_that_sees_under_cups_is_caught(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(schock, "hide", lambda state, seat, open_throws: None)
    found = checked(tmp_path, "schock")
    assert found.leaks
    assert texts_fair.not_fair() in in_a_sentence(found)


@pytest.mark.parametrize("name", ["schock", "rockit"])
def test_a_throw_that_is_not_of_the_seed_is_caught(tmp_path: Path, name: str) -> None:
    save, rng = begun(tmp_path, name), Random("loaded dice")
    for _ in range(60):
        pending = save.match.pending
        assert not isinstance(pending, Over)
        if isinstance(pending, Draw):
            save.play(CHANCE, pending.chance.draw(rng))
        else:
            save.play(pending.seats[0], rng.choice(save.match.decision(pending.seats[0]).moves))
    save.close()
    check = FairPlayCheck(read(save.journal.path, GAMES))
    for _ in check.steps():
        pass
    assert check.finding.other_throws
    assert not check.finding.leaks


def test_throws_are_counted_as_the_match_did_after_undo(tmp_path: Path) -> None:
    save = play(begun(tmp_path, "schock"), 40)
    save.undo(0)
    play(save, 40).close()
    check = FairPlayCheck(read(save.journal.path, GAMES))
    for _ in check.steps():
        pass
    assert check.finding.fair


# --- the page -------------------------------------------------------------------------------------


def test_the_window_is_not_kept_waiting(qtbot: QtBot, tmp_path: Path) -> None:
    save = play(begun(tmp_path, "tock"), 400)
    save.close()
    run = FairPlayRun(GAMES)
    ticks: list[int] = []
    clock = QTimer(interval=0)
    clock.timeout.connect(lambda: ticks.append(1))
    went_on: list[int] = []
    run.went_on.connect(lambda finding: went_on.append(finding.steps))
    clock.start()
    with qtbot.waitSignal(run.ended, timeout=20000):
        run.begin(save.journal.path)
    clock.stop()
    assert went_on == sorted(went_on)
    assert len(went_on) > 3
    assert len(ticks) >= len(went_on)


def test_it_checks_the_match_that_is_chosen_and_says_what_it_found(qtbot: QtBot, filled: Program) -> None:
    filled.commands.action("fair").trigger()
    page = filled.window.page
    assert isinstance(page, FairPlayPage)
    assert page.choice.count() == len(page.matches)
    names = [kept.path.name for kept in page.matches]
    page.choice.setCurrentIndex(names.index("schock-over.spielblock"))
    with qtbot.waitSignal(page.run.ended, timeout=20000) as heard:
        page.start.click()
        assert not page.start.isEnabled()
    assert heard.args is not None
    assert page.result.text() == in_a_sentence(heard.args[0])
    assert page.result.text().startswith(texts_fair.all_fair())
    assert page.start.isEnabled()
    page.choice.setCurrentIndex(names.index("tock-over.spielblock"))
    assert page.result.text() == ""


def test_a_match_that_cannot_be_read_is_said_to_be(qtbot: QtBot, filled: Program) -> None:
    filled.commands.action("fair").trigger()
    page = filled.window.page
    assert isinstance(page, FairPlayPage)
    page.matches[page.choice.currentIndex()].path.unlink()
    page.start.click()
    assert page.result.text() == texts_fair.cannot_read()
    assert page.start.isEnabled()


def test_leaving_ends_the_check(filled: Program) -> None:
    filled.commands.action("fair").trigger()
    page = filled.window.page
    assert isinstance(page, FairPlayPage)
    page.start.click()
    assert page.run.running
    page.left.emit()
    assert not page.run.running
    assert filled.window.page is not page


def test_without_a_match_there_is_nothing_to_check(program: Program) -> None:
    program.commands.action("fair").trigger()
    page = program.window.page
    assert isinstance(page, FairPlayPage)
    assert page.matches == []
    assert not page.start.isVisible()


def test_the_rules_lead_there_and_back(program: Program) -> None:
    program.routes.show_rules("schock")
    rules: Any = program.window.page
    rules.fair_play.click()
    assert isinstance(program.window.page, FairPlayPage)
    program.window.page.left.emit()
    assert type(program.window.page) is type(rules)


# --- words ----------------------------------------------------------------------------------------


@every_game
def test_every_level_says_what_it_overlooks_in_both_languages(qapp: object, name: str) -> None:
    said = {
        level: in_each(partial(texts_levels.level_help, GAMES[name], level)) for level in GAMES[name].bots
    }
    for words in said.values():
        assert all(words.values())
        assert words["de"] != words["en"]
    assert len({words["de"] for words in said.values()}) == len(said)


def test_a_level_nobody_has_described_says_nothing() -> None:
    assert texts_levels.level_help(TOY["lots"], "easy") == ""


@pytest.mark.parametrize(
    ("finding", "said"),
    [
        (
            Finding(9, 9, 4, 0, 5, 15, 0),
            ["All fair.", "4 throws and shuffles", "5 decisions", "dealt anew 15 times"],
        ),
        (Finding(9, 9, 1, 0, 1, 0, 0), ["All fair.", "One throw or shuffle", "nothing was hidden"]),
        (Finding(9, 9, 0, 0, 0, 0, 0), ["All fair.", "Nothing has been thrown", "No bot"]),
        (Finding(9, 9, 4, 2, 5, 15, 0), ["Something is wrong", "2 throws or shuffles are not"]),
        (Finding(9, 9, 4, 0, 5, 15, 3), ["Something is wrong", "In 3 of 15 cases"]),
    ],
)
def test_the_sentence_has_the_numbers(qapp: object, finding: Finding, said: list[str]) -> None:
    told = in_each(lambda: in_a_sentence(finding))["en"]
    for words in said:
        assert words in told


@every_game
def test_where_a_level_is_chosen_it_says_what_it_means(qtbot: QtBot, name: str) -> None:
    kit = Kit(Theme(), shown_games(GAMES), Settings())
    seats = SeatsPanel(kit, kit.games[name], plan_for(kit, kit.games[name], "Anna"), Random(1))
    qtbot.addWidget(seats)
    for row in seats.rows:
        tips = [row.level.itemData(at, Qt.ItemDataRole.ToolTipRole) for at in range(row.level.count())]
        assert tips == [explained(GAMES[name], level) for level in seats.plan.levels]
        assert all(escape(tip) in row.level.toolTip() for tip in tips)
