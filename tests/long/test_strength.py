"""Measuring strength: what is counted, when it is kept, and what a figure promises."""

from __future__ import annotations

import pytest

from spielblock.games import all_games
from spielblock.headless.arena.contest import Outcome, Pairing
from tests.long.strengths.counts import Counts, figures, reached, value_of
from tests.long.strengths.lines import LADDERS, Line, lines
from tests.long.strengths.prints import fingerprint

LINE = Line("x", "tock", ("hard", "easy"), 4, "low", 0.5)


def outcome(ranks: tuple[int, ...], turned: int = 0, scores: tuple[int, ...] = (0, 0)) -> Outcome:
    return Outcome(Pairing(LINE.lineup, 1, turned), ranks, scores, 9, True, {"hard": {2: 3}, "easy": {0: 3}})


def test_the_first_player_is_looked_at_wherever_it_sits() -> None:
    assert value_of(LINE, outcome((1, 2))) == 1.0
    assert value_of(LINE, outcome((1, 2), turned=1)) == 0.0
    assert value_of(LINE, outcome((1, 1))) == 0.5
    assert value_of(LINE._replace(lineup=("hard",)), outcome((1,), scores=(17,))) == 17.0


def test_a_seed_counts_once_and_times_are_added() -> None:
    counts = Counts({})
    counts.add(LINE, [outcome((1, 2)), outcome((1, 2), turned=1)])
    counts.add(LINE, [outcome((1, 2)), outcome((2, 1), turned=1)])
    assert (counts.matches, counts.seeds, counts.mean) == (4, 2, 0.75)
    assert counts.half == pytest.approx(1.96 * (0.125 / 2) ** 0.5)
    assert counts.times["hard"] == {2: 12}
    assert figures(LINE, counts)["decisions"]["hard"] == {"p95": 0.02, "p99": 0.02, "n": 12}


BOUNDS = [("low", 0.5, False), ("low", 0.4, True), ("estimate", 0.55, True), ("most", 0.7, True)]


@pytest.mark.parametrize(("bound", "target", "kept"), BOUNDS)
def test_what_a_figure_promises(bound: str, target: float, kept: bool) -> None:
    found = {"mean": 0.55, "low": 0.45, "high": 0.65}
    assert reached(LINE._replace(bound=bound, target=target), found) is kept  # type: ignore[arg-type]
    assert not reached(LINE._replace(bound="none", limit=0.6), found)


def test_lines_can_be_played_and_their_names_are_their_own() -> None:
    games = all_games()
    names = [line.name for line in lines()]
    assert len(set(names)) == len(names)
    for line in lines():
        assert line.seats in (games[line.game].teams if line.teams else games[line.game].seats)
    assert {line.game for line in lines() if line.is_step} == set(LADDERS) == set(games)


def test_every_player_has_a_fingerprint_of_its_own() -> None:
    for game in all_games().values():
        prints = [fingerprint(level, game.id) for level in game.bots]
        assert len(set(prints)) == len(prints)
        assert prints == [fingerprint(level, game.id) for level in game.bots]
    assert fingerprint("hard@9", "tock") != fingerprint("hard", "tock")
    assert len(fingerprint("tests.reference_bots.tock:GreedyBot", "tock")) == 12
    with pytest.raises(LookupError):
        fingerprint("god", "tock")
