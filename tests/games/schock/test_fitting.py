"""With letters of every size, all that is written on the table of Schock can be read."""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path

import pytest
from PySide6.QtCore import QRectF, Qt
from pytestqt.qtbot import QtBot
from tests.games.schock.tables import open_page, prompt_buttons, table_of, throw, wait_for_a_choice

from spielblock.games.schock.position import Position
from spielblock.games.schock.ui.plates import Words
from spielblock.games.schock.ui.scaling import grown
from spielblock.games.schock.ui.seat_plate import PLATE
from spielblock.games.schock.ui.station import Station
from spielblock.shell.table_page import TablePage
from spielblock.widgets.stage import Sitter
from spielblock.widgets.theme import Theme

#: In pixels of the screen: what is smaller cannot be read across a table.
LEAST = 10.5
THROWS = ("664", "652", "543", "111", "211", "555", "311", "421")
LOOKS = [((1024, 600), 1.0), ((1024, 600), 1.3), ((1280, 800), 1.5), ((1920, 1080), 2.0)]


def reveal(qtbot: QtBot, folder: Path, seats: int, size: tuple[int, int], scale: float) -> TablePage:
    """Return a page on which all results of a round lie."""
    letters = "ABCDEFGH"[:seats]
    at = {
        "game": "schock",
        "seats": seats,
        "stock": 1,
        "lids": {seat: 12 if seat == "A" else 0 for seat in letters},
        "order": list(letters),
        "phase": "late_turn",
        "to_move": "A",
        "throws": {seat: throw(dice, 3) for seat, dice in zip(letters, THROWS, strict=False)},
    }
    page = open_page(qtbot, folder, seats, position=at, size=size, scale=scale)
    wait_for_a_choice(qtbot, page)
    return page


@pytest.mark.parametrize("seats", [2, 6, 8])
@pytest.mark.parametrize(("size", "scale"), LOOKS)
def test_the_ranking_is_to_be_read(
    qtbot: QtBot, tmp_path: Path, seats: int, size: tuple[int, int], scale: float
) -> None:
    page = reveal(qtbot, tmp_path, seats, size, scale)
    table = table_of(page)
    pub, view = table.pub, page.controller.match.view(0)
    assert isinstance(view, Position)
    zoom = pub.transform().m11()
    lines = [pub.ranking.lines[row.seat] for row in pub.ranking.rows]
    assert [line.result for line in lines] == list(pub.ranking.rows)
    assert all(line.letters * zoom >= LEAST for line in lines)
    panel = pub.ranking.sceneBoundingRect()
    boxes = [line.sceneBoundingRect() for line in lines]
    assert all(panel.contains(box) and pub.sceneRect().contains(box) for box in boxes)
    assert not any(one.adjusted(1, 1, -1, -1).intersects(other) for one, other in pairwise(boxes))
    stake = pub.stake_words.sceneBoundingRect()
    assert not any(stake.intersects(mat.sceneBoundingRect()) for mat in (pub.pool, pub.pool_words))
    page.close_page()


@pytest.mark.parametrize("seats", [4, 8])
@pytest.mark.parametrize(("size", "scale"), LOOKS)
def test_all_words_on_the_table_are_to_be_read(
    qtbot: QtBot, tmp_path: Path, seats: int, size: tuple[int, int], scale: float
) -> None:
    page = reveal(qtbot, tmp_path, seats, size, scale)
    pub = table_of(page).pub
    words = [pub.pool_words, pub.stake_words, pub.plate, pub.words, pub.last]
    words += [station.pill for station in pub.stations.values()]
    shown = {one.text: round(one.letters * pub.transform().m11(), 1) for one in words if one.text}
    assert len(shown) > seats
    assert {text: letters for text, letters in shown.items() if letters < LEAST} == {}
    page.close_page()


