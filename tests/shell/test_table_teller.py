"""The history tells a throw when its dice lie, and everything else as it begins."""

from __future__ import annotations

from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot
from tests.tables import opener

from spielblock.control.pace import FAST
from spielblock.games import all_games
from spielblock.rules.event import Event


@pytest.mark.parametrize("name", ["noch_mal", "rock_the_bock", "schock"])
def test_a_throw_is_told_when_its_dice_lie(qtbot: QtBot, tmp_path: Path, name: str) -> None:
    """A game of dice begins with a throw, whatever it is called."""
    with opener(qtbot, tmp_path, all_games()[name]) as opened:
        page = opened("easy", "easy", pace=FAST)
        news, late, told, landed = page.news, page.table.tells_late, list[bool](), list[bool]()

        def known(event: Event) -> bool:
            return any(one is event for one in news.events(0))

        page.presenter.told.connect(lambda event: told.append(known(event)) if late(event) else None)
        page.presenter.landed.connect(lambda event: landed.append(known(event)) if late(event) else None)
        qtbot.waitUntil(lambda: len(landed) >= 2, timeout=20_000)
        assert not any(told)
        assert all(landed)
