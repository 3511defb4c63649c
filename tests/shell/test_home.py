"""The home page and the way to a match."""

from __future__ import annotations

import os
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from shutil import copy2
from typing import Any

import pytest
from msgspec import structs
from PySide6.QtCore import QCoreApplication, QEvent, QMimeData, QPoint, QPointF, Qt, QUrl
from PySide6.QtGui import QDragEnterEvent, QDropEvent
from pytestqt.qtbot import QtBot

from spielblock.games import all_games
from spielblock.games.rock_the_bock.options import Options
from spielblock.games.schock.moves import STAND
from spielblock.games.schock.options import Options as SchockOptions
from spielblock.match.match import Entry
from spielblock.match.seating import Chair
from spielblock.match.trouble import Trouble
from spielblock.rules.contract import Decide, Decision
from spielblock.shell import texts
from spielblock.shell.continue_card import ContinueCard, WelcomeCard
from spielblock.shell.end_page import EndPage
from spielblock.shell.file_troubles import cannot, partly
from spielblock.shell.first_meeting import FirstMeeting
from spielblock.shell.home_page import HomePage
from spielblock.shell.kept_matches import kept_matches, wins
from spielblock.shell.library import Turn
from spielblock.shell.matches_page import MatchesPage
from spielblock.shell.message import Message
from spielblock.shell.new_match import NewMatch
from spielblock.shell.program import Program
from spielblock.shell.rules_page import RulesPage
from spielblock.shell.settings import Settings
from spielblock.shell.table_page import TablePage
from spielblock.widgets.parts import IconButton

ENTER = Qt.Key.Key_Return


def home(program: Program) -> HomePage:
    page = program.window.page
    assert isinstance(page, HomePage)
    return page


def dialog(program: Program) -> NewMatch:
    overlay = program.window.overlay
    assert overlay is not None
    assert isinstance(overlay.content, NewMatch)
    return overlay.content


def message(program: Program) -> Message:
    overlay = program.window.overlay
    assert overlay is not None
    assert isinstance(overlay.content, Message)
    return overlay.content


def press(qtbot: QtBot, program: Program, key: Qt.Key) -> None:
    qtbot.keyClick(program.window.focusWidget() or program.window, key)


def test_every_game_stands_on_the_shelf(program: Program) -> None:
    assert [pad.game.id for pad in home(program).shelf.pads] == list(program.preferences.kit.games)


def test_without_a_match_there_is_a_welcome(program: Program) -> None:
    assert isinstance(home(program).card, WelcomeCard)


def test_arrow_keys_go_along_the_shelf_and_enter_opens(program: Program, qtbot: QtBot) -> None:
    press(qtbot, program, Qt.Key.Key_Down)
    press(qtbot, program, Qt.Key.Key_Right)
    pads = home(program).shelf.pads
    assert pads[1].hasFocus()
    press(qtbot, program, ENTER)
    assert dialog(program).accessibleName() == pads[1].game.title


def test_enter_and_enter_start_a_match(program: Program, qtbot: QtBot) -> None:
    press(qtbot, program, Qt.Key.Key_Down)
    press(qtbot, program, ENTER)
    press(qtbot, program, ENTER)
    page = program.window.page
    assert isinstance(page, TablePage)
    assert page.save.journal.path.exists()
    assert program.window.overlay is None
    assert program.window.focusWidget() is page


def test_a_click_on_a_pad_opens_the_dialog(program: Program, qtbot: QtBot) -> None:
    qtbot.mouseClick(home(program).shelf.pads[2], Qt.MouseButton.LeftButton)
    assert dialog(program).accessibleName() == home(program).shelf.pads[2].game.title


def test_the_newest_match_is_offered_and_enter_goes_on_with_it(filled: Program, qtbot: QtBot) -> None:
    newest = filled.library.all()[0]
    card = home(filled).card
    assert isinstance(card, ContinueCard)
    press(qtbot, filled, ENTER)
    page = filled.window.page
    assert isinstance(page, TablePage)
    assert page.save.journal.path == newest.path


def begun_by_two(program: Program, level: str | None = None) -> TablePage:
    """Begin a match of two, both people unless a level makes the second a bot."""
    save = program.library.begin("rock_the_bock", [Chair("Anna"), Chair("Ben", level)], Options())
    program.routes.play(save)
    page = program.window.page
    assert isinstance(page, TablePage)
    return page


