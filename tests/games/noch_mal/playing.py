"""A person at the table of Noch mal! in tests: real clicks, real keys, or the list alone."""

from __future__ import annotations

from random import Random
from typing import Any

from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QPushButton
from pytestqt.qtbot import QtBot

from spielblock.games.noch_mal.bot import FeatureBot
from spielblock.games.noch_mal.cells import names
from spielblock.games.noch_mal.moves import Cross
from spielblock.games.noch_mal.options import Options
from spielblock.games.noch_mal.position import Position
from spielblock.games.noch_mal.rules import NochMalRules
from spielblock.games.noch_mal.scoring import FIRST, LATER
from spielblock.games.noch_mal.ui.table import ARROWS, NochMalTable
from spielblock.games.noch_mal.ui.walking import choosable, next_to
from spielblock.match.match import Match
from spielblock.rules.contract import Decide, Draw, Move, Over, Start
from spielblock.rules.seats import letter
from spielblock.shell.table_page import TablePage
from spielblock.widgets.printed_sheet import Spot

LETTERS = "ABCDEFGHIJKLMNO"
COLOURS = {"red": "r", "orange": "o", "yellow": "y", "green": "g", "blue": "b"}


def table_of(page: TablePage) -> NochMalTable:
    assert isinstance(page.table, NochMalTable)
    return page.table


def position_after(throws: int, seats: int, options: Options | None = None, seed: str = "5") -> Position:
    """Return where a match of bots stands when this throw is to be made."""
    rules = NochMalRules(options or Options())
    match = Match(rules, Start(seats), seed)
    bot = FeatureBot(rules)
    while match.state.throw_no < throws:
        match match.pending:
            case Draw():
                match.play(-1, match.fate())
            case Decide(seats=waiting):
                move = bot.think(match.decision(waiting[0]), Random(1)).move
                match.play(waiting[0], move)
            case Over():
                raise AssertionError(f"over before throw {throws}")
    return rules.to_position(match.state)


def wait_for_a_choice(qtbot: QtBot, page: TablePage) -> bool:
    """Wait until a person may decide or the match is over; return whether it goes on."""

    def settled() -> bool:
        over = isinstance(page.controller.match.pending, Over) and not page.queue.running
        return page.table.decision is not None or over

    qtbot.waitUntil(settled, timeout=20_000)
    return page.table.decision is not None


def good_move(page: TablePage) -> Move:
    """Return the move that a quick bot would make for the person who is asked."""
    decision = page.table.decision
    assert decision is not None
    return FeatureBot(page.controller.match.rules).think(decision, Random(1)).move  # pyright: ignore


def play_by_clicks(qtbot: QtBot, page: TablePage, move: Move) -> None:
    """Click dice and cells, then the button that crosses off, or passing."""
    table = table_of(page)
    if not isinstance(move, Cross):
        for button in (0, 1) if len(page.frame.moves.lines) > 1 else (0,):
            click_prompt(qtbot, page, button)
        return
    colour, number, *cells = move.picks()
    for pick in (colour, number):
        dice = [die for die in table.dice.visible_dice if die.look.group == "pool" and die.isEnabled()]
        wanted = [die for die in dice if (die.look.kind, die.look.face) == pick]
        if wanted:
            qtbot.mouseClick(wanted[0], Qt.MouseButton.LeftButton)
    for cell in cells:
        click_cell(qtbot, page, cell.value)
    click_prompt(qtbot, page, 1)


def play_by_keys(qtbot: QtBot, page: TablePage, move: Move) -> None:
    """Type the digits of dice, walk to the cells with the arrows, and confirm with Enter."""
    table = table_of(page)
    page.setFocus()
    if not isinstance(move, Cross):
        for key in (Qt.Key.Key_P, Qt.Key.Key_Return)[: len(page.frame.moves.lines)]:
            qtbot.keyClick(page, key)
        return
    colour, number, *cells = move.picks()
    for pick in (colour, number):
        dice = [die for die in table.dice.visible_dice if (die.look.kind, die.look.face) == pick]
        digit = next((die.look.digit for die in dice if die.look.digit), 0)
        if digit and all(die.look.group != "mine" for die in dice):
            qtbot.keyClick(page, Qt.Key(Qt.Key.Key_0 + digit))
    for cell in cells:
        walk_to(qtbot, page, (LETTERS.index(cell.value[0]), int(cell.value[1]) - 1))
        qtbot.keyClick(page, Qt.Key.Key_Space)
    qtbot.keyClick(page, Qt.Key.Key_Return)


def walk_to(qtbot: QtBot, page: TablePage, spot: Spot) -> None:
    """Go to a cell with the arrows, the shortest way there is."""
    table = table_of(page)
    grid = table.sheets.big.grid
    if grid.keyed is None:
        qtbot.keyClick(page, Qt.Key.Key_Left)
    assert grid.keyed is not None
    for key in way_to(choosable(table.draft), grid.keyed, spot):
        qtbot.keyClick(page, key)
    assert grid.keyed == spot


