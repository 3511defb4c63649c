"""How much of a match the tests of the tables play: a part of each usually, all of it for `tests.accept`."""

from __future__ import annotations

import os
from typing import Final

#: Whether matches are played from their first decision to their end.
WHOLE: Final = os.environ.get("SPIELBLOCK_WHOLE") == "1"


def decisions(usual: int) -> int:
    """Return how many decisions of the person are played: so many usually, enough for any match if whole."""
    return 10_000 if WHOLE else usual
