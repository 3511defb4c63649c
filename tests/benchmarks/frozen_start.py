"""How long the frozen program takes to its window, beside the program from source: `python -m … FOLDER`.

Both are started in turn on a virtual screen. Measured is the time from the start of the process until the
window is on the screen, seen from outside with xdotool: nothing can be built into a frozen program.
`--source PYTHON` says which Python runs the source, for a fair comparison the version that was frozen.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from statistics import median

SCREEN = os.environ.get("SPIELBLOCK_SCREEN", ":96")
LONGEST_SECONDS = 30.0
WANTED = 1.3


@contextmanager
def screen() -> Iterator[None]:
    """Have a virtual screen that answers."""
    # Without -noreset it starts anew, deaf for a moment, whenever its last program has gone.
    command = ["Xvfb", SCREEN, "-screen", "0", "1280x800x24", "-noreset"]
    shown = subprocess.Popen(command, stderr=subprocess.DEVNULL)
    try:
        until = time.monotonic() + LONGEST_SECONDS
        while _asked("getmouselocation").returncode:
            if time.monotonic() > until:
                raise RuntimeError(f"no screen {SCREEN} after {LONGEST_SECONDS:.0f} s")
            time.sleep(0.1)
        yield
    finally:
        shown.kill()
        shown.wait()


def seconds_to_window(command: list[str], home: str) -> float:
    """Start a program, wait for its window, end it; return the seconds until the window was there."""
    places = dict.fromkeys(("HOME", "XDG_DATA_HOME", "XDG_CONFIG_HOME"), home)
    env = os.environ | places | {"DISPLAY": SCREEN, "QT_QPA_PLATFORM": "xcb"}
    began = time.monotonic()
    with subprocess.Popen(command, env=env, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL) as program:
        try:
            while time.monotonic() - began < LONGEST_SECONDS:
                if _asked("search", "--onlyvisible", "--pid", str(program.pid)).stdout.strip():
                    return time.monotonic() - began
                if program.poll() is not None:
                    raise RuntimeError(f"it ended with {program.returncode}: {' '.join(command)}")
                time.sleep(0.005)
        finally:
            program.kill()
    raise RuntimeError(f"no window after {LONGEST_SECONDS:.0f} s: {' '.join(command)}")


def _asked(*words: str) -> subprocess.CompletedProcess[bytes]:
    env = os.environ | {"DISPLAY": SCREEN}
    return subprocess.run(["xdotool", *words], env=env, capture_output=True, check=False)


def main(words: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser("tests.benchmarks.frozen_start")
    parser.add_argument("folder", type=Path)
    parser.add_argument("rounds", type=int, nargs="?", default=9)
    parser.add_argument("--source", default=sys.executable, help="the Python for the run from source")
    given = parser.parse_args(words)
    ways = {"frozen": [str(given.folder / "spielblock")], "source": [given.source, "-m", "spielblock"]}
    found = _in_turn(ways, given.rounds)
    middle = {name: median(times) for name, times in found.items()}
    ratio = middle["frozen"] / middle["source"]
    figures = f"frozen {middle['frozen'] * 1000:.0f} ms, source {middle['source'] * 1000:.0f} ms"
    print(f"{figures}: {ratio:.2f} (at most {WANTED}), medians of {given.rounds}")
    return 0 if ratio <= WANTED else 1


def _in_turn(ways: dict[str, list[str]], rounds: int) -> dict[str, list[float]]:
    found: dict[str, list[float]] = {name: [] for name in ways}
    with screen(), tempfile.TemporaryDirectory() as home:
        for round_ in range(rounds + 1):
            for name, command in ways.items():
                taken = seconds_to_window(command, home)
                if round_:  # the first start fills the disk cache and is not counted
                    found[name].append(taken)
    return found


if __name__ == "__main__":
    raise SystemExit(main())
