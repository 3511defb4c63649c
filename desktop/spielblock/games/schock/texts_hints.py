"""What hints say of the worth of ways to go on at Schock. Literal calls only, for lupdate."""

from __future__ import annotations

from typing import Any, Final

from PySide6.QtCore import QCoreApplication

from spielblock.rules.hinting import HARDLY, Found, HintText, Words

translate = QCoreApplication.translate

#: What the strongest bot says where it plays for lids.
SAFE: Final = "schock.why.safe"
#: What it says where it has solved a half between two.
HALF: Final = "schock.why.half"


def fewer_lids(lids: str) -> str:
    return translate("Schock", "{lids} lids fewer").format(lids=lids)


def more_lids(lids: str) -> str:
    return translate("Schock", "{lids} lids more").format(lids=lids)


def as_many_lids() -> str:
    return translate("Schock", "as many lids")


def chance_and(percent: int, lids: str) -> str:
    return translate("Schock", "{percent}% · {lids}").format(percent=percent, lids=lids)


def in_lids() -> str:
    return translate("Schock", "Chance to get no lids in this round, and lids on average beside the others.")


def chance(percent: int) -> str:
    return translate("Schock", "{percent} %").format(percent=percent)


def in_halves() -> str:
    return translate("Schock", "Chance that the other loses, not you, worked out exactly.")


def worth(view: Any, one: Found, words: Words) -> str | None:
    """Return the first reason, which is a chance already; where lids count, these too.

    The ways are ordered by lids: a safer one may come later where being last costs less.
    """
    if not one.reasons:
        return None
    first = one.reasons[0]
    if first.key == HALF:
        return chance(int(first.values["percent"]))
    if first.key != SAFE:
        return words.reason(first)
    return chance_and(int(first.values["percent"]), _lids(one.value, words))


def _lids(more: float, words: Words) -> str:
    """Return by how many lids the others get more than oneself, on average."""
    if abs(more) < HARDLY:
        return as_many_lids()
    return (fewer_lids if more > 0 else more_lids)(words.tenths(more))


HINTS: Final = HintText(worth=worth, orders={SAFE: in_lids, HALF: in_halves})
