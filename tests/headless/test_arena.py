"""Bots against bots: fair seats, the same luck, figures with intervals, and going on after a break."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest
from tests.toy.game import TOY

from spielblock.__main__ import main
from spielblock.games import all_games
from spielblock.headless.arena.contest import Contest, Outcome, Pairing, all_pairs, maker, pairings
from spielblock.headless.arena.figures import interval, rows, strengths
from spielblock.headless.arena.playing import hundredths, played

LOTS = Contest("lots", (("easy", "medium"),), seeds=6)


def outcomes(contest: Contest = LOTS) -> list[Outcome]:
    return [played(contest, pairing, TOY) for pairing in pairings(contest)]


TURNS = [
    (("easy", "medium"), [("easy", "medium"), ("medium", "easy")]),
    (
        ("hard", "easy", "easy"),
        [("hard", "easy", "easy"), ("easy", "hard", "easy"), ("easy", "easy", "hard")],
    ),
    (("hard", "easy", "hard", "easy"), [("hard", "easy", "hard", "easy"), ("easy", "hard", "easy", "hard")]),
    (("easy", "easy"), [("easy", "easy")]),
]


@pytest.mark.parametrize(("lineup", "seated"), TURNS)
def test_everybody_sits_everywhere(lineup: tuple[str, ...], seated: list[tuple[str, ...]]) -> None:
    contest = Contest("lots", (lineup,), seeds=2)
    assert [pairing.seated() for pairing in pairings(contest)] == seated * 2
    assert [pairing.seed for pairing in pairings(contest)] == [1] * len(seated) + [2] * len(seated)


def test_every_level_meets_every_other() -> None:
    assert all_pairs(["a", "b", "c"], 3) == (("a", "b", "a"), ("a", "c", "a"), ("b", "c", "b"))


def test_a_match_depends_on_its_seed_alone() -> None:
    def told(outcome: Outcome) -> Any:
        return outcome.ranks, outcome.scores, outcome.steps

    assert list(map(told, outcomes())) == list(map(told, outcomes()))
    others = outcomes(msgspec.structs.replace(LOTS, first_seed=7))
    assert list(map(told, outcomes())) != list(map(told, others))


def test_times_are_counted_for_each_player() -> None:
    for outcome in outcomes():
        assert set(outcome.times) == {"easy", "medium"}
        assert all(sum(times.values()) >= 2 for times in outcome.times.values())
    assert [hundredths(seconds) for seconds in (0.0, 0.001, 0.01, 0.011)] == [0, 1, 1, 2]


def made(seed: int, ranks: tuple[int, ...], lineup: tuple[str, ...] = ("a", "b")) -> Outcome:
    scores = tuple([10 - rank for rank in ranks])
    return Outcome(Pairing(lineup, seed, 0), ranks, scores, 5, True, {"a": {0: 99, 9: 1}, "b": {}})


def test_a_row_says_who_won_how_often() -> None:
    found = rows([made(seed, (1, 2)) for seed in range(30)] + [made(seed, (2, 1)) for seed in range(30, 40)])
    first, second = found
    assert (first.player, first.matches, first.wins.value) == ("a", 40, 0.75)
    assert first.wins.low == pytest.approx(0.614, abs=0.002)
    assert second.wins.value == 0.25
    assert (first.score.value, first.p95_s, first.p99_s) == (8.75, 0.0, 0.0)


def test_a_shared_win_counts_in_part() -> None:
    row = rows([made(seed, (1, 1, 3), ("a", "b", "b")) for seed in range(4)])[0]
    assert row.wins == (0.5, 0.5, 0.5)


def test_matches_of_one_seed_count_once() -> None:
    """The interval must not shrink because the same dice were played ten times."""
    once = [made(seed, (1, 2) if seed % 3 else (2, 1)) for seed in range(12)]
    assert rows(once * 10)[0].wins == rows(once)[0].wins


def test_an_interval_needs_two_values() -> None:
    assert interval([0.5]) == (0.5, 0.5, 0.5)


def test_strengths_follow_who_beats_whom() -> None:
    found = strengths(
        [made(seed, (1, 2) if seed % 4 else (2, 1)) for seed in range(40)]
        + [made(seed, (1, 2) if seed % 4 else (2, 1), ("b", "c")) for seed in range(40)]
    )
    assert found["a"].value > found["b"].value > found["c"].value
    assert found["a"].value - found["b"].value == pytest.approx(185, abs=25)
    assert all(low <= value <= high for value, low, high in found.values())


def test_a_clean_sheet_is_finite() -> None:
    found = strengths([made(seed, (1, 2)) for seed in range(20)])
    assert 200 < found["a"].value - found["b"].value < 1000


def test_a_player_may_be_any_maker_of_bots() -> None:
    game = TOY["lots"]
    assert maker("easy", game) == (game.bots["easy"], None)
    assert maker("tests.toy.parts:LastBot@60", game) == (game.bots["medium"], 60)


@pytest.mark.usefixtures("qapp")
def test_a_contest_goes_on_where_it_was_broken_off(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    out = tmp_path / "dice.jsonl"
    words = ["arena", "schock", "medium,easy", "--jobs", "1", "--out", str(out)]
    assert main([*words, "--seeds", "2"]) == 0
    first = out.read_bytes()
    assert main([*words, "--seeds", "3"]) == 0
    assert out.read_bytes().startswith(first)
    assert len(out.read_bytes().splitlines()) == 1 + 3 * 2
    assert main([*words, "--seeds", "3"]) == 0
    said = capsys.readouterr().out
    assert "medium,easy" in said
    assert "strength (Elo)" in said
    report = msgspec.json.decode(out.with_suffix(".json").read_bytes())
    assert [row["matches"] for row in report["rows"]] == [6, 6]
    assert set(report["strengths"]) == {"medium", "easy"}


WRONG = [
    ("chess", "a,b", "no game"),
    ("schock", "easy", "not played by 1"),
    ("schock", "easy,god", "no level 'god'"),
    ("schock", "easy,easy@many", "no budget"),
    ("schock", "easy,nowhere:Bot", "nowhere"),
]


@pytest.mark.parametrize(("game", "lineup", "said"), WRONG)
def test_a_wrong_question(game: str, lineup: str, said: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["arena", game, lineup]) == 2
    assert said in capsys.readouterr().err


def test_another_contest_is_not_mixed_in(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out = tmp_path / "dice.jsonl"
    out.write_bytes(msgspec.json.encode(LOTS) + b"\n")
    assert main(["arena", "schock", "easy,easy", "--out", str(out)]) == 2
    assert "another contest" in capsys.readouterr().err
    assert out.read_bytes() == msgspec.json.encode(LOTS) + b"\n"


def test_bots_may_let_something_go_by() -> None:
    """In Rockit a forgotten call may have to be caught; nobody is asked twice whether to."""
    games = all_games()
    lineup = tuple(games["rockit"].bots)[:2]
    contest = Contest("rockit", (lineup * 2,), seeds=3, options={"penalty": "must_be_caught"})
    assert all(played(contest, pairing, games).ended for pairing in pairings(contest))
