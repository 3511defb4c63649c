"""What hints say of the worth of moves of Rockit. Literal calls only, for lupdate."""

from __future__ import annotations

from typing import Any, Final

from PySide6.QtCore import QCoreApplication

from spielblock.rules.hinting import Found, HintText, Words, in_percent

translate = QCoreApplication.translate

#: What the strongest bot says where it has played moves to the end of the round.
SEARCHED: Final = "rockit.searched"


def to_win_round(percent: int) -> str:
    return translate("Rockit", "{percent}% to win the round").format(percent=percent)


def worth(view: Any, one: Found, words: Words) -> str | None:
    """Return the chance to win the round where that was searched; elsewhere values are weights."""
    if any(reason.key == SEARCHED for reason in one.reasons):
        return words.about(to_win_round(in_percent(one.value)))
    return None


HINTS: Final = HintText(notes=(SEARCHED,), compared=True, worth=worth)
