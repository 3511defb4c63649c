"""Names of dice, and a sentence for every reason of Noch mal! Literal calls only. Of Qt, its core alone."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from PySide6.QtCore import QCoreApplication

from spielblock.games.noch_mal.advice.texts import ADVICE
from spielblock.games.noch_mal.ending.texts import OVER

translate = QCoreApplication.translate


def red() -> str:
    return translate("NochMal", "Red")


def orange() -> str:
    return translate("NochMal", "Orange")


def yellow() -> str:
    return translate("NochMal", "Yellow")


def green() -> str:
    return translate("NochMal", "Green")


def blue() -> str:
    return translate("NochMal", "Blue")


def joker() -> str:
    return translate("NochMal", "Joker")


FACES: Final[Mapping[str, Callable[[], str]]] = {
    "red": red, "orange": orange, "yellow": yellow, "green": green, "blue": blue, "joker": joker,
}  # fmt: skip


def colour(key: str) -> str:
    """Return the name of a colour."""
    return FACES[key]()


def face(key: str) -> str:
    """Return the name of a face of a colour die."""
    return FACES[key]()


def number(key: str) -> str:
    """Return a face of a number die as it is printed."""
    return key


def either(key: str) -> str:
    """Return the name of a face of either kind of die."""
    return FACES[key]() if key in FACES else key


# --- a choice that is refused ---------------------------------------------------------------------


def not_thrown(face: str) -> str:
    return translate("NochMal", "No die shows {face} in this throw.").format(face=either(face))


def taken(face: str) -> str:
    text = translate("NochMal", "The only die with {face} was taken by whoever threw.")
    return text.format(face=either(face))


def jokers(need: int, left: int) -> str:
    text = translate("NochMal", "These dice cost %n joker(s), and you have {left} left.", "", need)
    return text.format(left=left)


def five(count: int) -> str:
    text = translate("NochMal", "The question mark stands for 1 to 5 cells, not for {count}.")
    return text.format(count=count)


def not_exact(number: int, count: int) -> str:
    text = translate(
        "NochMal", "A {number} means exactly {number}, and here it would be %n cell(s).", "", count
    )
    return text.format(number=number)


def is_crossed(cell: str) -> str:
    return translate("NochMal", "{cell} is crossed off already.").format(cell=cell)


def one_colour() -> str:
    return translate("NochMal", "All cells of a move have one colour, with a joker too.")


def not_colour(cell: str, colour: str) -> str:
    text = translate("NochMal", "{cell} has another colour than the die: {colour}.")
    return text.format(cell=cell, colour=FACES[colour]())


def not_connected() -> str:
    return translate("NochMal", "The cells must hang together, edge to edge.")


def not_started() -> str:
    return translate("NochMal", "On an empty sheet, one of the cells must lie in column H.")


def not_touching() -> str:
    return translate("NochMal", "One of the cells must share an edge with a cross.")


# --- what is wrong with a sheet -------------------------------------------------------------------


def no_grid() -> str:
    return translate("NochMal", "A sheet has 7 rows of 15 letters: r o y g b, and capitals for stars.")


def wrong_amount(colour: str, count: int) -> str:
    text = translate("NochMal", "{colour} must have 21 cells, and here it has {count}.")
    return text.format(colour=FACES[colour](), count=count)


def wrong_blocks(colour: str, sizes: str) -> str:
    text = translate(
        "NochMal", "{colour} must have blocks of 1, 2, 3, 4, 5 and 6 cells, and here it has {sizes}."
    )
    return text.format(colour=FACES[colour](), sizes=sizes.replace(" ", ", "))


def no_colour_in_column(column: str, colour: str) -> str:
    text = translate("NochMal", "Column {column} must have every colour, and {colour} is missing.")
    return text.format(column=column, colour=FACES[colour]())


def split_column(column: str, colour: str) -> str:
    text = translate("NochMal", "In column {column}, all cells of one colour must be of one block: {colour}.")
    return text.format(column=column, colour=FACES[colour]())


def column_stars(column: str, count: int) -> str:
    text = translate("NochMal", "Column {column} must have one star, and here it has {count}.")
    return text.format(column=column, count=count)


def colour_stars(colour: str, count: int) -> str:
    text = translate("NochMal", "{colour} must have three stars, and here it has {count}.")
    return text.format(colour=FACES[colour](), count=count)


REASONS: Final[Mapping[str, Callable[..., str]]] = {
    "noch_mal.not_thrown": not_thrown,
    "noch_mal.taken": taken,
    "noch_mal.jokers": jokers,
    "noch_mal.five": five,
    "noch_mal.count": not_exact,
    "noch_mal.crossed": is_crossed,
    "noch_mal.one_colour": one_colour,
    "noch_mal.colour": not_colour,
    "noch_mal.connected": not_connected,
    "noch_mal.start": not_started,
    "noch_mal.touch": not_touching,
    **OVER,
    **ADVICE,
    "noch_mal.sheet.grid": no_grid,
    "noch_mal.sheet.amount": wrong_amount,
    "noch_mal.sheet.blocks": wrong_blocks,
    "noch_mal.sheet.column": no_colour_in_column,
    "noch_mal.sheet.split": split_column,
    "noch_mal.sheet.column_star": column_stars,
    "noch_mal.sheet.colour_star": colour_stars,
}
