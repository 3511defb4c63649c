"""`python -m tests.perft write`: write positions and counts anew; read the difference before keeping it."""

from __future__ import annotations

import sys

from tests.perft.counting import DEPTH, write

if __name__ == "__main__":
    if sys.argv[1:] != ["write"]:
        raise SystemExit(__doc__)
    for name in DEPTH:
        write(name)
