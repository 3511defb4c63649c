"""What a move would bring, and the rows for several moves. Literal calls only, so that they are found."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from spielblock.games.noch_mal.gaining.gains import Gain
from spielblock.games.noch_mal.position import Position
from spielblock.games.noch_mal.refused.texts import colour, either
from spielblock.games.noch_mal.texts import dice_worded, signed
from spielblock.games.noch_mal.ui.listing import Pair

translate = QCoreApplication.translate


def pair(row: Pair, view: Position) -> str:
    """Return what stands in a row for two dice."""
    dice = (
        dice_worded(row.moves[0], view)
        if row.meant
        else " · ".join(either(pick.value) for pick in row.picks())
    )
    return ways(dice, len(row.moves))


def ways(dice: str, count: int) -> str:
    return translate("NochMal", "{dice}: %n ways", "", count).format(dice=dice)


def would_bring(cells: Sequence[str], gain: Gain) -> str:
    """Return what crossing these cells off brings, in one line."""
    parts = [
        *([star_points(gain.stars)] if gain.stars else []),
        *[column_points(name, points) for name, points in gain.columns.items()],
        *[colour_points(colour(name), points) for name, points in gain.colours.items()],
        *([joker_points(gain.jokers)] if gain.jokers else []),
    ]
    brings = f"{points_in_all(plus(gain.total))} ({' · '.join(parts)})" if parts else nothing_yet()
    return f"{' · '.join(cells)}: {brings}"


def plus(points: int) -> str:
    """Return a number with its sign, also where it is more than nothing."""
    return f"+{points}" if points > 0 else signed(points)


def points_in_all(points: str) -> str:
    return translate("NochMal", "{points} points at once").format(points=points)


def nothing_yet() -> str:
    return translate("NochMal", "no points yet")


def star_points(points: int) -> str:
    return translate("NochMal", "stars +{points}").format(points=points)


def column_points(column: str, points: int) -> str:
    return translate("NochMal", "column {column} complete +{points}").format(column=column, points=points)


def colour_points(ink: str, points: int) -> str:
    return translate("NochMal", "{colour} complete +{points}").format(colour=ink, points=points)


def joker_points(points: int) -> str:
    return translate("NochMal", "jokers −{points}").format(points=points)


def still_open(cell: str, count: int, most: str) -> str:
    text = translate("NochMal", "With {cell}: %n ways, at most {points} points at once", "", count)
    return text.format(cell=cell, points=most)


def stars_in_move(count: int) -> str:
    return translate("NochMal", "%n star(s)", "", count)


def jokers_spent(count: int) -> str:
    return translate("NochMal", "costs %n joker(s)", "", count)


def goal_help(goal: str, points: int) -> str:
    return translate("NochMal", "completes {goal}: {points} points").format(goal=goal, points=points)