@pytest.mark.parametrize("seats", [6, 8])
@pytest.mark.parametrize(("size", "scale"), LOOKS)
def test_the_order_goes_down_one_column_and_then_the_next(
    qtbot: QtBot, tmp_path: Path, seats: int, size: tuple[int, int], scale: float
) -> None:
    page = reveal(qtbot, tmp_path, seats, size, scale)
    ranking = table_of(page).pub.ranking
    before = tuple(row.seat for row in ranking.rows)
    places = sorted(ranking.places().items(), key=lambda seat: seat[1])
    assert before == tuple(seat for seat, _ in places)
    ranking.show_rows(ranking.rows[::-1], "a note")
    assert tuple(row.seat for row in ranking.rows) == before[::-1]
    page.close_page()


@pytest.mark.parametrize(("size", "scale"), LOOKS)
def test_why_the_lowest_is_lowest_is_written_whole(
    qtbot: QtBot, tmp_path: Path, size: tuple[int, int], scale: float
) -> None:
    page = reveal(qtbot, tmp_path, 8, size, scale)
    pub = table_of(page).pub
    pub.show_ranking(pub.ranking.rows, "Vorn: General aus Fünfern, hinten: Straße 3-4-5")
    assert pub.cut() == []
    assert pub.sceneRect().bottom() >= pub.ranking.pos().y() + pub.ranking.high
    pub.show_ranking(pub.ranking.rows, "Vorn: General aus Fünfern, hinten: Straße 3-4-5 " * 3)
    assert pub.cut() != []
    page.close_page()


@pytest.mark.parametrize(("size", "scale"), LOOKS)
def test_only_a_long_name_ends_in_dots_and_stands_whole_in_its_tool_tip(
    qtbot: QtBot, tmp_path: Path, size: tuple[int, int], scale: float
) -> None:
    page = reveal(qtbot, tmp_path, 8, size, scale)
    pub = table_of(page).pub
    for station in pub.stations.values():
        assert station.shown_name() == station.sitter.name
        assert station.toolTip() == ""
        assert station.name_font().pixelSize() * pub.transform().m11() >= LEAST
    page.close_page()


def test_a_name_that_is_too_long_for_its_plate_is_told_by_the_tool_tip() -> None:
    station = Station(Theme(), Sitter("A", "Maximiliane-Sophie"))
    station.fit(90, 140)
    assert station.shown_name().endswith("…")
    assert station.toolTip() == "Maximiliane-Sophie"
    station.fit(212, 140)
    assert station.shown_name() == "Maximiliane-Sophie"
    assert station.toolTip() == ""


@pytest.mark.parametrize("lids", [0, 3, 12])
@pytest.mark.parametrize("width", [60, 84, 94, 130, 170, 190, 212])
@pytest.mark.parametrize("name", ["Ben", "Oma Lisl", "Maximiliane-Sophie"])
def test_the_tag_of_a_lost_half_lies_on_the_plate_and_on_nothing_else(
    name: str, width: int, lids: int
) -> None:
    station = Station(Theme(), Sitter("A", name))
    station.show_plate("throws", lids, active=True, out=False)
    station.show_loss("lost half 1", "½")
    station.fit(width, 140)
    tag = station.loss.ground().translated(station.loss.pos())
    assert not station.loss.cut()
    assert QRectF(-width / 2, 0, width, PLATE).contains(tag)
    beside = station.mats.pos().x() if station.mats.isVisible() and lids else width / 2
    assert tag.right() <= beside


@pytest.mark.parametrize(("width", "tag"), [(84, "½"), (150, "lost half 1"), (212, "lost half 1")])
def test_the_tag_of_a_lost_half_is_whole_where_the_plate_has_room(width: int, tag: str) -> None:
    station = Station(Theme(), Sitter("A", "Ben"))
    station.fit(width, 140)
    station.show_loss("lost half 1", "½")
    assert station.loss.text == tag
    assert station.loss.toolTip() == "lost half 1"
    station.show_loss("")
    assert station.loss.text == ""


def test_on_a_low_table_in_large_letters_lines_lie_below_each_other(qtbot: QtBot, tmp_path: Path) -> None:
    page = turning(qtbot, tmp_path, 4, (1024, 600), 2.0)
    pub = table_of(page).pub
    pub.words.show_text("Second half · Ada began: at most 2 throws")
    pub.last.show_text("Round before: Ben (331) got 11 lids")
    boxes = [one.sceneBoundingRect() for one in (pub.words, pub.last)]
    assert pub.cut() == []
    assert not boxes[0].adjusted(0, 2, 0, -2).intersects(boxes[1].adjusted(0, 2, 0, -2))
    assert all(pub.sceneRect().contains(box) for box in boxes)
    page.close_page()


