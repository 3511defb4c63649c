"""Whatever stands in a position, it is read or refused with a sentence."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec
from hypothesis import given
from hypothesis import strategies as st
from tests.games.tock.fairness import moments

from spielblock.games.tock.position import Position
from spielblock.games.tock.rules import TockRules
from spielblock.rules.contract import Decide

MOMENTS = list(moments(60))
ODD: list[Any] = [None, True, 0, -1, 7, 10**12, "", "A", "Z", "chance", "r0", "r0*", "g1", "r119", "7c", "?"]
ODD += ["deal", "over", [], ["As"], ["yard"] * 4, ["g1", "g2", "g3", "g4"], {}, {"cards": 3}, {"cards": -1}]
ODD += [{"A": ["r5"]}, {"A": "7c"}, {"card": "7c", "left": 3, "colour": "A"}]


@given(st.sampled_from(MOMENTS), st.integers(0, 1 << 30), st.integers(1, 3))
def test_odd_positions(moment: Any, seed: int, changes: int) -> None:
    rng = Random(seed)
    written = msgspec.to_builtins(moment.rules.to_position(moment.state))
    for _ in range(changes):
        _change(written, rng)
    try:
        position = msgspec.convert(written, Position)
        rules = TockRules(position.options)
        state = rules.from_position(position)
    except ValueError:
        return
    assert rules.to_position(rules.from_position(rules.to_position(state))) == rules.to_position(state)
    pending = rules.pending(state)
    for seat in pending.seats if isinstance(pending, Decide) else ():
        for move in rules.moves(state, seat):
            rules.apply(state, move, seat)


def _change(written: dict[str, Any], rng: Random) -> None:
    """Put something odd somewhere: a key, or a value inside a list or an object."""
    key = rng.choice(list(written))
    inside = written[key]
    if isinstance(inside, dict) and inside and rng.random() < 0.5:
        inside[rng.choice(list(inside))] = rng.choice(ODD)
    elif isinstance(inside, list) and inside and rng.random() < 0.5:
        inside[rng.randrange(len(inside))] = rng.choice(ODD)
    else:
        written[key] = rng.choice(ODD)
