"""Bots (issue 4): how strong, how quick, and whether they are fair; figures from the last reports."""

from __future__ import annotations

from typing import Any, Final

from spielblock.games import all_games
from tests.accept.point import Point, Run, environment, passes, point
from tests.long.quickness import CHOICES, known, wanted
from tests.long.report import last
from tests.long.strengths.counts import PREFIX, prints_of, reached
from tests.long.strengths.lines import LADDERS, Line, lines
from tests.long.strengths.prints import fingerprint

SLOW_95: Final = 1.0
SLOW_99: Final = 1.5
#: Where nothing is hidden there is nothing to re-deal.
HIDDEN: Final = ("tock", "schock", "rockit", "noch_mal")
STATES: Final = 2000


def _report(name: str) -> dict[str, Any]:
    return last(f"{PREFIX}{name}")


def _of_line(line: Line) -> dict[str, Any]:
    """Return the figures of a line, or raise AssertionError if they are not those of today's players."""
    found = _report(line.name)
    assert found["prints"] == prints_of(line), (
        f"{line.name}: the players have changed since {found['commit']}"
    )
    return found


def _exact(name: str) -> dict[str, Any]:
    """Return figures that needed no matches, or raise AssertionError if master is another one today."""
    found = _report(name)
    assert found["print"] == fingerprint("master", name.rpartition("_")[0]), f"{name}: master has changed"
    return found


def _told(found: dict[str, Any], digits: int = 3) -> str:
    mean, low, high = (f"{found[key]:.{digits}f}" for key in ("mean", "low", "high"))
    return f"{mean} [{low}, {high}] n {found['n']} at {found['commit']}"


def _strength(line: Line) -> Point:
    """Make the point of a line of the plan."""
    wanted = {
        "low": f"at least {line.target:g} at the lower end",
        "estimate": f"estimate at least {line.target:g}",
        "most": f"at most {line.target:g} at the upper end",
        "none": "reported",
    }[line.bound]
    wanted += "" if line.limit is None else f", at most {line.limit:g} at the upper end"

    def check(run: Run) -> str:
        found = _of_line(line)
        told = _told(found, 2 if line.seats == 1 else 3)
        assert found["n"] >= line.matches, f"{told}: wanted n {line.matches}"
        assert reached(line, found), told
        return told

    return Point(4, f"{line.name.replace('_', ' ')}: {wanted}", check, line.game)


def _ladder(game: str, seats: int) -> Point:
    """Make the point that levels rise at one size of the table, among those that are offered there."""
    steps = [line for line in lines() if line.game == game and line.seats == seats and line.is_step]

    def check(run: Run) -> str:
        told: list[str] = []
        lost: list[str] = []
        for line in steps:
            found = _of_line(line)
            said = f"{line.lineup[0]} {found['mean']:.3f} ({found['n']})"
            told.append(said)
            assert found["n"] >= line.matches, f"{said}: wanted n {line.matches}"
            if not found["mean"] > line.target:
                lost.append(said)
        assert not lost, f"does not rise: {', '.join(lost)}"
        return f"{', '.join(told)}; even is {steps[0].target:g}" if steps else "one level is offered"

    offered = ", ".join(all_games()[game].levels(seats))
    return Point(4, f"{game}, {seats} seats: {offered} rise (estimates)", check, game, seats)


def _quick(game: str) -> Point:
    """Make the point that no level of a game thinks too long, at any size of the table."""

    def check(run: Run) -> str:
        entry = all_games()[game]
        found = known(entry)
        missing = [f"{level} {seats}" for level, seats in wanted(entry) if f"{level} {seats}" not in found]
        assert not missing, f"run python3 -m tests.long quickness: not timed are {', '.join(missing)}"
        told = ", ".join(f"{name} {one['p95']:.2f}/{one['p99']:.2f}" for name, one in found.items())
        slow = {name for name, one in found.items() if one["p95"] > SLOW_95 or one["p99"] > SLOW_99}
        assert not slow, f"too slow are {', '.join(sorted(slow))}: {told}"
        return f"{told} s, n {CHOICES} each"

    return Point(4, f"{game}: decisions p95 at most {SLOW_95} s, p99 {SLOW_99} s of work", check, game)


