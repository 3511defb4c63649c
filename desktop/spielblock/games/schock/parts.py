"""The parts of Schock."""

from spielblock.games.schock.bot import EasyBot, HardBot, MasterBot, MediumBot
from spielblock.games.schock.options import Options
from spielblock.games.schock.position import Position
from spielblock.games.schock.rules import SchockRules
from spielblock.games.schock.unseen import deal_anew
from spielblock.rules.entry import Parts

PARTS = Parts(
    options=Options,
    position=Position,
    make_rules=SchockRules,
    bots={"easy": EasyBot, "medium": MediumBot, "hard": HardBot, "master": MasterBot},
    stand_in=MediumBot,
    presets={"standard": Options()},
    deal_anew=deal_anew,
)
