"""What a move would do, read from a view: the way, the steps, who is captured."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from spielblock.games.tock.board import GOAL, PLACES, Board, way
from spielblock.games.tock.cards import CARDS, FOUR, SEVEN, TEN, rank
from spielblock.games.tock.moves import Discard, Exchange, Play, Swap
from spielblock.games.tock.options import Options
from spielblock.games.tock.position import Hidden, Position
from spielblock.games.tock.ui.places import YARD, plain
from spielblock.rules.contract import Move
from spielblock.rules.seats import letter, seat_of


@dataclass(frozen=True, slots=True)
class Outlook:
    """What a move looks like on the table. Places are written as in moves.

    `path` are the places touched, the last is where the piece ends; `captured` are places with the
    letters of the colours that stand there.
    """

    card: str
    source: str = ""
    target: str = ""
    path: tuple[str, ...] = ()
    captured: tuple[tuple[str, str], ...] = ()
    swaps: bool = False

    @property
    def steps(self) -> int:
        """How many steps it is; 0 for a piece that enters or is swapped."""
        return 0 if self.swaps or self.source == YARD else len(self.path)


@cache
def board_of(options: Options, seats: int) -> Board:
    """Return the tables of a board, made once."""
    return Board(options, seats)


def movable(view: Position) -> str:
    """Return the letter of the colour whose pieces the seat to move may move."""
    if view.seven is not None:
        return view.seven.colour
    seat = view.to_move or view.seat or "A"
    done = all(plain(place)[0] == "g" for place in view.pieces[seat])
    return partner(view, seat) if view.teams and done else seat


def partner(view: Position, seat: str) -> str:
    """Return who plays together with a seat."""
    return letter((seat_of(seat) + view.seats // 2) % view.seats)


def held(view: Position, seat: str) -> int:
    """Return how many cards a seat holds."""
    hand = view.hands.get(seat, ())
    return hand.cards if isinstance(hand, Hidden) else len(hand)


def skipped_by(view: Position, card: str) -> str:
    """Return who sits out once the seat to move has let go of this card, "" for nobody."""
    if not view.to_move or rank(CARDS.index(card)) != TEN:
        return ""
    after = letter((seat_of(view.to_move) + 1) % view.seats)
    return after if held(view, after) else ""


def occupant(view: Position, place: str, but: tuple[str, str] | None = None) -> str | None:
    """Return the colour of the piece on a field of the track, leaving one piece out."""
    for colour, places in view.pieces.items():
        for stands in places:
            if plain(stands) == place and (colour, place) != but:
                return colour
    return None


def stands(view: Position, place: str) -> bool:
    """Return whether a piece stands on a field of the track, or one of the colour that moves elsewhere."""
    own = [plain(one) for one in view.pieces[movable(view)]]
    return place in own or (place[0] == "r" and occupant(view, place) is not None)


def outlook(view: Position, move: Move) -> Outlook:
    """Return what this move of the seat to act would do."""
    if isinstance(move, Swap):
        source, target = PLACES[move.source], PLACES[move.target]
        return Outlook(CARDS[move.card], source, target, (target,), swaps=True)
    if isinstance(move, Play):
        return _play(view, move)
    if isinstance(move, Discard | Exchange):
        return Outlook(CARDS[move.card])
    raise TypeError(move)


def _play(view: Position, move: Play) -> Outlook:
    colour = movable(view)
    source, target = PLACES[move.source], PLACES[move.target]
    board = board_of(view.options, view.seats)
    if source == YARD:
        path: tuple[str, ...] = (target,)
    else:
        back = rank(move.card) == FOUR
        path = tuple(PLACES[at] for at in way(board, seat_of(colour), move.source, move.target, back))
    tramples = rank(move.card) == SEVEN
    hit = path if tramples else path[-1:]
    return Outlook(CARDS[move.card], source, target, path, _captured(view, colour, source, hit))


def _captured(view: Position, colour: str, source: str, hit: tuple[str, ...]) -> tuple[tuple[str, str], ...]:
    found: list[tuple[str, str]] = []
    for place in hit:
        victim = occupant(view, place, (colour, source)) if place[0] == "r" else None
        if victim is not None:
            found.append((place, victim))
    return tuple(found)


def in_goal(place: str) -> bool:
    """Return whether a place is a field of a goal."""
    return place in PLACES[GOAL : GOAL + 4]
