"""The visiting card of Rockit."""

from spielblock.rules.entry import GameEntry

GAME = GameEntry(
    id="rockit",
    rules_version=1,
    seats=range(2, 11),
    parts="spielblock.games.rockit.parts",
    texts="spielblock.games.rockit.texts",
    ui="spielblock.games.rockit.ui",
    shelf=5,
    secrets=True,
)
