"""From a view to what has to be on the table: no picture here, only words and numbers."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from spielblock.games.schock import texts as words
from spielblock.games.schock.choices import without
from spielblock.games.schock.options import Options
from spielblock.games.schock.position import Position, Throw, from_position
from spielblock.games.schock.scoring import NUMBER, Scale, Worth
from spielblock.games.schock.settling import Settling
from spielblock.games.schock.state import LIDS, MOST_THROWS
from spielblock.games.schock.ui import texts
from spielblock.games.schock.ui.naming import beaten_by, names_of
from spielblock.games.schock.ui.ranking_row import Result

ON_TABLE = ("late_turn", "throw_off", "over")


class Place(NamedTuple):
    """What is to be seen of one seat at the far side of the table."""

    status: str
    lids: int
    active: bool
    out: bool
    cup: bool
    dice: tuple[int, ...]
    pill: tuple[str, ...]


class Truth:
    """Reads views under one set of options."""

    def __init__(self, options: Options) -> None:
        self.scale = Scale(options)
        self.options = options
        self._settling = Settling(options, self.scale)

    def place(self, view: Position, seat: str, own: str) -> Place:
        """Return what the others at the table see of a seat, or all of it once the cups are up."""
        throw = view.throws.get(seat, Throw())
        dice = self._public(view, throw, own=seat == own)
        plays = seat in view.order
        cup = view.phase == "turn" and plays and len(dice) < 3
        return Place(
            status=self._status(view, seat, throw) if plays else texts.safe(),
            lids=view.lids.get(seat, 0),
            active=seat == view.to_move,
            out=not plays and view.phase != "opening",
            cup=cup,
            dice=dice,
            pill=self._pill(view, throw, dice, cup=cup),
        )

    def worth(self, view: Position, seat: str) -> Worth | None:
        """Return what the dice of a seat are worth, as far as the view knows all three."""
        throw = view.throws.get(seat, Throw())
        dice = known(throw)
        return self.scale.worth(dice, throw.open) if len(dice) == 3 else None

    def name(self, view: Position, seat: str) -> str:
        """Return what the dice of a seat are called, empty if they are not all known.

        In the opening throw nothing but the sum counts.
        """
        if view.phase == "opening":
            dice = known(view.throws.get(seat, Throw()))
            return texts.total(sum(dice)) if dice else ""
        worth = self.worth(view, seat)
        return words.result(known(view.throws[seat]), worth.kind) if worth is not None else ""

    def lost(self, view: Position, seat: str) -> tuple[str, ...]:
        """Return which half a seat has lost, in full and in short, while the match goes on."""
        if seat not in view.losers or view.phase == "over":
            return ("",)
        return (texts.lost_half(view.losers.index(seat) + 1), "½")

    def rows(self, view: Position) -> tuple[Result, ...]:
        """Return the ranking of the round, once the cups are up."""
        if view.phase not in ON_TABLE:
            return ()
        state = from_position(view)
        lying = tuple([seat for seat in state.order if len(state.dice[seat]) == 3])
        letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
        ranked = [letters[seat] for seat in self._settling.ranking(state, lying)]
        return tuple([self._row(view, seat) for seat in ranked])

    def left_as_it_is(self, view: Position, seat: str) -> str:
        """Return what a seat that may turn sixes counts, and where, if it leaves them."""
        seats = [row.seat for row in self.rows(view)]
        place, name = seats.index(seat) + 1, self.name(view, seat)
        return texts.late_lowest(name) if place == len(seats) else texts.late_more(name, place, len(seats))

    def stake(self, view: Position) -> int:
        """Return how many lids the best result deals out now."""
        rows = self.rows(view)
        if view.phase == "over" or not rows:
            return 0
        return at_stake(rows, view.stock, view.lids.get(rows[0].seat, 0))

    def limit(self, view: Position, own: str) -> int:
        """Return how often a seat may throw, 0 if that is not known or does not matter."""
        if view.phase != "turn" or own not in view.order:
            return 0
        if own == view.order[0]:
            return MOST_THROWS
        return 0 if view.to_move == view.order[0] else view.limit

    def caption(self, view: Position, own: str) -> str:
        """Return what stands above the own dice."""
        throw = view.throws.get(own, Throw())
        dice = known(throw)
        if view.phase != "turn":
            return texts.on_table() if dice else ""
        if len(dice) == 3:
            return texts.on_table() if self.options.visibility == "open" else under_cup(dice, throw.open)
        if "?" in throw.dice:
            return texts.last_covered()
        return texts.in_cup() if throw.count else ""

    def beats(self, view: Position, own: str) -> str:
        """Return what the own dice beat and what beats them."""
        worth = self.worth(view, own)
        if worth is None or view.phase == "opening":
            return ""
        if worth.kind != NUMBER:
            return beaten_by(self.scale, worth)
        lower, count = self.scale.numbers(worth)
        return texts.beats_some(lower, count) if lower else texts.beats_none()

    def middle(self, view: Position, name: Callable[[str], str]) -> str:
        """Return what is written in the middle while no dice lie there."""
        if view.phase == "opening":
            return texts.opening()
        if view.phase == "throw_off":
            return words.throw_off(words.names(tuple(view.throw_off), name))
        first = name(view.order[0])
        return texts.starter(first) if view.to_move == view.order[0] else texts.round_of(first, view.limit)

    def _row(self, view: Position, seat: str) -> Result:
        throw = view.throws[seat]
        dice = known(throw)
        worth = self.scale.worth(dice, throw.open)
        return Result(seat, dice, throw.count, names_of(dice, worth.kind), worth.lids)

    def _public(self, view: Position, throw: Throw, *, own: bool) -> tuple[int, ...]:
        if own and view.phase == "turn" and self.options.visibility == "peek":
            return throw.open
        return known(throw)

    def _status(self, view: Position, seat: str, throw: Throw) -> str:
        if view.phase == "over":
            return texts.done(throw.count)
        if seat == view.to_move:
            asking = {"late_turn": texts.deciding, "throw_off": texts.throws_off}
            return asking.get(view.phase, texts.throwing)()
        return texts.done(throw.count) if throw.count else texts.waiting()

    def _pill(self, view: Position, throw: Throw, dice: tuple[int, ...], *, cup: bool) -> tuple[str, ...]:
        if view.phase == "opening":
            return (texts.total(sum(dice)), str(sum(dice))) if dice else ("",)
        if cup:
            return (texts.covered(),) if throw.count else ("",)
        if len(dice) < 3:
            return ("",)
        return names_of(dice, self.scale.worth(dice, throw.open).kind)


def at_stake(rows: tuple[Result, ...], stock: int, held: int) -> int:
    """Return what the best of these deals out: from the stock, or of what it holds; all for a Schock-Aus."""
    best = rows[0].lids
    return best if best == LIDS else min(best, stock or held)


def under_cup(dice: tuple[int, ...], laid: tuple[int, ...]) -> str:
    """Return what stands above own dice that nobody else sees; what lies outside everybody sees."""
    return texts.outside(words.faces(laid), words.faces(without(dice, laid))) if laid else texts.under_cup()


def known(throw: Throw) -> tuple[int, ...]:
    """Return the dice of a throw that are not covered."""
    return tuple([face for face in throw.dice if isinstance(face, int)])
