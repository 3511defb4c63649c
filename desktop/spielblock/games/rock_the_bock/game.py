"""The visiting card of Rock the Bock."""

from spielblock.bots.chance_bot import ChanceBot
from spielblock.games.rock_the_bock.bot import MediumBot
from spielblock.games.rock_the_bock.moves import COLOURS
from spielblock.games.rock_the_bock.options import Options
from spielblock.games.rock_the_bock.position import Position
from spielblock.games.rock_the_bock.rules import RockTheBockRules
from spielblock.rules.entry import GameEntry

GAME = GameEntry(
    id="rock_the_bock",
    rules_version=1,
    seats=range(2, 5),
    options=Options,
    position=Position,
    make_rules=RockTheBockRules,
    bots={"easy": ChanceBot, "medium": MediumBot},
    stand_in=MediumBot,
    texts="spielblock.games.rock_the_bock.texts",
    ui="spielblock.games.rock_the_bock.ui",
    presets={"standard": Options()},
    colours=COLOURS,
)
