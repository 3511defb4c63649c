"""What the board offers at a moment: from the moves that are left and the one looked at, to marks."""

from __future__ import annotations

from dataclasses import dataclass, replace

from PySide6.QtCore import QPointF

from spielblock.games.tock.cards import CARDS, JACK, SEVEN, rank
from spielblock.games.tock.moves import Discard, Exchange, Play, Swap
from spielblock.games.tock.position import Position
from spielblock.games.tock.ui import texts
from spielblock.games.tock.ui.board_view import BoardView
from spielblock.games.tock.ui.cards import rank_of
from spielblock.games.tock.ui.marks import Ghost, Marks, Target
from spielblock.games.tock.ui.outlook import Outlook, in_goal, movable, occupant, outlook
from spielblock.games.tock.ui.places import YARD
from spielblock.games.tock.ui.sharing import Shared, first_of, parts_seen
from spielblock.games.tock.ui.splits import Parts, Rest, is_part, rests
from spielblock.games.tock.ui.trails import Trails
from spielblock.rules.contract import Move
from spielblock.rules.draft import Draft
from spielblock.rules.seats import seat_of
from spielblock.widgets.stage import Stage
from spielblock.widgets.theme import Hue

#: So near to its middle a tag covers a piece, in pitches.
COVERED = 0.95


@dataclass(frozen=True, slots=True)
class Picked:
    """What of a move has been picked so far."""

    card: str | None
    pieces: tuple[str, ...]
    target: str | None

    @property
    def anything(self) -> bool:
        return bool(self.card or self.pieces or self.target)


def picked_of(draft: Draft) -> Picked:
    """Return the picks of a draft by kind."""
    things: list[tuple[str, str]] = [thing for thing in draft.picked if isinstance(thing, tuple)]
    cards = [name for kind, name in things if kind == "card"]
    pieces = sorted(name for kind, name in things if kind == "piece")
    targets = [name for kind, name in things if kind == "target"]
    return Picked(cards[0] if cards else None, tuple(pieces), targets[0] if targets else None)


def card_of(move: Move) -> str:
    """Return the card of a move."""
    if isinstance(move, Play | Swap | Discard | Exchange):
        return CARDS[move.card]
    raise TypeError(move)


def is_seven(card: str) -> bool:
    """Return whether a card is a seven."""
    return rank(CARDS.index(card)) == SEVEN


def is_jack(card: str) -> bool:
    """Return whether a card is a jack."""
    return rank(CARDS.index(card)) == JACK


