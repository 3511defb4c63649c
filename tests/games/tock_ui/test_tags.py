"""Where the tags of targets stand: beside lanes, and where they cover nothing."""

from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot
from tests.games.tock_positions import position
from tests.games.tock_seen import click_card, table_of
from tests.tables import Opener, SilentBots

from spielblock.shell.table_page import TablePage


def opened(open_table: Opener, where: object) -> TablePage:
    return open_table(None, "easy", position=where, thinker=SilentBots())


def test_tags_of_the_goal_stand_beside_its_lane(qtbot: QtBot, open_table: Opener) -> None:
    where = position(
        {"A": "r67 r5 yard yard", "B": "r30 yard yard yard"}, {"A": "5c 3d", "B": "2c 3c"}, dealer="B"
    )
    page = opened(open_table, where)
    board = table_of(page).board
    click_card(qtbot, page, "5c")
    asides = {target.aside for target in board.marks.targets if target.at == board.spot("A", "g2")}
    assert asides == {board.places.beside(0)}
    click_card(qtbot, page, "3d")  # to the field from which the goal branches off
    asides = {target.aside for target in board.marks.targets if target.at == board.places.entrance(0)}
    assert asides == {board.places.beside(0)}


@pytest.mark.parametrize("field", range(0, 70, 5))
def test_a_tag_of_the_track_covers_no_piece_and_stays_on_the_board(
    qtbot: QtBot, open_table: Opener, field: int
) -> None:
    source, before, after = [(field + by) % 72 for by in (-5, -1, 1)]
    where = position(
        {"A": f"r{source} yard yard yard", "B": f"r{before} r{after} yard yard"},
        {"A": "5c 3d", "B": "2c 3c"},
        dealer="B",
    )
    page = opened(open_table, where)
    board = table_of(page).board
    click_card(qtbot, page, "5c")
    (target,) = [one for one in board.marks.targets if one.at == board.spot("A", f"r{field}")]
    tag = target.at + board.places.step(target.aside)
    apart = [(piece.standing - tag).manhattanLength() for piece in board.pieces]
    assert min(apart) > board.places.pitch * 0.9
    assert board.places.plate.contains(tag)
