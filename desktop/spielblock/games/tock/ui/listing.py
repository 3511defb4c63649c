"""In which order the possible moves are listed: what can be typed with one digit is what is meant most."""

from __future__ import annotations

from collections.abc import Sequence

from spielblock.games.tock.cards import CARDS
from spielblock.games.tock.moves import Play
from spielblock.games.tock.position import Position
from spielblock.games.tock.ui.offers import card_of, is_seven
from spielblock.games.tock.ui.outlook import in_goal, outlook
from spielblock.games.tock.ui.places import YARD
from spielblock.games.tock.ui.splits import folded, is_part
from spielblock.rules.contract import Move


def listed(view: Position, moves: Sequence[Move], possible: Sequence[Move] | None = None) -> tuple[Move, ...]:
    """Return the rows of the list by card: a new piece first, then into the goal, parts of a seven last.

    `possible` are all moves of the decision, of which `moves` are left. Where only one piece can make the
    seven, its parts all come to the same and are left out. Where several have many parts, one row stands for
    all parts of a piece.
    """
    cards = list(dict.fromkeys(card_of(move) for move in moves))
    lone = {card for card in cards if is_seven(card) and _lone(card, possible or moves)}
    found: list[tuple[tuple[int, bool, bool, bool], Move]] = []
    for move in moves:
        card, part, sight = card_of(move), is_part(view, move), outlook(view, move)
        if not (part and card in lone):
            # What a digit means is not to hang on what else a card can do.
            order = (cards.index(card), part, sight.source != YARD, not in_goal(sight.target))
            found.append((order, move))
    ordered = [move for _, move in sorted(found, key=lambda one: one[0])] or list(moves)
    rows = folded(view, ordered)
    return tuple(dict.fromkeys(rows.get(move, move) for move in ordered))


def _lone(card: str, moves: Sequence[Move]) -> bool:
    """Return whether all moves of this card are made with one piece."""
    return len({move.source for move in moves if isinstance(move, Play) and CARDS[move.card] == card}) == 1