def asked(page: TablePage) -> Decision[Any] | None:
    """Return what a person is asked at a table, if it is the very question that is open."""
    decision, pending = page.table.decision, page.save.match.pending
    if decision is None or not isinstance(pending, Decide) or decision.seat not in pending.seats:
        return None
    return decision if decision.moves == page.save.match.decision(decision.seat).moves else None


def decide(page: TablePage, qtbot: QtBot) -> None:
    qtbot.waitUntil(lambda: asked(page) is not None)
    decision = asked(page)
    assert decision is not None
    page.controller.submit(decision.seat, decision.moves[0])


@pytest.mark.parametrize(("level", "said"), [(None, "Anna is next"), ("easy", "it is your turn")])
def test_whose_turn_it_is_is_said_when_it_is_known(
    program: Program, qtbot: QtBot, level: str | None, said: str
) -> None:
    page = begun_by_two(program, level)
    decide(page, qtbot)
    path = page.save.journal.path
    while (decision := asked(page)) is None or decision.seat:
        qtbot.wait(10) if decision is None else decide(page, qtbot)
    page.left.emit()
    assert program.library.turn(path) == Turn("Anna", alone=level is not None)
    card = home(program).card
    assert isinstance(card, ContinueCard)
    qtbot.waitUntil(lambda: card.headline.text.endswith(said))


def test_going_back_from_a_table_shows_the_match_under_continue(program: Program, qtbot: QtBot) -> None:
    page = begun_by_two(program)
    decide(page, qtbot)
    path = page.save.journal.path
    page.left.emit()
    assert home(program).running[0].path == path


def test_a_match_in_which_nobody_has_decided_leaves_nothing_behind(program: Program) -> None:
    first = begun_by_two(program).save.journal.path
    second = begun_by_two(program).save.journal.path
    assert second.exists()
    assert not first.exists()
    program.routes.go_home()
    assert not second.exists()
    assert home(program).running == []


@pytest.mark.parametrize(("steps", "kept"), [(3, False), (4, True)])
def test_a_match_in_which_much_has_happened_is_kept(program: Program, steps: int, kept: bool) -> None:
    """At Schock a whole round can pass before a person is asked."""
    chairs = [Chair("Anna"), Chair("B", "easy"), Chair("C", "easy")]
    save = program.library.begin("schock", chairs, all_games()["schock"].options())
    save.match._log = [Entry(1, STAND)] * steps
    save.close()
    program.library.tidy()
    assert save.journal.path.exists() is kept


def test_a_match_of_bots_alone_is_kept(program: Program) -> None:
    save = program.library.begin("rock_the_bock", [Chair("A", "easy"), Chair("B", "easy")], Options())
    save.close()
    program.library.tidy()
    assert [kept.path for kept in program.library.all()] == [save.journal.path]


def test_what_was_taken_back_is_no_step(program: Program, qtbot: QtBot) -> None:
    page = begun_by_two(program)
    decide(page, qtbot)
    qtbot.waitUntil(lambda: asked(page) is not None)
    count = len(page.save.match.log)
    decide(page, qtbot)
    page.controller.practise()
    page.left.emit()
    left = home(program).running[0]
    assert left.steps == len(page.save.match.log)
    assert left.steps <= count < page.save.journal.path.read_bytes().count(b"\n") - 1


def over_at_the_table(program: Program, qtbot: QtBot) -> TablePage:
    """Open the table of a match that is over, and ask to take back its last choice."""
    save, _ = program.library.open(program.library.folder / "tock-over.spielblock")
    program.routes.play(save)
    page = program.window.page
    assert isinstance(page, TablePage)
    qtbot.waitUntil(lambda: page.voice.over is not None)
    page.undo()
    assert page.voice.questioning
    return page


def test_a_result_is_kept_when_its_match_becomes_practice(filled: Program, qtbot: QtBot) -> None:
    file = filled.library.folder / "tock-over.spielblock"
    (before,) = [kept for kept in filled.library.all() if kept.path == file]
    page = over_at_the_table(filled, qtbot)
    qtbot.keyClick(page, ENTER)
    qtbot.waitUntil(lambda: asked(page) is not None and page.save.match.practice)
    kept = [kept for kept in filled.library.all() if kept.result == before.result and kept.game == "tock"]
    assert [(one.changed, one.practice) for one in kept if one.path != file] == [(before.changed, False)]


