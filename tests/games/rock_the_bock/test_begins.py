"""While a new round begins, the prompt names whoever begins it."""

from __future__ import annotations

from typing import Any

from pytestqt.qtbot import QtBot
from tests.games.rock_the_bock.pages import Opener, click_card

from spielblock.control.pace import Pace
from spielblock.games.rock_the_bock.ui import texts
from spielblock.shell.table_page import TablePage
from spielblock.widgets import texts as frame_texts

DONE = {"struck": 10, "goats": 2}
LEFT = {"struck": 9, "bucks": 3, "wolves": 4, "goats": 3}


def ending(**players: dict[str, int]) -> dict[str, Any]:
    """Return a round in which the first seat has one die left, which makes a buck."""
    return {"game": "rock_the_bock", "to_move": "A", "throw": {"buck": 1}, "players": {"A": LEFT} | players}


def said(qtbot: QtBot, page: TablePage, line: str) -> list[tuple[str, list[str]]]:
    """Return each line that was said until this one, and whose sheets were framed then."""
    seen: list[tuple[str, list[str]]] = []

    def look() -> bool:
        sheets = page.table.drawn()["sheets"]
        now = page.frame.prompt.prompt.line, [at for at, sheet in sheets.items() if sheet["active"]]
        if now not in seen:
            seen.append(now)
        return now[0] == line

    qtbot.waitUntil(look)
    return seen


def test_it_is_whoever_begins(qtbot: QtBot, open_page: Opener) -> None:
    page = open_page(2, position=ending(B=DONE), pace=Pace(0.1, 0.02))
    click_card(qtbot, page, "buck")
    lines = said(qtbot, page, texts.begins("Mara", 2))
    assert lines[-1] == (texts.begins("Mara", 2), ["B"])
    ended = [line for line, _ in lines].index(texts.round_over(1))
    assert frame_texts.turn_of("Du") not in [line for line, _ in lines[ended:]]


def test_the_only_person_is_spoken_to(qtbot: QtBot, open_page: Opener) -> None:
    levels = (None, "easy", "easy", None)
    page = open_page(3, position=ending(B=DONE, C=LEFT), levels=levels, pace=Pace(0.1, 0.02))
    click_card(qtbot, page, "buck")
    assert said(qtbot, page, texts.you_begin(2))[-1][1] == ["A"]
