"""The parts of Noch mal!"""

from __future__ import annotations

from random import Random

from spielblock.games.noch_mal.bot import EasyBot, FeatureBot, MasterBot, SearchBot
from spielblock.games.noch_mal.generator import make_sheet
from spielblock.games.noch_mal.options import Options
from spielblock.games.noch_mal.position import Position
from spielblock.games.noch_mal.printing import broken
from spielblock.games.noch_mal.rules import NochMalRules
from spielblock.games.noch_mal.styles import STYLES
from spielblock.games.noch_mal.unseen import deal_anew
from spielblock.rules.contract import Start
from spielblock.rules.entry import Parts, Sheets


def settle_sheet(start: Start, options: Options, rng: Random) -> Start:
    """Return the start with a sheet made for it, where the options ask for a random one."""
    if options.sheet != "random" or start.sheet:
        return start
    return start._replace(sheet=make_sheet(rng))


PARTS = Parts(
    options=Options,
    position=Position,
    make_rules=NochMalRules,
    bots={"easy": EasyBot, "medium": FeatureBot, "hard": SearchBot, "master": MasterBot},
    stand_in=FeatureBot,
    presets={"seed": Options(), "publisher": Options(first_three_open=True, column_h_always_open=True)},
    prepare=settle_sheet,
    styles=STYLES,
    deal_anew=deal_anew,
    sheets=Sheets(make_sheet, broken),
)
