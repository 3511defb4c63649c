"""Rule variants of Noch mal!."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

#: The shipped sheets by letter, or one made for this match.
SheetName = Literal[
    "A", "B", "C", "D", "E", "F", "G", "H", "I", "J", "K", "L", "M",
    "N", "O", "P", "Q", "R", "S", "T", "U", "V", "W", "Z", "random",
]  # fmt: skip


class Options(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """What the players may agree on before a match."""

    sheet: SheetName = "A"
    first_three_open: bool = False
    column_h_always_open: bool = False
    solo_ends_on_two_colours: bool = False
