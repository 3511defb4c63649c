"""Twelve written matches, a round a line. `REWRITE_GOLDEN=1` writes them anew, to be read by a person."""

from __future__ import annotations

import os
from collections.abc import Iterator
from itertools import islice
from pathlib import Path
from random import Random

from tests.games.schock.cover import matches
from tests.reference_bots.schock import Greedy

from spielblock.games.schock import events as ev
from spielblock.games.schock.rules import SchockRules
from spielblock.games.schock.state import State
from spielblock.rules.contract import Draw, Move, Over
from spielblock.rules.event import Event
from spielblock.rules.seats import letter

PATH = Path(__file__).parents[2] / "golden" / "schock_matches.txt"
WORST = {"result": "", "throws": " by throws", "order": " by order", "throw_off": " by throw-off"}


def transcript() -> Iterator[str]:
    """Greedy players that now and then do anything else, under twelve sets of options."""
    for number, match in enumerate(islice(matches(12, seed=3), 12), 1):
        rules = match.rules
        assert isinstance(rules, SchockRules)
        first = letter(match.start.first)
        yield f"match {number}: {match.seats} seats, {first} throws first, {rules.options}"
        yield from rounds(rules, match.state, Random(number))


def rounds(rules: SchockRules, state: State, rng: Random) -> Iterator[str]:
    bot, line = Greedy(rules), "opening"
    while not isinstance(pending := rules.pending(state), Over):
        seat = letter(state.turn)
        if isinstance(pending, Draw):
            move: Move = pending.chance.draw(rng)
            line += f"  {seat}:{move.text().removeprefix('throw ').replace(' ', '')}"
        else:
            moves = rules.moves(state, state.turn)
            often = rng.random() < 0.8
            move = bot.think(rules.decision(state, state.turn), rng).move if often else rng.choice(moves)
            line += f" {move.text()}"
        step = rules.apply(state, move)
        for event in step.events:
            line += told(event)
            if isinstance(event, ev.RoundStarted):
                yield line
                line = f"{event.half} pool {event.stock} lids {' '.join(map(str, step.state.lids))}"
        state = step.state
    yield line
    yield f"scores {pending.scores}, ranks {pending.ranks}, {pending.reason.key}\n"


def told(event: Event) -> str:
    """Return what is worth reading of an event."""
    match event:
        case ev.Revealed(seat=seat, dice=dice, count=count, late=late):
            return f"{' late' if late else ' |'} {seat} {''.join(map(str, dice))}/{count}"
        case ev.RoundEnded(best=best, worst=worst, worst_by=by):
            return f" => best {best}, worst {worst}{WORST[by]}"
        case ev.LidsMoved(seat=seat, giver=giver, count=count):
            return f", {count} from {giver or 'the pool'} to {seat}"
        case ev.AllLidsTaken(seat=seat):
            return f", all to {seat}"
        case ev.WentOut(seat=seat):
            return f", {seat} is out"
        case ev.HalfLost(half=half, seat=seat):
            return f", {seat} loses {half}"
        case _:
            return ""


def test_twelve_matches_are_what_they_were() -> None:
    text = "\n".join(transcript())
    if os.environ.get("REWRITE_GOLDEN"):
        PATH.write_text(text, encoding="utf-8")
    assert PATH.read_text(encoding="utf-8") == text