def _fair(game: str) -> Point:
    """Make the point that what is hidden changes no choice, and that cheaters are caught."""

    def check(run: Run) -> str:
        states = run.count(STATES)
        with environment("SPIELBLOCK_FAIR", str(states)):
            return f"{states} states: {passes(run, f'tests/games/{game}/test_bots.py', '-k', 'fair')}"

    return Point(4, f"{game}: {STATES} states dealt anew three ways, cheaters caught", check, game)


def _plan() -> tuple[Point, ...]:
    return tuple([_strength(line) for line in lines() if not line.is_step])


STRENGTHS = _plan()
RISING = tuple([_ladder(game, seats) for game, sizes in LADDERS.items() for seats in sizes])
QUICK = tuple([_quick(game) for game in LADDERS])
FAIR = tuple([_fair(game) for game in HIDDEN])


@point(4, "Schock, a round alone: exploitability at most .001", "schock")
def schock_round(run: Run) -> str:
    found = _exact("schock_rounds")
    told = {key: value for key, value in found.items() if isinstance(value, dict)}
    assert len(told) == 2
    assert all(-1e-9 <= one["exploitability"] <= 0.001 for one in told.values()), str(told)
    return ", ".join(
        f"{name}: {one['exploitability']:.6f}, opener {one['value']:.5f}" for name, one in told.items()
    )


@point(4, "Schock, as master plays a half: exploitability at most .001 of it in all 103 states", "schock")
def schock_half(run: Run) -> str:
    found = _exact("schock_halves")
    told = {key: value for key, value in found.items() if isinstance(value, dict)}
    assert all(one["states"] == 103 and one["most"] <= 0.001 for one in told.values()), str(told)
    return ", ".join(f"{name}: most {one['most']:.6f}, mean {one['mean']:.6f}" for name, one in told.items())


@point(4, "Schock: known constants of the round (with the third die thrown after turning)", "schock")
def schock_constants(run: Run) -> str:
    """The plan's constants were worked out with another turning than SC-7's; both are counted and told."""
    found = _exact("schock_rounds")
    low, high = found["value if the third die is thrown after turning"]
    schock = found["a Schock if the third die is thrown after turning"]
    assert low - 1e-5 <= 0.62633 <= high + 1e-5, (low, high)
    assert high - low < 1e-4, (low, high)
    assert abs(schock - 0.4120) < 6e-5, schock
    ours = found["earlier_only, late_turn off"]["value"]
    likely = found["a Schock within three throws"]
    return f"{low:.5f} to {high:.5f}, {schock:.4f}; by SC-7 {ours:.5f}, {likely:.4f}"


@point(4, "Schock: at least .540 against the beginner, .505 against the greedy player (exact)", "schock")
def schock_references(run: Run) -> str:
    found = _exact("schock_rounds")
    beginner, greedy = found["against the beginner"], found["against the greedy player"]
    told = f"{beginner:.4f}, {greedy:.4f}"
    assert beginner >= 0.540, told
    assert greedy >= 0.505, told
    return told


@point(4, "Rock the Bock: mean regret in 2,000 exact end positions at most .02 points", "rock_the_bock")
def bock_ends(run: Run) -> str:
    found = _exact("rock_the_bock_ends")
    told = ", ".join(f"{level} {points:.4f}" for level, points in found["regret"].items())
    assert found["n"] >= 2000
    assert found["regret"]["master"] <= 0.02, told
    return f"{told} (n {found['n']})"


@point(4, "same view, level and seed in a fresh process: the same choice, with other hash seeds")
def reproducible(run: Run) -> str:
    return passes(run, "tests/games/test_bots.py", "-k", "fresh_process or same_again")


@point(4, "dice and cards of a match are the same whoever plays")
def same_chance(run: Run) -> str:
    return passes(run, "tests/games/test_bots.py", "-k", "whoever_plays")


@point(4, "easy is never absurd, and nobody hurts a partner without need")
def kind(run: Run) -> str:
    return passes(run, "tests/games", "-k", "absurd or partner_home or throws_a_schock_aus_away")


@point(4, "every choice names its true largest reason; hints at every table")
def reasons(run: Run) -> str:
    files = [f"tests/games/{game}/test_bots.py" for game in LADDERS]
    return passes(run, *files, "-k", "reason or difference or adds_up or add_up")
