"""A seven shared between pieces: where the steps left could go, and the rows that stand for many parts."""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Sequence
from dataclasses import dataclass
from functools import cache

from spielblock.games.tock.board import PLACES
from spielblock.games.tock.cards import CARDS, SEVEN, rank
from spielblock.games.tock.moves import Play
from spielblock.games.tock.position import Position
from spielblock.games.tock.rules import TockRules
from spielblock.games.tock.ui.outlook import Outlook, movable, outlook
from spielblock.rules.contract import Move

WHOLE = 7
#: More lines than can be typed with a digit are too many to be read at a glance.
MOST_LINES = 9


@dataclass(frozen=True, slots=True, eq=False)
class Parts(Move):
    """A row that stands for every part of a seven made with one piece; to choose it is to pick that piece."""

    card: int
    source: int

    def text(self) -> str:
        return f"{CARDS[self.card]} {PLACES[self.source]}>…"

    def picks(self) -> tuple[Hashable, ...]:
        return (("card", CARDS[self.card]), ("piece", PLACES[self.source]))

    def among(self, moves: Iterable[Move]) -> list[Play]:
        """Return the moves of this card with this piece."""
        plays = [move for move in moves if isinstance(move, Play)]
        return [move for move in plays if (move.card, move.source) == (self.card, self.source)]


@cache
def parts_of(card: int, source: int) -> Parts:
    """Return the one row for this card and this piece."""
    return Parts(card, source)


def is_part(view: Position, move: Move) -> bool:
    """Return whether a move leaves steps of its seven to be made."""
    if not isinstance(move, Play) or rank(move.card) != SEVEN or view.options.seven != "split":
        return False
    return outlook(view, move).steps < (view.seven.left if view.seven else WHOLE)


def folded(view: Position, moves: Sequence[Move]) -> dict[Move, Parts]:
    """Return for parts of sevens the row that stands for them, where several pieces have several parts.

    A seven is folded as long as there are other cards to read, or where its lines are too many by themselves.
    """
    groups: dict[Parts, list[Move]] = {}
    for move in moves:
        if isinstance(move, Play) and is_part(view, move):
            groups.setdefault(parts_of(move.card, move.source), []).append(move)
    cards = {getattr(move, "card", None) for move in moves}
    if len(groups) < 2 or (len(cards) == 1 and len(moves) <= MOST_LINES):
        return {}
    return {move: group for group, parts in groups.items() if len(parts) > 1 for move in parts}


@dataclass(frozen=True, slots=True)
class Rest:
    """How another piece could make all the steps that a part leaves, and whose piece that is."""

    sight: Outlook
    colour: str


def rests(view: Position, move: Move) -> tuple[Rest, ...]:
    """Return every other piece that could make the rest of a seven alone after this part."""
    if not isinstance(move, Play) or not is_part(view, move):
        return ()
    rules = TockRules(view.options)
    after = rules.apply(rules.from_position(view), move).state
    then = rules.view(after, after.turn)
    plays = [play for play in rules.moves(after, after.turn) if isinstance(play, Play)]
    sights = [outlook(then, play) for play in plays if play.source != move.target]
    return tuple(Rest(sight, movable(then)) for sight in sights if sight.steps == after.left)
