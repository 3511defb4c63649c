"""A move in words for who sits at the table: pieces are called by the player they stand near."""

from __future__ import annotations

from collections.abc import Callable, Sequence, Set

from spielblock.games.tock.board import PLACES, Board
from spielblock.games.tock.cards import CARDS, FOUR, SEVEN, rank
from spielblock.games.tock.moves import Play, Swap
from spielblock.games.tock.position import Position
from spielblock.games.tock.reasons.texts import card_name
from spielblock.games.tock.texts_turn import back, forward
from spielblock.games.tock.ui import texts_moves as texts
from spielblock.games.tock.ui.endings import Ends, rest_of, unprotected
from spielblock.games.tock.ui.outlook import Outlook, board_of, in_goal, movable, occupant, outlook
from spielblock.games.tock.ui.places import YARD, plain
from spielblock.games.tock.ui.sharing import Part, Shared, joined, parts_seen
from spielblock.games.tock.ui.splits import WHOLE, is_part
from spielblock.rules.contract import Move
from spielblock.rules.seats import letter, seat_of
from spielblock.widgets.stage import Stage

#: So many fields before and behind a start field are near it.
NEAR = 9
#: How a piece is called among those at one place: its rank from the front, how many there are.
Which = Callable[[int, int], str]


class MoveWords:
    """Knows the names of the players."""

    def __init__(self, stage: Stage) -> None:
        self._stage = stage

    def worded(self, view: Position, move: Move, *, card: bool, ends: Ends | None = None) -> str:
        """Return a move with a piece in words, with its card or, where that is chosen, without; else "".

        With the `ends` of sevens a part of one says what the rest has to be.
        """
        if not isinstance(move, Play | Swap):
            return ""
        words = self._swap(view, move) if isinstance(move, Swap) else self._play(view, move, ends or {})
        if card:
            return texts.with_card(card_name(CARDS[move.card]), words)
        return words[:1].upper() + words[1:]

    def parts(self, view: Position, plays: Sequence[Play], *, card: bool) -> str:
        """Return the row that leads to these moves of a seven, all with one piece, in words."""
        steps = _spans({outlook(view, play).steps for play in plays if is_part(view, play)})
        some_of = texts.parts_of_rest if view.seven else texts.parts_of_seven
        piece = self._piece(view, movable(view), PLACES[plays[0].source])
        words = texts.does(piece, some_of(steps))
        if card:
            return texts.with_card(card_name(CARDS[plays[0].card]), words)
        return words[:1].upper() + words[1:]

    def shared(self, view: Position, seven: Shared, *, card: bool) -> str:
        """Return a seven in words, each part with its piece."""
        words = self._in_turn(view, parts_seen(view, seven))
        if card:
            return texts.with_card(card_name(CARDS[seven.parts[0].card]), words)
        return words[:1].upper() + words[1:]

    def _in_turn(self, view: Position, parts: Sequence[Part]) -> str:
        words = ""
        for part in parts:
            one = texts.does(self._piece(view, part.colour, part.origin), _steps(part.sight))
            words = texts.and_then(words, one) if words else one
        return words

    def places(self, view: Position, one: str, other: str) -> tuple[str, str]:
        """Return where two fields of the track are, for whoever reads it: every player by name."""
        board = board_of(view.options, view.seats)
        counted = self._alike(board, one, other, "")
        return self._where(board, one, "", counted=counted), self._where(board, other, "", counted=counted)

    def _play(self, view: Position, move: Play, ends: Ends) -> str:
        sight = outlook(view, move)
        if sight.source == YARD:
            return texts.bring_in()
        if is_part(view, move):
            what = self._part(view, move, sight, ends)
        elif rank(move.card) == FOUR:
            what = back(sight.steps)
        elif rank(move.card) == SEVEN and sight.steps < 7 and not view.seven and not in_goal(sight.target):
            what = texts.all_of_single(sight.steps)
        elif sight.source[0] == "r" and not in_goal(sight.target) and self._passes(view, sight):
            what = texts.past_goal(sight.steps)
        else:
            what = _steps(sight)
        return texts.does(self._piece(view, movable(view), sight.source), what)

    def _part(self, view: Position, move: Play, sight: Outlook, ends: Ends) -> str:
        """Return how far a part of a seven goes, and what is left: of a seven under way the prompt counts."""
        what, left = _steps(sight), 0
        if view.seven is None:
            inside = in_goal(sight.target)
            some = texts.some_into_goal(sight.steps, int(sight.target[1:])) if inside else ""
            what, left = some or texts.some_of_seven(sight.steps), WHOLE - sight.steps
        open_ = ends.get(move, frozenset())
        rest = self._rest(view, move) if len(open_) == 1 else ""
        if rest:
            return texts.rest_only(what, rest)
        if not left:
            return what
        start = f"{sight.source}*" in view.pieces[movable(view)]
        ends_guard = bool(open_) and not start and unprotected(view, open_)
        return (texts.left_unprotected if ends_guard else texts.left_over)(what, left)

    def _rest(self, view: Position, part: Play) -> str:
        """Return the steps that have to follow this part; "" where they are not of another piece."""
        seven = joined(view, [part, *rest_of(view, part)])
        if not isinstance(seven, Shared) or seven.parts[0] is not part:
            return ""
        return self._in_turn(view, parts_seen(view, seven)[1:])

    def _passes(self, view: Position, sight: Outlook) -> bool:
        """Return whether a piece walks on along the track where its goal branches off."""
        board, own = board_of(view.options, view.seats), seat_of(movable(view))
        fresh = f"{sight.source}*" in view.pieces[letter(own)]
        return not fresh and board.to_entry[own][int(sight.source[1:])] < sight.steps

    def _swap(self, view: Position, move: Swap) -> str:
        sight, own = outlook(view, move), movable(view)
        whose = occupant(view, sight.target) or own
        board, reader = board_of(view.options, view.seats), view.seat or view.to_move or own
        if self._alike(board, sight.source, sight.target, reader):
            here, there = (
                self._where(board, place, reader, counted=True) for place in (sight.source, sight.target)
            )
            piece = self._called(view, own, texts.which(0, 1), here)
            return texts.swap(piece, self._called(view, whose, texts.which_other(0, 1), there))
        other = self._piece(view, whose, sight.target, texts.which_other)
        return texts.swap(self._piece(view, own, sight.source), other)

    def _piece(self, view: Position, colour: str, place: str, which: Which = texts.which) -> str:
        """Return what a piece is called: by its goal field, or by where it is on the track."""
        if in_goal(place):
            return texts.goal_piece(int(place[1:]))
        board, own = board_of(view.options, view.seats), movable(view)
        reader = view.seat or view.to_move or own
        where = self._where(board, place, reader)
        there = [
            plain(other)
            for other in view.pieces[colour]
            if plain(other)[0] == "r" and self._where(board, plain(other), reader) == where
        ]
        start = board.starts[seat_of(colour)]
        there.sort(key=lambda other: (int(other[1:]) - start) % board.fields, reverse=True)
        called = which(there.index(place), len(there)) if place in there else which(0, 1)
        return self._called(view, colour, called, where)

    def _called(self, view: Position, colour: str, called: str, where: str) -> str:
        if colour == movable(view):
            return texts.piece(called, where)
        return texts.piece_of(called, self._stage.name(colour), where)

    def _alike(self, board: Board, one: str, other: str, reader: str) -> bool:
        """Return whether two fields have one name as long as nothing is counted."""
        return self._where(board, one, reader) == self._where(board, other, reader)

    def _where(self, board: Board, place: str, reader: str, *, counted: bool = False) -> str:
        """Return a place on the track by the player whose start is near: the same for whatever stands there.

        `reader` is the seat that is spoken to, "" for nobody. With `counted` no other field has this name.
        """
        field = int(place[1:])
        ahead = [(start - field) % board.fields for start in board.starts]
        apart = [min(way, board.fields - way) for way in ahead]
        closest = apart.index(min(apart))
        if apart[closest] > NEAR:
            return self._before(board, ahead.index(min(ahead)), field, reader, texts.towards, counted)
        who = self._other(letter(closest), reader)
        since = (field - board.starts[closest]) % board.fields
        if since <= NEAR:
            return texts.after_start(since, who) if since else texts.at_start(who)
        if board.to_entry[closest][field] > board.fields // 2:
            return texts.just_before_start(who)
        return self._before(board, closest, field, reader, texts.before_goal, counted)

    def _before(
        self, board: Board, seat: int, field: int, reader: str, named: Callable[[str], str], counted: bool
    ) -> str:
        """Return a place on the way to the goal of a seat."""
        who = self._other(letter(seat), reader)
        return texts.fields_before_goal(board.to_entry[seat][field] + 1, who) if counted else named(who)

    def _other(self, seat: str, reader: str) -> str:
        """Return the name of a seat, "" for the reader."""
        return "" if seat == reader else self._stage.name(seat)


def _spans(numbers: Set[int]) -> str:
    """Return these numbers in order; those that follow each other by the first and the last."""
    spans: list[list[int]] = []
    for number in sorted(numbers):
        if spans and spans[-1][-1] == number - 1:
            spans[-1].append(number)
        else:
            spans.append([number])
    return ", ".join(f"{span[0]}–{span[-1]}" if len(span) > 1 else str(span[0]) for span in spans)


def _steps(sight: Outlook) -> str:
    """Return how far a piece goes, or that it gets into the goal."""
    if in_goal(sight.target):
        return texts.into_goal(sight.steps, int(sight.target[1:]))
    return forward(str(sight.steps))
