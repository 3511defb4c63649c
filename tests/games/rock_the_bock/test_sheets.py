"""What stands on the sheets is on the screen: nothing of an older text, and in time."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from PySide6.QtCore import QPoint, QRect
from pytestqt.qtbot import QtBot
from tests.games.rock_the_bock.pages import LEFT, Opener, card_at, table_of

from spielblock.control.pace import Pace
from spielblock.games.rock_the_bock.events import DiceStruck, DiceThrown
from spielblock.games.rock_the_bock.position import Position
from spielblock.games.rock_the_bock.ui import texts
from spielblock.games.rock_the_bock.ui.choice_card import ChoiceCard
from spielblock.games.rock_the_bock.ui.sheets_view import SheetsView
from spielblock.shell.table_page import TablePage
from spielblock.widgets import texts as frame_texts

FINISHED: dict[str, Any] = {"struck": 10, "wolves": 3, "goats": 2, "subtotals": [-3, -4, -2]}
TAKEN_BACK: dict[str, Any] = {"struck": 10, "wolves": 3, "subtotals": [-3, -4]}

#: One die is left in the last round, and makes a goat.
LAST_DIE: dict[str, Any] = {
    "game": "rock_the_bock",
    "round": 3,
    "to_move": "A",
    "throw": {"red": 1},
    "players": {
        "A": {"struck": 9, "bucks": 1, "goats": 1, "subtotals": [4, 2]},
        "B": {"struck": 10, "wolves": 3, "goats": 2, "subtotals": [-3, -4]},
        "C": {"struck": 10, "bucks": 3, "goats": 5, "subtotals": [1, 0]},
    },
}
TOTALS = {"A": "Total +8", "B": "Total −9", "C": "Total +6"}
PACES = {"moving": Pace(0.02, 1.0), "still": Pace(0.0, 1.0), "calm": Pace(0.0, 1.0, 0.02)}


def viewed(mara: dict[str, Any]) -> Position:
    players = {"A": {"struck": 9, "subtotals": [-5, -9]}, "B": mara}
    return msgspec.convert({"game": "rock_the_bock", "round": 3, "players": players}, Position)


def reddish(page: TablePage, pad: SheetsView, area: QRect) -> int:
    """Return how many red pixels the screen has there, painted when the program thought it had to."""
    place = area.translated(pad.viewport().mapTo(page, pad.viewport().rect().topLeft()))
    image = page.screen().grabWindow(page.winId()).toImage().copy(place)
    colours = [image.pixelColor(x, y) for x in range(image.width()) for y in range(image.height())]
    return sum(colour.red() > colour.green() + 90 for colour in colours)


def test_of_a_longer_score_nothing_is_left(qtbot: QtBot, open_page: Opener) -> None:
    page = open_page(2)
    pad = table_of(page).pad
    pad.show_view(viewed(FINISHED), "")
    lines = pad.sheets["B"].lines
    name = pad.mapFromScene(lines.name.sceneBoundingRect()).boundingRect()
    for words in (lines.running, lines.scores[2]):
        pad.show_view(viewed(FINISHED), "")
        area = pad.mapFromScene(words.sceneBoundingRect()).boundingRect()
        qtbot.waitUntil(lambda area=area: reddish(page, pad, area) > 20)
        pad.show_view(viewed(TAKEN_BACK), "")
        pad.viewport().repaint(name)  # as when something else of the sheet is painted first
        qtbot.waitUntil(lambda area=area: reddish(page, pad, area) == 0, timeout=2000)


@pytest.mark.parametrize("pace", PACES)
def test_while_a_result_is_held_all_of_it_is_shown(qtbot: QtBot, open_page: Opener, pace: str) -> None:
    page = open_page(3, position=LAST_DIE, pace=PACES[pace])
    table = table_of(page)
    for _ in range(2):
        qtbot.mouseClick(card_at(page, "red"), LEFT, pos=QPoint(20, 20))
    qtbot.waitUntil(lambda: table.tray.words.text() != "")
    qtbot.waitUntil(lambda: table.pad.sheets["C"].lines.scores[2].opacity() == 1.0)
    assert page.queue.running
    sheets = table.drawn()["sheets"]
    assert {seat: sheet["scores"][2] for seat, sheet in sheets.items()} == {"A": "+2", "B": "−2", "C": "+5"}
    own = {name: sheets["A"][name] for name in ("struck", "goat", "running", "left")}
    assert own == {"struck": 10, "goat": 2, "running": "+2", "left": texts.dice_left(0)}
    rows = page.frame.players.rows
    assert {seat: row.figures[1].text for seat, row in rows.items()} == TOTALS
    page.queue.skip()
    qtbot.waitUntil(lambda: page.voice.over is not None)
    assert {seat: row.figures[1].text for seat, row in rows.items()} == TOTALS


def test_dice_left_are_counted_as_soon_as_they_are_struck(open_page: Opener) -> None:
    page = open_page(3, position=LAST_DIE)
    cue = page.table.cue(DiceStruck("A", 1, 10))
    assert cue is not None
    struck = cue(Pace(1.0))
    assert struck is not None
    assert table_of(page).drawn()["sheets"]["A"]["left"] == texts.dice_left(0)


def totals(page: TablePage) -> dict[str, str]:
    return {seat: row.figures[1].text for seat, row in page.frame.players.rows.items()}


def test_the_total_is_the_sum_of_all_numbers_on_the_sheet(open_page: Opener) -> None:
    players = {**LAST_DIE["players"], "C": {"struck": 10, "wolves": 3, "goats": 5, "subtotals": [1, 0]}}
    page = open_page(3, position={**LAST_DIE, "players": players})
    assert totals(page) == {"A": "Total +7", "B": "Total −9", "C": "Total −4"}


@pytest.mark.parametrize("seats", [2, 4])
def test_a_score_stands_nearer_to_its_own_label_than_to_the_next(open_page: Opener, seats: int) -> None:
    page = open_page(seats)
    lines = table_of(page).pad.sheets["A"].lines
    for score in ("–", "+8", "−12"):
        for at in range(3):
            lines.scores[at].show_text(score, page.stage.theme.colour("pencil"))
        spots = [words.sceneBoundingRect() for words in lines.rounds]
        for at, points in enumerate([words.sceneBoundingRect() for words in lines.scores]):
            before = points.left() - spots[at].right()
            assert before >= 0
            assert at == 2 or points.right() + before < spots[at + 1].left()


def test_the_only_person_is_told_that_it_is_their_turn(qtbot: QtBot, open_page: Opener) -> None:
    page = open_page(3, position=LAST_DIE, levels=(None, "easy", "easy"), pace=Pace(0.1, 0.02))
    said: set[str] = set()
    for _ in range(2):
        qtbot.mouseClick(card_at(page, "red"), LEFT, pos=QPoint(20, 20))
    qtbot.waitUntil(lambda: page.queue.running)

    def over() -> bool:
        said.add(page.frame.prompt.prompt.line if page.queue.running else "")
        return page.voice.over is not None

    qtbot.waitUntil(over)
    assert texts.your_turn() in said
    assert frame_texts.turn_of("Du") not in said


def test_no_words_lie_under_dice_that_are_on_their_way(open_page: Opener) -> None:
    page = open_page(3, position=LAST_DIE)
    tray = table_of(page).tray
    cue = page.table.cue(DiceThrown("B", ("buck", "wolf", "red", "red")))
    assert cue is not None
    thrown = cue(Pace(1.0))
    assert thrown is not None
    thrown.start()
    thrown.setCurrentTime(thrown.totalDuration() - 40)
    assert [card.choice.hushed for card in tray.cards if not card.isHidden()] == [True] * 3
    assert not words_on(tray.cards[0])
    thrown.setCurrentTime(thrown.totalDuration())
    assert [choice.hushed for choice in tray.choices] == [False] * 3
    assert words_on(tray.cards[0])


def words_on(card: ChoiceCard) -> bool:
    """Return whether anything is painted below the dice of a card."""
    image = card.grab().toImage()
    rows = range(image.height() // 3, image.height() - 8)
    return len({image.pixel(x, y) for y in rows for x in range(8, image.width() - 8)}) > 1
