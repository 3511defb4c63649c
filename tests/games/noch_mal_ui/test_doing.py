"""While others act, the line and the mark beside it are about the same person."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, QObject
from pytestqt.qtbot import QtBot
from tests.games.noch_mal.by_list import play_by_list
from tests.games.noch_mal.playing import good_move, position_after, wait_for_a_choice
from tests.tables import opener

from spielblock.control.pace import Pace
from spielblock.games.noch_mal.game import GAME
from spielblock.widgets.prompt_bar import PromptBar

QUICK = Pace(factor=0.3, reading=0.0, changing=0.0)


class Watcher(QObject):
    """Writes down what line and mark say each time they are painted."""

    def __init__(self, bar: PromptBar) -> None:
        super().__init__(bar)
        self.seen: list[tuple[str, str]] = []
        self._bar = bar
        bar.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() is QEvent.Type.Paint:
            sitter = self._bar.mark._sitter  # pyright: ignore[reportPrivateUsage]
            self.seen.append((self._bar.prompt.line, "" if sitter is None else sitter.name))
        return False


@pytest.mark.parametrize("throws", [10, 11])
def test_the_mark_is_that_of_who_is_named(qtbot: QtBot, tmp_path: Path, throws: int) -> None:
    with opener(qtbot, tmp_path, GAME) as opened:
        page = opened(None, "medium", position=position_after(throws, 2), pace=QUICK)
        assert wait_for_a_choice(qtbot, page)
        watcher = Watcher(page.frame.prompt)
        for _ in range(4):
            play_by_list(qtbot, page, good_move(page))
            assert wait_for_a_choice(qtbot, page)
        names = {sitter.name for sitter in page.stage.sitters}
    named = [(*line.split(" is "), mark) for line, mark in watcher.seen if line.split(" is ")[0] in names]
    assert {doing for _, doing, _ in named} >= {"throwing", "choosing too"}
    assert [one for one in named if one[0] != one[-1]] == []
