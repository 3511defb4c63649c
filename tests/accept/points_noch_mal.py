"""Noch mal!: how strong its players are (issue 4), from reports of `tests.long`."""

from __future__ import annotations

from typing import Any

from tests.accept.point import Run, point
from tests.long.report import last

#: The least mean points alone under the publisher's rules; the lower end of the interval counts.
LEAST = {"easy": 0.0, "medium": 15.0, "hard": 19.5, "master": 21.0}
MOST_EASY = 9.0


def report(name: str) -> dict[str, Any]:
    return last(f"noch_mal_strength_{name}")


def told(found: dict[str, Any]) -> str:
    return f"{found['mean']:.2f} ± {found['half']:.2f} (n {found['n']})"


@point(4, "Noch mal! alone: means of the levels, publisher's rules")
def alone(run: Run) -> str:
    found = {level: report(f"alone_publisher_{level}") for level in LEAST}
    for level, least in LEAST.items():
        low = found[level]["mean"] - found[level]["half"]
        assert low >= least, f"{level}: {told(found[level])}, wanted {least} at the lower end"
    assert found["easy"]["mean"] + found["easy"]["half"] <= MOST_EASY, told(found["easy"])
    return ", ".join(f"{level} {told(one)}" for level, one in found.items())


@point(4, "Noch mal! alone: means of the levels, rules of the text (reported)")
def alone_strict(run: Run) -> str:
    return ", ".join(f"{level} {told(report(f'alone_seed_{level}'))}" for level in LEAST)


@point(4, "Noch mal!: hard against the reference greedy, two players, .75")
def hard_greedy(run: Run) -> str:
    found = report("hard_greedy_2")
    assert found["mean"] - found["half"] >= 0.75, told(found)
    return told(found)


@point(4, "Noch mal!: every level beats the one below, at 2, 4 and 6 seats (estimate)")
def ladder(run: Run) -> str:
    words: list[str] = []
    for seats in (2, 4, 6):
        for better, worse in (("medium", "easy"), ("hard", "medium"), ("master", "hard")):
            found = report(f"{better}_{worse}_{seats}")
            assert found["mean"] > 1 / seats, f"{better} among {worse} at {seats}: {told(found)}"
            words.append(f"{seats} {better} {found['mean']:.2f}")
    return ", ".join(words)


@point(4, "Noch mal!: decisions of master, p95 1.0 s and p99 1.5 s of work")
def speed(run: Run) -> str:
    found = [report(name) for name in ("alone_publisher_master", *[f"master_hard_{n}" for n in (2, 4, 6)])]
    assert max(one["p95"] for one in found) <= 1.0
    assert max(one["p99"] for one in found) <= 1.5
    return ", ".join(f"p95 {one['p95']:.2f} p99 {one['p99']:.2f}" for one in found)
