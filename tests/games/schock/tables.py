"""A table of Schock to play on in tests: people on every seat, real clicks, real keys."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot
from tests.tables import QuickBots

from spielblock.control.pace import STILL, Pace
from spielblock.games.schock.game import GAME
from spielblock.games.schock.options import Options
from spielblock.games.schock.position import Position
from spielblock.games.schock.ui.table import SchockTable
from spielblock.match.savefile import start
from spielblock.match.seating import Chair
from spielblock.rules.contract import Over
from spielblock.shell.settings import Settings
from spielblock.shell.table_page import TablePage
from spielblock.widgets.parts import Button
from spielblock.widgets.theme import Theme

NAMES = ("Anna", "Toni", "Ida", "Mara", "Ben", "Oma Lisl", "Karl", "Jo")
SMALL = (1024, 600)


def open_page(
    qtbot: QtBot,
    folder: Path,
    seats: int = 3,
    *,
    position: dict[str, Any] | None = None,
    options: Options | None = None,
    seed: str = "7",
    pace: Pace = STILL,
    size: tuple[int, int] = SMALL,
    dark: bool = False,
    bots: bool = False,
    scale: float = 1.0,
    by_hand: bool = False,
) -> TablePage:
    """Return a page with people on all seats who look at one open screen, or bots on all but the first."""
    others = "medium" if bots else None
    chairs = tuple([Chair(name, others if place else None) for place, name in enumerate(NAMES[:seats])])
    at = msgspec.convert(position, Position) if position else None
    rules = at.options if at is not None else options or Options()
    save = start(folder / "match.spielblock", GAME, rules, chairs, seed, position=at)
    settings = Settings(humans="open", speed="off", forced_by_hand=by_hand)
    page = TablePage(save, Theme(dark, scale), settings, QuickBots(GAME), pace=pace)
    page.resize(*size)
    page.show()
    qtbot.waitExposed(page)
    page.open()
    return page


def table_of(page: TablePage) -> SchockTable:
    assert isinstance(page.table, SchockTable)
    return page.table


def wait_for_a_choice(qtbot: QtBot, page: TablePage) -> bool:
    """Wait until somebody may decide or the match is over; return whether it goes on."""

    def settled() -> bool:
        over = isinstance(page.controller.match.pending, Over) and not page.queue.running
        return page.table.decision is not None or over

    qtbot.waitUntil(settled, timeout=60_000)
    return page.table.decision is not None


def prompt_buttons(page: TablePage) -> list[Button]:
    """Return the buttons of the prompt line as they stand there."""
    row = page.frame.prompt.buttons
    found = [item.widget() for place in range(row.count()) if (item := row.itemAt(place)) is not None]
    return [button for button in found if isinstance(button, Button)]


def click_prompt(qtbot: QtBot, page: TablePage, place: int) -> None:
    """Click one of the buttons of the prompt line."""
    qtbot.mouseClick(prompt_buttons(page)[place], Qt.MouseButton.LeftButton)


def click_die(qtbot: QtBot, page: TablePage, place: int) -> None:
    qtbot.mouseClick(table_of(page).own.dice[place], Qt.MouseButton.LeftButton)


def throw(dice: str, count: int, laid: str = "", done: bool = True) -> dict[str, Any]:
    return {"dice": list(map(int, dice)), "count": count, "open": list(map(int, laid)), "done": done}


def expected(view: Position, own: str) -> dict[str, Any]:
    """Return what has to be seen, by the words of the rules: the dice of each seat, cups, lids, ranks."""
    on_table = view.phase != "turn"
    stations: dict[str, Any] = {}
    for seat in "ABCDEFGH"[: view.seats]:
        found = view.throws.get(seat)
        public = found is not None and (on_table or view.options.visibility == "open" or seat != own)
        known = [face for face in found.dice if face != "?"] if found and public else []
        dice = tuple(known) if public else tuple(found.open if found else ())
        stations[seat] = {
            "lids": view.lids[seat],
            "active": seat == view.to_move,
            "dice": dice,
            "cup": view.phase == "turn" and seat in view.order and len(dice) < 3,
        }
    mine = view.throws.get(own)
    return {
        "stations": stations,
        "pool": view.stock,
        "dock": tuple(face for face in mine.dice if face != "?") if mine else (),
        "flying": 0,
    }


def seen(page: TablePage) -> dict[str, Any]:
    """Return the same from what the table reads back from its items."""
    drawn = table_of(page).drawn()
    keys = ("lids", "active", "dice", "cup")
    return {
        "stations": {seat: {key: one[key] for key in keys} for seat, one in drawn["stations"].items()},
        "pool": drawn["pool"][0],
        "dock": drawn["dock"]["dice"],
        "flying": drawn["flying"],
    }


def truth(page: TablePage) -> dict[str, Any]:
    """Return what has to be seen on this page now."""
    seat = page.presenter.seat
    return expected(page.controller.match.view(seat), "ABCDEFGH"[seat])