def test_a_result_that_cannot_be_kept_stays(
    filled: Program, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    page = over_at_the_table(filled, qtbot)

    def full(*_: object) -> None:
        raise OSError(28, "disk full")

    monkeypatch.setattr(filled.library, "copy", full)
    qtbot.keyClick(page, ENTER)
    assert "disk full" in page.frame.toast.text
    assert page.voice.over is not None
    assert not page.save.match.practice


@pytest.mark.skipif(os.name != "posix", reason="making links needs rights on Windows")
def test_the_match_that_is_up_is_known_by_any_way_to_its_file(
    program: Program, qtbot: QtBot, tmp_path: Path
) -> None:
    page = begun_by_two(program)
    link = tmp_path / "link.spielblock"
    link.symlink_to(page.save.journal.path)
    program.routes.open_match(link)
    assert program.window.overlay is None
    assert program.window.page is page


@pytest.mark.parametrize("over", ["matches", "settings", "rules"])
def test_going_on_with_the_match_that_is_up_shows_its_table_whatever_lies_over_it(
    program: Program, over: str
) -> None:
    page = begun_by_two(program)
    program.routes.commands()[over]()
    assert program.window.page is not page
    program.receive([page.save.journal.path])
    assert program.window.page is page
    assert program.window.overlay is None
    assert program.trail.pages[-1] is page


def test_escape_closes_the_dialog_and_nothing_has_begun(program: Program, qtbot: QtBot) -> None:
    program.routes.new_match("tock")
    press(qtbot, program, Qt.Key.Key_Escape)
    assert program.window.overlay is None
    assert program.library.all() == []


def test_tab_stays_inside_the_dialog(program: Program, qtbot: QtBot) -> None:
    program.routes.new_match("tock")
    inside = dialog(program)
    for _ in range(60):
        press(qtbot, program, Qt.Key.Key_Tab)
        assert inside.isAncestorOf(program.window.focusWidget())


def test_shortcuts_sleep_while_a_dialog_is_open(program: Program, qtbot: QtBot) -> None:
    program.routes.new_match("tock")
    qtbot.keyClick(program.window, Qt.Key.Key_Comma, Qt.KeyboardModifier.ControlModifier)
    assert isinstance(program.window.page, HomePage)
    program.window.close_overlays()
    assert program.commands.action("settings").isEnabled()


def test_a_game_is_met_once(make_program: Callable[[Settings], Program], qtbot: QtBot) -> None:
    program = make_program(Settings(language="en", speed="off"))
    program.routes.new_match("noch_mal")
    overlay = program.window.overlay
    assert overlay is not None
    meeting = overlay.content
    assert isinstance(meeting, FirstMeeting)
    assert meeting.choice is not None
    qtbot.mouseClick(meeting.choice.button("publisher"), Qt.MouseButton.LeftButton)
    press(qtbot, program, ENTER)
    entry = all_games()["noch_mal"]
    assert dialog(program).rules.options == entry.presets["publisher"]
    program.window.close_overlays()
    program.routes.new_match("noch_mal")
    assert dialog(program)
    assert "noch_mal" in program.preferences.settings.met


def test_a_first_meeting_is_skipped_with_escape(
    make_program: Callable[[Settings], Program], qtbot: QtBot
) -> None:
    program = make_program(Settings(language="en", speed="off"))
    program.routes.new_match("tock")
    press(qtbot, program, Qt.Key.Key_Escape)
    assert dialog(program)
    assert "tock" in program.preferences.settings.met


def test_the_rules_of_the_dialog_are_marked_and_what_was_chosen_is_kept(program: Program) -> None:
    program.routes.new_match("tock")
    dialog(program).seats.add.click()
    dialog(program).help.click()
    assert isinstance(program.window.page, RulesPage)
    program.trail.back()
    program.routes.new_match("tock")
    assert len(dialog(program).plan.chairs) == 5


@pytest.mark.parametrize("way", [Qt.Key.Key_Escape, "bar"])
def test_from_the_rules_the_way_leads_back_to_the_dialog_with_its_entries(
    program: Program, qtbot: QtBot, way: Qt.Key | str
) -> None:
    program.routes.new_match("schock")
    qtbot.mouseClick(dialog(program).seats.add, Qt.MouseButton.LeftButton)
    dialog(program).rules.take(SchockOptions(jule=True))
    wish = dialog(program).wish
    qtbot.mouseClick(dialog(program).help, Qt.MouseButton.LeftButton)
    rules = program.window.page
    assert isinstance(rules, RulesPage)
    if isinstance(way, str):
        button = next(one for one in rules.findChildren(IconButton) if one.toolTip() == texts.back())
        qtbot.mouseClick(button, Qt.MouseButton.LeftButton)
    else:
        press(qtbot, program, way)
    assert dialog(program).wish == wish
    press(qtbot, program, ENTER)
    assert isinstance(program.window.page, TablePage)


def test_rules_that_are_asked_for_elsewhere_lead_to_no_dialog(program: Program, qtbot: QtBot) -> None:
    program.routes.show_rules("tock")
    press(qtbot, program, Qt.Key.Key_Escape)
    assert program.window.overlay is None


@pytest.mark.parametrize("name", ["tock-begun", "tock-over"])
def test_a_dropped_file_opens(program: Program, matches: Path, tmp_path: Path, name: str) -> None:
    path = Path(copy2(matches / f"{name}.spielblock", tmp_path))
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(path))])
    both = (Qt.DropAction.CopyAction, data, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier)
    enter = QDragEnterEvent(QPoint(5, 5), *both)
    program.window.dragEnterEvent(enter)
    assert enter.isAccepted()
    program.window.dropEvent(QDropEvent(QPointF(5, 5), *both))
    page = program.window.page
    assert isinstance(page, EndPage if name.endswith("over") else TablePage)


