"""The visiting card of Noch mal!"""

from spielblock.rules.entry import GameEntry

GAME = GameEntry(
    id="noch_mal",
    rules_version=1,
    seats=range(1, 7),
    parts="spielblock.games.noch_mal.parts",
    texts="spielblock.games.noch_mal.texts",
    ui="spielblock.games.noch_mal.ui",
    shelf=4,
)