def turning(qtbot: QtBot, folder: Path, seats: int, size: tuple[int, int], scale: float) -> TablePage:
    """Return a page on which sixes may be turned."""
    at = {
        "game": "schock",
        "seats": seats,
        "stock": 12,
        "lids": {"A": 1},
        "order": list("ABCDEFGH"[:seats]),
        "to_move": "A",
        "throws": {"A": throw("662", 1, done=False)},
    }
    page = open_page(qtbot, folder, seats, position=at, size=size, scale=scale)
    wait_for_a_choice(qtbot, page)
    return page


LARGE = [((1280, 800), 2.0), ((1280, 800), 1.5), ((1024, 600), 1.3), ((1024, 600), 1.0)]


@pytest.mark.parametrize(
    ("seats", "size", "scale"),
    [(4, (1024, 600), 2.0), *[(seats, *look) for seats in (4, 8) for look in LARGE]],
)
@pytest.mark.parametrize("picks", [[], [Qt.Key.Key_1], [Qt.Key.Key_D]])
def test_own_dice_question_and_answers_are_whole_in_letters_of_every_size(
    qtbot: QtBot, tmp_path: Path, seats: int, size: tuple[int, int], scale: float, picks: list[Qt.Key]
) -> None:
    page = turning(qtbot, tmp_path, seats, size, scale)
    for pick in picks:
        qtbot.keyClick(page, pick)
    assert page.size().toTuple() == size
    own, prompt = table_of(page).own, page.frame.prompt
    shown = [*own.dice, own.dots, own.turn, own.name, own.beats]
    qtbot.waitUntil(lambda: own.rect().contains(own.turn.geometry()))
    for widget in shown:
        assert own.rect().contains(widget.geometry())
    for whole in (*own.dice, own.turn):
        assert whole.width() >= whole.sizeHint().width()
        assert whole.height() >= whole.sizeHint().height()
    for label in (own.name, own.beats, own.caption):
        assert label.height() >= label.heightForWidth(label.width())
    buttons = prompt_buttons(page)
    assert len(buttons) == 2
    qtbot.waitUntil(lambda: all(prompt.rect().contains(button.geometry()) for button in buttons))
    assert all(button.width() >= button.sizeHint().width() for button in buttons)
    assert prompt.line.shown() == prompt.prompt.line
    assert prompt.line.letters >= (16 if scale > 1 else 12)
    page.close_page()


def test_key_caps_come_back_with_the_room(qtbot: QtBot, tmp_path: Path) -> None:
    page = reveal(qtbot, tmp_path, 4, (1280, 800), 2.0)
    assert [button.key for button in prompt_buttons(page)] == ["", ""]
    page.resize(2560, 1440)
    qtbot.waitUntil(lambda: all(button.key for button in prompt_buttons(page)))
    page.close_page()


def test_no_word_is_left_alone_in_a_second_line() -> None:
    words = Words(Theme(), "wood")
    for width in range(120, 172, 4):
        words.fit(width, 36, 13)
        for text in ("4 Deckel für den niedrigsten Wurf", "2 lids for the lowest throw"):
            words.show_text(text)
            assert not words.cut()
            lines = words.lines()
            assert len(lines) == 1 or min(map(len, lines)) >= 0.5 * max(map(len, lines)), (width, lines)


def test_letters_are_never_smaller_than_usual_nor_smaller_than_need_be() -> None:
    assert grown(788, 359, 8, 1.0) == 1.0
    assert grown(976, 520, 4, 1.0) == 1.0
    assert grown(717, 287, 8, 1.3) == pytest.approx(1 / 1.3)
    assert 1 / 1.5 < grown(926, 439, 8, 1.5) < grown(926, 439, 4, 1.5) < 1.0
    assert grown(4000, 4000, 4, 1.0) == 1.7
