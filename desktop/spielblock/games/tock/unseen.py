"""Deal anew what a seat of Tock may not see: by the words of the rules, not by the views."""

from __future__ import annotations

from random import Random
from typing import Any

from spielblock.rules.contract import Rules
from spielblock.rules.unseen import Plain, deal_cards


def deal_anew(position: Plain, seat: str, rules: Rules[Any, Any], rng: Random) -> None:
    """Hands of others and the pile; a card that was given away stays, since its giver knows where it is."""
    deal_cards(position, seat, rng, list(position["exchanged"].values()))
