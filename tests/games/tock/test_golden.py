"""Twelve written matches and thirty counted positions. `REWRITE_GOLDEN=1` writes them anew, to be read."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path
from random import Random

from tests.games.tock.fairness import Moment, moments
from tests.games.tock.matches import Setting, settings
from tests.games.tock.reference import Reference
from tests.reference_bots.tock import GreedyBot

from spielblock.games.tock.events import ColourHome, PieceCaptured, SkipCalled
from spielblock.games.tock.options import Options
from spielblock.games.tock.rules import TockRules
from spielblock.games.tock.state import PLAY, State
from spielblock.rules.contract import Draw, Over, Start
from spielblock.rules.event import Event
from spielblock.rules.seats import letter

FOLDER = Path(__file__).parents[2] / "golden"
LONGEST = 500

#: The third match: a seven brings C's last piece home and goes on with A's, C plays for A, and they win.
TOGETHER = (
    Setting(4, True, Options(fields_per_sector=16, fast_start=True, seven_may_continue_with_partner=True)),
    103,
)


def compare(name: str, text: str) -> None:
    path = FOLDER / name
    if os.environ.get("REWRITE_GOLDEN"):
        path.write_text(text, encoding="utf-8")
    assert path.read_text(encoding="utf-8") == text


def transcript(setting: Setting, seed: int) -> Iterator[str]:
    """Yield a match of fixed players, a line for each thing that was done."""
    rules, rng = TockRules(setting.options), Random(seed)
    bot = GreedyBot(rules)
    state = rules.setup(Start(setting.seats, seed % setting.seats, setting.teams))
    yield setting.text()
    for _ in range(LONGEST):
        pending = rules.pending(state)
        if isinstance(pending, Over):
            yield f"  scores {pending.scores}, ranks {pending.ranks}, {pending.reason.key}\n"
            return
        if isinstance(pending, Draw):
            who, move = "chance", pending.chance.draw(rng)
        else:
            seat = pending.seats[0]
            who, move = letter(seat), bot.think(rules.decision(state, seat), rng).move
        step = rules.apply(state, move)
        yield f"  {who} {move.text()}" + "".join(told(event) for event in step.events)
        state = step.state
    yield "  no end\n"


def told(event: Event) -> str:
    match event:
        case PieceCaptured(colour=colour, field=field):
            return f"  [{colour} home from {field}]"
        case SkipCalled(seat=seat):
            return f"  [{seat} skips]"
        case ColourHome(colour=colour):
            return f"  [{colour} complete]"
        case _:
            return ""


def test_matches() -> None:
    twelve = list(settings(12))
    twelve[2] = TOGETHER
    lines = [line for setting, seed in twelve for line in transcript(setting, seed)]
    compare("tock_matches.txt", "\n".join(lines))


def positions() -> Iterator[Moment]:
    """Yield thirty positions in which a seat plays a card, from matches of every setting."""
    found = [moment for moment in moments(900) if moment.state.phase == PLAY]
    yield from found[:: len(found) // 30][:30]


def by_moves(rules: TockRules, state: State, depth: int) -> int:
    """Count the ways to play on, so many moves deep; a deal, an exchange or the end stops."""
    if depth == 0 or state.phase != PLAY:
        return 1
    found = rules.moves(state, state.turn)
    return sum(by_moves(rules, rules.apply(state, move).state, depth - 1) for move in found)


def by_reference(rules: TockRules, state: State, depth: int) -> int:
    """Count the same with what the slow reference finds."""
    if depth == 0 or state.phase != PLAY:
        return 1
    found = Reference(rules.to_position(state)).legal()
    states = [rules.apply(state, rules.parse(text)).state for text in found]
    return sum(by_reference(rules, after, depth - 1) for after in states)


def test_counts() -> None:
    lines: list[str] = []
    for number, (rules, state, _, _) in enumerate(positions(), 1):
        counts = [by_moves(rules, state, depth) for depth in (1, 2)]
        assert counts == [by_reference(rules, state, depth) for depth in (1, 2)]
        written = rules.to_position(state)
        pieces = "; ".join(f"{seat} {' '.join(places)}" for seat, places in written.pieces.items())
        hand = written.hands[letter(state.turn)]
        lines.append(f"{number}: {letter(state.turn)} to move, {hand}, {pieces}: {counts}")
    compare("tock_counts.txt", "\n".join([*lines, ""]))
