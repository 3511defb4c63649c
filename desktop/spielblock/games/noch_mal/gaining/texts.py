"""What a move brings or comes near to, for a hint. Literal calls only. Of Qt, its core alone."""

from __future__ import annotations

from typing import Final, NamedTuple

from PySide6.QtCore import QCoreApplication

from spielblock.games.noch_mal.advice.texts import opens
from spielblock.games.noch_mal.cells import beside
from spielblock.games.noch_mal.gaining.gains import Gain, gain_of, taken_goals
from spielblock.games.noch_mal.moves import Cross
from spielblock.games.noch_mal.position import GOALS, Position
from spielblock.games.noch_mal.refused.texts import colour
from spielblock.games.noch_mal.rules import NochMalRules
from spielblock.games.noch_mal.scoring import COLUMN_GOALS, FIRST, LATER
from spielblock.games.noch_mal.state import State
from spielblock.rules.contract import Move
from spielblock.rules.reason import Reason
from spielblock.rules.seats import seat_of

translate = QCoreApplication.translate

#: Of a column or a colour that lacks more than this afterwards, nothing is said.
COLUMN_NEAR: Final = 2
COLOUR_NEAR: Final = 3
#: Reasons that say something of their own beside what a move brings; all others say it less exactly.
EXACT: Final = ("noch_mal.bot.opens", "noch_mal.bot.jokers")
#: Reasons that name nothing: they come last.
VAGUE: Final = (
    "noch_mal.bot.ahead",
    "noch_mal.bot.cells",
    "noch_mal.bot.colours",
    "noch_mal.bot.columns",
    "noch_mal.bot.reach",
)


class Near(NamedTuple):
    """A column or colour that a move brings near: how many cells it lacks, and what it is worth then."""

    left: int
    at: int
    points: int
    first: bool


def move_facts(move: Move, view: Position, reasons: tuple[Reason, ...]) -> tuple[str, tuple[Reason, ...]]:
    """Return what a move brings in a sentence, "" if there is nothing to say, and the reasons left to say."""
    if not isinstance(move, Cross):
        return "", reasons
    state, seat = NochMalRules(view.options).from_position(view), seat_of(view.seat or "A")
    gain = gain_of(state, seat, move)
    told = [_brings(gain, alone=state.seats == 1)]
    if not gain.columns and not gain.colours:
        told.append(_near(state, seat, move))
    told = [sentence for sentence in told if sentence]
    if told:
        exact = [reason for reason in reasons if reason.key in EXACT]
        return " ".join(told), tuple(exact if len(told) == 1 else [])
    named = tuple(sorted(reasons, key=lambda reason: reason.key in VAGUE))
    if named and named[0].key not in VAGUE:
        return "", named
    fresh = _fresh(state.crossed[seat], move.cells)
    return (opens(fresh), ()) if fresh else ("", named)


def _brings(gain: Gain, *, alone: bool) -> str:
    goals = [(column(name), name, points) for name, points in gain.columns.items()]
    goals += [(colour(name), name, points) for name, points in gain.colours.items()]
    parts = [
        full(said, points) if alone else (first if name in gain.firsts else later)(said, points)
        for said, name, points in goals
    ]
    if gain.stars:
        parts.append(stars(gain.stars))
    if parts and gain.jokers:
        parts.append(jokers(gain.jokers))
    return at_once(" · ".join(parts)) if parts else ""


def _near(state: State, seat: int, move: Cross) -> str:
    """Say what lacks the fewest cells afterwards, of what the move does something for."""
    after, taken = state.crossed[seat] | move.cells, taken_goals(state)
    found: list[Near] = []
    for at, cells in enumerate(state.sheet.goals):
        left = (cells & ~after).bit_count()
        near = COLUMN_NEAR if COLUMN_GOALS >> at & 1 else COLOUR_NEAR
        late = bool(taken >> at & 1)
        points = (LATER if late else FIRST)[at]
        if cells & move.cells and 0 < left <= near and points:
            found.append(Near(left, at, points, not late))
    if not found:
        return ""
    best = min(found, key=lambda near: (near.left, -near.points))
    name = GOALS[best.at]
    worth = alone_worth if state.seats == 1 else first_worth if best.first else later_worth
    tell = column_lacks if COLUMN_GOALS >> best.at & 1 else colour_lacks
    return tell(name if tell is column_lacks else colour(name), best.left, worth(best.points))


def _fresh(crossed: int, cells: int) -> int:
    """Return how many cells can be touched by the next move that could not be before."""
    after = crossed | cells
    return (beside(after) & ~after & ~beside(crossed)).bit_count()


def at_once(parts: str) -> str:
    return translate("NochMal", "At once: {parts}.").format(parts=parts)


def column(name: str) -> str:
    return translate("NochMal", "column {column}").format(column=name)


def full(goal: str, points: int) -> str:
    return translate("NochMal", "{goal} complete +{points}").format(goal=goal, points=points)


def first(goal: str, points: int) -> str:
    text = translate("NochMal", "{goal} complete +{points}, nobody has it yet")
    return text.format(goal=goal, points=points)


def later(goal: str, points: int) -> str:
    text = translate("NochMal", "{goal} complete +{points}, another was first")
    return text.format(goal=goal, points=points)


def stars(points: int) -> str:
    return translate("NochMal", "stars +{points}").format(points=points)


def jokers(points: int) -> str:
    return translate("NochMal", "jokers −{points}").format(points=points)


def column_lacks(column: str, left: int, worth: str) -> str:
    text = translate("NochMal", "Column {column} then lacks only %n cell(s): {worth}.", "", left)
    return text.format(column=column, worth=worth)


def colour_lacks(ink: str, left: int, worth: str) -> str:
    text = translate("NochMal", "{colour} then lacks only %n cell(s): {worth}.", "", left)
    return text.format(colour=ink, worth=worth)


def alone_worth(points: int) -> str:
    return translate("NochMal", "+{points}").format(points=points)


def first_worth(points: int) -> str:
    return translate("NochMal", "+{points}, nobody has it yet").format(points=points)


def later_worth(points: int) -> str:
    return translate("NochMal", "+{points}, another was first").format(points=points)
