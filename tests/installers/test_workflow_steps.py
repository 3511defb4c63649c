"""The workflows' steps are read as they stand there."""

from __future__ import annotations

from pathlib import Path

import pytest
from bundle import ROOT
from tests.accept.workflow_steps import steps

FOLDER = ROOT / ".github" / "workflows"


def test_every_step_is_found() -> None:
    for workflow in FOLDER.glob("*.yml"):
        text = workflow.read_text("utf-8")
        found = list(steps(workflow))
        assert len(found) == text.count("\n      - ")
        assert sum(bool(step.shell) for step in found) == text.count("        run: ")


def test_a_step_of_many_lines_is_a_script() -> None:
    found = {step.name: step for step in steps(FOLDER / "release.yml")}
    tried = found["Try the installed program (Linux)"]
    assert tried.linux
    assert tried.shell.startswith(
        "sudo apt-get install -y ./dist/spielblock_*.deb\nQT_QPA_PLATFORM=offscreen"
    )
    assert not found["Try the installed program (Windows)"].linux
    assert not found["Try the installed program (macOS)"].linux
    assert found["Build"].shell == "python packaging/build.py"
    assert found["actions/checkout"].shell == ""


def test_another_form_is_refused(tmp_path: Path) -> None:
    workflow = tmp_path / "other.yml"
    workflow.write_text("name: x\njobs:\n  one:\n    steps:\n      - {run: date}\n")
    with pytest.raises(ValueError, match="neither uses nor runs"):
        list(steps(workflow))
