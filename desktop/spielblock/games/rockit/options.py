"""Rule variants of Rockit."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

FirstCard = Literal["number_only", "uno_effects"]
PlusMix = Literal["never", "only_pending_forbidden"]
TwoPlayers = Literal["skip", "nothing"]
Penalty = Literal["automatic", "must_be_caught"]
Seconds = Literal[2, 3, 4, 5, 6, 7, 8, 9, 10]
Rounds = Literal[1, 2, 3, 4, 5, 6, 7, 8, 9, 10]
Points = Literal[
    0, 100, 150, 200, 250, 300, 350, 400, 450, 500, 550, 600, 650, 700, 750, 800, 850, 900, 950, 1000
]


class Options(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """What the players may agree on before a match."""

    first_card: FirstCard = "number_only"
    must_play: bool = False
    stack_compulsory: bool = True
    plus_mix: PlusMix = "never"
    reverse_two_players: TwoPlayers = "skip"
    penalty: Penalty = "automatic"
    call_seconds: Seconds = 4
    final_draw: bool = False
    rounds_to_win: Rounds = 1
    points_to: Points = 0
