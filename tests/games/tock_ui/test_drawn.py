"""What is drawn is what is true, in every size of table."""

from __future__ import annotations

import msgspec
import pytest
from msgspec.structs import replace
from pytestqt.qtbot import QtBot
from tests.games.tock_positions import position
from tests.games.tock_seen import differences, table_of
from tests.tables import Opener

from spielblock.games.tock.options import Options
from spielblock.games.tock.position import Position
from spielblock.games.tock.ui.places import Places

TWO = position({"A": "r3 r38 g4 yard", "B": "r36* r5 yard yard"}, {"A": "Jd Kc 5h", "B": "2c 3c 5c"})
FOUR = position(
    {"A": "r58 r19 g4 yard", "B": "r24 g4 yard yard", "C": "r36* r48 yard yard", "D": "r7 r62 g3 g4"},
    {"A": "7h Ks 4d 9c", "B": "2c 3c 5c", "C": "2d 3d 5d", "D": "2h 3h 5h"},
    discard=["10s", "9d"],
)
SIX = position(
    {
        "A": "r3 r38 g4 yard",
        "B": "r18* r27 yard yard",
        "C": "r10 r40 yard yard",
        "D": "r64 r76 g3 yard",
        "E": "r56 r92 yard yard",
        "F": "r90* r42 g3 g4",
    },
    {"A": "Jd Kc", "B": "2c 3c", "C": "2d 3d", "D": "2h 3h", "E": "4h 4s", "F": "6h 6s"},
    teams=True,
)


@pytest.mark.parametrize("size", [(1024, 600), (1280, 800), (1920, 1080)], ids=str)
@pytest.mark.parametrize("where", [TWO, FOUR, SIX], ids=["two", "four", "six"])
def test_a_position_is_drawn_as_it_is(open_table: Opener, where: Position, size: tuple[int, int]) -> None:
    levels = [None, *["easy"] * (where.seats - 1)]
    page = open_table(*levels, position=where, teams=where.teams, size=size)
    assert differences(page) == []
    assert (page.width(), page.height()) == size


@pytest.mark.parametrize("sectors", [2, 4])
@pytest.mark.parametrize("offset", [0, 1, 2])
def test_boards_of_other_options(open_table: Opener, sectors: int, offset: int) -> None:
    plain = {"two_player_sectors": sectors, "entry_offset": offset, "fields_per_sector": 20}
    options = msgspec.convert(plain, Options)
    start = sectors * 10
    where = position({"A": "r0* yard yard yard", "B": f"r{start}* yard yard yard"}, {"A": "2c", "B": "3c"})
    page = open_table(None, "easy", position=replace(where, options=options), options=options)
    assert differences(page) == []
    board = table_of(page).board
    entrance, own_start = board.places.entrance(0), board.places.start(0)
    assert (entrance == own_start) == (offset == 0)


def test_a_piece_that_is_drawn_a_field_off_is_found(
    open_table: Opener, monkeypatch: pytest.MonkeyPatch
) -> None:
    right = Places.ring

    def one_off(self: Places, field: int) -> object:
        return right(self, (field + 1) % self.fields if field == 19 else field)

    monkeypatch.setattr(Places, "ring", one_off)
    page = open_table(None, "easy", "easy", "easy", position=FOUR)
    monkeypatch.undo()
    found = differences(page)
    assert len(found) == 1
    assert found[0].startswith("pieces: drawn {'A': ['g4', 'r20', 'r58', 'yard']")


def test_a_hidden_piece_is_found(open_table: Opener) -> None:
    page = open_table(None, "easy", "easy", "easy", position=FOUR)
    table_of(page).board.pieces[0].body.hide()
    assert "hidden" in differences(page)[0]


def test_pieces_keep_their_place_when_the_window_changes(qtbot: QtBot, open_table: Opener) -> None:
    page = open_table(None, "easy", "easy", "easy", position=FOUR)
    for size in ((1024, 600), (1700, 900), (1280, 800)):
        page.resize(*size)
        qtbot.waitUntil(lambda size=size: page.frame.size().width() == size[0])
        assert differences(page) == []
