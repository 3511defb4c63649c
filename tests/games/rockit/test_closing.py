"""The end of a match says what all were left with."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from tests.playing import play_out

from spielblock.games.rockit.closing.texts import cards_left, closing, their_points
from spielblock.games.rockit.events import RoundWon
from spielblock.games.rockit.options import Options
from spielblock.games.rockit.rules import RockitRules
from spielblock.games.rockit.scoring import points_of
from spielblock.match.match import Match
from spielblock.rules.contract import Start


@pytest.mark.parametrize(
    ("options", "headings"),
    [
        (Options(rounds_to_win=1), (cards_left(),)),
        (Options(rounds_to_win=2), (cards_left(),)),
        (Options(points_to=150, final_draw=True), (cards_left(), their_points())),
    ],
    ids=["a round", "rounds", "points"],
)
def test_what_was_left_in_the_last_round_is_told(options: Options, headings: tuple[str, ...]) -> None:
    match: Match[Any, Any] = Match(RockitRules(options), Start(4), "closing")
    for _ in play_out(match, Random(1), 100_000):
        pass
    told = closing(match.rules.to_position(match.state), str)
    last = [event for events in match.events for event in events if isinstance(event, RoundWon)][-1]
    left = {seat: last.hands.get(seat, ()) for seat in "ABCD"}
    assert told.headings == headings
    full = {seat: (len(cards), points_of(cards)) for seat, cards in left.items()}
    assert told.rows == {seat: row[: len(headings)] for seat, row in full.items()}
    assert told.rows[last.seat][0] == 0 < max(row[0] for row in told.rows.values())
