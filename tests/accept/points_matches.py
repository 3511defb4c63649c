"""Whole matches at every table by clicks, by keys and by the list (issue 3): drawn as it is at every step."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from typing import Final

from tests.accept.point import ROOT, Point, Run

#: Where a game's table is tested, and with how many seats: the fewest, a middle number, the most.
TABLES: Final = {
    "rock_the_bock": ("rock_the_bock/test_table.py", (2, 3, 4)),
    "noch_mal": ("noch_mal_ui/test_table.py", (1, 3, 6)),
    "schock": ("schock/test_table.py", (2, 4, 8)),
    "rockit": ("rockit/test_table.py", (2, 4, 10)),
    "tock": ("tock_ui/test_matches.py", (2, 4, 6)),
}
WAYS: Final = ("clicks", "keys", "list")


def on_a_screen(test: str, run: Run) -> str:
    """Return how a test went under Xvfb, or without one offscreen; matches are whole unless it is short."""
    env = {**os.environ, "SPIELBLOCK_WHOLE": "0" if run.short else "1"}
    screen = ["xvfb-run", "-a"] if shutil.which("xvfb-run") else []
    env["QT_QPA_PLATFORM"] = "xcb" if screen else "offscreen"
    command = [*screen, sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", test]
    run.note(test)
    done = subprocess.run(
        command, cwd=ROOT, env=env, capture_output=True, text=True, timeout=7200, check=False
    )
    said = done.stdout.strip().splitlines() or [done.stderr.strip()[-200:]]
    wrong = next((line for line in said if line.startswith("E  ")), said[-1])
    assert done.returncode == 0, wrong
    return f"{said[-1].split(' in ')[0]}, {'Xvfb' if screen else 'offscreen'}"


def _match(game: str, seats: int, by: str) -> Point:
    file, _ = TABLES[game]
    test = f"tests/games/{file}::test_a_match[{seats}-{by}]"
    title = f"{game}, {seats} {'seat' if seats == 1 else 'seats'}: a whole match by {by}, drawn as it is"
    return Point(3, title, lambda run: on_a_screen(test, run), game, seats, by)


MATCHES: Final = tuple(
    _match(game, seats, by) for game, (_, sizes) in TABLES.items() for seats in sizes for by in WAYS
)