def test_a_foreign_file_is_told_in_a_sentence_and_stays(filled: Program) -> None:
    path = filled.library.folder / "letter.spielblock"
    before = path.read_bytes()
    filled.routes.open_match(path)
    assert message(filled).why == cannot(Trouble.FOREIGN, path.name)
    message(filled).main.click()
    assert filled.window.overlay is None
    assert path.read_bytes() == before


def test_the_readable_part_of_a_damaged_file_can_be_played_on(filled: Program) -> None:
    path = filled.library.folder / "broken.spielblock"
    before = path.read_bytes()
    filled.routes.open_match(path)
    assert message(filled).why == partly(Trouble.BROKEN, path.name, 24)
    message(filled).buttons[0].click()
    assert isinstance(filled.window.page, HomePage)
    assert path.read_bytes() == before
    filled.routes.open_match(path)
    message(filled).main.click()
    page = filled.window.page
    assert isinstance(page, TablePage)
    assert len(page.save.match.log) >= 24


def test_a_file_that_was_left_with_escape_can_be_opened_again(filled: Program, qtbot: QtBot) -> None:
    path = filled.library.folder / "broken.spielblock"
    filled.routes.open_match(path)
    press(qtbot, filled, Qt.Key.Key_Escape)
    filled.routes.open_match(path)
    assert message(filled).why == partly(Trouble.BROKEN, path.name, 24)


@pytest.mark.parametrize("rest", [b'[1,"A"', b'[1,"A","2",1,"0123456789abcdef"]\n[2,"B"]\n'])
def test_a_file_with_no_step_that_can_be_played_offers_none(filled: Program, rest: bytes) -> None:
    path = filled.library.folder / "tock-begun.spielblock"
    data = path.read_bytes().split(b"\n")[0] + b"\n" + rest
    path.write_bytes(data)
    filled.receive([path])
    assert message(filled).why == cannot(Trouble.BROKEN, path.name)
    assert [button.text() for button in message(filled).buttons] == [texts.close()]
    message(filled).main.click()
    assert path.read_bytes() == data
    filled.receive([path])
    assert message(filled).why == cannot(Trouble.BROKEN, path.name)  # and not that it is open elsewhere


def test_a_file_that_never_was_is_not_called_gone(program: Program, tmp_path: Path) -> None:
    program.receive([tmp_path / "typo.spielblock"])
    assert message(program).why == "There is no file “typo.spielblock”."


