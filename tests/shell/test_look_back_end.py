"""Looking back between the last step of a match and its end on screen."""

from __future__ import annotations

from pytestqt.qtbot import QtBot

from spielblock.games import all_games
from spielblock.match.savefile import read
from spielblock.shell import texts_look_back
from spielblock.shell.program import Program
from spielblock.shell.table_page import TablePage


def test_before_the_end_is_shown_it_speaks_of_no_further_turn(filled: Program, qtbot: QtBot) -> None:
    path = filled.library.folder / "tock-over.spielblock"
    whole = read(path, all_games()).match
    path.write_bytes(b"\n".join([*path.read_bytes().split(b"\n")[:-3], b""]))  # without the last step
    filled.receive([path])
    page = filled.window.page
    assert isinstance(page, TablePage)
    page.table.choose(whole.log[-1].move)
    page.table.insist()
    assert page.voice.over is None
    page.look_back.show(0)
    assert page.frame.toast.text == texts_look_back.not_yet_over()
    qtbot.waitUntil(lambda: page.voice.over is not None)
    qtbot.waitUntil(lambda: not page.queue.running)
    page.look_back.show(0)
    assert page.look_back.active
