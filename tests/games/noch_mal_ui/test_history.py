"""What the history tells of throws and passes: the dice stand above each throw that is over."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from msgspec.structs import replace
from pytestqt.qtbot import QtBot
from tests.games.noch_mal.by_list import play_by_list
from tests.games.noch_mal.playing import (
    good_move,
    play_by_keys,
    position_after,
    table_of,
    wait_for_a_choice,
)
from tests.tables import Opener, opener

from spielblock.control.pace import FAST
from spielblock.games.noch_mal.events import DiceThrown, Passed
from spielblock.games.noch_mal.game import GAME
from spielblock.games.noch_mal.moves import PASS
from spielblock.games.noch_mal.position import Dice
from spielblock.rules.contract import Over
from spielblock.rules.event import Event
from spielblock.shell.settings import Settings
from spielblock.shell.table_page import TablePage

#: A throw with which nothing can be done without jokers.
JOKERS = Dice(("joker",) * 3, ("?",) * 3)


@pytest.fixture
def open_table(qtbot: QtBot, tmp_path: Path) -> Iterator[Opener]:
    with opener(qtbot, tmp_path, GAME) as opened:
        yield opened


def headings(page: TablePage) -> list[str]:
    return [entry.text for entry in page.frame.history.entries if entry.separator]


def told(page: TablePage) -> list[str]:
    return [entry.text for entry in page.frame.history.entries if not entry.separator]


def words(event: DiceThrown) -> str:
    return f"{' '.join(event.colours).title()}\N{NO-BREAK SPACE}· {' '.join(event.numbers)}"


@pytest.mark.parametrize(("others", "name"), [((None,), " · Ada"), ((), "")], ids=["two", "alone"])
def test_above_a_throw_that_is_over_stand_its_dice(
    qtbot: QtBot, open_table: Opener, others: tuple[None, ...], name: str
) -> None:
    page = open_table(None, *others, size=(1024, 600))
    while page.controller.match.state.throw_no < 3:
        assert wait_for_a_choice(qtbot, page)
        play_by_list(qtbot, page, good_move(page))
    thrown = {
        event.throw_no: event
        for events in page.controller.match.events
        for event in events
        if isinstance(event, DiceThrown)
    }
    qtbot.waitUntil(lambda: len(headings(page)) == 2)
    assert headings(page)[-1] == f"Throw 1{name}\n{words(thrown[1])}"
    assert headings(page)[0].endswith(f"\n{words(thrown[2])}")
    before = headings(page)
    page.frame.history.fill(page.news.since(page.controller.match, 0))
    assert headings(page) == before


def test_the_last_throw_has_its_dice_above_it_when_all_is_counted(qtbot: QtBot, open_table: Opener) -> None:
    page = open_table(None, position=position_after(30, 1))
    assert wait_for_a_choice(qtbot, page)
    play_by_list(qtbot, page, good_move(page))
    qtbot.waitUntil(lambda: headings(page)[0].startswith("Throw 30\n"))
    assert isinstance(page.controller.match.pending, Over)


def test_a_pass_tells_whether_nothing_fitted(qtbot: QtBot, open_table: Opener) -> None:
    position = replace(position_after(10, 2), phase="active", dice=JOKERS, jokers={"A": 0, "B": 3})
    page = open_table(None, None, position=position)
    assert wait_for_a_choice(qtbot, page)
    play_by_keys(qtbot, page, PASS)
    assert wait_for_a_choice(qtbot, page)
    qtbot.waitUntil(lambda: "Ada passes: nothing fitted" in told(page))
    play_by_keys(qtbot, page, PASS)
    qtbot.waitUntil(lambda: "Mara passes: wanted nothing" in told(page))
    page.frame.history.fill(page.news.since(page.controller.match, 0))
    assert {"Ada passes: nothing fitted", "Mara passes: wanted nothing"} <= set(told(page))


def test_a_pass_of_another_is_not_told_with_the_throw(qtbot: QtBot, open_table: Opener) -> None:
    table = table_of(open_table(None, None))
    table.had_no_choice = lambda event: True
    thrown = DiceThrown("A", 4, ("red",), ("1",))
    assert table.telling([thrown, Passed("A", True, False)]) == "Ada passes: nothing fitted"
    assert table.telling([thrown, Passed("B", False, False)]) is None


def test_what_went_by_since_nothing_fitted_is_said_when_there_is_a_choice_again(
    qtbot: QtBot, open_table: Opener
) -> None:
    dice = Dice(("joker",) * 2, ("?",) * 2)
    position = replace(position_after(10, 1), phase="active", dice=dice, jokers={"A": 0})
    page = open_table(None, position=position, settings=Settings(humans="open", forced_by_hand=True))
    row = page.frame.players.rows["A"]
    last = 0
    while wait_for_a_choice(qtbot, page) and page.table.decision.moves == (PASS,):  # pyright: ignore
        last = page.controller.match.state.throw_no
        assert "nothing fitted for you" not in page.frame.prompt.prompt.more
        play_by_keys(qtbot, page, PASS)
        qtbot.waitUntil(lambda: row.note == "nothing fitted")
    assert page.frame.prompt.prompt.more.startswith("Throw 10")
    assert page.frame.prompt.prompt.more.endswith(f"{last}: nothing fitted for you.")
    play_by_keys(qtbot, page, good_move(page))
    assert wait_for_a_choice(qtbot, page)
    assert "nothing fitted for you" not in page.frame.prompt.prompt.more
    assert not row.note


def test_a_throw_is_told_when_its_dice_lie(qtbot: QtBot, open_table: Opener) -> None:
    page = open_table(None, pace=FAST)
    assert wait_for_a_choice(qtbot, page)
    seen: list[tuple[str, bool]] = []

    def look(when: str, event: Event) -> None:
        if isinstance(event, DiceThrown):
            at = page.frame.history.entries[0].text
            seen.append((when, at.startswith("Ada throws")))

    page.presenter.told.connect(lambda event: look("begins", event))
    page.presenter.landed.connect(lambda event: look("lies", event))
    play_by_keys(qtbot, page, good_move(page))
    qtbot.waitUntil(lambda: len(seen) == 2, timeout=20_000)
    assert seen == [("begins", False), ("lies", True)]
    assert table_of(page).dice.visible_dice