def test_every_trouble_has_its_own_sentence(qapp: object) -> None:
    whole = [kind for kind in Trouble if kind not in (Trouble.TORN, Trouble.ILLEGAL)]
    sentences = {cannot(kind, "a.spielblock") for kind in whole}
    assert len(sentences) == len(whole)
    assert all("a.spielblock" in sentence for sentence in sentences)


def test_at_the_end_of_a_match_the_rules_are_those_of_its_game(filled: Program, qtbot: QtBot) -> None:
    filled.routes.open_match(filled.library.folder / "rock_the_bock-over.spielblock")
    assert isinstance(filled.window.page, EndPage)
    assert filled.commands.action("copy").isVisible()
    qtbot.keyClick(filled.window.page, Qt.Key.Key_F1)
    qtbot.waitUntil(lambda: isinstance(filled.window.page, RulesPage))
    page = filled.window.page
    assert isinstance(page, RulesPage)
    assert page.game.id == "rock_the_bock"


def test_who_has_played_is_offered_that_game_again(program: Program, matches: Path, qtbot: QtBot) -> None:
    program.library.folder.mkdir(parents=True, exist_ok=True)
    copy2(matches / "schock-over.spielblock", program.library.folder)
    program.trail.home()
    card = home(program).card
    assert isinstance(card, WelcomeCard)
    with qtbot.waitSignal(home(program).game_chosen) as chosen:
        card.main.click()
    assert chosen.args == ["schock"]


def test_what_was_played_lately_leads_to_its_end(filled: Program, qtbot: QtBot) -> None:
    lately = home(filled).recent.rows[0]
    qtbot.mouseClick(lately, Qt.MouseButton.LeftButton)
    end = filled.window.page
    assert isinstance(end, EndPage)
    assert end.headline in lately.accessibleName()


def test_a_finished_match_shows_its_end_and_enter_plays_again(filled: Program, qtbot: QtBot) -> None:
    filled.routes.open_match(filled.library.folder / "tock-over.spielblock")
    page = filled.window.page
    assert isinstance(page, EndPage)
    assert page.headline
    assert page.reason
    press(qtbot, filled, ENTER)
    assert filled.window.page is page, "who hammers Enter sees how it ended"
    qtbot.waitUntil(lambda: page.rest.over)
    press(qtbot, filled, ENTER)
    table = filled.window.page
    assert isinstance(table, TablePage)
    assert table.save.match.start.first == 1
    assert [chair.name for chair in table.save.chairs] == ["Anna", "Mara", "Ben", "Oma Lisl"]


def test_the_list_tells_all_and_a_match_goes_only_when_asked_twice(filled: Program, qtbot: QtBot) -> None:
    count = len(filled.library.all())
    filled.routes.show_matches()
    page = filled.window.page
    assert isinstance(page, MatchesPage)
    assert len(page.rows) == count
    first = page.rows[0]
    qtbot.mouseClick(first.remove, Qt.MouseButton.LeftButton)
    press(qtbot, filled, ENTER)
    assert first.kept.path.exists()
    qtbot.mouseClick(first.remove, Qt.MouseButton.LeftButton)
    message(filled).buttons[0].click()
    assert not first.kept.path.exists()
    page = filled.window.page
    assert isinstance(page, MatchesPage)
    assert len(page.rows) == count - 1


def test_after_a_removal_that_failed_keys_still_work_and_the_reason_is_told(
    filled: Program, qtbot: QtBot
) -> None:
    (filled.library.folder / "dir.spielblock").mkdir()
    filled.routes.show_matches()
    page = filled.window.page
    assert isinstance(page, MatchesPage)
    (line,) = [line for line in page.rows if line.kept.path.name == "dir.spielblock"]
    line.remove.setFocus()
    press(qtbot, filled, Qt.Key.Key_Space)
    qtbot.mouseClick(message(filled).buttons[0], Qt.MouseButton.LeftButton)
    assert message(filled).why.startswith("“dir.spielblock” is a folder.")
    press(qtbot, filled, Qt.Key.Key_Escape)
    assert filled.window.overlay is None
    focused = filled.window.focusWidget()
    assert focused is not None
    assert filled.window.page is not None
    assert focused is filled.window.page or filled.window.page.isAncestorOf(focused)
    press(qtbot, filled, Qt.Key.Key_Escape)
    assert isinstance(filled.window.page, HomePage)


