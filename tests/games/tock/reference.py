"""The moves of Tock once more, slow and plain, from the rules alone: field by field on a written position.

Nothing of the rules core is used. A board is a dict from places to owners: `("track", "", 12)`,
`("goal", "A", 2)`; protected pieces are a set of fields.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from spielblock.games.tock.position import Position

STEPS = {"A": 1, "K": 13, "Q": 12, **{str(value): value for value in (2, 3, 5, 6, 8, 9, 10)}}
Place = tuple[str, str, int]


class Table(NamedTuple):
    """The pieces that are out, those that are protected, and how many wait in each yard."""

    out: dict[Place, str]
    safe: frozenset[Place]
    yard: dict[str, int]

    def key(self) -> tuple[object, ...]:
        return (frozenset(self.out.items()), self.safe, frozenset(self.yard.items()))


class Reference:
    """One position under the rules that it names."""

    def __init__(self, position: Position) -> None:
        self.at = position
        self.options = position.options
        seats = sorted(position.pieces)
        sectors = self.options.two_player_sectors if len(seats) == 2 else len(seats)
        self.length = sectors * self.options.fields_per_sector
        self.start = {seat: at * self.length // len(seats) for at, seat in enumerate(seats)}
        half = len(seats) // 2
        self.partner = {seat: seats[(at + half) % len(seats)] for at, seat in enumerate(seats)}
        self.table = table_of(position)
        me = position.to_move or ""
        home = all(place.startswith("g") for place in position.pieces[me])
        self.colour = self.partner[me] if home and position.teams else me
        if position.seven is not None:
            self.colour = position.seven.colour

    def legal(self) -> dict[str, Table]:
        """Return every action with the pieces after it."""
        if self.at.seven is not None:
            return dict(self._parts(self.at.seven.card, self.at.seven.left, self.table, self.colour))
        hand = self.at.hands[self.at.to_move or ""]
        assert isinstance(hand, tuple)
        idle = {f"{card} discard": self.table for card in hand}
        if self.at.skip:
            return idle
        moves = {card: dict(self._moves(card)) for card in hand}
        if self.options.must_play_if_possible and any(moves.values()):
            idle = {}
        found = {text: after for some in moves.values() for text, after in some.items()}
        return found | {text: after for text, after in idle.items() if not moves[text.split()[0]]}

    def _moves(self, card: str) -> Iterator[tuple[str, Table]]:
        rank = card[:-1]
        if rank == "7":
            one = self.options.seven == "single_rest_forfeit"
            yield from self._single(card) if one else self._parts(card, 7, self.table, self.colour)
        elif rank == "J":
            yield from self._swaps(card)
        elif rank == "4":
            yield from self._backwards(card)
        else:
            if rank in "AK" and self.table.yard[self.colour]:
                yield f"{card} yard>r{self.start[self.colour]}", self._enter()
            for place in self._own(self.table, self.colour):
                for end in self._walk(self.table, self.colour, place, STEPS[rank]):
                    yield f"{card} {name(place)}>{name(end)}", self._put(self.table, self.colour, place, end)

    def _next(self, table: Table, colour: str, place: Place) -> Iterator[Place]:
        """Yield the places one step on, as far as nobody bars them."""
        if place[0] == "goal":
            inner = ("goal", colour, place[2] + 1) if self.options.move_inside_goal else None
            ahead = [inner] if inner and inner[2] <= 4 else []
        else:
            ahead = [("track", "", (place[2] + 1) % self.length)]
            entry = (self.start[colour] - self.options.entry_offset) % self.length
            if place[2] == entry and place not in table.safe:
                ahead.append(("goal", colour, 1))
        for end in ahead:
            if end not in table.safe and not (end[0] == "goal" and end in table.out):
                yield end

    def _walk(self, table: Table, colour: str, place: Place, steps: int) -> set[Place]:
        ends: set[Place] = {place}
        first = True
        for _ in range(steps):
            free = table if first else table._replace(safe=table.safe - {place})
            moved = {end for here in ends for end in self._step(free, colour, place, here)}
            ends, first = moved, False
        return ends

    def _step(self, table: Table, colour: str, source: Place, here: Place) -> Iterator[Place]:
        """In the goal the own piece is no obstacle to itself, and moving on inside is part of the way in."""
        if here[0] == "goal" and source[0] != "goal":
            inner = ("goal", colour, here[2] + 1)
            if inner[2] <= 4 and inner not in table.out:
                yield inner
        else:
            yield from self._next(table, colour, here)

    def _enter(self) -> Table:
        field: Place = ("track", "", self.start[self.colour])
        after = self._capture(self.table, field)
        yard = after.yard | {self.colour: after.yard[self.colour] - 1}
        return Table(after.out | {field: self.colour}, after.safe | {field}, yard)

    def _put(self, table: Table, colour: str, source: Place, end: Place) -> Table:
        out = {place: owner for place, owner in table.out.items() if place != source}
        after = self._capture(Table(out, table.safe - {source}, table.yard), end)
        return after._replace(out=after.out | {end: colour})

    def _capture(self, table: Table, place: Place) -> Table:
        if place not in table.out:
            return table
        owner = table.out[place]
        out = {at: who for at, who in table.out.items() if at != place}
        return Table(out, table.safe - {place}, table.yard | {owner: table.yard[owner] + 1})

    def _backwards(self, card: str) -> Iterator[tuple[str, Table]]:
        for place in self._own(self.table, self.colour):
            if place[0] == "track":
                way = [("track", "", (place[2] - step) % self.length) for step in range(1, 5)]
                if not self.table.safe.intersection(way):
                    yield (
                        f"{card} {name(place)}>{name(way[3])}",
                        self._put(self.table, self.colour, place, way[3]),
                    )

    def _swaps(self, card: str) -> Iterator[tuple[str, Table]]:
        out = self.table.out
        fields = [place for place in out if place[0] == "track" and place not in self.table.safe]
        for one in fields:
            for other in fields:
                own = out[other] == self.colour
                allowed = self.options.jack_own_own and one[2] < other[2] if own else True
                if out[one] == self.colour and one != other and allowed:
                    changed = self.table._replace(out=out | {one: out[other], other: out[one]})
                    yield f"{card} {name(one)}<>{name(other)}", changed

    def _parts(self, card: str, left: int, table: Table, colour: str) -> Iterator[tuple[str, Table]]:
        """Yield the parts after which the steps that are left can still be made, one by one."""
        dead: set[tuple[object, ...]] = set()
        for place in self._own(table, colour):
            for end, after, steps in self._trampled(table, colour, place, left):
                if self._can_finish(after, colour, left - steps, dead):
                    yield f"{card} {name(place)}>{name(end)}", after

    def _trampled(
        self, table: Table, colour: str, place: Place, most: int
    ) -> Iterator[tuple[Place, Table, int]]:
        reached = [(place, table)]
        for steps in range(1, most + 1):
            reached = [
                (end, self._put(before, colour, here, end))
                for here, before in reached
                for end in self._next(before, colour, here)
                if self.options.move_inside_goal or here[0] != "goal" or place[0] != "goal"
            ] + self._inward(reached, colour, place)
            yield from [(end, after, steps) for end, after in reached]

    def _inward(
        self, reached: list[tuple[Place, Table]], colour: str, source: Place
    ) -> list[tuple[Place, Table]]:
        """Where pieces in the goal stand still, a piece that comes in may go on to its field all the same."""
        if self.options.move_inside_goal or source[0] == "goal":
            return []
        inner = [
            (here, before, ("goal", colour, here[2] + 1)) for here, before in reached if here[0] == "goal"
        ]
        free = [(here, before, end) for here, before, end in inner if end[2] <= 4 and end not in before.out]
        return [(end, self._put(before, colour, here, end)) for here, before, end in free]

    def _can_finish(self, table: Table, colour: str, left: int, dead: set[tuple[object, ...]]) -> bool:
        if not left:
            return True
        if self.options.seven_may_continue_with_partner and self.at.teams and self._home(table, colour):
            colour = self.partner[colour]
        key = (left, colour, *table.key())
        if key in dead:
            return False
        for place in self._own(table, colour):
            for _, after, steps in self._trampled(table, colour, place, left):
                if self._can_finish(after, colour, left - steps, dead):
                    return True
        dead.add(key)
        return False

    def _single(self, card: str) -> Iterator[tuple[str, Table]]:
        for place in self._own(self.table, self.colour):
            ways = list(self._trampled(self.table, self.colour, place, 7))
            for kind in ("track", "", "goal"):
                ends = [(end, after) for end, after, _ in ways if end[0] == kind]
                if ends:
                    yield f"{card} {name(place)}>{name(ends[-1][0])}", ends[-1][1]

    def _home(self, table: Table, colour: str) -> bool:
        return sum(place[0] == "goal" and owner == colour for place, owner in table.out.items()) == 4

    def _own(self, table: Table, colour: str) -> list[Place]:
        return [place for place, owner in table.out.items() if owner == colour]


def table_of(position: Position) -> Table:
    """Return the pieces of a written position."""
    out: dict[Place, str] = {}
    safe: set[Place] = set()
    for seat, places in position.pieces.items():
        for written in places:
            if written != "yard":
                number = int(written.strip("rg*"))
                place = ("track", "", number) if written[0] == "r" else ("goal", seat, number)
                out[place] = seat
                safe |= {place} if written.endswith("*") else set()
    yard = {seat: places.count("yard") for seat, places in position.pieces.items()}
    return Table(out, frozenset(safe), yard)


def name(place: Place) -> str:
    """Return a place as actions write it."""
    return f"r{place[2]}" if place[0] == "track" else f"g{place[2]}"
