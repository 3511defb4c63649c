"""`python3 -m tests.screens --out DIR`: draw every page in all combinations, check and lay them out.

Languages German and English, light and dark, 1024×600, 1280×800, 1920×1080, and 1024×600 at 150 %, and three
larger text sizes. What is cut, overlaps, lies outside or cannot be read well is printed and makes the exit
code 1. `--only WORD` draws the scenes whose name holds that word, `--quick` two of the looks.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
import tempfile
from pathlib import Path

from desktop.bootstrap import ensure


def main() -> int:
    parser = argparse.ArgumentParser("tests.screens", description=__doc__)
    parser.add_argument("--out", type=Path, required=True)
    parser.add_argument("--only", default="")
    parser.add_argument("--quick", action="store_true")
    parser.add_argument("--part", default="", help=argparse.SUPPRESS)
    given = parser.parse_args()
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    given.out.mkdir(parents=True, exist_ok=True)
    if given.part:
        return _draw(given.out, given.only, given.part)
    parts = ["quick"] if given.quick else ["plain", "large"]
    codes = [_call(part, given.out, given.only) for part in parts]
    from tests.screens.sheets import lay_out

    for sheet in lay_out(given.out):
        print("look at", sheet)
    return max(codes)


def _call(part: str, out: Path, only: str) -> int:
    """Draw one part in a process of its own: Qt takes its scale factor once."""
    factor = "1.5" if part == "large" else "1"
    place = {**os.environ, "QT_QPA_PLATFORM": "offscreen", "QT_SCALE_FACTOR": factor}
    command = [sys.executable, "-m", "tests.screens", "--out", str(out), "--only", only, "--part", part]
    return subprocess.call(command, env=place)


def _draw(out: Path, only: str, part: str) -> int:
    from tests.screens.drawing import LOOKS, draw_all

    code = 0
    with tempfile.TemporaryDirectory() as folder:
        for problem in draw_all(out, LOOKS[part], Path(folder), only):
            print(problem, flush=True)
            code = 1
    return code


if __name__ == "__main__":
    ensure("tests.screens", needs=["spielblock", "PySide6", "pyqtgraph"], window=False)
    raise SystemExit(main())
