"""What is said of a level where one is chosen: what it does, and how often it beat the one below."""

from __future__ import annotations

import pytest

from spielblock.games import all_games
from spielblock.headless.arena.measured import Beaten, beaten
from spielblock.shell import level_tips
from spielblock.shell.texts_levels import level_help

TOCK = all_games()["tock"]
TOLD = [(0.712, "7 of 10"), (0.53, "53 of 100"), (0.98, "10 of 10")]


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize(("share", "said"), TOLD)
def test_a_figure_is_told_with_its_number_of_matches(
    share: float, said: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(level_tips, "beaten", lambda *_: Beaten("medium", share, 160))
    words = level_tips.explained(TOCK, "hard")
    assert words.startswith(level_help(TOCK, "hard"))
    assert f"{said} against “medium” when two play (measured in 160)" in words


@pytest.mark.usefixtures("qapp")
def test_what_was_not_measured_is_not_told() -> None:
    assert beaten("tock", "easy", 2) is None
    assert level_tips.explained(TOCK, "easy") == level_help(TOCK, "easy")