def way_to(cells: frozenset[Spot], start: Spot, spot: Spot) -> list[Qt.Key]:
    """Return the arrows that lead from one cell to another over these cells."""
    ways: dict[Spot, list[Qt.Key]] = {start: []}
    for at in (queue := [start]):
        for key, step in ARROWS.items():
            there = next_to(cells, at, step)
            if there not in ways:
                ways[there] = [*ways[at], key]
                queue.append(there)
    return ways[spot]


def click_cell(qtbot: QtBot, page: TablePage, cell: str) -> None:
    sheets = table_of(page).sheets
    point = sheets.cell_centre((LETTERS.index(cell[0]), int(cell[1]) - 1))
    qtbot.mouseClick(sheets.viewport(), Qt.MouseButton.LeftButton, pos=sheets.mapFromScene(point))


def click_small(qtbot: QtBot, page: TablePage, owner: str) -> None:
    sheets = table_of(page).sheets
    small = sheets.small_of(owner)
    assert small is not None
    corner = sheets.mapFromScene(small.scenePos()) + QPoint(30, 10)
    qtbot.mouseClick(sheets.viewport(), Qt.MouseButton.LeftButton, pos=corner)


def click_prompt(qtbot: QtBot, page: TablePage, place: int) -> None:
    """Click one of the buttons of the prompt line."""
    item = page.frame.prompt.buttons.itemAt(place)
    assert item is not None
    button = item.widget()
    assert isinstance(button, QPushButton)
    qtbot.mouseClick(button, Qt.MouseButton.LeftButton)


# --- what has to be seen, by the rules and the view alone -------------------------------------------


def expected(view: Position, own: str) -> dict[str, Any]:
    """Return what the sheets and dice have to show, without asking the table or the rules core."""
    owners = [letter(seat) for seat in range(view.seats)]
    after = owners.index(own) + 1
    return {
        "large": sheet(view, own),
        "small": [small(view, owner) for owner in (*owners[after:], *owners[: after - 1])],
        "faces": sorted(view.dice.colours + view.dice.numbers) if view.dice else [],
    }


def sheet(view: Position, owner: str) -> dict[str, Any]:
    crossed = set(view.crossed[owner])
    colours = {
        colour: {
            cell_name(x, y)
            for y, row in enumerate(view.sheet)
            for x, at in enumerate(row)
            if at.lower() == ink
        }
        for colour, ink in COLOURS.items()
    }
    columns = {name: {f"{name}{row}" for row in range(1, 8)} for name in LETTERS}
    full = {goal for goal, cells in {**columns, **colours}.items() if cells <= crossed}
    won = {**view.columns, **view.colours}
    return {
        "owner": owner,
        "stars": sorted(stars_of(view)),
        "crossed": sorted(crossed),
        "columns": {goal: standing(won.get(goal, {}), owner, full=goal in full) for goal in LETTERS},
        "colours": {goal: standing(won.get(goal, {}), owner, full=goal in full) for goal in COLOURS},
        "done": {colour: len(cells & crossed) for colour, cells in colours.items()},
        "jokers": view.jokers[owner],
        "points": points_now(view, owner),
    }


def small(view: Position, owner: str) -> dict[str, Any]:
    whole = sheet(view, owner)
    return {part: whole[part] for part in ("owner", "crossed", "colours", "done", "points")}


def stars_of(view: Position) -> set[str]:
    return {cell_name(x, y) for y, row in enumerate(view.sheet) for x, at in enumerate(row) if at.isupper()}


def standing(places: Any, owner: str, *, full: bool) -> str:
    return places.get(owner, (("soon later" if full else "gone") if places else "soon" if full else "open"))


def points_now(view: Position, owner: str) -> str:
    goals = [*LETTERS, *COLOURS]
    values = {"first": dict(zip(goals, FIRST, strict=True)), "later": dict(zip(goals, LATER, strict=True))}
    won = {**view.columns, **view.colours}
    total = view.jokers[owner] - 2 * len(stars_of(view) - set(view.crossed[owner]))
    total += sum(values[won[goal][owner]][goal] for goal in won if owner in won[goal])
    return str(total).replace("-", "−")


def cell_name(x: int, y: int) -> str:
    return f"{LETTERS[x]}{y + 1}"


def seen(page: TablePage) -> dict[str, Any]:
    """Return the same from what the table reads back from its items."""
    drawn = table_of(page).drawn()
    large, dice = drawn["large"], drawn["dock"]["dice"]
    keys = ("owner", "stars", "crossed", "columns", "colours", "done", "jokers")
    return {
        "large": {**{key: large[key] for key in keys}, "points": large["points"][0]},
        "small": [
            {part: one[part] for part in ("owner", "crossed", "colours", "done", "points")}
            for one in drawn["small"]
        ],
        "faces": sorted(face for _, face, _ in dice),
    }


def truth(page: TablePage) -> dict[str, Any]:
    """Return what has to be seen on this page now."""
    seat = page.presenter.seat
    view = page.controller.match.view(seat)
    assert isinstance(view, Position)
    return expected(view, letter(seat))


def cells_of(move: Move) -> tuple[str, ...]:
    assert isinstance(move, Cross)
    return names(move.cells)
