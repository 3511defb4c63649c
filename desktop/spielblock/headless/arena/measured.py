"""How often a level beat the one below, as it was measured and is shipped with the program.

`python3 -m tests.long strength --table` writes the file from the last reports.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

import msgspec
from msgspec import Struct

from spielblock import shipped

FILE: Final = "strengths.json"


class Beaten(Struct, frozen=True):
    """The share of the wins of a level against the next weaker one, half of the seats each."""

    rival: str
    share: float
    matches: int


#: By game, number of seats, and level.
Table = dict[str, dict[str, dict[str, Beaten]]]


def beaten(game: str, level: str, seats: int) -> Beaten | None:
    """Return how a level did with so many seats, or None if that was not measured."""
    return _table().get(game, {}).get(str(seats), {}).get(level)


@lru_cache(maxsize=1)
def _table() -> Table:
    return msgspec.json.decode((shipped.folder("resources") / FILE).read_bytes(), type=Table)
