"""Reasons name the column they mean, and how many cells come within reach."""

from __future__ import annotations

import pytest

from spielblock.bots.candidate import Candidate
from spielblock.games.noch_mal.cells import COLUMN, named
from spielblock.games.noch_mal.options import Options
from spielblock.games.noch_mal.pointing import pointed
from spielblock.games.noch_mal.rules import NochMalRules
from spielblock.games.noch_mal.texts import REASONS
from spielblock.rules.contract import Start
from spielblock.rules.reason import Reason

COLUMNS = Reason("noch_mal.bot.columns")
REACH = Reason("noch_mal.bot.reach")


@pytest.mark.parametrize(
    ("free", "reason", "named_reason", "words"),
    [
        (("H1",), COLUMNS, Reason("noch_mal.bot.column_full", {"column": "H"}), "It completes column H."),
        (
            ("H1", "H2"),
            COLUMNS,
            Reason("noch_mal.bot.column_left", {"column": "H", "left": 1}),
            "Column H",
        ),
        (("H1", "H2", "H3", "H4", "H5"), COLUMNS, COLUMNS, "It brings the columns"),
        (("H1",), REACH, Reason("noch_mal.bot.opens", {"cells": 2}), "It brings 2 new"),
    ],
)
def test_a_reason_is_named(free: tuple[str, ...], reason: Reason, named_reason: Reason, words: str) -> None:
    state = NochMalRules(Options()).setup(Start(1))
    state.crossed[0] = COLUMN[7] & ~named(free)
    (one,) = pointed((Candidate("orange/1 H1", 1.0, 0.0, (reason,)),), state, 0)
    assert one.reasons == (named_reason,)
    assert REASONS[named_reason.key](**named_reason.values).startswith(words)
