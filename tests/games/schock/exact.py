"""Exact values of ways to play a round between two: no sampling, so no error."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from spielblock.games.schock.chances import FALLS
from spielblock.games.schock.duel import Duel, Ends, Flow, Opening, Signal, answer, greedy
from spielblock.games.schock.duels import Solved
from spielblock.games.schock.state import MOST_THROWS, Dice

#: Which dice are kept, with chances: from dice, what lies open, throws used.
Way = Callable[[int, Dice, Dice], dict[Dice | None, float]]
Lying = dict[Signal, dict[Dice, float]]


def lying(way: Way) -> Lying:
    """Return what a starter who plays like this has under the cup, for each signal."""
    found: Lying = {}
    now: dict[tuple[Dice, Dice], float] = {((), dice): chance for dice, chance in FALLS[()]}
    for count in range(1, MOST_THROWS + 1):
        then: dict[tuple[Dice, Dice], float] = {}
        for (laid, dice), much in now.items():
            for kept, part in (way(count, laid, dice) if count < MOST_THROWS else {None: 1.0}).items():
                if kept is None:
                    under = found.setdefault((count, laid), {})
                    under[dice] = under.get(dice, 0.0) + much * part
                    continue
                for fallen, chance in FALLS[kept]:
                    then[kept, fallen] = then.get((kept, fallen), 0.0) + much * part * chance
        now = then
    return found


def ends(way: Way, limit: int) -> Ends:
    """Return how a follower who plays like this ends."""
    found: Ends = {}
    now: dict[Dice, float] = dict(FALLS[()])
    for count in range(1, limit + 1):
        then: dict[Dice, float] = {}
        for dice, much in now.items():
            for kept, part in (way(count, (), dice) if count < limit else {None: 1.0}).items():
                if kept is None:
                    found[dice, count] = found.get((dice, count), 0.0) + much * part
                    continue
                for fallen, chance in FALLS[kept]:
                    then[fallen] = then.get(fallen, 0.0) + much * part * chance
        now = then
    return found


def value(duel: Duel, under: Lying, answers: Callable[[Signal], Ends]) -> float:
    """Return the chance that the starter wins."""
    total = 0.0
    for signal, dice in under.items():
        for end, much in answers(signal).items():
            total += sum([w * much * duel.wins(mine, signal[0], *end) for mine, w in dice.items()])
    return total


def of_flow(flow: Flow, *, remembers: bool) -> Way:
    """Return a flow as a way of playing; only the starter remembers what lay open before."""

    def way(count: int, laid: Dice, dice: Dice) -> dict[Dice | None, float]:
        return flow.get((count, laid if remembers and count > 1 else (), dice), {None: 1.0})

    return way


def both_sides(solved: Solved, duel: Duel) -> tuple[Lying, dict[Signal, Ends]]:
    """Return what the shipped way of playing leads to, as starter and as follower."""
    answers = {
        signal: ends(of_flow(flow, remembers=False), signal[0]) for signal, flow in solved.answers.items()
    }
    return lying(of_flow(solved.opening, remembers=True)), answers


def exploitability(solved: Solved, duel: Duel) -> float:
    """Return how much more than half the rounds somebody wins who knows this way of playing, both seats."""
    under, answers = both_sides(solved, duel)
    others = {limit: greedy(duel, limit)[1] for limit in range(1, MOST_THROWS + 1)}
    as_starter = Opening(duel, answers, others).value()
    as_follower = sum([answer(duel, signal[0], dice)[0] for signal, dice in under.items()])
    return (as_starter + as_follower) / 2 - 0.5


class Keeper(Protocol):
    """A fixed player, by which dice it keeps."""

    def kept(self, dice: Dice, laid: Dice, count: int, limit: int, starts: bool) -> Dice | None: ...


def against(solved: Solved, duel: Duel, player: Keeper) -> float:
    """Return how many rounds the solution wins against a fixed player, both seats alike."""
    under, answers = both_sides(solved, duel)
    others = {limit: greedy(duel, limit)[1] for limit in range(1, MOST_THROWS + 1)}
    theirs = lying(lambda count, laid, dice: {player.kept(dice, laid, count, MOST_THROWS, True): 1.0})
    back = {
        limit: ends(
            lambda count, laid, dice, limit=limit: {player.kept(dice, laid, count, limit, False): 1.0}, limit
        )
        for limit in range(1, MOST_THROWS + 1)
    }
    as_starter = value(duel, under, lambda signal: back[signal[0]])
    as_follower = 1 - value(duel, theirs, lambda signal: answers.get(signal) or others[signal[0]])
    return (as_starter + as_follower) / 2
