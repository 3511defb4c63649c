"""Counts of moves, and the fixed positions they are counted from."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import msgspec

from spielblock.games import all_games
from spielblock.rules.contract import Decide, Draw, IllegalMoveError, Over, Rules, Start
from spielblock.rules.entry import GameEntry
from spielblock.rules.seats import letter
from tests.perft.spelling import spelt
from tests.second_rules.comparing import plain, random_options

HERE = Path(__file__).parent
POSITIONS = 30
MOST_STEPS = 800
#: Every third position is looked for until it is in none of these phases.
USUAL = ("play", "turn", "active")
#: How deep is counted; a throw or a shuffle ends a line, since chance is not counted.
DEPTH = {"tock": 2, "schock": 2, "rock_the_bock": 2, "rockit": 3, "noch_mal": 2}


class Fixed(NamedTuple):
    """A position as plain data, and how many lines of each length go out from it."""

    position: dict[str, Any]
    counts: list[int]


def fixed(game: str) -> list[Fixed]:
    """Return the fixed positions of a game."""
    rows: list[dict[str, Any]] = json.loads((HERE / f"{game}.json").read_text("utf-8"))
    return [Fixed(row["position"], row["counts"]) for row in rows]


def board(position: dict[str, Any]) -> tuple[Rules[Any, Any], Any]:
    """Return the rules and the state of a position."""
    entry = all_games()[position["game"]]
    read = msgspec.convert(position, entry.position)
    rules: Rules[Any, Any] = entry.make_rules(read.options)
    return rules, rules.from_position(read)


def lines(rules: Rules[Any, Any], state: Any, depth: int) -> int:
    """Return how many lines of moves of this length there are; the first seat asked decides."""
    pending = rules.pending(state)
    if depth == 0 or not isinstance(pending, Decide):
        return 1
    seat, count = pending.seats[0], 0
    for move in rules.moves(state, seat):
        if depth == 1:
            count += 1
            continue
        after = state.copy()
        rules.act(after, seat, move, None)
        count += lines(rules, after, depth - 1)
    return count


def accepted(position: dict[str, Any]) -> tuple[set[str], set[str]]:
    """Return the actions that the rules list, and those of all spellable ones that they do not refuse."""
    rules, state = board(position)
    pending = rules.pending(state)
    assert isinstance(pending, Decide)
    seat = pending.seats[0]
    listed = {move.text() for move in rules.moves(state, seat)}
    return listed, {text for text in spelt(position, letter(seat)) if _goes(rules, state, seat, text)}


def write(game: str) -> None:
    """Play to positions where somebody decides, a match each, and keep them with their counts."""
    entry = all_games()[game]
    rows: list[dict[str, Any]] = []
    for number in range(POSITIONS):
        position = _reached(entry, Random(f"perft/{game}/{number}"), number)
        rules, state = board(position)
        counts = [lines(rules, state, depth) for depth in range(1, DEPTH[game] + 1)]
        rows.append({"position": position, "counts": counts})
    text = ",\n".join(json.dumps(row, ensure_ascii=False) for row in rows)
    (HERE / f"{game}.json").write_text(f"[\n{text}\n]\n", "utf-8")


def _reached(entry: GameEntry, rng: Random, number: int) -> dict[str, Any]:
    """Return a position after some twenty to hundreds of actions of a random match."""
    options = entry.options() if number % 2 else random_options(entry, rng)
    seats = rng.choice(list(entry.seats))
    start = entry.prepare(
        Start(seats, rng.randrange(seats), seats in entry.teams and number % 3 == 0), options, rng
    )
    rules: Rules[Any, Any] = entry.make_rules(options)
    state = rules.setup(start)
    wanted, rare = rng.randrange(10, 250), number % 3 == 2
    kept: dict[str, Any] = {}
    for step in range(MOST_STEPS):
        pending = rules.pending(state)
        if isinstance(pending, Over) or (step > wanted and kept and not (rare and kept["phase"] in USUAL)):
            break
        if isinstance(pending, Draw):
            by, move = -1, pending.chance.draw(rng)
        else:
            kept = plain(rules, state)
            by = pending.seats[0]
            move = rng.choice(rules.moves(state, by))
        rules.act(state, by, move, None)
    assert kept, "nobody ever decided"
    return {key: value for key, value in kept.items() if key not in ("seat", "seen")}


def _goes(rules: Rules[Any, Any], state: Any, seat: int, text: str) -> bool:
    try:
        move = rules.parse(text)
    except IllegalMoveError:
        return False
    return rules.refusal(state, seat, move) is None
