"""Playing a round to its end many times on guessed hands, to see what a move is worth."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Final

from spielblock.games.rockit.cards import BIT, COUNTS, EACH, HIDDEN, JOKER, KINDS
from spielblock.games.rockit.inference import Group, Hands
from spielblock.games.rockit.moves import CALLED, DRAW, PLAYS, TAKE
from spielblock.games.rockit.rules import RockitRules
from spielblock.games.rockit.state import DEAL, DRAWN, OVER, SHUFFLE, TURN, State
from spielblock.rules.chance import below, shuffle
from spielblock.rules.contract import Draw, Move

COLOURED: Final = (1 << JOKER) - 1
#: A round between quick players has some 60 moves; one this long is nobody's.
LONGEST: Final = 1000
#: In so many of a hundred deals nothing is concluded from what others did: they may have drawn by choice.
DOUBT: Final = 10


def guess(known: State, seat: int, rng: Random, shown: Hands | None = None) -> State:
    """Return a state that this seat takes for possible: all it does not see is dealt by chance.

    With `shown`, see inference.py, nobody is dealt what it has shown not to hold, if that can be. The cards
    are sorted before they are shuffled, so that nothing of their true order comes through.
    """
    state = known.copy()
    own = state.hands[seat * KINDS : (seat + 1) * KINDS]
    left = [count - held for count, held in zip(COUNTS, own, strict=True)]
    for card in state.discard:
        left[card] -= 1
    pool = [card for card in range(HIDDEN) for _ in range(left[card])]
    shuffle(rng, pool)
    for other in range(state.seats):
        if other != seat:
            _deal(state, other, _taken(pool, state.sizes[other], shown[other] if shown else []))
    state.pile, state.at = pool, 0
    return state


def _taken(pool: list[int], count: int, groups: list[Group]) -> list[int]:
    """Take so many cards off the pool, the groups that tell most first."""
    if sum([group.cards for group in groups]) != count:
        return [pool.pop() for _ in range(count)]
    found: list[int] = []
    for group in sorted(groups, key=lambda one: -one.out.bit_count()):
        for _ in range(group.cards):
            at = len(pool) - 1
            while at > 0 and group.out >> pool[at] & 1:
                at -= 1
            found.append(pool.pop(at if not group.out >> pool[at] & 1 else len(pool) - 1))
    return found


def _deal(state: State, seat: int, cards: list[int]) -> None:
    counts = [0] * KINDS
    mask = 0
    for card in cards:
        counts[card] += 1
        mask |= BIT[card]
    state.hands[seat * KINDS : (seat + 1) * KINDS] = counts
    state.masks[seat] = mask


def play_round(rules: RockitRules, state: State, rng: Random) -> None:
    """Play in place until the round is won: coloured cards first, jokers last, always calling."""
    for _ in range(LONGEST):
        phase = state.phase
        if phase in (TURN, DRAWN):
            rules.advance(state, quick(rules, state, rng), None)
        elif phase == SHUFFLE:
            pending = rules.pending(state)
            assert isinstance(pending, Draw)
            rules.advance(state, pending.chance.draw(rng), None)
        else:
            return


def quick(rules: RockitRules, state: State, rng: Random) -> Move:
    """Return what the rule of thumb does for the seat that has the turn."""
    cards = BIT[state.drawn] if state.phase == DRAWN else rules.playable(state)
    if not cards:
        return TAKE if state.owed else DRAW
    seat = state.turn
    cards = cards & COLOURED or cards
    for _ in range(below(rng, cards.bit_count())):
        cards &= cards - 1
    card = (cards & -cards).bit_length() - 1
    plays = (CALLED if state.sizes[seat] <= 2 else PLAYS)[card]
    return plays[most_held(state, seat)] if card >= JOKER else plays[0]


def most_held(state: State, seat: int) -> int:
    """Return the colour of which a seat holds most."""
    first = seat * KINDS
    held = [sum(state.hands[at : at + EACH]) for at in range(first, first + JOKER, EACH)]
    return held.index(max(held))


class Tally:
    """How often a move led to a won round."""

    def __init__(self) -> None:
        self.count = 0
        self.won = 0

    @property
    def mean(self) -> float:
        return round(self.won / self.count, 9)

    @property
    def error(self) -> float:
        """The standard error of the mean."""
        share = self.won / self.count
        return round((share * (1.0 - share) / self.count) ** 0.5, 9)


def tallies(
    rules: RockitRules,
    known: State,
    seat: int,
    moves: Sequence[Move],
    deals: int,
    rng: Random,
    shown: Hands | None = None,
) -> list[Tally]:
    """Return what each move led to; the n-th rollout of every move meets the same hands and chance."""
    found = [Tally() for _ in moves]
    for at in range(deals):
        dealt = guess(known, seat, rng, None if at % 100 < DOUBT else shown)
        seed = int(rng.random() * 2**53)
        for tally, move in zip(found, moves, strict=True):
            end = dealt.copy()
            chance = Random(seed)
            rules.advance(end, move, None)
            play_round(rules, end, chance)
            tally.count += 1
            tally.won += end.phase in (DEAL, OVER) and end.scores[seat] > known.scores[seat]
    return found
