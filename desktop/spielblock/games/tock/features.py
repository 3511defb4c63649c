"""What speaks for and against a way to use a turn, one number for each thing a player would name."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from spielblock.games.tock.board import YARD
from spielblock.games.tock.judge import Worth, home, won
from spielblock.games.tock.lines import Line
from spielblock.games.tock.moves import Discard
from spielblock.games.tock.state import State

WIN: Final = 10_000.0


def features(worth: Worth, before: State, line: Line) -> dict[str, float]:
    """Return what a line changes for the seat to move, in fields of the track; the sum is its value."""
    after, seat, partner = line.after, before.turn, before.partner(before.turn)
    found = {"win": WIN if won(after, seat) else 0.0} | _of_colour(worth, before, after, seat)
    found["partner"] = sum(_of_colour(worth, before, after, partner).values()) if partner != seat else 0.0
    others = [other for other in range(before.seats) if other not in (seat, partner)]
    rivals = sum([worth.pieces(before, other) - worth.pieces(after, other) for other in others])
    found["rivals"] = rivals * worth.rival
    found["hand"] = worth.kept(after, seat, after.hands[seat] & before.hands[seat])
    found["skip"] = worth.weights.skip if after.skip else 0.0
    found["waste"] = worth.weights.waste if isinstance(line.moves[0], Discard) else 0.0
    return found


def _of_colour(worth: Worth, before: State, after: State, colour: int) -> dict[str, float]:
    weights = worth.weights
    came_home = (home(after, colour) - home(before, colour)) * weights.goal
    entered = (_yard(before, colour) - _yard(after, colour)) * -weights.yard
    entered += (after.guards[colour] - before.guards[colour]) * weights.guard
    whole = worth.pieces(after, colour) - worth.pieces(before, colour)
    danger = worth.danger(before, colour) - worth.danger(after, colour)
    return {"home": came_home, "enter": entered, "steps": whole - came_home - entered, "danger": danger}


def _yard(state: State, colour: int) -> int:
    return state.pieces[colour * 4 : colour * 4 + 4].count(YARD)


def total(found: Mapping[str, float]) -> float:
    """Return the value of a line, rounded so that no platform sees a tie differently."""
    return round(sum(found.values()), 9)
