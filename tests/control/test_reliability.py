"""Short forms of what `tests.accept` counts: kills lose nothing, failing bots hold nothing up."""

from __future__ import annotations

from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot
from tests.accept import kills
from tests.accept.bad_bot import WAYS
from tests.accept.failures import fail_often
from tests.toy.driving import begin


def test_kills_lose_no_step_that_was_called_safe(tmp_path: Path) -> None:
    tally = kills.kill_often(tmp_path, 3, seed=11)
    assert tally.faults == []
    assert tally.kills == 3
    assert tally.safe > 0


def test_a_step_that_is_not_there_would_be_noticed(tmp_path: Path) -> None:
    save = begin(tmp_path, None, None)
    save.close()
    for said, faults in ((["safe A bid 7\n"], 1), (["safe A bid"], 0), (["worker 1\n"], 1)):
        tally = kills.Tally()
        kills.judge(save.journal.path, [], said, tally)
        assert len(tally.faults) == faults


@pytest.mark.usefixtures("qapp")
def test_the_match_goes_on_however_bots_fail(qtbot: QtBot, tmp_path: Path) -> None:
    tally = fail_often(tmp_path, len(WAYS) * 3, limit_ms=700)
    assert tally.faults == []
    assert tally.failures == len(WAYS) * 3
    assert tally.longest < 1.5
