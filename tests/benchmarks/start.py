"""How long the program takes to its first paint, and how much memory it holds, beside a bare window.

`python -m tests.benchmarks.start [--rounds 9] [--platform offscreen]` starts both in turn in processes of
their own and prints medians and ratios. First paint: from the start of the process to the end of the first
paint event of a top-level window. Memory: what is resident (RSS) one second after it. Linux only.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path
from statistics import median
from typing import NamedTuple

BARE = """
from PySide6.QtWidgets import QApplication, QMainWindow
app = QApplication([])
watch = watching(app)
window = QMainWindow()
window.resize(1280, 800)
window.show()
app.exec()
"""

PROGRAM = """
from spielblock.shell import start
made, watches = start.application, []
def application():
    app = made()
    watches.append(watching(app))
    return app
start.application = application
start.play()
"""

#: Put before both: tells the moment of the first paint and, a second later, the memory, and ends.
WATCH = """
import json, os, sys, time
def watching(app):
    from PySide6.QtCore import QEvent, QObject, QTimer
    class Watch(QObject):
        def eventFilter(self, seen, event):
            if event.type() == QEvent.Type.Paint and seen.isWidgetType() and seen.isWindow():
                app.removeEventFilter(self)
                QTimer.singleShot(0, self, self.painted)
            return False
        def painted(self):
            self.at, self.spent = time.monotonic(), time.process_time()
            QTimer.singleShot(1000, self, self.told)
        def told(self):
            with open("/proc/self/status") as status:
                resident = next(int(line.split()[1]) for line in status if line.startswith("VmRSS"))
            began = float(os.environ["BEGAN"])
            told = {"paint": self.at - began, "spent": self.spent, "memory": resident / 1024}
            print(json.dumps(told), flush=True)
            os._exit(0)
    watch = Watch()
    app.installEventFilter(watch)
    return watch
"""


class Figures(NamedTuple):
    """Medians: milliseconds to the first paint, those of the processor until then, and MB resident."""

    paint: float
    spent: float
    memory: float


def measure(rounds: int, platform: str = "offscreen") -> tuple[Figures, Figures]:
    """Return the figures of a bare window and of the program, started in turn so many times."""
    found: tuple[list[Figures], list[Figures]] = ([], [])
    with tempfile.TemporaryDirectory() as home:
        for round_ in range(rounds + 1):
            for kind, code in enumerate((BARE, PROGRAM)):
                figures = _once(code, Path(home), platform)
                if round_:  # the first start fills the disk cache and is not counted
                    found[kind].append(figures)
    bare, program = [Figures(*map(median, zip(*some, strict=True))) for some in found]
    return bare, program


def _once(code: str, home: Path, platform: str) -> Figures:
    env = os.environ | {"QT_QPA_PLATFORM": platform, "XDG_DATA_HOME": str(home), "XDG_CONFIG_HOME": str(home)}
    command = [sys.executable, "-c", WATCH + code]
    env["BEGAN"] = str(time.monotonic())
    done = subprocess.run(command, env=env, capture_output=True, text=True, timeout=60, check=False)
    if done.returncode:
        raise RuntimeError(done.stderr)
    data = json.loads(done.stdout.splitlines()[-1])
    return Figures(data["paint"] * 1000, data["spent"] * 1000, data["memory"])


def main(words: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser("tests.benchmarks.start")
    parser.add_argument("--rounds", type=int, default=9)
    parser.add_argument("--platform", default="offscreen")
    given = parser.parse_args(words)
    began = time.monotonic()
    bare, program = measure(given.rounds, given.platform)
    for name, one, other in (("clock", bare.paint, program.paint), ("CPU", bare.spent, program.spent)):
        print(f"first paint, {name}: bare {one:.0f} ms, program {other:.0f} ms: {other / one:.2f}")
    print(f"memory: bare {bare.memory:.0f} MB, program {program.memory:.0f} MB")
    print(f"{given.rounds} rounds, {time.monotonic() - began:.0f} s")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
