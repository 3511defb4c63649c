"""The parts of Schock."""

from spielblock.bots.chance_bot import ChanceBot
from spielblock.games.schock.bot import RuleBot
from spielblock.games.schock.options import Options
from spielblock.games.schock.position import Position
from spielblock.games.schock.rules import SchockRules
from spielblock.rules.entry import Parts

PARTS = Parts(
    options=Options,
    position=Position,
    make_rules=SchockRules,
    bots={"easy": ChanceBot, "medium": RuleBot},
    stand_in=RuleBot,
    presets={"standard": Options()},
)
