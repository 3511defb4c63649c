"""Look a few throws ahead: play each promising move on with the same dice, and see what sheets come out."""

from __future__ import annotations

from random import Random
from typing import NamedTuple

from spielblock.games.noch_mal.dice import FACES, JOKER
from spielblock.games.noch_mal.features import Features, Standing
from spielblock.games.noch_mal.moves import Cross
from spielblock.games.noch_mal.placing import Fits, Placing, without
from spielblock.games.noch_mal.scoring import FIRST, OPEN_STAR
from spielblock.games.noch_mal.sheet import Sheet
from spielblock.rules.chance import below
from spielblock.rules.contract import Move

#: The dice of one throw that a seat can choose from.
Pool = tuple[tuple[int, ...], tuple[int, ...]]


class Ahead(NamedTuple):
    """What lies ahead of a seat: how many throws are looked at, whether the match ends with the last of
    them, and for each whether the seat throws (of four dice alone; None: it plays alone)."""

    throws: int
    ends: bool
    active: tuple[bool, ...] | None


class Playout:
    """Plays a sheet on by the best gain of features."""

    def __init__(self, placing: Placing, features: Features) -> None:
        self._placing = placing
        self._features = features
        self._sheet: Sheet = features.facts.sheet

    def best(self, crossed: int, jokers: int, pool: Pool) -> tuple[float, Cross | None]:
        """Return the move with these dice that gains most, and its gain; None is passing."""
        fits = Fits(self._sheet, crossed, self._placing.reach(crossed))
        standing = Standing(self._features, crossed)
        cost = self._features.weights.joker
        most = 0.0
        chosen: Cross | None = None
        for colour in dict.fromkeys(pool[0]):
            for number in dict.fromkeys(pool[1]):
                need = (colour == JOKER) + (number == JOKER)
                if need > jokers:
                    continue
                for move in fits.moves(colour, number):
                    gain = standing.gain(move.cells) - need * cost
                    if gain > most:
                        most, chosen = gain, move
        return most, chosen

    def last(self, crossed: int, jokers: int, pool: Pool) -> float:
        """Return the most points after the last throw of a match."""
        fits = Fits(self._sheet, crossed, self._placing.reach(crossed))
        most = points_alone(self._sheet, crossed, jokers)
        for colour in dict.fromkeys(pool[0]):
            for number in dict.fromkeys(pool[1]):
                need = (colour == JOKER) + (number == JOKER)
                if need <= jokers:
                    for move in fits.moves(colour, number):
                        after = crossed | move.cells
                        most = max(most, points_alone(self._sheet, after, jokers - need))
        return most

    def play(self, crossed: int, jokers: int, pools: list[Pool], *, ends: bool) -> float:
        """Return what the sheet is worth after these throws: points if the match ends, else its value."""
        for at, pool in enumerate(pools):
            if ends and at == len(pools) - 1:
                return self.last(crossed, jokers, pool)
            _, move = self.best(crossed, jokers, pool)
            if move is not None:
                crossed |= move.cells
                jokers -= move.jokers
        if ends:
            return points_alone(self._sheet, crossed, jokers)
        return self._features.value(crossed, jokers)


def points_alone(sheet: Sheet, crossed: int, jokers: int) -> float:
    """Return the points of a sheet at the end of a match alone."""
    points = jokers - OPEN_STAR * (sheet.stars & ~crossed).bit_count()
    for at, goal in enumerate(sheet.goals):
        if not goal & ~crossed:
            points += FIRST[at]
    return points


def pools(ahead: Ahead, rng: Random) -> list[Pool]:
    """Return dice for the throws ahead; of six dice another's throw leaves four."""
    found: list[Pool] = []
    for at in range(ahead.throws):
        each = 2 if ahead.active is None else 3
        colours = tuple([below(rng, FACES) for _ in range(each)])
        numbers = tuple([below(rng, FACES) for _ in range(each)])
        if ahead.active is not None and not ahead.active[at]:
            colours = without(colours, colours[0])
            numbers = without(numbers, numbers[0])
        found.append((colours, numbers))
    return found


def after(move: Move, crossed: int, jokers: int) -> tuple[int, int]:
    """Return the crosses and jokers of a seat after its move."""
    if isinstance(move, Cross):
        return crossed | move.cells, jokers - move.jokers
    return crossed, jokers
