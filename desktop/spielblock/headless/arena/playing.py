"""Play one match between bots, as the program would: each gets its view, and a seed of its own."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Mapping
from math import ceil
from random import Random
from typing import Any, Final

import msgspec

from spielblock.headless.arena.contest import Contest, Outcome, Pairing, maker
from spielblock.match.match import Match
from spielblock.rules.contract import WAIT, Decide, Over, Start
from spielblock.rules.entry import GameEntry
from spielblock.rules.seats import CHANCE

#: Bots that throw cards away for ever come to no end.
MOST_STEPS: Final = 20_000


def played(contest: Contest, pairing: Pairing, games: Mapping[str, GameEntry]) -> Outcome:
    """Play a match to its end, or so far that nobody has won."""
    game = games[contest.game]
    options = msgspec.convert(contest.options, game.options)
    match = _begun(contest, pairing, game, options)
    seated = pairing.seated()
    makers = [maker(player, game) for player in seated]
    bots = [make(game.make_rules(options), budget) for make, budget in makers]
    times: dict[str, Counter[int]] = {player: Counter() for player in seated}
    waited: set[int] = set()
    for _ in range(MOST_STEPS):
        pending = match.pending
        if isinstance(pending, Over):
            return _outcome(pairing, match, pending, times)
        if not isinstance(pending, Decide):
            match.play(CHANCE, match.fate())
            continue
        seat = match.asked_now(waited)[0]
        decision, rng = match.decision(seat), Random(match.seed_for(seat))
        began = time.process_time()
        move = bots[seat].think(decision, rng).move
        times[seated[seat]][hundredths(time.process_time() - began)] += 1
        if move is WAIT:
            waited.add(seat)
        else:
            waited.clear()
            match.play(seat, move)
    return _outcome(pairing, match, None, times)


def hundredths(seconds: float) -> int:
    """Return how many hundredths of a second have begun.

    >>> hundredths(0.0), hundredths(0.004), hundredths(0.021)
    (0, 1, 3)
    """
    return ceil(seconds * 100)


def _begun(contest: Contest, pairing: Pairing, game: GameEntry, options: Any) -> Match[Any, Any]:
    """Begin the match: its dice and cards hang on the seed alone, whoever plays."""
    first = pairing.seed % len(pairing.lineup)
    start = Start(len(pairing.lineup), first, contest.teams)
    number = pairing.seed % contest.starts if contest.starts else pairing.seed
    start = game.prepare(start, options, Random(f"arena/{number}/start"))
    return Match(game.make_rules(options), start, f"arena/{pairing.seed}")


def _outcome(
    pairing: Pairing, match: Match[Any, Any], over: Over | None, times: dict[str, Counter[int]]
) -> Outcome:
    seats = match.seats
    return Outcome(
        pairing,
        over.ranks if over else (1,) * seats,
        over.scores if over else (0,) * seats,
        len(match.log),
        over is not None,
        {player: dict(counts) for player, counts in times.items()},
    )
