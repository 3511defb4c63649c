"""What came onto the sheets: since the own last choice, or by what one line of the history tells."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterable, Mapping, Sequence
from itertools import islice, takewhile
from typing import Final, NamedTuple

from msgspec.structs import replace

from spielblock.games.rock_the_bock.events import (
    DiceStruck,
    DiceThrown,
    RoundScored,
    RoundStarted,
    SymbolsEntered,
)
from spielblock.games.rock_the_bock.position import Position
from spielblock.games.rock_the_bock.state import DICE
from spielblock.rules.event import Event

#: By seat and kind of track, "strike" for its dice, which places, 0 being the first.
Places = Mapping[str, Mapping[str, frozenset[int]]]
STRIKE: Final = "strike"
#: What the turn that ends a round consists of, at most.
LAST_TURN: Final = 5


class Turn(NamedTuple):
    """A turn as a line tells it: who, the dice as they lay, and which were taken, if any, for whom."""

    seat: str
    faces: tuple[str, ...] = ()
    taken: str = ""
    target: str = ""


def places(events: Iterable[Event]) -> Places:
    """Return which places on the sheets these events of one round filled or struck."""
    found: defaultdict[str, defaultdict[str, frozenset[int]]] = defaultdict(lambda: defaultdict(frozenset))
    for event in events:
        if isinstance(event, SymbolsEntered):
            kind = event.face if event.face in ("buck", "wolf") else "goat"
            found[event.target][kind] |= frozenset(range(event.total - event.entered, event.total))
        elif isinstance(event, DiceStruck):
            found[event.seat][STRIKE] |= frozenset(range(event.total - event.dice, event.total))
    return found


def since_own_choice(view: Position, forced: Callable[[Event], bool]) -> list[Event]:
    """Return what was seen in this round since who looks chose last; a `forced` turn is no choice."""
    return list(
        takewhile(
            lambda event: not (isinstance(event, DiceStruck) and event.seat == view.seat) or forced(event),
            reversed(view.seen),
        )
    )


def turn_told(events: Sequence[Event]) -> Turn | None:
    """Return the turn that these events tell, of several the last; None if they tell of none."""
    turn: Turn | None = None
    for event in events:
        if isinstance(event, DiceThrown):
            turn = Turn(event.seat, event.faces)
        elif isinstance(event, SymbolsEntered):
            turn = (turn or Turn(event.seat))._replace(taken=event.face, target=event.target)
    return turn


def as_it_ended(
    view: Position, events: Sequence[Event], before: Callable[[Event], Iterable[Event]]
) -> Position | None:
    """Return the sheets at the end of the round before, if these events ended it and nothing came since.

    What the round brought stands there only if that is what the events tell.
    """
    if len(view.seen) != 1 or not isinstance(view.seen[0], RoundStarted):
        return None
    last = list(islice(before(view.seen[0]), LAST_TURN))
    scored = next((event for event in last if isinstance(event, RoundScored)), None)
    if scored is None or not any(event in last for event in events):
        return None
    counted = scored in events
    players = {
        seat: replace(
            sheet,
            struck=DICE,
            bucks=scored.sheets[seat][0],
            wolves=scored.sheets[seat][1],
            goats=scored.sheets[seat][2],
            subtotals=sheet.subtotals if counted else sheet.subtotals[:-1],
        )
        for seat, sheet in view.players.items()
    }
    return replace(view, players=players, round=scored.round, throw=None)
