"""The placements of a throw once more, plainly: a breadth-first search over sets of cells.

Nothing here knows the rules core; cells are pairs of a column and a row.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

Cell = tuple[int, int]
Cells = frozenset[Cell]

INKS = {"red": "r", "orange": "o", "yellow": "y", "green": "g", "blue": "b"}
COLUMN_H = 7


def cell(name: str) -> Cell:
    return ord(name[0]) - ord("A"), int(name[1]) - 1


def name(at: Cell) -> str:
    return f"{chr(ord('A') + at[0])}{at[1] + 1}"


def neighbours(at: Cell) -> list[Cell]:
    column, row = at
    around = [(column, row - 1), (column, row + 1), (column - 1, row), (column + 1, row)]
    return [(x, y) for x, y in around if 0 <= x < 15 and 0 <= y < 7]


def placements(
    rows: tuple[str, ...], crossed: Cells, colour: str, number: int, always_open: bool
) -> set[Cells]:
    """Return every set of cells that this colour and number allow."""
    ink = INKS[colour]
    free = {
        (x, y) for y, row in enumerate(rows) for x, letter in enumerate(row) if letter.lower() == ink
    } - crossed
    sets = {Cells([at]) for at in free}
    for _ in range(number - 1):
        sets = {
            one | {other} for one in sets for at in one for other in neighbours(at) if other in free - one
        }
    starts_in_h = always_open or not crossed
    return {
        one
        for one in sets
        if any(other in crossed for at in one for other in neighbours(at))
        or (starts_in_h and any(x == COLUMN_H for x, _ in one))
    }


def actions(
    rows: tuple[str, ...],
    crossed: Iterable[str],
    jokers: int,
    dice: tuple[Iterable[str], Iterable[str]],
    always_open: bool,
) -> set[str]:
    """Return every action with these dice, as it is written."""
    done = Cells(map(cell, crossed))
    found = {"pass"}
    for colour in set(dice[0]):
        for number in set(dice[1]):
            if (colour == "joker") + (number == "?") > jokers:
                continue
            for ink in INKS if colour == "joker" else (colour,):
                for count in range(1, 6) if number == "?" else (int(number),):
                    for one in placements(rows, done, ink, count, always_open):
                        found.add(f"{colour}/{number} {' '.join(map(name, sorted(one)))}")
    return found


def reachable(start: Cell, cells: Cells) -> Iterator[Cell]:
    """Yield the cells that hang together with the first one."""
    seen, waiting = {start}, [start]
    while waiting:
        at = waiting.pop()
        yield at
        fresh = [other for other in neighbours(at) if other in cells and other not in seen]
        seen.update(fresh)
        waiting += fresh
