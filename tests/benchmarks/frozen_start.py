"""How long the frozen program takes to its window, beside the program from source: `python -m … FOLDER`.

Both are started in turn on a virtual screen. Measured is the time from the start of the process until the
window is on the screen, seen from outside with xdotool: nothing can be built into a frozen program.
"""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from statistics import median

SCREEN = ":96"
LONGEST_SECONDS = 30.0
WANTED = 1.3


def seconds_to_window(command: list[str], home: str) -> float:
    """Start a program, wait for its window, end it; return the seconds until the window was there."""
    places = dict.fromkeys(("HOME", "XDG_DATA_HOME", "XDG_CONFIG_HOME"), home)
    env = os.environ | places | {"DISPLAY": SCREEN, "QT_QPA_PLATFORM": "xcb"}
    began = time.monotonic()
    with subprocess.Popen(command, env=env, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL) as program:
        try:
            while time.monotonic() - began < LONGEST_SECONDS:
                search = ["xdotool", "search", "--onlyvisible", "--pid", str(program.pid)]
                if subprocess.run(search, env=env, capture_output=True, check=False).stdout.strip():
                    return time.monotonic() - began
                time.sleep(0.005)
        finally:
            program.kill()
    raise RuntimeError(f"no window after {LONGEST_SECONDS:.0f} s: {' '.join(command)}")


def main(folder: Path, rounds: int = 9) -> int:
    ways = {"frozen": [str(folder / "spielblock")], "source": [sys.executable, "-m", "spielblock"]}
    found: dict[str, list[float]] = {name: [] for name in ways}
    screen = subprocess.Popen(["Xvfb", SCREEN, "-screen", "0", "1280x800x24"], stderr=subprocess.DEVNULL)
    try:
        with tempfile.TemporaryDirectory() as home:
            for round_ in range(rounds + 1):
                for name, command in ways.items():
                    taken = seconds_to_window(command, home)
                    if round_:  # the first start fills the disk cache and is not counted
                        found[name].append(taken)
    finally:
        screen.kill()
        screen.wait()
    middle = {name: median(times) for name, times in found.items()}
    ratio = middle["frozen"] / middle["source"]
    figures = f"frozen {middle['frozen'] * 1000:.0f} ms, source {middle['source'] * 1000:.0f} ms"
    print(f"{figures}: {ratio:.2f} (at most {WANTED}), medians of {rounds}")
    return 0 if ratio <= WANTED else 1


if __name__ == "__main__":
    raise SystemExit(main(Path(sys.argv[1]), *map(int, sys.argv[2:])))
