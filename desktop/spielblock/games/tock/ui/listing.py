"""In which order the possible moves are listed: what can be typed with one digit is what is meant most."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import chain

from spielblock.games.tock.cards import CARDS
from spielblock.games.tock.moves import Play
from spielblock.games.tock.position import Position
from spielblock.games.tock.ui.endings import End, Ends
from spielblock.games.tock.ui.offers import card_of, is_seven
from spielblock.games.tock.ui.outlook import in_goal, outlook
from spielblock.games.tock.ui.places import YARD
from spielblock.games.tock.ui.splits import folded, is_part
from spielblock.rules.contract import Move


def listed(
    view: Position, moves: Sequence[Move], possible: Sequence[Move] | None = None, ends: Ends | None = None
) -> tuple[Move, ...]:
    """Return the rows of the list by card: a new piece first, then into the goal, parts of a seven last.

    `possible` are all moves of the decision, of which `moves` are left. Where only one piece can make the
    seven, its parts all come to the same and are left out. So are, with the `ends` of sevens, parts that come
    to nothing that other rows do not come to. Where several have many parts, one row stands for all parts of
    a piece.
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
    same = stand_ins(view, ordered, ends or {})
    ordered = [move for move in ordered if same.get(move, move) is move]
    rows = folded(view, ordered)
    return tuple(dict.fromkeys(rows.get(move, move) for move in ordered))


def stand_ins(view: Position, moves: Sequence[Move], ends: Ends) -> Mapping[Move, Move]:
    """Return for each part of a seven that needs no row of its own another move that comes to the same.

    Parts after which all is settled have one row for each end. Of other parts of a piece that leave the same
    open, the longest has a row, unless rows after which all is settled come to all of it.
    """
    found: dict[Move, Move] = {}
    for card in dict.fromkeys(card_of(move) for move in moves if move in ends):
        own = [move for move in moves if card_of(move) == card]
        settled = _settled(view, [move for move in own if len(ends[move]) == 1], ends)
        longest: dict[tuple[str, frozenset[End]], Move] = {}
        for move in sorted(own, key=lambda one: -outlook(view, one).steps):
            if ends[move] <= settled.keys():
                found[move] = settled[min(ends[move])]
            elif is_part(view, move):
                found[move] = longest.setdefault((outlook(view, move).source, ends[move]), move)
    return found


def _settled(view: Position, moves: Sequence[Move], ends: Ends) -> Mapping[End, Move]:
    """Return the move that is told for each end: the whole seven, one into the goal, the longest part."""

    def order(move: Move) -> tuple[bool, bool, int]:
        sight = outlook(view, move)
        return is_part(view, move), not in_goal(sight.target), -sight.steps

    return dict(
        chain.from_iterable(
            [(end, move) for end in ends[move]] for move in sorted(moves, key=order, reverse=True)
        )
    )


def _lone(card: str, moves: Sequence[Move]) -> bool:
    """Return whether all moves of this card are made with one piece."""
    return len({move.source for move in moves if isinstance(move, Play) and CARDS[move.card] == card}) == 1
