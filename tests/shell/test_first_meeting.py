"""Where two sets of rules go round, the first meeting says what is different in them."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QLabel

from spielblock.shell.first_meeting import FirstMeeting
from spielblock.shell.program import Program


@pytest.mark.parametrize("game", ["noch_mal", "tock"])
def test_each_set_of_rules_has_a_line_where_the_game_has_one(program: Program, game: str) -> None:
    kit = program.preferences.kit
    meeting = FirstMeeting(kit, kit.games[game])
    said = [label.text() for label in meeting.findChildren(QLabel)]
    told = [words for words in said if "Column H is" in words]
    assert len(told) == (2 if game == "noch_mal" else 0)
    meeting.deleteLater()
