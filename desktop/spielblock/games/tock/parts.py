"""The parts of Tock."""

from spielblock.games.tock.bot import HARD, MASTER, EasyBot, MediumBot, level
from spielblock.games.tock.options import Options
from spielblock.games.tock.position import Position
from spielblock.games.tock.rules import TockRules
from spielblock.games.tock.styles import STYLES
from spielblock.games.tock.unseen import deal_anew
from spielblock.rules.entry import Parts

PARTS = Parts(
    options=Options,
    position=Position,
    make_rules=TockRules,
    bots={"easy": EasyBot, "medium": MediumBot, "hard": level(HARD), "master": level(MASTER)},
    stand_in=MediumBot,
    presets={"standard": Options()},
    styles=STYLES,
    deal_anew=deal_anew,
)
