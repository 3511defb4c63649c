"""Deal anew what a seat may not see, as the game has it."""

from __future__ import annotations

from random import Random
from typing import Any, NamedTuple

import msgspec

from spielblock.rules.contract import Rules
from spielblock.rules.entry import GameEntry
from spielblock.rules.seats import letter


class Table(NamedTuple):
    """What is played, and where chance comes from."""

    game: GameEntry
    rules: Rules[Any, Any]
    rng: Random


def dealt_anew(state: Any, seat: int, table: Table) -> Any | None:
    """Return a state that this seat cannot tell from the one given; None if nothing is hidden from it."""
    game, rules, rng = table
    if game.deal_anew is None:
        return None
    written = msgspec.json.encode(rules.to_position(state))
    after = msgspec.json.decode(written)
    game.deal_anew(after, letter(seat), rules, rng)
    if after == msgspec.json.decode(written):
        return None
    return rules.from_position(msgspec.convert(after, game.position))
