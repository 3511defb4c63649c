"""What is measured about the strength of players: the lines of the plan, and the ladders of every game."""

from __future__ import annotations

from typing import Any, Literal, NamedTuple

from spielblock.games import all_games
from spielblock.headless.arena.contest import Contest

REFERENCE = "tests.reference_bots"
PUBLISHER = {"sheet": "random", "first_three_open": True, "column_h_always_open": True}
SEED_RULES = {"sheet": "random"}
QUICK = {"fast_start": True}

#: Which end of the 95 % interval must reach the target: its lower end, the estimate itself, or, where the
#: target is an upper limit, its upper end. None: it is reported only.
Bound = Literal["low", "estimate", "most", "none"]


class Line(NamedTuple):
    """A line-up whose first player is looked at: its share of wins, or alone its mean points.

    `matches` is how many are wanted; every seed is played with everybody on every seat. `limit` is a second
    target from above.
    """

    name: str
    game: str
    lineup: tuple[str, ...]
    matches: int
    bound: Bound
    target: float = 0.0
    limit: float | None = None
    options: dict[str, Any] = {}  # noqa: RUF012  never changed
    teams: bool = False
    starts: int = 0

    def contest(self) -> Contest:
        """Return what the arena plays."""
        return Contest(self.game, (self.lineup,), self.matches, 1, self.options, self.teams, self.starts)

    @property
    def seats(self) -> int:
        return len(self.lineup)

    @property
    def is_step(self) -> bool:
        """Whether this is a step of a ladder: levels of the game against each other."""
        return len(set(self.lineup)) > 1 and all(":" not in player for player in self.lineup)


def lines() -> tuple[Line, ...]:
    """Return all lines, those of the plan first."""
    return (*_tock(), *_rock_the_bock(), *_noch_mal(), *_rockit(), *_ladders())


def _tock() -> list[Line]:
    greedy = f"{REFERENCE}.tock:GreedyBot"

    def line(name: str, lineup: tuple[str, ...], matches: int, bound: Bound, target: float) -> Line:
        return Line(f"tock_{name}", "tock", lineup, matches, bound, target, None, QUICK, "teams" in name)

    return [
        line("medium_greedy_2", ("medium", greedy), 400, "estimate", 0.50),
        line("hard_greedy_2", ("hard", greedy), 200, "low", 0.60),
        line("master_greedy_2", ("master", greedy), 150, "estimate", 0.62),
        line("hard_greedy_teams", ("hard", greedy, "hard", greedy), 200, "low", 0.58),
        line("hard_greedy_4", ("hard", greedy, greedy, greedy), 200, "estimate", 0.33),
    ]


def _rock_the_bock() -> list[Line]:
    reference = f"{REFERENCE}.rock_the_bock:EvaluationBot"
    return [
        Line(
            "rock_the_bock_master_reference_4",
            "rock_the_bock",
            ("master", *[reference] * 3),
            400,
            "low",
            0.70,
        )
    ]


def _noch_mal() -> list[Line]:
    """Alone every player meets the same fifty sheets, which no weight was tuned on."""
    least = {"easy": 0.0, "medium": 15.0, "hard": 19.5, "master": 21.0}
    found: list[Line] = []
    for level, target in least.items():
        limit = 9.0 if level == "easy" else None
        printed = ("low", target, limit, PUBLISHER, False, 50)
        found.append(Line(f"noch_mal_alone_publisher_{level}", "noch_mal", (level,), 200, *printed))
        told = ("none", 0.0, None, SEED_RULES, False, 50)
        found.append(Line(f"noch_mal_alone_seed_{level}", "noch_mal", (level,), 100, *told))
    greedy = f"{REFERENCE}.noch_mal:GreedyBot"
    against = ("low", 0.75, None, SEED_RULES, False, 0)
    return [*found, Line("noch_mal_hard_greedy_2", "noch_mal", ("hard", greedy), 200, *against)]


def _rockit() -> list[Line]:
    chance, rule = f"{REFERENCE}.rockit:AnyBot", f"{REFERENCE}.rockit:SimpleBot"
    return [
        Line("rockit_hard_random_4", "rockit", ("hard", *[chance] * 3), 4000, "estimate", 0.33),
        Line("rockit_hard_rule_4", "rockit", ("hard", *[rule] * 3), 4000, "most", 0.35),
        Line("rockit_master_rule_2", "rockit", ("master", rule), 1200, "low", 0.55),
    ]


#: How many matches a step of a ladder gets: by the work a match is, and by how small the steps are.
LADDERS: dict[str, dict[int, int]] = {
    "tock": {2: 100, 4: 60, 6: 40},
    "schock": {2: 2000, 4: 1000, 8: 400},
    "rock_the_bock": {2: 400, 3: 300, 4: 300},
    "noch_mal": {2: 160, 4: 80, 6: 60},
    "rockit": {2: 2000, 4: 4000, 10: 4000},
}


def _ladders() -> list[Line]:
    """Every level against the one below, half of the seats each."""
    found: list[Line] = []
    for game, sizes in LADDERS.items():
        options = {"tock": QUICK, "noch_mal": SEED_RULES}.get(game, {})
        for seats, matches in sizes.items():
            levels = all_games()[game].levels(seats)
            for worse, better in zip(levels, levels[1:], strict=False):
                lineup = (
                    ((better, worse) * seats)[:seats] if seats % 2 == 0 else (better, *[worse] * (seats - 1))
                )
                name = f"{game}_{better}_{worse}_{seats}"
                found.append(
                    Line(name, game, lineup, matches, "estimate", even(lineup), None, options, False, 0)
                )
    return found


def even(lineup: tuple[str, ...]) -> float:
    """Return the share that the first player of a line-up wins if all are equally strong.

    >>> even(("a", "b", "a", "b")), even(("a", "b", "b", "b"))
    (0.5, 0.25)
    """
    return lineup.count(lineup[0]) / len(lineup)
