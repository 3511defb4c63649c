"""The visiting card of Rock the Bock."""

from spielblock.rules.entry import GameEntry

GAME = GameEntry(
    id="rock_the_bock",
    rules_version=1,
    seats=range(2, 5),
    parts="spielblock.games.rock_the_bock.parts",
    texts="spielblock.games.rock_the_bock.texts",
    ui="spielblock.games.rock_the_bock.ui",
    shelf=3,
    colours=("red", "blue", "green", "yellow"),
)
