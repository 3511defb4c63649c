"""Choose anew what a seat of Noch mal! may not see: by the words of the rules, not by the views."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec

from spielblock.games.noch_mal.position import Position
from spielblock.rules.chance import below
from spielblock.rules.contract import Rules
from spielblock.rules.seats import seat_of
from spielblock.rules.unseen import Plain


def deal_anew(position: Plain, seat: str, rules: Rules[Any, Any], rng: Random) -> None:
    """What others have chosen, as long as not everybody has: another choice that is possible for them."""
    chosen: dict[str, str] = position["chosen"]
    for owner in sorted(set(chosen) - {seat}):
        kept = {one: chosen[one] for one in chosen if one != owner}
        before = msgspec.convert({**position, "pending": [], "chosen": kept}, Position)
        moves = rules.moves(rules.from_position(before), seat_of(owner))
        chosen[owner] = moves[below(rng, len(moves))].text()
