"""Run a command of this machine as part of a point, and tell what it said."""

from __future__ import annotations

import os
import shutil
import subprocess
from collections.abc import Mapping
from pathlib import Path

from tests.accept.point import ROOT, Run

MOST_SECONDS = 3000


def call(run: Run, *command: str, env: Mapping[str, str] | None = None, cwd: Path = ROOT) -> str:
    """Return what a command printed, or raise AssertionError if it is missing or fails."""
    run.note(" ".join(command))
    assert shutil.which(command[0]), f"{command[0]} is missing"
    done = subprocess.run(
        command,
        cwd=cwd,
        env={**os.environ, **(env or {})},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        timeout=MOST_SECONDS,
        check=False,
    )
    assert done.returncode == 0, done.stdout[-500:]
    return done.stdout
