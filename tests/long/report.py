"""Reports that are kept: what was done, with which seed, on which commit, and what came out."""

from __future__ import annotations

import json
import platform
import shutil
import subprocess
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

REPORTS = Path(__file__).parent / "reports"


def keep(name: str, figures: dict[str, Any], folder: Path = REPORTS) -> Path:
    """Write a report and return where."""
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / f"{name}.json"
    facts = {"name": name, "commit": commit(), "python": platform.python_version(), "made": _now(), **figures}
    path.write_text(json.dumps(facts, indent=1) + "\n", encoding="utf-8")
    return path


def last(name: str) -> dict[str, Any]:
    """Return the last report of this name, or raise AssertionError."""
    path = REPORTS / f"{name}.json"
    assert path.exists(), f"there is no report: run python3 -m tests.long {name.split('_')[0]}"
    report: dict[str, Any] = json.loads(path.read_text("utf-8"))
    return report


def commit() -> str:
    """Return the short name of the commit that stands here, or nothing where there is no git to ask."""
    git = shutil.which("git")
    if git is None:
        return ""
    command = [git, "rev-parse", "--short", "HEAD"]
    done = subprocess.run(command, cwd=Path(__file__).parent, capture_output=True, text=True, check=False)
    return done.stdout.strip()


def _now() -> str:
    return datetime.now(UTC).isoformat(timespec="seconds")
