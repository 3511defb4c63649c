"""What cases cannot say of Noch mal!: choices that come without a name are those of who is asked next."""

from __future__ import annotations

from typing import Any

import msgspec

from spielblock.games.noch_mal.events import Chose
from spielblock.games.noch_mal.options import Options
from spielblock.games.noch_mal.position import Position
from spielblock.games.noch_mal.rules import NochMalRules
from spielblock.games.noch_mal.state import State
from spielblock.rules.contract import Decide

RULES = NochMalRules(Options())
DICE = {"colours": ["red", "blue", "joker"], "numbers": ["2", "4", "?"]}


def asked(phase: str, **more: Any) -> State:
    written: dict[str, Any] = {"game": "noch_mal", "seats": 3, "active": "B", "phase": phase, "dice": DICE}
    return RULES.from_position(msgspec.convert(written | more, Position))


def test_without_a_name_the_active_seat_takes_its_dice() -> None:
    state = asked("active", pending=["B", "C", "A"])
    RULES.advance(state, RULES.parse("blue/2 H4 H5"), None)
    assert [crossed.bit_count() for crossed in state.crossed] == [0, 2, 0]
    assert RULES.pending(state) == Decide((2, 0))


def test_without_a_name_the_next_passive_seat_has_chosen() -> None:
    state = asked("passive", pending=["C", "A"])
    seen: list[Any] = []
    RULES.advance(state, RULES.parse("blue/2 H4 H5"), seen)
    assert seen == [Chose("C")]
    assert RULES.pending(state) == Decide((0,))
    RULES.advance(state, RULES.parse("pass"), seen)
    assert [crossed.bit_count() for crossed in state.crossed] == [0, 0, 2]
    assert state.active == 2
