"""What is said for the best move: true on the board, what happens first, nothing that speaks against it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from random import Random
from typing import Any

import pytest
from tests.games.played import asked
from tests.games.tock.table import at

from spielblock.bots.candidate import Candidate
from spielblock.games.tock import events
from spielblock.games.tock.board import Board
from spielblock.games.tock.explaining import Told, Way, pleas
from spielblock.games.tock.game import GAME
from spielblock.games.tock.why import WORTH, worth_of
from spielblock.rules.event import Event

Seen = tuple[str, list[Event], Mapping[str, tuple[str, ...]], int]


def happening(view: Any, way: Way) -> Seen:
    """Return who moves, what is to be seen of a way to use the turn, where the pieces stand then, and how
    many steps all of the mover are from the last field of its goal.
    """
    rules = GAME.make_rules(view.options)
    state, seen = rules.from_position(view), list[Event]()
    seat = state.turn
    for move in way.line.moves:
        done = rules.apply(state, move)
        state = done.state
        seen += done.events
    pieces = rules.view(state, seat).pieces
    entry = Board(view.options, view.seats).to_entry[seat]
    left = 0
    for place in pieces["ABCDEF"[seat]]:
        if place[0] == "g":
            left += 4 - int(place[1:])
        else:
            left += 4 + (len(entry) if place == "yard" else entry[int(place.rstrip("*")[1:])])
    return "ABCDEF"[seat], seen, pieces, left


def kinds(seen: Seen, kind: type[Any]) -> list[Any]:
    return [event for event in seen[1] if isinstance(event, kind)]


def homes(seen: Seen) -> int:
    return sum(place[0] == "g" for place in seen[2][seen[0]])


def in_play(seen: Seen) -> int:
    return sum(place != "yard" for place in seen[2][seen[0]])


def own_lost(seen: Seen) -> int:
    return sum(event.colour == seen[0] for event in kinds(seen, events.PieceCaptured))


def others_lose(seen: Seen) -> bool:
    captured = [event for event in kinds(seen, events.PieceCaptured) if event.colour != seen[0]]
    return bool(captured or kinds(seen, events.PiecesSwapped))


def way_left(seen: Seen) -> int:
    return seen[3]


#: What a sentence claims, seen on what happens with the move and with the other it is compared with.
CLAIMS: Mapping[str, Callable[[Seen, Seen], bool]] = {
    "win": lambda mine, other: bool(kinds(mine, events.ColourHome)),
    "home": lambda mine, other: homes(mine) > homes(other),
    "enter": lambda mine, other: bool(kinds(mine, events.PieceEntered)) and in_play(mine) > in_play(other),
    "spares": lambda mine, other: own_lost(mine) < own_lost(other),
    "block": lambda mine, other: any(place.endswith("*") for place in mine[2][mine[0]]),
    "steps": lambda mine, other: way_left(mine) < way_left(other),
    "lap": lambda mine, other: way_left(mine) < way_left(other),
    "shortcut": lambda mine, other: way_left(mine) < way_left(other),
    "rivals": lambda mine, other: others_lose(mine),
    "skip": lambda mine, other: bool(kinds(mine, events.SkipCalled)),
    "waste": lambda mine, other: bool(kinds(mine, events.CardPlayed)),
}


def test_what_is_said_first_is_so_on_the_board() -> None:
    checked, told_of = 0, set[str]()
    for one in asked(GAME, 300):
        if one.view.phase != "play" or len(one.moves) < 2:
            continue
        rules = GAME.make_rules(one.view.options)
        decision = rules.decision(rules.from_position(one.view), one.seat, one.view.seen)
        found = GAME.bots["medium"](rules, None).think(decision, Random(1)).candidates
        told = Told(one.view)
        ways = [told.way(candidate) for candidate in found]
        for way, candidate in zip(ways, found, strict=True):
            assert way is not None
            assert {worth_of(way.features)} >= {reason.values[WORTH] for reason in candidate.reasons}
        seen = [happening(one.view, way) for way in ways if way is not None]
        said = [reason.key.removeprefix("tock.why.") for reason in pleas(told, found)]
        for name in said:
            assert not name.startswith("no_")
            if name in CLAIMS:
                assert any(CLAIMS[name](seen[0], other) for other in seen[1:]), (name, found)
                checked += 1
        told_of.update(said[:1])
    assert checked > 50
    assert len(told_of) > 6


def best(pieces: str, hands: str, *actions: str) -> list[str]:
    rules, state = at(pieces, hands)
    view = rules.view(state, 0)
    return [
        reason.key.removeprefix("tock.why.")
        for reason in pleas(Told(view), [Candidate(action, 0.5) for action in actions])
    ]


@pytest.mark.parametrize(
    ("pieces", "hands", "actions", "said"),
    [
        ("A: r0* r20", "A: 5c", ("5c r20>r25", "5c r0>r5"), "block"),
        ("A: r20", "A: Ac 5c", ("Ac yard>r0", "5c r20>r25"), "enter"),
        ("A: r20 r25", "A: 5c 4d", ("4d r20>r16", "5c r20>r25"), "spares"),
        ("A: r20 r50", "A: 9c Qd", ("9c r50>r59", "Qd r20>r32"), "near"),
        ("A: r20; B: r27", "A: 7c 9d", ("7c r20>r27", "9d r20>r29"), "rivals"),
        ("A: r69 r10", "A: 2c Kd", ("2c r69>g1", "Kd r10>r23"), "home"),
        ("A: r10", "A: 9c 5d", ("9c r10>r19", "5d r10>r15"), "steps"),
        ("A: r70 r20", "A: Ac 6d", ("Ac r20>r21", "6d r70>r4"), "lap"),
        ("A: r0*", "A: 4c 5d", ("4c r0>r68", "5d r0>r5"), "shortcut"),
    ],
)
def test_a_reason_names_what_is_different(
    pieces: str, hands: str, actions: tuple[str, ...], said: str
) -> None:
    assert best(pieces, hands, *actions)[0] == said


def test_fewer_steps_are_never_called_further() -> None:
    assert "steps" not in best("A: r20 r50", "A: 9c Qd", "9c r50>r59", "Qd r20>r32")


def test_moves_that_come_to_the_same_have_no_reason() -> None:
    assert best("A: r20", "A: 5c 5d", "5c r20>r25", "5d r20>r25") == []
