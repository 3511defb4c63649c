"""An idle minute at each game's table: nothing is painted, no timer fires.

`python -m tests.benchmarks.moment_idle GAME [--seconds 60]` waits while a person has a choice. Prints one
line and ends with 1 if anything happened.
"""

from __future__ import annotations

import argparse
import os
import sys
import tempfile
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from tests.benchmarks.busy_frames import MOMENTS, wait
from tests.benchmarks.table_idle import watched
from tests.benchmarks.tock_on_screen import application
from tests.screens.drawing import Look, dressed
from tests.screens_moments import show

LOOK = Look("en", "light", 1280, 800)
SETTLE_MS = 1000


def main() -> int:
    """Print what happened; return 1 if anything did."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=MOMENTS)
    parser.add_argument("--seconds", type=float, default=60.0)
    given = parser.parse_args()
    app = application()
    with tempfile.TemporaryDirectory() as folder:
        program = dressed(app, LOOK, Path(folder), MOMENTS[given.game])
        page = show(MOMENTS[given.game], program)
        wait(SETTLE_MS)
        idle = watched(page, app, given.seconds)
        program.close()
    print(f"{given.game}, {idle.told}")
    return 0 if idle.quiet else 1


if __name__ == "__main__":
    sys.exit(main())
