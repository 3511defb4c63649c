"""Throw anew what a seat of Schock may not see: by the words of the rules, not by the views."""

from __future__ import annotations

from random import Random
from typing import Any, Final

from spielblock.rules.chance import below
from spielblock.rules.contract import Rules
from spielblock.rules.unseen import Plain

FACES: Final = 6
DICE: Final = 3


def deal_anew(position: Plain, seat: str, rules: Rules[Any, Any], rng: Random) -> None:
    """Dice under cups: those of others unless they throw openly, and of every last throw, one's own too."""
    if position["phase"] != "turn":
        return
    openly = position["options"].get("visibility") == "open"
    for owner, throw in position["throws"].items():
        most = DICE if owner == position["order"][0] else position["limit"]
        last = throw["count"] >= most
        if len(throw["dice"]) == DICE and (last or (owner != seat and not openly)):
            laid = list(throw["open"])
            fresh = [1 + below(rng, FACES) for _ in range(DICE - len(laid))]
            throw["dice"] = sorted([*laid, *fresh], reverse=True)
