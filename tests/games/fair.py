"""How many states the tests of fairness look at: some in the suite, SPIELBLOCK_FAIR (2,000) to be sure."""

from __future__ import annotations

import os


def states(usual: int) -> int:
    return int(os.environ.get("SPIELBLOCK_FAIR", str(usual)))
