"""The parts of Rockit."""

from spielblock.games.rockit.bot import EasyBot, HardBot, MasterBot, RuleBot
from spielblock.games.rockit.options import Options
from spielblock.games.rockit.position import Position
from spielblock.games.rockit.rules import RockitRules
from spielblock.games.rockit.styles import STYLES
from spielblock.games.rockit.unseen import deal_anew
from spielblock.rules.entry import Parts

#: With more than two nothing that was tried plays better than the weights of hard, see `bot.py`.
FEWER = {seats: ("easy", "medium", "hard") for seats in range(3, 11)}

PARTS = Parts(
    options=Options,
    position=Position,
    make_rules=RockitRules,
    bots={"easy": EasyBot, "medium": RuleBot, "hard": HardBot, "master": MasterBot},
    stand_in=RuleBot,
    presets={"standard": Options()},
    fewer=FEWER,
    styles=STYLES,
    deal_anew=deal_anew,
)
