"""What a game may say beside its texts, in modules of their own, and what nobody misses where it does not."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from importlib.util import find_spec
from types import ModuleType
from typing import cast

from spielblock.rules.entry import GameEntry
from spielblock.rules.hinting import HintText
from spielblock.rules.wording import BotText


@cache
def beside(texts: str, kind: str) -> ModuleType | None:
    """Return the module `texts_KIND` beside a game's `texts`, None where there is none."""
    name = f"{texts}_{kind}"
    return import_module(name) if find_spec(name) is not None else None


def bot_text(game: GameEntry) -> BotText:
    """Return what a game says of its bots."""
    found = beside(game.texts, "bots")
    return BotText() if found is None else cast(BotText, found.BOTS)


def hint_text(game: GameEntry) -> HintText:
    """Return how a game's hints are said."""
    found = beside(game.texts, "hints")
    return HintText() if found is None else cast(HintText, found.HINTS)
