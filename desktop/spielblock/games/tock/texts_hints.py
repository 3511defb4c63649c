"""What hints say of the worth of moves of Tock."""

from __future__ import annotations

from typing import Any, Final

from spielblock.rules.hinting import Found, HintText, Words


def worth(view: Any, one: Found, words: Words) -> str | None:
    """Return the chance to win, which is judged rather than counted unless it is sure."""
    return words.chance(one.value, sure=one.value >= 1.0)


HINTS: Final = HintText(compared=True, worth=worth)
