"""The moves of Tock in words, as the list of possible moves shows them. Literal calls only, for lupdate."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from spielblock.games.tock.board import GOAL, PLACES, TRACK, YARD, Board, board_of, way
from spielblock.games.tock.cards import CARDS, FOUR, SEVEN, rank
from spielblock.games.tock.carry import steps_of
from spielblock.games.tock.moves import Discard, Exchange, Play, Swap
from spielblock.games.tock.position import Position
from spielblock.games.tock.reasons.texts import card_name
from spielblock.rules.contract import Move
from spielblock.rules.seats import letter, seat_of

translate = QCoreApplication.translate


def worded(move: Move, view: Position) -> str:
    """Return a move in words: the card, what it does, with which piece, and what it captures."""
    match move:
        case Discard(card):
            return throw_away(CARDS[card])
        case Exchange(card):
            return give(CARDS[card])
        case Swap():
            return _swap(move, view)
        case Play():
            return " · ".join(_parts(move, view))
        case _:
            return move.text()


def _colour(view: Position) -> int:
    """Whose pieces move in this view."""
    if view.seven is not None:
        return seat_of(view.seven.colour)
    seat = seat_of(view.to_move or view.seat or "A")
    home = all(place.startswith("g") for place in view.pieces[letter(seat)])
    return (seat + view.seats // 2) % view.seats if home and view.teams else seat


def _swap(move: Swap, view: Position) -> str:
    colour = _colour(view)
    board = board_of(view.options, view.seats)
    own = {place.removesuffix("*") for place in view.pieces[letter(colour)]}
    if PLACES[move.target] in own:
        return swap_own(CARDS[move.card])
    here, there = [board.to_entry[colour][place] + 1 for place in (move.source, move.target)]
    return swap(CARDS[move.card], here, there)


def _parts(move: Play, view: Position) -> list[str]:
    """Return the pieces of the sentence: what, who, the rest of a seven, captures."""
    colour = _colour(view)
    board = board_of(view.options, view.seats)
    card = CARDS[move.card]
    if move.source == YARD:
        words = [enter(card)]
    elif rank(move.card) == FOUR:
        words = [back(card), piece(board.to_entry[colour][move.source] + 1)]
    else:
        words = _forward(board, colour, move, view)
    hit = _captured(board, colour, move, view)
    return [*words, captures(hit)] if hit else words


def _forward(board: Board, colour: int, move: Play, view: Position) -> list[str]:
    card = CARDS[move.card]
    steps = steps_of(board, colour, move.source, move.target)
    if move.source >= GOAL:
        words = [inside(card, move.source - GOAL + 1, move.target - GOAL + 1)]
    elif move.target >= GOAL:
        words = [home(card, move.target - GOAL + 1), piece(board.to_entry[colour][move.source] + 1)]
    else:
        words = [forward(card, steps), piece(board.to_entry[colour][move.source] + 1)]
    if rank(move.card) == SEVEN:
        left = (view.seven.left if view.seven else 7) - steps
        if left and board.split:
            words.append(then_left(left))
    return words


def _captured(board: Board, colour: int, move: Play, view: Position) -> int:
    """Return how many pieces this move captures."""
    standing = {
        place.removesuffix("*")
        for places in view.pieces.values()
        for place in places
        if place.startswith("r")
    }
    if move.source == YARD or rank(move.card) != SEVEN:
        touched = [move.target]
    else:
        touched = way(board, colour, move.source, move.target, backward=False)
    return sum(PLACES[place] in standing for place in touched if place < TRACK)


def throw_away(card: str) -> str:
    return translate("Tock", "{card}: discard").format(card=card_name(card))


def give(card: str) -> str:
    return translate("Tock", "{card}: give to your partner").format(card=card_name(card))


def enter(card: str) -> str:
    return translate("Tock", "{card}: bring a new piece in").format(card=card_name(card))


def back(card: str) -> str:
    return translate("Tock", "{card}: 4 back").format(card=card_name(card))


def forward(card: str, steps: int) -> str:
    return translate("Tock", "{card}: {steps} forward").format(card=card_name(card), steps=steps)


def home(card: str, field: int) -> str:
    return translate("Tock", "{card}: into the goal, field {field}").format(card=card_name(card), field=field)


def inside(card: str, source: int, target: int) -> str:
    text = translate("Tock", "{card}: in the goal from field {source} to {target}")
    return text.format(card=card_name(card), source=source, target=target)


def swap(card: str, here: int, there: int) -> str:
    text = translate("Tock", "{card}: swap · from {here} to {there} before the goal")
    return text.format(card=card_name(card), here=here, there=there)


def swap_own(card: str) -> str:
    return translate("Tock", "{card}: swap two own pieces").format(card=card_name(card))


def piece(steps: int) -> str:
    return translate("Tock", "piece %n field(s) before the goal", "", steps)


def then_left(steps: int) -> str:
    return translate("Tock", "then {steps} left").format(steps=steps)


def captures(count: int) -> str:
    return translate("Tock", "captures %n piece(s)", "", count)
