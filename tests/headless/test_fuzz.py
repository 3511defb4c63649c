"""A few of the lines that `tests.long fuzz` sends by the thousand."""

from __future__ import annotations

from itertools import islice
from random import Random

import pytest
from tests.long import fuzzing
from tests.long.fuzz import judged

from spielblock.games import all_games
from spielblock.headless.console import answer

pytestmark = pytest.mark.usefixtures("qapp")


def test_wrong_lines_are_answered_and_are_no_fault() -> None:
    played = fuzzing.matches(all_games(), 1, seed=5)
    for line in islice(fuzzing.lines(played, Random(5)), 400):
        reply = answer(line)
        assert judged(reply) in ("result", "error"), f"{reply!r}\n{line!r}"


def test_a_fault_would_be_noticed() -> None:
    assert judged(b'{"jsonrpc":"2.0","id":1,"error":{"code":-32603,"message":"x"}}') == "fault"
    assert judged(b"") == judged(b"{}") == judged(b'{"jsonrpc":"2.0"}') == "none"
