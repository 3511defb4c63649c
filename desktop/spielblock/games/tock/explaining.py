"""What a player meant by a move, and what speaks for it that is true in plain words.

The numbers that decide weigh several things at once: "steps" holds that the goal is near, "enter" the piece
that blocks the start field. A reason is told only if the board bears it out.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final, NamedTuple

from spielblock.bots.candidate import Candidate
from spielblock.games.tock.board import GOAL, TRACK, YARD
from spielblock.games.tock.cards import FOUR, cards_in, rank
from spielblock.games.tock.features import features, total
from spielblock.games.tock.judge import KEEP, Worth, home
from spielblock.games.tock.lines import Line, lines
from spielblock.games.tock.moves import Discard, Play
from spielblock.games.tock.position import Position
from spielblock.games.tock.rules import TockRules
from spielblock.games.tock.state import PLAY, State
from spielblock.games.tock.why import WORTH, differences, worth_of
from spielblock.rules.reason import Reason

#: From so few steps before the entry to the goal on, a card may lead into it.
NEAR: Final = 12
VAGUE: Final = ("steps", "danger", "hand", "waste")


class Plain(NamedTuple):
    """What anybody can count after a way to use the turn, for the seat that is asked.

    `pieces` out of the yard, `block` 1 if the start field is blocked, `home` pieces in the goal, how `deep`
    they are there, `near` pieces that may get there with one card, `steps` from the yard on, `rivals` the
    steps of the others, `cards` what those left in hand are worth.
    """

    pieces: int
    block: int
    home: int
    deep: int
    near: int
    steps: int
    gained: int
    rivals: int
    cards: float


class Way(NamedTuple):
    """A way to use the turn, what the players see in it, and what is so on the board."""

    line: Line
    features: Mapping[str, float]
    plain: Plain


class Told:
    """Finds the ways that a player compared."""

    def __init__(self, view: Position) -> None:
        self._rules = TockRules(view.options)
        self.before = self._rules.from_position(view)
        self._worth = Worth(self._rules.board(self.before.seats), self.before.teams)
        asked = self.before.phase == PLAY
        moves = self._rules.moves(self.before, self.before.turn) if asked else []
        self._lines = lines(self._rules, self.before, moves)

    def way(self, seen: Candidate) -> Way | None:
        """Return the way whose worth the reasons name; without reasons the best that begins like this.

        Of ways that are worth the same it is the one that the players see first.
        """
        worths = {str(reason.values.get(WORTH, "")) for reason in seen.reasons}
        found: list[tuple[Line, dict[str, float]]] = []
        for line in self._lines:
            if line.moves[0].text() == seen.action:
                found.append((line, features(self._worth, self.before, line)))
        found.sort(key=lambda one: (worth_of(one[1]) in worths, total(one[1])), reverse=True)
        return Way(*found[0], self.plain(found[0][0].after)) if found else None

    def plain(self, after: State) -> Plain:
        """Return what can be counted once the turn is over."""
        seat, board = self.before.turn, self._worth.board
        sides = (seat, self.before.partner(seat))
        own = after.pieces[seat * 4 : seat * 4 + 4]
        steps = [self._steps(after, one) for one in range(after.seats)]
        cards = [rank(card) for card in cards_in(after.hands[seat] & self.before.hands[seat])]
        return Plain(
            4 - own.count(YARD),
            after.guards[seat],
            home(after, seat),
            sum([place - GOAL for place in own if GOAL <= place < YARD]),
            sum([1 for place in own if place < TRACK and board.to_entry[seat][place] <= NEAR]),
            steps[seat],
            steps[seat] - self._steps(self.before, seat),
            sum([one for other, one in enumerate(steps) if other not in sides]),
            sum([KEEP[kind] for kind in cards]),
        )

    def _steps(self, state: State, seat: int) -> int:
        """Return how far the pieces of a seat have come, in steps from the yard."""
        board, total = self._worth.board, 0
        for place in state.pieces[seat * 4 : seat * 4 + 4]:
            if place < TRACK:
                total += board.fields - board.to_entry[seat][place]
            elif place < YARD:
                total += board.fields + 1 + place - GOAL
        return total


def pleas(told: Told, seen: Sequence[Candidate]) -> tuple[Reason, ...]:
    """Return what speaks for the first of these moves against the next one that differs.

    What happens is told before what is only more or less.
    """
    ways = [way for way in map(told.way, seen) if way is not None]
    others = [way for way in ways[1:] if differences(ways[0].features, way.features)]
    if not others:
        return ()
    mine, other = ways[0], others[0]
    keys = [key for key, by in differences(mine.features, other.features) if by > 0]
    keys.sort(key=lambda key: key in VAGUE)
    said = [SAID[key](mine, other, told.before) for key in keys]
    return tuple([Reason(f"tock.why.{name}") for name in said if name])


def _win(mine: Way, other: Way, before: State) -> str:
    return "win"


def _home(mine: Way, other: Way, before: State) -> str:
    return "home" if mine.plain.home > other.plain.home else ""


def _enter(mine: Way, other: Way, before: State) -> str:
    out = 4 - before.pieces[before.turn * 4 : before.turn * 4 + 4].count(YARD)
    if mine.plain.pieces > other.plain.pieces:
        return "enter" if mine.plain.pieces > out else "spares"
    blocks = before.guards[before.turn] and mine.plain.block > other.plain.block
    return "block" if blocks else ""


def _steps(mine: Way, other: Way, before: State) -> str:
    if mine.plain.steps > other.plain.steps:
        if _is_four(mine) and mine.plain.gained > 0:
            return "shortcut"
        return "lap" if _passes(other, before) else "steps"
    if mine.plain.near > other.plain.near:
        return "near"
    return "deeper" if mine.plain.deep > other.plain.deep else ""


def _is_four(way: Way) -> bool:
    move = way.line.moves[0]
    return isinstance(move, Play) and rank(move.card) == FOUR


def _passes(way: Way, before: State) -> bool:
    """Return whether a piece walks past its goal, so that all its lap is before it once more."""
    out = 4 - before.pieces[before.turn * 4 : before.turn * 4 + 4].count(YARD)
    forward = isinstance(way.line.moves[0], Play) and not _is_four(way)
    return forward and way.plain.pieces >= out and way.plain.gained < 0


def _danger(mine: Way, other: Way, before: State) -> str:
    """Fewer pieces are no safer ones."""
    return "danger" if mine.plain.pieces >= other.plain.pieces else ""


def _partner(mine: Way, other: Way, before: State) -> str:
    return "partner" if mine.features["partner"] > 0 else "spares_partner"


def _rivals(mine: Way, other: Way, before: State) -> str:
    return "rivals" if mine.features["rivals"] > 0 else "spares_rivals"


def _hand(mine: Way, other: Way, before: State) -> str:
    return "hand" if mine.plain.cards > other.plain.cards else ""


def _skip(mine: Way, other: Way, before: State) -> str:
    return "skip" if mine.line.after.skip else ""


def _waste(mine: Way, other: Way, before: State) -> str:
    return "" if isinstance(mine.line.moves[0], Discard) else "waste"


SAID: Final[Mapping[str, Callable[[Way, Way, State], str]]] = {
    "win": _win,
    "home": _home,
    "enter": _enter,
    "steps": _steps,
    "danger": _danger,
    "partner": _partner,
    "rivals": _rivals,
    "hand": _hand,
    "skip": _skip,
    "waste": _waste,
}
