"""Random play beside other packages, interleaved in one run: `python -m tests.benchmarks.peers [ROUNDS]`.

The others come from PyPI into an environment of their own below `build/`. Nine rounds, medians, CPU time.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections import defaultdict
from pathlib import Path
from statistics import median

ROOT = Path(__file__).resolve().parents[2]
ENVIRONMENT = ROOT / "build" / "peers"
PACKAGES = ("rlcard==1.2.0", "ludopy==1.5.0", "msgspec==0.23.0")
#: Ours, the other, and how many times as many actions a second are wanted at least.
WANTED = (("rockit", "rlcard", 11.0), ("tock", "ludopy", 2.2))


def main(rounds: int = 9) -> int:
    python = _environment()
    env = os.environ | {"PYTHONPATH": str(ROOT / "desktop")}
    script = Path(__file__).with_name("peer_loops.py")
    done = subprocess.run([python, script, str(rounds)], env=env, capture_output=True, text=True, check=True)
    rates: dict[str, list[float]] = defaultdict(list)
    for line in done.stdout.splitlines():
        row = json.loads(line)
        rates[row["name"]].append(row["rate"])
    middle = {name: median(some) for name, some in rates.items()}
    told, missed = list[str](), False
    for one, other, wanted in WANTED:
        ratio = middle[one] / middle[other]
        missed = missed or ratio < wanted
        told.append(f"{one} {middle[one]:,.0f}/s = {ratio:.1f} x {other} (at least {wanted:g})")
    print("; ".join(told) + f"; medians of {rounds}")
    return 1 if missed else 0


def _environment() -> Path:
    python = ENVIRONMENT / "bin" / "python"
    if not python.exists():
        subprocess.run([sys.executable, "-m", "venv", ENVIRONMENT], check=True)
        subprocess.run([python, "-m", "pip", "install", "-q", *PACKAGES], check=True)
    return python


if __name__ == "__main__":
    raise SystemExit(main(*map(int, sys.argv[1:])))
