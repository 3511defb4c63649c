"""Twelve written matches and thirty counted positions. `REWRITE_GOLDEN=1` writes them anew, to be read."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from itertools import islice
from pathlib import Path
from random import Random

from tests.games.rock_the_bock.matches import play, settings
from tests.games.rock_the_bock.table import brief

from spielblock.games.rock_the_bock.events import DiceStruck, RoundScored, SymbolsEntered, ThrowFailed
from spielblock.games.rock_the_bock.moves import TAKES, Take
from spielblock.games.rock_the_bock.rules import RockTheBockRules
from spielblock.games.rock_the_bock.state import State
from spielblock.rules.contract import Draw, Move, Over
from spielblock.rules.event import Event
from spielblock.rules.seats import letter

FOLDER = Path(__file__).parents[2] / "golden"
DEPTH = 3
Listing = Callable[[RockTheBockRules, State], list[Move]]


def compare(name: str, text: str) -> None:
    path = FOLDER / name
    if os.environ.get("REWRITE_GOLDEN"):
        path.write_text(text, encoding="utf-8")
    assert path.read_text(encoding="utf-8") == text


def transcript() -> Iterator[str]:
    for number, (rules, start, seed) in enumerate(islice(settings(56), 0, 56, 5), 1):
        options = f"{rules.options.next_round_start}, {rules.options.tiebreak}"
        yield f"match {number}: {start.seats} seats, {letter(start.first)} begins, {options}"
        state = rules.setup(start)
        for move, before, events in play(rules, start, seed):
            state = rules.apply(before, move).state
            yield f"  {letter(before.turn)} {move.text()}" + "".join(told(event) for event in events)
            if isinstance(move, Take) and brief(state):
                yield f"      {brief(state)}"
        over = rules.pending(state)
        assert isinstance(over, Over)
        yield f"  scores {over.scores}, ranks {over.ranks}, {over.reason.key}\n"


def told(event: Event) -> str:
    match event:
        case SymbolsEntered(target=target, dice=dice, entered=entered):
            return f"  [{target} +{entered}" + (f" of {dice}]" if dice > entered else "]")
        case DiceStruck(total=total):
            return f" [struck {total}]"
        case ThrowFailed():
            return "  [failed]"
        case RoundScored(round=number, points=points, totals=totals):
            return f"\n  round {number}: {points}, so far {totals}"
        case _:
            return ""


def test_matches() -> None:
    compare("rock_the_bock_matches.txt", "\n".join(transcript()))


def positions() -> Iterator[tuple[RockTheBockRules, State]]:
    """Yield thirty states of random matches in which a seat is to choose."""
    for rules, start, seed in settings(30):
        states = [state for move, state, _ in play(rules, start, seed) if isinstance(move, Take)]
        yield rules, states[(7 * seed) % len(states)]


def by_moves(rules: RockTheBockRules, state: State) -> list[Move]:
    return rules.moves(state, state.turn)


def by_trying(rules: RockTheBockRules, state: State) -> list[Move]:
    """Try all that the notation can spell."""
    return [move for move in TAKES.values() if rules.refusal(state, state.turn, move) is None]


def leaves(rules: RockTheBockRules, state: State, depth: int, listing: Listing) -> int:
    """Count the ways to play so many takes; each throw between them is one and the same."""
    throws = 0
    while isinstance(pending := rules.pending(state), Draw):
        throws += 1
        state = rules.apply(state, pending.chance.draw(Random(f"{sum(state.struck)}/{throws}"))).state
    if depth == 0 or isinstance(pending, Over):
        return 1
    found = listing(rules, state)
    return sum(leaves(rules, rules.apply(state, move).state, depth - 1, listing) for move in found)


def test_counts() -> None:
    lines: list[str] = []
    for number, (rules, state) in enumerate(positions(), 1):
        counts = [leaves(rules, state, depth, by_moves) for depth in range(1, DEPTH + 1)]
        assert counts == [leaves(rules, state, depth, by_trying) for depth in range(1, DEPTH + 1)]
        lies = {face: count for face, count in (rules.to_position(state).throw or {}).items()}
        written = " ".join(f"{count} {face}" for face, count in lies.items())
        lines.append(
            f"{number}: {state.seats} seats, {letter(state.turn)}, {brief(state)}, {written}: {counts}"
        )
    compare("rock_the_bock_counts.txt", "\n".join([*lines, ""]))
