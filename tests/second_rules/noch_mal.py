"""Noch mal! a second time, from the rule text alone: plain dictionaries, sets of cells grown one by one.

No speed."""

from __future__ import annotations

import copy
from typing import Any

Position = dict[str, Any]
Cell = tuple[int, int]
COLOURS = {"r": "red", "o": "orange", "y": "yellow", "g": "green", "b": "blue"}
UPPER = [5, 3, 3, 3, 2, 2, 2, 1, 2, 2, 2, 3, 3, 3, 5]
LOWER = [3, 2, 2, 2, 1, 1, 1, 0, 1, 1, 1, 2, 2, 2, 3]
THROWS_ALONE = 30


def _option(position: Position, name: str, default: Any) -> Any:
    return position["options"].get(name, default)


def _name(cell: Cell) -> str:
    return f"{chr(65 + cell[0])}{cell[1] + 1}"


def _cell(name: str) -> Cell:
    return ord(name[0]) - 65, int(name[1:]) - 1


def _sheet(position: Position) -> dict[Cell, str]:
    return {
        (x, y): COLOURS[letter.lower()]
        for y, row in enumerate(position["sheet"])
        for x, letter in enumerate(row)
    }


def _beside(cell: Cell) -> list[Cell]:
    x, y = cell
    return [(x - 1, y), (x + 1, y), (x, y - 1), (x, y + 1)]


def connected_sets(cells: set[Cell], count: int) -> set[frozenset[Cell]]:
    """Return every connected set of this many cells."""
    found = {frozenset([cell]) for cell in cells}
    for _ in range(count - 1):
        found = {
            some | {near} for some in found for cell in some for near in _beside(cell) if near in cells - some
        }
    return found


def placements(position: Position, seat: str, colour: str, count: int) -> list[str]:
    crossed = {_cell(name) for name in position["crossed"][seat]}
    free = {cell for cell, painted in _sheet(position).items() if painted == colour} - crossed
    middle_counts = not crossed or _option(position, "column_h_always_open", False)
    found: list[str] = []
    for some in connected_sets(free, count):
        touches = any(near in crossed for cell in some for near in _beside(cell))
        if touches or (middle_counts and any(x == 7 for x, _ in some)):
            found.append(" ".join(_name(cell) for cell in sorted(some)))
    return found


def _pool(position: Position, seat: str) -> tuple[list[str], list[str]]:
    colours, numbers = list(position["dice"]["colours"]), list(position["dice"]["numbers"])
    open_to_all = _option(position, "first_three_open", False) and position["throw_no"] <= 3
    if seat != position["active"] and position["taken"] and not open_to_all:
        colours.remove(position["taken"][0])
        numbers.remove(position["taken"][1])
    return colours, numbers


def _choices(position: Position, seat: str) -> list[str]:
    found = ["pass"]
    colours, numbers = _pool(position, seat)
    for colour in set(colours):
        for number in set(numbers):
            if (colour == "joker") + (number == "?") > position["jokers"][seat]:
                continue
            for painted in COLOURS.values() if colour == "joker" else [colour]:
                for count in range(1, 6) if number == "?" else [int(number)]:
                    found += [
                        f"{colour}/{number} {cells}" for cells in placements(position, seat, painted, count)
                    ]
    return found


def legal(position: Position) -> dict[str, list[str]]:
    if position["phase"] == "active":
        return {position["active"]: _choices(position, position["active"])}
    if position["phase"] == "passive":
        return {seat: _choices(position, seat) for seat in position["pending"]}
    return {}


def act(position: Position, by: str, action: str) -> Position:
    after = copy.deepcopy(position)
    if by == "chance":
        words = action.split()[1:]
        half = len(words) // 2
        after["dice"] = {"colours": words[:half], "numbers": words[half:]}
        seats = sorted(after["crossed"])
        at = seats.index(after["active"])
        after.update(phase="active", taken=None, pending=seats[at:] + seats[:at])
        return after
    after["pending"].remove(by)
    if after["phase"] == "active":
        _cross(after, by, action)
        after["taken"] = None if action == "pass" else action.split()[0].split("/")
        after["phase"] = "passive"
    else:
        after["chosen"][by] = action
    if not after["pending"]:
        for seat, chosen in after["chosen"].items():
            _cross(after, seat, chosen)
        after["chosen"] = {}
        _award(after)
        _end(after)
    return after


def _cross(position: Position, seat: str, action: str) -> None:
    if action == "pass":
        return
    dice, *cells = action.split()
    position["crossed"][seat] = sorted([*position["crossed"][seat], *cells])
    position["jokers"][seat] -= dice.count("joker") + dice.count("?")


def _award(position: Position) -> None:
    sheet = _sheet(position)
    parts = {chr(65 + x): [_name((x, y)) for y in range(7)] for x in range(15)}
    _award_parts(position, position["columns"], parts)
    parts = {colour: [_name(cell) for cell in sheet if sheet[cell] == colour] for colour in COLOURS.values()}
    _award_parts(position, position["colours"], parts)


def _award_parts(position: Position, awards: dict[str, dict[str, str]], parts: dict[str, list[str]]) -> None:
    for part, cells in parts.items():
        before = awards.get(part, {})
        how = "first" if not before or position["seats"] == 1 else "later"
        new = {
            seat: how
            for seat, crossed in position["crossed"].items()
            if seat not in before and set(cells) <= set(crossed)
        }
        if new:
            awards[part] = {**before, **new}


def _full_colours(position: Position, seat: str) -> int:
    return sum(seat in seats for seats in position["colours"].values())


def _end(position: Position) -> None:
    alone = position["seats"] == 1
    two = any(_full_colours(position, seat) >= 2 for seat in position["crossed"])
    by_colours = two and (not alone or _option(position, "solo_ends_on_two_colours", False))
    if by_colours or (alone and position["throw_no"] == THROWS_ALONE):
        position.update(phase="over", dice=None, taken=None)
        return
    position["throw_no"] += 1
    seats = sorted(position["crossed"])
    position["active"] = seats[(seats.index(position["active"]) + 1) % len(seats)]
    position.update(phase="throw", dice=None, taken=None)


def result(position: Position) -> dict[str, int]:
    return {seat: _score(position, seat) for seat in position["crossed"]}


def _score(position: Position, seat: str) -> int:
    columns = [
        (UPPER if seats[seat] == "first" else LOWER)[ord(column) - 65]
        for column, seats in position["columns"].items()
        if seat in seats
    ]
    colours = [5 if seats[seat] == "first" else 3 for seats in position["colours"].values() if seat in seats]
    crossed = {_cell(name) for name in position["crossed"][seat]}
    stars = {
        (x, y) for y, row in enumerate(position["sheet"]) for x, letter in enumerate(row) if letter.isupper()
    }
    return sum(columns) + sum(colours) + position["jokers"][seat] - 2 * len(stars - crossed)
