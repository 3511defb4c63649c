"""What needs no matches: exact figures of Schock between two, and the last dice of Rock the Bock."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any, Final

from spielblock.games.rock_the_bock.bot import HardBot, MasterBot
from spielblock.games.rock_the_bock.endgame import exact_ends
from spielblock.games.schock.chances import Plan, Ways
from spielblock.games.schock.choices import Choices
from spielblock.games.schock.duel import Duel
from spielblock.games.schock.halves import HalfDuel, Worths, all_lids, worths_of
from spielblock.games.schock.options import Options
from spielblock.games.schock.rules import SchockRules
from spielblock.games.schock.scoring import HEIGHT, SCHOCK, Scale
from spielblock.games.schock.solving import SOLVED, solve
from spielblock.games.schock.state import MOST_THROWS
from spielblock.games.schock.two import Pair
from tests.games.rock_the_bock.table import RULES
from tests.games.rock_the_bock.test_bots import ends, takes
from tests.games.schock.exact import against, exploitability
from tests.games.schock.test_duel import BothThrown
from tests.long.report import REPORTS, keep, last
from tests.long.strengths.counts import PREFIX
from tests.long.strengths.prints import fingerprint
from tests.reference_bots.schock import Beginner, Greedy

PLAIN: Final = Options(ties="earlier_only", late_turn="off")
POSITIONS: Final = 2000
#: So many answers to each other bring a value to about a hundred-thousandth.
LONG: Final = 30


def schock_rounds() -> dict[str, Any]:
    """Return what the round alone is worth, and how the master's way of solving does in it."""
    found: dict[str, Any] = {}
    for options in SOLVED:
        pair = Pair(Duel(options))
        found[told(options)] = {"exploitability": exploitability(pair.solved, pair.duel), "value": pair.value}
    plain = Pair(Duel(PLAIN))
    rules = SchockRules(PLAIN)
    found["against the beginner"] = against(plain.solved, plain.duel, Beginner(rules))
    found["against the greedy player"] = against(plain.solved, plain.duel, Greedy(rules))
    found["a Schock within three throws"] = _schock(Ways(Choices(PLAIN)))
    thrown = BothThrown(Choices(PLAIN))
    known = solve(Duel(PLAIN, thrown), LONG)
    found["value if the third die is thrown after turning"] = [known.low, known.high]
    found["a Schock if the third die is thrown after turning"] = _schock(thrown)
    return found


def schock_halves() -> dict[str, Any]:
    """Return how much of a half somebody wins who knows how the master plays, over all states."""
    found: dict[str, Any] = {}
    for options in SOLVED:
        worths = worths_of(options)
        assert worths is not None
        gained = [exploitability(pair.solved, pair.duel) for pair in _states(options, worths)]
        found[told(options)] = {
            "states": len(gained),
            "most": max(gained),
            "mean": sum(gained) / len(gained),
            "who starts a half does not lose it": worths["13/0/0"],
        }
    return found


def rock_the_bock_ends() -> dict[str, Any]:
    """Return how many points are lost in the mean at the end of a round, when one seat alone has dice."""
    lost = {"master": 0.0, "hard": 0.0}
    best = dict.fromkeys(lost, 0)
    bots = {"master": MasterBot(RULES), "hard": HardBot(RULES)}
    for at in ends(POSITIONS):
        worth = dict(zip(takes(at), [end[0] for end in exact_ends(RULES, at, takes(at))], strict=True))
        for level, bot in bots.items():
            missed = max(worth.values()) - worth[bot.think(RULES.decision(at, 0), Random(3)).move]  # type: ignore[index]
            lost[level] += missed
            best[level] += missed < 1e-9
    regret = {level: points / POSITIONS for level, points in lost.items()}
    return {"n": POSITIONS, "regret": regret, "best": {level: n / POSITIONS for level, n in best.items()}}


EXACT: Final[dict[str, Callable[[], dict[str, Any]]]] = {
    "schock_rounds": schock_rounds,
    "schock_halves": schock_halves,
    "rock_the_bock_ends": rock_the_bock_ends,
}


def work_out(name: str) -> bool:
    """Work a report out, unless the master is still who it was; return whether there was something to do."""
    print_now = fingerprint("master", name.rpartition("_")[0])
    path = REPORTS / f"{PREFIX}{name}.json"
    if path.exists() and last(f"{PREFIX}{name}")["print"] == print_now:
        return False
    keep(f"{PREFIX}{name}", {"print": print_now, **EXACT[name]()})
    return True


def told(options: Options) -> str:
    return f"{options.ties}, late_turn {options.late_turn}"


def _states(options: Options, worths: Worths) -> list[Pair]:
    return [Pair(HalfDuel(options, worths, lids)) for lids in all_lids()]


def _schock(ways: Ways) -> float:
    scale = Scale(PLAIN)

    def aim(dice: tuple[int, ...], laid: tuple[int, ...], count: int) -> float:
        return float(scale.worth(dice, laid).strength >= HEIGHT[SCHOCK])

    return Plan(ways, aim, MOST_THROWS).throwing((), 1)
