"""While all six dice are open to everybody, the table does not say that four are left."""

from __future__ import annotations

from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot
from tests.games.noch_mal.playing import good_move, table_of
from tests.tables import SilentBots, opener

from spielblock.games.noch_mal.game import GAME
from spielblock.games.noch_mal.moves import Cross
from spielblock.games.noch_mal.options import Options
from spielblock.shell.table_page import TablePage


@pytest.mark.parametrize(("all_open", "told"), [(True, "all six for the others"), (False, "four for")])
def test_the_prompt_says_what_is_left_for_the_others(
    qtbot: QtBot, tmp_path: Path, all_open: bool, told: str
) -> None:
    with opener(qtbot, tmp_path, GAME) as opened:
        options = Options(first_three_open=all_open)
        page = opened(None, "easy", options=options, thinker=SilentBots())
        qtbot.waitUntil(lambda: page.table.decision is not None)
        assert told in table_of(page).prompt().more


@pytest.mark.parametrize("all_open", [True, False])
def test_so_do_the_words_before_the_dice(qtbot: QtBot, tmp_path: Path, all_open: bool) -> None:
    with opener(qtbot, tmp_path, GAME) as opened:
        options = Options(first_three_open=all_open)
        page = opened(None, "easy", options=options, thinker=SilentBots())
        qtbot.waitUntil(lambda: page.table.decision is not None)
        left = ("All six", "for everybody") if all_open else ("For the others", "4 dice")
        move = good_move(page)
        assert isinstance(move, Cross)
        for pick in move.picks()[:2]:
            table_of(page).pick_die(pick.kind, pick.value)
        words = table_of(page).dice.drawn()["labels"]["pool"]
        assert words == (left if all_open else (left[0], ""))
        table_of(page).choose(move)
        qtbot.waitUntil(lambda: page.table.decision is None and "mine" in labels_of(page))
        assert labels_of(page)["pool"] == left


def labels_of(page: TablePage) -> dict[str, tuple[str, str]]:
    labels: dict[str, tuple[str, str]] = table_of(page).dice.drawn()["labels"]
    return labels
