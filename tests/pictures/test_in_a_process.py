"""Compares the pictures in a fresh process, where nothing has been drawn before."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path


def test_every_phase_of_every_table_looks_as_it_did() -> None:
    env = os.environ | {"SPIELBLOCK_PICTURES": "1", "QT_QPA_PLATFORM": "offscreen"}
    command = [
        sys.executable,
        "-m",
        "pytest",
        "-q",
        "-p",
        "no:cacheprovider",
        "-p",
        "no:xdist",
        "tests/pictures",
    ]
    root = Path(__file__).parents[2]
    done = subprocess.run(command, cwd=root, env=env, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout[-3000:]
    assert " passed" in done.stdout
