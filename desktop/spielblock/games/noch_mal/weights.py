"""What a bot of Noch mal! finds worth how much, and where the figures come from."""

from __future__ import annotations

from typing import Final, NamedTuple


class Weights(NamedTuple):
    """Weights of the features in `features.py`, in points."""

    column_power: float
    column: float
    cell: float
    colour_power: float
    colour: float
    joker: float
    edge: float
    star: float
    torn: float
    reach: float


#: Tuned with the cross-entropy method on solo matches with the publisher's rules, on other sheets than those
#: that are shipped (`prototypes/bots/nm_weights.json` of the study); `python3 -m tests.long tune noch_mal`
#: looks for better ones.
TUNED: Final = Weights(
    column_power=3.316,
    column=0.991,
    cell=0.152,
    colour_power=3.325,
    colour=0.992,
    joker=1.630,
    edge=0.124,
    star=0.652,
    torn=-0.269,
    reach=0.112,
)
