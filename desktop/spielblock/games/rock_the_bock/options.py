"""Rule variants of Rock the Bock."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    """What the players may agree on before a match."""

    next_round_start: Literal["continue", "same", "rotate"] = "continue"
    tiebreak: Literal["none", "most_goats"] = "none"
