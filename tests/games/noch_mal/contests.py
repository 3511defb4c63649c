"""Matches of bots of Noch mal! against sheets and against each other, with the same dice for both."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import NamedTuple

from spielblock.bots.bot import Bot
from spielblock.games.noch_mal.options import Options
from spielblock.games.noch_mal.rules import NochMalRules
from spielblock.games.noch_mal.shipped import SHIPPED
from spielblock.match.match import Match
from spielblock.rules.contract import Decide, Draw, Over, Start

Maker = Callable[[NochMalRules], Bot]


class Score(NamedTuple):
    """Matches and shares of wins of the first player, or mean points alone."""

    matches: int
    mean: float


def options(number: int, *, publisher: bool) -> Options:
    """Return the options of the n-th match: the shipped sheets in turn."""
    sheet = list(SHIPPED)[number % len(SHIPPED)]
    return Options(sheet, first_three_open=publisher, column_h_always_open=publisher)  # pyright: ignore


def played(rules: NochMalRules, bots: list[Bot], seed: str) -> Over:
    """Return how a match of these bots ended; each draws from a source of its own."""
    match = Match(rules, Start(len(bots)), seed)
    while True:
        match match.pending:
            case Over() as over:
                return over
            case Draw():
                match.play(-1, match.fate())
            case Decide(seats=seats):
                seat = seats[0]
                rng = Random(f"{seed}/bot/{seat}/{len(match.log)}")
                match.play(seat, bots[seat].think(match.decision(seat), rng).move)


def alone(maker: Maker, count: int, *, publisher: bool = True, first: int = 0) -> Score:
    """Return the mean points of a bot alone over so many fixed matches."""
    total = 0
    for number in range(first, first + count):
        rules = NochMalRules(options(number, publisher=publisher))
        total += played(rules, [maker(rules)], f"alone/{number}").scores[0]
    return Score(count, total / count)


def duel(one: Maker, other: Maker, pairs: int, *, seats: int = 2, publisher: bool = False) -> Score:
    """Return the share of wins of one bot among others, on every seat in turn with the same dice."""
    won = 0.0
    for number in range(pairs):
        rules = NochMalRules(options(number, publisher=publisher))
        for seat in range(seats):
            bots = [one(rules) if at == seat else other(rules) for at in range(seats)]
            over = played(rules, bots, f"duel/{number}")
            won += (over.ranks[seat] == 1) / over.ranks.count(1)
    return Score(pairs * seats, won / (pairs * seats))
