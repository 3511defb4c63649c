"""A report is kept with where it comes from, on any machine."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.long.report import keep


def test_a_machine_without_git_keeps_reports_too(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    report = json.loads(keep("some", {"mean": 1.5}, tmp_path).read_text("utf-8"))
    assert (report["name"], report["mean"], report["commit"]) == ("some", 1.5, "")