@pytest.mark.parametrize("command", ["settings", "matches", "rules"])
def test_when_a_page_is_made_anew_beneath_a_message_keys_go_to_it_afterwards(
    filled: Program, qtbot: QtBot, command: str
) -> None:
    filled.commands.action(command).trigger()
    press(qtbot, filled, Qt.Key.Key_Tab)
    filled.routes.say("info", "Something", "happened")
    filled.trail.renew()
    press(qtbot, filled, Qt.Key.Key_Escape)
    assert filled.window.overlay is None
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    press(qtbot, filled, Qt.Key.Key_Escape)
    assert isinstance(filled.window.page, HomePage)


def test_the_match_that_is_played_is_left_when_it_is_removed(program: Program, qtbot: QtBot) -> None:
    page = begun_by_two(program)
    decide(page, qtbot)
    program.routes.show_matches()
    matches = program.window.page
    assert isinstance(matches, MatchesPage)
    qtbot.mouseClick(matches.rows[0].remove, Qt.MouseButton.LeftButton)
    qtbot.mouseClick(message(program).buttons[0], Qt.MouseButton.LeftButton)
    press(qtbot, program, Qt.Key.Key_Escape)
    assert isinstance(program.window.page, HomePage)
    assert program.window.overlay is None
    assert program.library.all() == []


def test_wins_are_counted_where_a_person_came_first_in_a_match_that_counts(matches: Path) -> None:
    found = kept_matches(matches, all_games())
    over = [kept for kept in found if kept.result is not None]
    assert len(over) == len(all_games())
    for kept in over:
        assert kept.won == ("Anna" in [chair.name for chair in kept.winners])
        assert not replace(kept, practice=True).won
    assert wins(found) == {kept.game: 1 for kept in over if kept.won}


def test_who_plays_alone_wins_against_nobody(matches: Path) -> None:
    kept = next(kept for kept in kept_matches(matches, all_games()) if kept.result is not None)
    assert kept.result is not None
    first = structs.replace(kept.result, ranking=(("A",), ("B",)))
    alone = structs.replace(kept.result, ranking=(("A",),))
    people = (Chair("Anna", None), Chair("Mara", None))
    assert replace(kept, chairs=people, result=first).won
    assert not replace(kept, chairs=people[:1], result=alone).won


@pytest.mark.parametrize("command", ["settings", "matches", "rules"])
def test_escape_leads_back(program: Program, qtbot: QtBot, command: str) -> None:
    program.commands.action(command).trigger()
    assert not isinstance(program.window.page, HomePage)
    press(qtbot, program, Qt.Key.Key_Escape)
    assert isinstance(program.window.page, HomePage)


def test_in_a_large_window_everything_is_larger(program: Program, qtbot: QtBot) -> None:
    before = home(program)
    program.window.resize(1920, 1080)
    qtbot.waitUntil(lambda: program.window.page is not before)
    large = home(program).card.main.font().pixelSize()
    assert large == round(1.4 * before_size(program))
    program.window.resize(1280, 800)
    qtbot.waitUntil(lambda: home(program).card.main.font().pixelSize() < large)


def before_size(program: Program) -> int:
    """Return the size of a button's letters as the settings have it."""
    return program.preferences.kit.theme.font("bodyStrong").pixelSize()


def test_a_link_that_leads_nowhere_hides_no_other_match(filled: Program) -> None:
    folder = filled.library.folder
    before = filled.library.all()
    (folder / "gone.spielblock").symlink_to(folder / "nowhere.spielblock")
    (folder / "loop.spielblock").symlink_to(folder / "loop.spielblock")
    after = filled.library.all()
    assert after[: len(before)] == before
    assert {kept.trouble for kept in after[len(before) :]} == {Trouble.MISSING, Trouble.DISK}


def test_a_file_that_comes_while_a_dialog_is_open_takes_its_place(filled: Program) -> None:
    filled.routes.new_match("tock")
    filled.receive([filled.library.folder / "tock-begun.spielblock"])
    assert filled.window.overlay is None
    assert isinstance(filled.window.page, TablePage)


def test_a_damaged_file_that_comes_twice_is_not_called_busy(filled: Program) -> None:
    file = filled.library.folder / "broken.spielblock"
    filled.receive([file])
    first = message(filled).why
    filled.receive([file])
    assert message(filled).why == first
