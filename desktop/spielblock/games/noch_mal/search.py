"""Play sheets on by the best gain of features, throw after throw: alone, or with all who are at the table."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import Final

from spielblock.games.noch_mal.dice import FACES, FOUR, JOKER, SIX, Thrown
from spielblock.games.noch_mal.features import Features, Standing
from spielblock.games.noch_mal.moves import COLOURED, HIDDEN, NUMBERED, PASS, Cross, Pass
from spielblock.games.noch_mal.placing import COUNTS, INKS, Fits
from spielblock.games.noch_mal.rules import NochMalRules
from spielblock.games.noch_mal.scoring import FIRST, OPEN_STAR, points
from spielblock.games.noch_mal.sheet import Sheet
from spielblock.games.noch_mal.state import ACTIVE, OVER, PASSIVE, THROW, State
from spielblock.rules.contract import Move

#: What winning or losing is worth beside the points by which.
WIN: Final = 5.0

#: The dice a seat can choose from: colours and numbers.
Pool = tuple[tuple[int, ...], tuple[int, ...]]


class Chooser:
    """Finds the move with the largest gain for one seat."""

    def __init__(self, rules: NochMalRules, features: Features) -> None:
        self.features = features
        self._placing = rules.placing
        self._sheet = features.facts.sheet

    def best(self, crossed: int, jokers: int, pool: Pool) -> Cross | None:
        """Return the move with these dice that gains most; None is passing."""
        fits = Fits(self._sheet, crossed, self._placing.reach(crossed))
        gain = Standing(self.features, crossed).gain
        cost = self.features.weights.joker
        most = 0.0
        chosen: Cross | None = None
        for at, kind in cheapest(pool, jokers).items():
            spent = cost * SPENT[kind]
            for cells, moves in fits.of(at // FACES, at % FACES):
                found = gain(cells) - spent
                if found > most:
                    most, chosen = found, moves[kind]
        return chosen

    def last(self, crossed: int, jokers: int, pool: Pool) -> float:
        """Return the most points after the last throw of a match alone."""
        fits = Fits(self._sheet, crossed, self._placing.reach(crossed))
        most = points_alone(self._sheet, crossed, jokers)
        for at, kind in cheapest(pool, jokers).items():
            for cells, _ in fits.of(at // FACES, at % FACES):
                most = max(most, points_alone(self._sheet, crossed | cells, jokers - SPENT[kind]))
        return most


#: How many jokers each of the four kinds of a move costs.
SPENT: Final = (0, 1, 1, 2)


def cheapest(pool: Pool, jokers: int) -> dict[int, int]:
    """Return for each colour and number, as `choices` counts them, with which dice it costs least jokers."""
    found: dict[int, int] = {}
    for colour in dict.fromkeys(pool[0]):
        for number in dict.fromkeys(pool[1]):
            kind = (COLOURED if colour == JOKER else 0) + (NUMBERED if number == JOKER else 0)
            if SPENT[kind] > jokers:
                continue
            for ink in INKS[colour]:
                for count in COUNTS[number]:
                    at = ink * FACES + count
                    if at not in found or SPENT[kind] < SPENT[found[at]]:
                        found[at] = kind
    return found


class Playout:
    """Plays a table on from a state; seats without features pass. It changes the state it is given."""

    def __init__(self, rules: NochMalRules, seat: int, features: Mapping[int, Features]) -> None:
        self._rules = rules
        self._seat = seat
        self._choosers = {at: Chooser(rules, found) for at, found in features.items()}

    def play(self, state: State, throws: Sequence[Thrown]) -> float:
        """Return how well the seat stands after these throws, in points."""
        if state.seats == 1:
            return self._play_alone(state, throws)
        self._choose(state)
        for thrown in throws:
            if state.phase != THROW:
                break
            self._rules.advance(state, thrown, None)
            self._choose(state)
        return self._lead(state)

    def _play_alone(self, state: State, throws: Sequence[Thrown]) -> float:
        chooser = self._choosers[self._seat]
        crossed, jokers = state.crossed[0], state.jokers[0]
        ends = state.phase == OVER or len(throws) == LAST_THROW - state.throw_no + 1
        for at, thrown in enumerate(throws):
            pool = thrown.colours, thrown.numbers
            if ends and at == len(throws) - 1:
                return chooser.last(crossed, jokers, pool)
            move = chooser.best(crossed, jokers, pool)
            if move is not None:
                crossed |= move.cells
                jokers -= move.jokers
        if ends:
            return points_alone(state.sheet, crossed, jokers)
        return chooser.features.value(crossed, jokers)

    def _choose(self, state: State) -> None:
        """Let everybody who has still to choose in this throw do so."""
        while state.phase in (ACTIVE, PASSIVE):
            by = state.active if state.phase == ACTIVE else state.open_seats()[0]
            self._rules.act(state, by, self._choice(state, by), None)

    def _choice(self, state: State, by: int) -> Cross | Pass:
        chooser = self._choosers.get(by)
        if chooser is None:
            return PASS
        pool = self._rules.placing.pool(state, by)
        return chooser.best(state.crossed[by], state.jokers[by], pool) or PASS

    def _lead(self, state: State) -> float:
        """Return by how much the seat leads, with what winning is worth if it is over."""
        if state.phase == OVER:
            results = [points(state, at).total for at in range(state.seats)]
            lead = results[self._seat] - max(other for at, other in enumerate(results) if at != self._seat)
            return lead + (WIN if lead > 0 else -WIN if lead < 0 else 0.0)
        values = {
            at: chooser.features.value(state.crossed[at], state.jokers[at])
            for at, chooser in self._choosers.items()
        }
        own = values.pop(self._seat)
        return own - max(values.values(), default=0.0)


LAST_THROW: Final = 30


def after(state: State, seat: int, move: Move, rules: NochMalRules) -> State:
    """Return a copy in which the seat has made its move; what others hide is still to be chosen."""
    copy = state.copy()
    for other, chosen in enumerate(copy.chosen):
        if chosen is HIDDEN:
            copy.chosen[other] = None
    rules.act(copy, seat, move, None)
    return copy


def throws_ahead(seats: int, count: int, rng: Random) -> list[Thrown]:
    """Return so many throws."""
    dice = FOUR if seats == 1 else SIX
    return [dice.draw(rng) for _ in range(count)]


def points_alone(sheet: Sheet, crossed: int, jokers: int) -> float:
    """Return the points of a sheet at the end of a match alone."""
    total = jokers - OPEN_STAR * (sheet.stars & ~crossed).bit_count()
    for at, goal in enumerate(sheet.goals):
        if not goal & ~crossed:
            total += FIRST[at]
    return total
