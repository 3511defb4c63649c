"""What is complete but not counted yet, and that a cross ends the match, is said before it happens."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace
from pytestqt.qtbot import QtBot
from tests.games.noch_mal.playing import LETTERS, click_small, position_after, table_of, wait_for_a_choice
from tests.tables import Opener, SilentBots, opener

from spielblock.games.noch_mal.game import GAME
from spielblock.games.noch_mal.moves import Cross
from spielblock.games.noch_mal.position import Dice, Position
from spielblock.games.noch_mal.sheet import COLOURS
from spielblock.games.noch_mal.ui.looks import cell_of
from spielblock.shell.table_page import TablePage

DICE = Dice(("green", "blue", "joker"), ("1", "2", "?"))


@pytest.fixture
def open_table(qtbot: QtBot, tmp_path: Path) -> Iterator[Opener]:
    with opener(qtbot, tmp_path, GAME) as opened:
        yield opened


def of_colours(view: Position, *inks: str) -> set[str]:
    """Return the cells that have one of these colours."""
    letters = {ink[0] for ink in inks}
    return {
        cell_of((x, y))
        for y, row in enumerate(view.sheet)
        for x, ink in enumerate(row)
        if ink.lower() in letters
    }


def deciding(
    qtbot: QtBot, open_table: Opener, *, own: set[str] | None = None, other: set[str] | None = None
) -> TablePage:
    """Return a page whose person chooses after Mara; these cells are crossed off beside what was."""
    position = position_after(14, 2)
    crossed = {
        seat: tuple(sorted({*position.crossed[seat], *(more or ())}))
        for seat, more in (("A", own), ("B", other))
    }
    done = set(crossed["A"])
    first: dict[str, Any] = {"A": "first"}
    position = replace(
        position,
        phase="passive",
        active="B",
        dice=DICE,
        taken=("green", "1"),
        pending=("A",),
        crossed=crossed,
        columns={name: first for name in LETTERS if {f"{name}{row}" for row in range(1, 8)} <= done},
        colours={ink: first for ink in COLOURS if of_colours(position, ink) <= done},
    )
    page = open_table(None, "medium", position=position, thinker=SilentBots())
    assert wait_for_a_choice(qtbot, page)
    return page


def test_a_column_that_is_counted_later_is_said_and_ringed(qtbot: QtBot, open_table: Opener) -> None:
    page = deciding(qtbot, open_table, other={f"M{row}" for row in range(1, 8)})
    assert page.frame.prompt.prompt.more.endswith("Counts once all have chosen: column M.")
    sheets = table_of(page).sheets
    assert sheets.small[0].tip.endswith("Counts once all have chosen: column M.")
    assert sheets.big.drawn()["columns"]["M"] == "open"
    before = page.grab().toImage()
    click_small(qtbot, page, "B")
    assert sheets.big.owner == "B"
    assert sheets.big.drawn()["columns"]["M"] == "soon"
    assert page.grab().toImage() != before


def test_without_anything_complete_nothing_is_said(qtbot: QtBot, open_table: Opener) -> None:
    page = deciding(qtbot, open_table)
    assert "Counts" not in page.frame.prompt.prompt.more
    assert "Counts" not in table_of(page).sheets.small[0].tip


def test_that_somebody_has_ended_the_match_is_said_to_the_others(qtbot: QtBot, open_table: Opener) -> None:
    page = deciding(qtbot, open_table, other=of_colours(position_after(14, 2), *COLOURS))
    assert page.frame.prompt.prompt.more.endswith("This throw is the last one.")


def test_a_cross_that_ends_the_match_is_asked_about_as_such(qtbot: QtBot, open_table: Opener) -> None:
    view = position_after(14, 2)
    blue = of_colours(view, "blue") - {"A4"}
    page = deciding(qtbot, open_table, own={*of_colours(view, "red"), *blue})
    table = table_of(page)
    moves = [move for move in table.decision.moves if isinstance(move, Cross)] if table.decision else []
    ending = [move for move in moves if {pick.value for pick in move.picks()[2:]} == {"A4"}]
    others = [move for move in moves if "A4" not in {pick.value for pick in move.picks()}]
    assert ending
    assert others
    table.choose(others[0])
    assert "ends the match" not in page.frame.prompt.prompt.line
    table.choose(ending[0])
    assert page.frame.prompt.prompt.line == "Blue 1: cross off? That ends the match."
