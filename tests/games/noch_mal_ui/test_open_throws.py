"""While all six dice are open to everybody, the table does not say that four are left."""

from __future__ import annotations

from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot
from tests.games.noch_mal.playing import table_of
from tests.tables import SilentBots, opener

from spielblock.games.noch_mal.game import GAME
from spielblock.games.noch_mal.options import Options


@pytest.mark.parametrize(("all_open", "told"), [(True, "all six for the others"), (False, "four for")])
def test_the_prompt_says_what_is_left_for_the_others(
    qtbot: QtBot, tmp_path: Path, all_open: bool, told: str
) -> None:
    with opener(qtbot, tmp_path, GAME) as opened:
        options = Options(first_three_open=all_open)
        page = opened(None, "easy", options=options, thinker=SilentBots())
        qtbot.waitUntil(lambda: page.table.decision is not None)
        assert told in table_of(page).prompt().more
