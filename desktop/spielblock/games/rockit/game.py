"""The visiting card of Rockit."""

from spielblock.bots.chance_bot import ChanceBot
from spielblock.games.rockit.bot import RuleBot
from spielblock.games.rockit.options import Options
from spielblock.games.rockit.position import Position
from spielblock.games.rockit.rules import RockitRules
from spielblock.rules.entry import GameEntry

GAME = GameEntry(
    id="rockit",
    rules_version=1,
    seats=range(2, 11),
    options=Options,
    position=Position,
    make_rules=RockitRules,
    bots={"easy": ChanceBot, "medium": RuleBot},
    stand_in=RuleBot,
    texts="spielblock.games.rockit.texts",
    ui="spielblock.games.rockit.ui",
    presets={"standard": Options()},
    secrets=True,
)
