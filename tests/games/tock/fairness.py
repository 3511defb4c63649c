"""Does a player choose the same when all that it cannot see is dealt anew?"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random
from typing import NamedTuple

import msgspec
from tests.games.tock.matches import Setting, cover

from spielblock.games.tock.cards import HIDDEN, NONE, cards_in, mask
from spielblock.games.tock.judge import Worth
from spielblock.games.tock.playout import Playout
from spielblock.games.tock.position import Position
from spielblock.games.tock.rules import TockRules
from spielblock.games.tock.state import PLAY, State
from spielblock.rules.contract import Decide, Draw, Move, Over, Start
from spielblock.rules.event import Event

#: Chooses for a seat; the state is the whole truth, which an honest player never looks at.
Choice = Callable[[TockRules, State, int, tuple[Event, ...], int], str]


class Moment(NamedTuple):
    """A decision on the way of a match that is played with some sense."""

    rules: TockRules
    state: State
    seat: int
    seen: tuple[Event, ...]


def moments(count: int) -> Iterator[Moment]:
    """Yield so many decisions with a choice, from matches over the cover."""
    settings, number = cover(), 0
    while count > 0:
        for found in _of_match(settings[number % len(settings)], number):
            yield found
            count -= 1
            if not count:
                return
        number += 1


def _of_match(setting: Setting, seed: int) -> Iterator[Moment]:
    """Yield every seventh decision of a match of at most 150 steps."""
    rules, rng = TockRules(setting.options), Random(f"moments/{seed}")
    state = rules.setup(Start(setting.seats, seed % setting.seats, setting.teams))
    seen: list[list[Event]] = [[] for _ in range(setting.seats)]
    for number in range(150):
        pending = rules.pending(state)
        if isinstance(pending, Over):
            return
        if isinstance(pending, Decide):
            seat = pending.seats[0]
            if number % 7 == seed % 7 and len(rules.moves(state, seat)) > 1:
                yield Moment(rules, state, seat, tuple(seen[seat]))
        step = rules.apply(state, _sensible(rules, state, pending, rng))
        for seat, known in enumerate(seen):
            remember(rules, seat, known, step.events)
        state = step.state


def _sensible(rules: TockRules, state: State, pending: Draw | Decide, rng: Random) -> Move:
    """Return what happens next: the quick judgement, and chance where that does not judge."""
    if isinstance(pending, Draw):
        return pending.chance.draw(rng)
    if state.phase == PLAY:
        return Playout(rules, Worth(rules.board(state.seats), state.teams)).choice(state)
    moves = rules.moves(state, pending.seats[0])
    return moves[int(rng.random() * len(moves))]


def remember(rules: TockRules, seat: int, known: list[Event], events: tuple[Event, ...]) -> None:
    """Add what a seat witnesses to what it knows, as a match does."""
    for event in events:
        if rules.renews(event):
            known.clear()
        witnessed = rules.witness(event, seat)
        if witnessed is not None:
            known.append(witnessed)


def flagged(choice: Choice, count: int, deals: int = 3) -> int:
    """Return in how many of so many moments the choice hangs on what cannot be seen."""
    found = 0
    for number, (rules, state, seat, seen) in enumerate(moments(count)):
        usual = choice(rules, state, seat, seen, number)
        others = [dealt_anew(state, seat, Random(f"deal/{number}/{k}")) for k in range(deals)]
        for other in others:
            assert msgspec.json.encode(rules.view(other, seat, seen)) == msgspec.json.encode(
                rules.view(state, seat, seen)
            )
        found += any(choice(rules, other, seat, seen, number) != usual for other in others)
    return found


def honest(level: Callable[[TockRules, int | None], object], budget: int | None) -> Choice:
    """Return the choice of a level, given the view alone, as the worker gets it."""

    def choose(rules: TockRules, state: State, seat: int, seen: tuple[Event, ...], seed: int) -> str:
        text = msgspec.json.encode(rules.view(state, seat, seen))
        view = msgspec.json.decode(text, type=Position)
        known = rules.from_position(view)
        decision = rules.decision(known, seat, view.seen)
        bot = level(rules, budget)
        return bot.think(decision, Random(seed)).move.text()  # type: ignore[attr-defined]

    return choose


def hidden(state: State, seat: int) -> list[int]:
    """Return the cards a seat cannot know: those of others and of the pile, but not what it gave away."""
    cards = [card for other in range(state.seats) if other != seat for card in cards_in(state.hands[other])]
    return sorted({*cards, *state.draw} - {state.given[seat]})


def dealt_anew(state: State, seat: int, rng: Random) -> State:
    """Return a state that the seat cannot tell from this one."""
    cards, other = hidden(state, seat), state.copy()
    rng.shuffle(cards)
    fixed = {card for card in state.given if card not in (NONE, HIDDEN)}
    for at in range(state.seats):
        if at != seat:
            kept = [card for card in cards_in(state.hands[at]) if card in fixed]
            drawn = [card for card in cards if card not in fixed][: state.counts[at] - len(kept)]
            cards = [card for card in cards if card not in drawn]
            other.hands[at] = mask(kept + drawn)
    other.draw = [card for card in cards if card not in fixed]
    return other
