"""A move in words for who sits at the table: pieces are called by the player they stand near."""

from __future__ import annotations

from collections.abc import Sequence

from spielblock.games.tock.board import PLACES, Board
from spielblock.games.tock.cards import CARDS, FOUR, SEVEN, rank
from spielblock.games.tock.moves import Play, Swap
from spielblock.games.tock.position import Position
from spielblock.games.tock.reasons.texts import card_name
from spielblock.games.tock.texts_turn import back, forward
from spielblock.games.tock.ui import texts_moves as texts
from spielblock.games.tock.ui.outlook import Outlook, board_of, in_goal, movable, occupant, outlook
from spielblock.games.tock.ui.places import YARD, plain
from spielblock.games.tock.ui.splits import is_part
from spielblock.rules.contract import Move
from spielblock.rules.seats import letter, seat_of
from spielblock.widgets.stage import Stage

#: So many fields before and behind a start field are near it.
NEAR = 9


class MoveWords:
    """Knows the names of the players."""

    def __init__(self, stage: Stage) -> None:
        self._stage = stage

    def worded(self, view: Position, move: Move, *, card: bool) -> str:
        """Return a move with a piece in words, with its card or, where that is chosen, without; else ""."""
        if not isinstance(move, Play | Swap):
            return ""
        words = self._swap(view, move) if isinstance(move, Swap) else self._play(view, move)
        if card:
            return texts.with_card(card_name(CARDS[move.card]), words)
        return words[:1].upper() + words[1:]

    def parts(self, view: Position, plays: Sequence[Play], *, card: bool) -> str:
        """Return the row for these parts of a seven, all made with one piece, in words."""
        steps = [outlook(view, play).steps for play in plays if is_part(view, play)]
        range_of = texts.parts_of_rest if view.seven else texts.parts_of_seven
        piece = self._piece(view, movable(view), PLACES[plays[0].source])
        words = texts.does(piece, range_of(min(steps), max(steps)))
        if card:
            return texts.with_card(card_name(CARDS[plays[0].card]), words)
        return words[:1].upper() + words[1:]

    def place(self, view: Position, colour: str, field: str) -> str:
        """Return where a field of the track is for a piece of this colour."""
        return self._where(board_of(view.options, view.seats), colour, field, yours=False)

    def _play(self, view: Position, move: Play) -> str:
        sight = outlook(view, move)
        if sight.source == YARD:
            return texts.bring_in()
        what = forward(str(sight.steps))
        if rank(move.card) == FOUR:
            what = back(sight.steps)
        elif in_goal(sight.target):
            what = texts.into_goal(sight.steps, int(sight.target[1:]))
        elif rank(move.card) == SEVEN and sight.steps < 7 and not view.seven:  # later the prompt counts them
            shared = view.options.seven == "split"
            what = (texts.some_of_seven if shared else texts.all_of_single)(sight.steps)
        elif sight.source[0] == "r" and self._passes(view, sight):
            what = texts.past_goal(sight.steps)
        return texts.does(self._piece(view, movable(view), sight.source), what)

    def _passes(self, view: Position, sight: Outlook) -> bool:
        """Return whether a piece walks on along the track where its goal branches off."""
        board, own = board_of(view.options, view.seats), seat_of(movable(view))
        fresh = f"{sight.source}*" in view.pieces[letter(own)]
        return not fresh and board.to_entry[own][int(sight.source[1:])] < sight.steps

    def _swap(self, view: Position, move: Swap) -> str:
        sight, own = outlook(view, move), movable(view)
        whose = occupant(view, sight.target) or own
        return texts.swap(self._piece(view, own, sight.source), self._piece(view, whose, sight.target))

    def _piece(self, view: Position, colour: str, place: str) -> str:
        """Return what a piece is called: by its goal field, or by where it is on the track."""
        if in_goal(place):
            return texts.goal_piece(int(place[1:]))
        board, own = board_of(view.options, view.seats), movable(view)
        yours = colour != own and own == view.to_move
        where = self._where(board, own, place, yours=yours)
        there = [
            plain(other)
            for other in view.pieces[colour]
            if plain(other)[0] == "r" and self._where(board, own, plain(other), yours=yours) == where
        ]
        start = board.starts[seat_of(colour)]
        there.sort(key=lambda other: (int(other[1:]) - start) % board.fields, reverse=True)
        which = texts.which(there.index(place), len(there)) if place in there else texts.which(0, 1)
        if colour == own:
            return texts.piece(which, where)
        return texts.piece_of(which, self._stage.name(colour), where)

    def _where(self, board: Board, own: str, place: str, *, yours: bool) -> str:
        """Return a place on the track as who moves `own` sees it; `yours` if it is to be said whose goal."""
        field = int(place[1:])
        ahead = [(start - field) % board.fields for start in board.starts]
        apart = [min(way, board.fields - way) for way in ahead]
        closest = apart.index(min(apart))
        if apart[closest] > NEAR:
            coming = letter(ahead.index(min(ahead)))
            return texts.homewards() if coming == own else texts.towards(self._stage.name(coming))
        if letter(closest) != own:
            return texts.near(self._stage.name(letter(closest)))
        since = (field - board.starts[closest]) % board.fields
        if since <= NEAR:
            return texts.after_start(since) if since else texts.at_start()
        behind = board.to_entry[closest][field] > board.fields // 2
        return texts.before_start() if behind else texts.before_goal(yours=yours)
