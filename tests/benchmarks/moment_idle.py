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
from time import process_time

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from tests.benchmarks.busy_frames import MOMENTS, wait
from tests.benchmarks.table_idle import running_things
from tests.benchmarks.tock_on_screen import Paints, application
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
        running = running_things(page)
        watch = Paints()
        app.installEventFilter(watch)
        began = process_time()
        wait(round(given.seconds * 1000))
        spent = process_time() - began
        app.removeEventFilter(watch)
        program.close()
    timers = watch.timers - 1  # the end of the waiting itself
    print(
        f"{given.game}, {given.seconds:.0f} s idle: {watch.paints} paints, {timers} timer events, "
        f"{len(running)} running timers, {spent * 1000:.0f} ms CPU"
    )
    return 0 if not (watch.paints or timers > 0 or running) else 1


if __name__ == "__main__":
    sys.exit(main())
