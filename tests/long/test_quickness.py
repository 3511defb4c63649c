"""What is timed: real choices alone, of levels that are still who they were."""

from __future__ import annotations

from pathlib import Path

import pytest

from spielblock.games import all_games
from tests.long import quickness, report

ROCKIT = all_games()["rockit"]


def test_as_many_choices_as_promised_are_timed() -> None:
    found = quickness.timed(ROCKIT, "easy", 3)
    assert found["n"] == quickness.CHOICES
    assert 0 < found["p95"] <= found["p99"] <= found["longest"]


def test_every_level_is_wanted_where_it_is_offered() -> None:
    assert ("master", 2) in quickness.wanted(ROCKIT)
    assert ("master", 4) not in quickness.wanted(ROCKIT)


def test_a_level_that_has_changed_is_timed_anew(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(quickness, "REPORTS", tmp_path)
    monkeypatch.setattr(
        quickness, "last", lambda name: report.json.loads((tmp_path / f"{name}.json").read_text())
    )
    assert quickness.known(ROCKIT) == {}
    prints = quickness.prints(ROCKIT) | {"hard": "another"}
    found = {"easy 2": {"n": 300}, "hard 2": {"n": 300}}
    report.keep("quickness_rockit", {"prints": prints, "found": found}, tmp_path)
    assert quickness.known(ROCKIT) == {"easy 2": {"n": 300}}
