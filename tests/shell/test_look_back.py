"""Looking back: a line of the history shows the table as it stood then, and nothing is lost by it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot
from tests.games.tock.table import position
from tests.tables import Opener, SilentBots, opener

from spielblock.control.table import Table
from spielblock.games import all_games
from spielblock.shell.settings import Settings
from spielblock.shell.table_page import TablePage
from spielblock.widgets import texts

KEY = Qt.Key
START = position("A: r1 r20", "A: 7s 9c; B: 4c 5c; C: 6c 8s; D: 8c Qc")
FEW = 6
MANY = 14
#: What a table knows from what it has shown, and not from a view: Schock's line on the round before.
HEARD = {"last"}


@pytest.fixture
def open_game(qtbot: QtBot, tmp_path: Path) -> Iterator[Callable[[str], Opener]]:
    stacks: list[Any] = []

    def of(key: str) -> Opener:
        context = opener(qtbot, tmp_path, all_games()[key])
        stacks.append(context)
        return context.__enter__()

    yield of
    for context in stacks:
        context.__exit__(None, None, None)


def asked(qtbot: QtBot, page: TablePage) -> None:
    qtbot.waitUntil(lambda: quiet(page) and page.table.decision is not None, timeout=20_000)


def quiet(page: TablePage) -> bool:
    """Return whether nothing moves, and a person is asked or the match is over."""
    return not page.queue.running and (page.table.decision is not None or page.voice.over is not None)


def played(qtbot: QtBot, page: TablePage, rng: Random, decisions: int = FEW) -> TablePage:
    """Decide some times at random, or until the match is over."""
    for _ in range(decisions):
        qtbot.waitUntil(lambda: quiet(page), timeout=20_000)
        if page.table.decision is None:
            break
        page.table.choose(rng.choice(page.table.decision.moves))
        page.table.insist()
    qtbot.waitUntil(lambda: quiet(page), timeout=20_000)
    return page


def afresh(page: TablePage, steps: int, row: int) -> dict[str, Any]:
    """Return what another table draws that has seen nothing but the view of then and that line."""
    seat = page.presenter.seat
    made: Any = type(page.table)
    table: Table = made(page.stage, page)
    for widget, like in ((table.scene, page.frame.scene), (table.dock, page.frame.dock)):
        assert isinstance(widget, QWidget)
        widget.setParent(page)
        widget.setGeometry(like.geometry())
        widget.show()
    table.arrange(page.frame.room)
    table.before = page.table.before
    view = page.controller.match.view_at(steps, seat)
    table.show_view(view, seat)
    table.relive(view, page.news.events(row))
    table.recall(page.news.events(row))
    drawn = table.drawn()
    table.settle()
    for widget in (table.scene, table.dock):
        widget.deleteLater()
    return drawn


def click_row(qtbot: QtBot, page: TablePage, row: int) -> None:
    history = page.frame.history
    index = history.model().index(row, 0)
    history.scrollTo(index)
    middle = history.visualRect(index).center()
    qtbot.mouseClick(history.viewport(), Qt.MouseButton.LeftButton, pos=QPoint(middle.x(), middle.y()))


@pytest.mark.parametrize("decisions", [FEW, MANY])  # some matches are over after many
@pytest.mark.parametrize("key", sorted(all_games()))
def test_every_line_shows_what_was_seen_then_and_esc_what_is_seen_now(
    key: str, decisions: int, qtbot: QtBot, open_game: Callable[[str], Opener], rng: Random
) -> None:
    seats = all_games()[key].seats.start
    page = played(qtbot, open_game(key)(None, *["easy"] * (seats - 1)), rng, decisions)
    now, log = page.table.drawn(), len(page.controller.match.log)
    offered = page.table.decision
    for row, entry in enumerate(page.frame.history.entries[:8]):
        click_row(qtbot, page, row)
        if entry.separator:
            continue
        assert page.look_back.active
        assert page.table.decision is None
        drawn, fresh = page.table.drawn(), afresh(page, entry.step + 1, row)
        assert {part: drawn[part] for part in drawn.keys() - HEARD} == {
            part: fresh[part] for part in fresh.keys() - HEARD
        }, entry.text
        assert entry.in_one_line in page.frame.prompt.prompt.more
    assert page.frame.later.text() == texts.moves_back()
    qtbot.keyClick(page, KEY.Key_Escape)
    assert not page.look_back.active
    assert page.frame.later.text() == (texts.moves_later() if offered else texts.moves_over())
    assert page.table.drawn() == now
    assert page.table.decision is offered
    assert len(page.controller.match.log) == log


def tock(open_game: Callable[[str], Opener], **more: Any) -> TablePage:
    return open_game("tock")(None, *["easy"] * 3, position=START, thinker=SilentBots(), **more)


def part_played(qtbot: QtBot, page: TablePage) -> TablePage:
    """Play the first part of a seven, so that there is a line and something is asked."""
    asked(qtbot, page)
    page.table.choose(
        next(move for move in page.table.decision.moves if move.text() == "7s r1>r2")  # pyright: ignore[reportOptionalMemberAccess]
    )
    asked(qtbot, page)
    return page


def test_what_was_picked_is_picked_still(qtbot: QtBot, open_game: Callable[[str], Opener]) -> None:
    page = part_played(qtbot, tock(open_game))
    picks = page.table.draft.picked
    click_row(qtbot, page, 0)
    assert page.look_back.active
    qtbot.keyClick(page, KEY.Key_Return)
    assert page.table.draft.picked == picks
    assert page.frame.moves.lines


def test_no_key_plays_while_looking_back(qtbot: QtBot, open_game: Callable[[str], Opener]) -> None:
    page = part_played(qtbot, tock(open_game))
    log = len(page.controller.match.log)
    click_row(qtbot, page, 0)
    for key in (KEY.Key_1, KEY.Key_2, KEY.Key_H, KEY.Key_D):
        qtbot.keyClick(page, key)
    assert page.look_back.active
    assert len(page.controller.match.log) == log


def test_the_arrows_go_from_line_to_line(
    qtbot: QtBot, open_game: Callable[[str], Opener], rng: Random
) -> None:
    page = played(qtbot, open_game("tock")(None, *["easy"] * 3), rng)
    sentences = [row for row, entry in enumerate(page.frame.history.entries) if not entry.separator]
    entries = page.frame.history.entries
    click_row(qtbot, page, sentences[0])
    qtbot.keyClick(page, KEY.Key_Left)
    assert entries[sentences[1]].text in page.frame.prompt.prompt.more
    qtbot.keyClick(page, KEY.Key_Right)
    qtbot.keyClick(page, KEY.Key_Right)  # there is nothing newer: it stays
    assert entries[sentences[0]].text in page.frame.prompt.prompt.more


def test_by_keys_alone(qtbot: QtBot, open_game: Callable[[str], Opener], rng: Random) -> None:
    page = played(qtbot, open_game("tock")(None, *["easy"] * 3), rng)
    history = page.frame.history
    qtbot.keyClick(page, KEY.Key_V)
    qtbot.waitUntil(history.hasFocus)
    first = next(row for row, entry in enumerate(history.entries) if not entry.separator)
    history.setCurrentIndex(history.model().index(first, 0))
    qtbot.keyClick(history, KEY.Key_Return)
    assert page.look_back.active
    qtbot.keyClick(history, KEY.Key_Down)
    assert history.currentIndex().row() > first
    qtbot.keyClick(history, KEY.Key_Escape)
    assert not page.look_back.active


def test_while_others_act_it_says_when_it_can_be_done(
    qtbot: QtBot, open_game: Callable[[str], Opener]
) -> None:
    page = part_played(qtbot, tock(open_game))
    page.table.choose(page.table.decision.moves[0])  # pyright: ignore[reportOptionalMemberAccess]
    qtbot.waitUntil(lambda: page.table.decision is None and not page.queue.running)
    click_row(qtbot, page, 0)
    assert not page.look_back.active
    assert "your turn" in page.frame.toast.text


def test_taking_back_ends_it(qtbot: QtBot, open_game: Callable[[str], Opener]) -> None:
    page = part_played(qtbot, tock(open_game))
    click_row(qtbot, page, 0)
    qtbot.keyClick(page, KEY.Key_Z, Qt.KeyboardModifier.ControlModifier)
    qtbot.waitUntil(lambda: not page.controller.match.log and page.table.decision is not None)
    assert not page.look_back.active
    assert page.table.drawn() == {**page.table.drawn(), **afresh(page, 0, -1)}


def test_behind_a_curtain_nothing_old_stays_open(qtbot: QtBot, open_game: Callable[[str], Opener]) -> None:
    page = open_game("tock")(
        None, None, "easy", "easy", position=START, thinker=SilentBots(), settings=Settings(humans="curtain")
    )
    qtbot.waitUntil(lambda: not page.frame.curtain.isHidden())
    qtbot.keyClick(page.frame.curtain, KEY.Key_Return)
    part_played(qtbot, page)
    click_row(qtbot, page, 0)
    assert page.look_back.active
    app = QGuiApplication.instance()
    assert isinstance(app, QGuiApplication)
    app.applicationStateChanged.emit(Qt.ApplicationState.ApplicationInactive)
    qtbot.waitUntil(lambda: not page.frame.curtain.isHidden())
    assert not page.look_back.active


def test_sheets_are_enlarged_while_looking_back(qtbot: QtBot, open_game: Callable[[str], Opener]) -> None:
    page = open_game("noch_mal")(None, None, None)
    played(qtbot, page, Random(1))
    page.frame.history.opened.emit(2)
    assert page.look_back.active
    own = page.table.drawn()["large"]["owner"]
    qtbot.keyClick(page, KEY.Key_PageDown)
    assert page.table.drawn()["large"]["owner"] != own
    qtbot.keyClick(page, KEY.Key_PageUp)
    assert page.table.drawn()["large"]["owner"] == own
    assert page.look_back.active


def test_who_was_in_the_history_and_picks_a_card_answers_the_question_with_return(
    qtbot: QtBot, open_game: Callable[[str], Opener]
) -> None:
    where = position("A: r1 r20", "A: 4c Kc; B: 4d 5c; C: 6c 8s; D: 8c Qc")
    page = open_game("tock")(None, *["easy"] * 3, position=where, thinker=SilentBots())
    asked(qtbot, page)
    qtbot.keyClick(page, KEY.Key_V)
    qtbot.waitUntil(page.frame.history.hasFocus)
    qtbot.keyClick(page.frame.history, KEY.Key_1)
    assert page.hasFocus()
    assert page.table.draft.picked
    assert not page.look_back.active
