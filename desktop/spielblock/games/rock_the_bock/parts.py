"""The parts of Rock the Bock."""

from spielblock.games.rock_the_bock.bot import EasyBot, HardBot, MasterBot, MediumBot
from spielblock.games.rock_the_bock.options import Options
from spielblock.games.rock_the_bock.position import Position
from spielblock.games.rock_the_bock.rules import RockTheBockRules
from spielblock.games.rock_the_bock.styles import STYLES
from spielblock.rules.entry import Parts

PARTS = Parts(
    options=Options,
    position=Position,
    make_rules=RockTheBockRules,
    bots={"easy": EasyBot, "medium": MediumBot, "hard": HardBot, "master": MasterBot},
    stand_in=MediumBot,
    presets={"standard": Options()},
    styles=STYLES,
)
