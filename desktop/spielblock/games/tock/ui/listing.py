"""In which order the possible moves are listed: what can be typed with one digit is what is meant most."""

from __future__ import annotations

from collections.abc import Sequence

from spielblock.games.tock.cards import CARDS
from spielblock.games.tock.moves import Play
from spielblock.games.tock.position import Position
from spielblock.games.tock.ui.offers import card_of, is_seven
from spielblock.games.tock.ui.outlook import in_goal, outlook
from spielblock.rules.contract import Move

WHOLE = 7


def listed(view: Position, moves: Sequence[Move]) -> tuple[Move, ...]:
    """Return the moves by card, of each card into the goal first, parts of a seven last.

    Where only one piece can make the seven, its parts all come to the same and are left out.
    """
    cards = list(dict.fromkeys(card_of(move) for move in moves))
    lone = {card for card in cards if is_seven(card) and _lone(card, moves)}
    left = view.seven.left if view.seven else WHOLE
    found: list[tuple[tuple[int, bool, bool], Move]] = []
    for move in moves:
        card = card_of(move)
        sight = outlook(view, move)
        part = is_seven(card) and isinstance(move, Play) and sight.steps < left
        if not (part and card in lone):
            found.append(((cards.index(card), part, not in_goal(sight.target)), move))
    return tuple(move for _, move in sorted(found, key=lambda one: one[0])) or tuple(moves)


def _lone(card: str, moves: Sequence[Move]) -> bool:
    """Return whether all moves of this card are made with one piece."""
    return len({move.source for move in moves if isinstance(move, Play) and CARDS[move.card] == card}) == 1
