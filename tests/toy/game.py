"""The visiting card of Lots."""

from __future__ import annotations

from spielblock.rules.entry import GameEntry

GAME = GameEntry(
    id="lots",
    rules_version=1,
    seats=range(2, 5),
    parts="tests.toy.parts",
    texts="tests.toy.texts",
    ui="",
    secrets=True,
)
TOY = {GAME.id: GAME}
