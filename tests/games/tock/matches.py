"""Whole matches of Tock for tests, over every pair of sizes, teams and options."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations, cycle, islice
from random import Random
from typing import Any, NamedTuple, get_args, get_type_hints

import msgspec

from spielblock.games.tock.board import FULL, GOAL, TRACK, YARD, Board
from spielblock.games.tock.cards import DECK, NONE, cards_in
from spielblock.games.tock.options import Options
from spielblock.games.tock.position import Position
from spielblock.games.tock.rules import TockRules
from spielblock.games.tock.state import EMPTY, State
from spielblock.rules.contract import Decide, Draw, Move, Over, Start
from spielblock.rules.event import Event

#: Random players may throw good cards away for ever: then this is the end.
LIMIT = 20_000

TABLES = ((2, False), (3, False), (4, False), (4, True), (5, False), (6, False), (6, True))


class Setting(NamedTuple):
    """A size, and the rules that are played."""

    seats: int
    teams: bool
    options: Options

    def text(self) -> str:
        changed = msgspec.to_builtins(self.options)
        words = [f"{key}={value}" for key, value in changed.items()]
        return f"{self.seats}{' in teams' if self.teams else ''}: {' '.join(words) or 'standard'}"


class Happened(NamedTuple):
    """One step of a match."""

    by: int
    move: Move
    before: State
    after: State
    events: tuple[Event, ...]


def choices() -> dict[str, tuple[Any, ...]]:
    """Return every dial with its values: the table, and each option."""
    dials: dict[str, tuple[Any, ...]] = {"table": TABLES}
    for key, kind in get_type_hints(Options).items():
        dials[key] = get_args(kind) or (False, True)
    return dials


def cover() -> list[Setting]:
    """Return settings in which every two values of two dials meet, found greedily, the standard first."""
    dials = choices()
    keys = list(dials)
    standard = {key: values[0] for key, values in dials.items()} | msgspec.structs.asdict(Options())
    rng, rows = Random(1), [standard]
    open_ = {pair for a, b in combinations(keys, 2) for pair in _pairs(dials, a, b)} - _met(standard)
    while open_:
        (a, one), (b, other) = min(open_, key=repr)
        drawn = [
            {key: rng.choice(values) for key, values in dials.items()} | {a: one, b: other} for _ in range(60)
        ]
        best = max(drawn, key=lambda row: len(_met(row) & open_))
        open_ -= _met(best)
        rows.append(best)
    return [_setting(row) for row in rows]


def settings(count: int) -> Iterator[tuple[Setting, int]]:
    """Yield so many settings with their seeds, going round the cover."""
    for seed, setting in enumerate(islice(cycle(cover()), count)):
        yield setting, seed


def play(setting: Setting, seed: int, limit: int = LIMIT) -> Iterator[Happened]:
    """Play random moves to the end, or as far as the limit goes."""
    rng = Random(seed)
    rules = TockRules(setting.options)
    state = rules.setup(Start(setting.seats, seed % setting.seats, setting.teams))
    for _ in range(limit):
        match rules.pending(state):
            case Over():
                return
            case Draw(chance=chance):
                by, move = -1, chance.draw(rng)
            case Decide(seats):
                by = seats[int(rng.random() * len(seats))]
                moves = rules.moves(state, by)
                move = moves[int(rng.random() * len(moves))]
        step = rules.apply(state, move)
        yield Happened(by, move, state, step.state, step.events)
        state = step.state


def check_match(setting: Setting, seed: int, every: int = 1, limit: int = LIMIT) -> int:
    """Play a match and check every state on its way (a round trip each `every` steps); return its steps.

    Ten of its states are reached again by a replay from the start.
    """
    rules = TockRules(setting.options)
    board = rules.board(setting.seats)
    steps = list(play(setting, seed, limit))
    for number, step in enumerate(steps):
        check_state(board, step.after)
        if number % every == 0:
            check_round_trip(rules, step.after)
    again = rules.setup(Start(setting.seats, seed % setting.seats, setting.teams))
    looks = {int(Random(f"{seed}/look/{k}").random() * len(steps)) for k in range(10)}
    for number, step in enumerate(steps):
        assert rules.refusal(again, step.by, move := rules.parse(step.move.text())) is None
        rules.advance(again, move, None)
        if number in looks:
            assert rules.to_position(again) == rules.to_position(step.after)
    assert len(steps) == limit or isinstance(rules.pending(again), Over)
    return len(steps)


def check_matches(count: int, every: int = 1) -> tuple[int, int]:
    """Check so many matches; return their steps in all, and how many came to no end."""
    lengths = [check_match(setting, seed, every) for setting, seed in settings(count)]
    return sum(lengths), lengths.count(LIMIT)


def check_state(board: Board, state: State) -> None:
    """52 cards, four pieces a colour, one piece a field, and every second record in step with the first."""
    cards = [card for hand in state.hands for card in cards_in(hand)] + state.draw + state.discard
    assert sorted(cards) == DECK
    assert [hand.bit_count() for hand in state.hands] == state.counts
    assert len(state.pieces) == 4 * state.seats
    fields = [place for place in state.pieces if place < TRACK]
    assert len(set(fields)) == len(fields)
    assert all(field < board.fields for field in fields)
    for field, piece in enumerate(state.ring):
        assert piece == EMPTY or state.pieces[piece] == field
    assert sum(piece != EMPTY for piece in state.ring) == len(fields)
    for seat in range(state.seats):
        home = [place for place in state.pieces[seat * 4 : seat * 4 + 4] if GOAL <= place < YARD]
        assert len(set(home)) == len(home)
        assert state.goals[seat] == sum(1 << place - GOAL for place in home) <= FULL
        piece = state.ring[board.starts[seat]]
        assert not state.guards[seat] or (piece != EMPTY and piece >> 2 == seat)
    assert (state.seven == NONE) == (state.left == 0)


def check_round_trip(rules: TockRules, state: State) -> None:
    """Written down and read back, a state is the same."""
    written = rules.to_position(state)
    text = msgspec.json.encode(written)
    assert rules.to_position(rules.from_position(msgspec.json.decode(text, type=Position))) == written


def _pairs(dials: dict[str, tuple[Any, ...]], a: str, b: str) -> set[tuple[Any, ...]]:
    return {((a, one), (b, other)) for one in dials[a] for other in dials[b]}


def _met(row: dict[str, Any]) -> set[tuple[Any, ...]]:
    return set(combinations([(key, row[key]) for key in choices()], 2))


def _setting(row: dict[str, Any]) -> Setting:
    (seats, teams), options = row["table"], {key: value for key, value in row.items() if key != "table"}
    return Setting(seats, teams, Options(**options))