class Offers:
    """Turns moves into marks on a board."""

    def __init__(self, board: BoardView, trails: Trails, stage: Stage) -> None:
        self._board = board
        self._trails = trails
        self._stage = stage

    def marks(self, view: Position, draft: Draft, looked_at: Move | None) -> Marks:
        """Return what to mark for these picks while this move is looked at."""
        picked = picked_of(draft)
        colour = movable(view)
        shared = parts_seen(view, looked_at) if isinstance(looked_at, Shared) else ()
        looked_at = None if looked_at is None or isinstance(looked_at, Parts) else first_of(looked_at)
        moves = [move for move in draft.moves if isinstance(move, Play | Swap)]
        sights = [outlook(view, move) for move in moves]
        sources = self._sources(sights, picked)
        movables = tuple(self._piece_spot(view, colour, place) for place in sources)
        targets = self._targets(sights, colour, looked_at, view) if picked.anything else ()
        # What can be done now is easier to see without what was done before.
        trails = () if targets else self._trails.since(view)
        sight = None if looked_at is None else outlook(view, looked_at)
        if looked_at is None or sight is None or not sight.path:
            shown = [one for one in sights if not is_seven(one.card)] if picked.card else []
            return Marks(movables, targets=targets, captured=self._captures(shown), trails=trails)
        usual = Marks(movables, targets=targets, trails=trails)
        return self._of_one(view, looked_at, shared[1:], usual)

    def _of_one(self, view: Position, looked_at: Move, then: tuple[Rest, ...], usual: Marks) -> Marks:
        """Return what to mark for one move, beside the pieces and targets that are marked in any case.

        `then` are the other parts of a seven, if they are known.
        """
        colour, sight, targets = movable(view), outlook(view, looked_at), usual.targets
        after = then or rests(view, looked_at)
        sure = bool(then) or len(after) == 1
        if is_part(view, looked_at):
            targets = self._ends(colour, sight, after, targets, sure=sure)
        return replace(
            usual,
            strong=(self._piece_spot(view, colour, sight.source),),
            targets=targets,
            path=self._path(view, colour, sight),
            ghost=self._ghost(colour, sight),
            rests=tuple(self._rest(view, one, sure=sure) for one in after),
            captured=self._captures([sight, *(one.sight for one in after if sure)]),
            swap=self._swap(view, colour, sight),
        )

    def _sources(self, sights: list[Outlook], picked: Picked) -> tuple[str, ...]:
        places = [one.source for one in sights]
        if picked.card and is_jack(picked.card):
            places += [one.target for one in sights]
        return tuple(dict.fromkeys(places))

    def _targets(
        self, sights: list[Outlook], colour: str, looked_at: Move | None, view: Position
    ) -> tuple[Target, ...]:
        found: dict[str, Target] = {}
        chosen = None if looked_at is None else outlook(view, looked_at)
        farthest: dict[str, int] = {}
        for one in sights:
            farthest[one.source] = max(farthest.get(one.source, 0), one.steps)
        for one in sights:
            if one.swaps:
                continue
            looked = chosen is not None and (one.source, one.target) == (chosen.source, chosen.target)
            small = is_seven(one.card) and one.steps < farthest[one.source] and not looked
            known = found.get(one.target)
            if known is None or looked or (known.small and not small):
                at = self._board.spot(colour, one.target)
                aside = self._aside(colour, one.target, at)
                found[one.target] = Target(at, _tag(one), small=small, strong=looked, aside=aside)
        return tuple(found.values())

    def _ends(
        self,
        colour: str,
        sight: Outlook,
        after: tuple[Rest, ...],
        targets: tuple[Target, ...],
        *,
        sure: bool,
    ) -> tuple[Target, ...]:
        """Return the ends of all parts of a seven with their counts, and of other targets only dots."""
        ends = [self._end(colour, sight.target, _tag(sight), strong=True)]
        for one in after:
            tag = str(one.sight.steps) if sure else texts.perhaps(one.sight.steps)
            ends.append(self._end(one.colour, one.sight.target, tag, strong=False))
        taken = [one.at for one in ends]
        others = [replace(one, small=True, strong=False) for one in targets if one.at not in taken]
        return (*others, *ends)

    def _end(self, colour: str, place: str, tag: str, *, strong: bool) -> Target:
        at = self._board.spot(colour, place)
        return Target(at, tag, strong=strong, aside=self._aside(colour, place, at))

    def _rest(self, view: Position, one: Rest, *, sure: bool) -> Ghost:
        hue = self._stage.theme.hue(self._stage.sitter(one.colour).colour)
        path = self._path(view, one.colour, one.sight)
        return Ghost(self._board.spot(one.colour, one.sight.target), hue, path, sure)

    def _aside(self, colour: str, place: str, at: QPointF) -> complex:
        """Return in which direction a tag covers no lane, and no piece or field where possible."""
        places = self._board.places
        if in_goal(place):
            return places.beside(seat_of(colour))
        near = [seat for seat in range(places.seats) if places.entrance(seat) == at]
        if near:
            return places.beside(near[0])
        ways = places.clear_ways(at)
        return next((way for way in ways if not self._stands(at + places.step(way))), ways[0])

    def _stands(self, at: QPointF) -> bool:
        """Return whether a tag here would cover a piece."""
        near = COVERED * self._board.places.pitch
        return any((piece.standing - at).manhattanLength() < near for piece in self._board.pieces)

    def _captures(self, sights: list[Outlook]) -> tuple[QPointF, ...]:
        places = dict.fromkeys(place for one in sights for place, _ in one.captured)
        return tuple(self._board.spot("A", place) for place in places)

    def _path(self, view: Position, colour: str, sight: Outlook) -> tuple[QPointF, ...]:
        if sight.swaps:
            return ()
        start = self._piece_spot(view, colour, sight.source)
        return (start, *[self._board.spot(colour, place) for place in sight.path])

    def _ghost(self, colour: str, sight: Outlook) -> tuple[QPointF, Hue] | None:
        if sight.swaps:
            return None
        hue = self._stage.theme.hue(self._stage.sitter(colour).colour)
        return self._board.spot(colour, sight.target), hue

    def _swap(self, view: Position, colour: str, sight: Outlook) -> tuple[QPointF, QPointF] | None:
        if not sight.swaps:
            return None
        other = occupant(view, sight.target) or colour
        return self._piece_spot(view, colour, sight.source), self._board.spot(other, sight.target)

    def _piece_spot(self, view: Position, colour: str, place: str) -> QPointF:
        if place == YARD:
            piece = self._board.piece(colour, YARD)
            return self._board.spot(colour, YARD, 0 if piece is None else piece.slot)
        return self._board.spot(colour, place)


def _tag(sight: Outlook) -> str:
    """Return what stands at a target: the steps, or the letter of the card that brings a piece in."""
    if sight.source == YARD:
        return texts.rank(rank_of(sight.card))
    return f"−{sight.steps}" if rank_of(sight.card) == "4" else str(sight.steps)
