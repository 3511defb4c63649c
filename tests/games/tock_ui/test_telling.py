"""The history tells a card when it can be seen: one's own at once, another's when it has been turned over."""

from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot
from tests.games.tock.table import position
from tests.games.tock_seen import click_move
from tests.tables import Opener

from spielblock.games.tock.events import CardDiscarded, CardPlayed
from spielblock.rules.event import Event


@pytest.mark.parametrize(
    ("rivals", "line"), [("4c", "Mara: 4 ♣ – 4 back"), ("Jc", "Mara: discards Jack ♣, no move")]
)
def test_a_card_of_another_is_told_when_it_lies_face_up(
    qtbot: QtBot, open_table: Opener, rivals: str, line: str
) -> None:
    where = position("A: r3; B: r36*", f"A: 9h 8d; B: {rivals} {rivals[0]}d", seats=2)
    page = open_table(None, "easy", position=where)
    history = page.frame.history
    begun: dict[str, list[str]] = {}

    def hear(event: Event) -> None:
        if isinstance(event, CardPlayed | CardDiscarded):
            begun.setdefault(event.seat, [entry.text for entry in history.entries])  # others follow

    page.presenter.told.connect(hear)
    click_move(qtbot, page, "9h r3>r12")
    qtbot.waitUntil(lambda: line in [entry.text for entry in history.entries])
    assert begun["A"] == ["Ada: 9 ♥"]
    assert begun["B"] == ["Ada: 9 ♥ – 9 forward"]
