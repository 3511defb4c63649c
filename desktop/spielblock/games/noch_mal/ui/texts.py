"""The sentences of the table of Noch mal! Literal calls only, so that they are found."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

translate = QCoreApplication.translate


# --- the line beside the title and the rows of the players ------------------------------------------


def throw_no(number: int) -> str:
    return translate("NochMal", "Throw {number}").format(number=number)


def throw_of_thirty(number: int) -> str:
    return translate("NochMal", "Throw {number} of 30").format(number=number)


def throw_of(number: int, name: str) -> str:
    return translate("NochMal", "Throw {number} · {name}").format(number=number, name=name)


def points_row(points: str) -> str:
    return translate("NochMal", "{points} pts").format(points=points)


def points_told(points: str, parts: str) -> str:
    text = translate("NochMal", "Points if the match ended now: {points} ({parts})")
    return text.format(points=points, parts=parts)


def split_goals(columns: int, colours: int) -> str:
    text = translate("NochMal", "Columns {columns} · Colours {colours}")
    return text.format(columns=columns, colours=colours)


def split_rest(jokers: int, stars: str) -> str:
    return translate("NochMal", "Jokers {jokers} · Stars {stars}").format(jokers=jokers, stars=stars)


def stars(count: int) -> str:
    return translate("NochMal", "{count}/15").format(count=count)


def stars_help(count: int) -> str:
    return translate("NochMal", "%n of 15 stars crossed off", "", count)


def jokers_help(count: int) -> str:
    return translate("NochMal", "%n joker(s) left", "", count)


def has_chosen() -> str:
    return translate("NochMal", "has chosen")


def passes() -> str:
    return translate("NochMal", "passes")


def passes_forced(name: str) -> str:
    return translate("NochMal", "{name} passes: nothing fitted").format(name=name)


def nothing_fitted() -> str:
    return translate("NochMal", "nothing fitted")


def passes_freely(name: str) -> str:
    return translate("NochMal", "{name} passes: wanted nothing").format(name=name)


# --- the sheets ------------------------------------------------------------------------------------


def colours() -> str:
    return translate("NochMal", "Colours")


def first_later() -> str:
    return translate("NochMal", "first · later")


def of_21(count: int) -> str:
    return translate("NochMal", "{count} of 21").format(count=count)


def of_21_short(count: int) -> str:
    return translate("NochMal", "{count}/21").format(count=count)


def cells_told(colours: str) -> str:
    return translate("NochMal", "Crossed off of 21 cells each: {colours}").format(colours=colours)


def jokers_left(count: int) -> str:
    return translate("NochMal", "Jokers, {count} left").format(count=count)


def so_far() -> str:
    return translate("NochMal", "Points so far")


def points_short() -> str:
    return translate("NochMal", "points")


def sheet_of(name: str) -> str:
    return translate("NochMal", "Sheet of {name}").format(name=name)


def enlarge(name: str) -> str:
    return translate("NochMal", "Sheet of {name}: click to enlarge").format(name=name)


# --- the dock --------------------------------------------------------------------------------------


def your_pick() -> str:
    return translate("NochMal", "Your pick")


def takes(name: str) -> str:
    return translate("NochMal", "{name} takes").format(name=name)


def taken_by(name: str) -> str:
    return translate("NochMal", "{name} has taken").format(name=name)


def to_choose() -> str:
    return translate("NochMal", "To choose")


def for_others() -> str:
    return translate("NochMal", "For the others")


def all_six() -> str:
    return translate("NochMal", "All six")


def open_to_all() -> str:
    return translate("NochMal", "for everybody")


def thrown() -> str:
    return translate("NochMal", "Thrown")


def dice_count(count: int) -> str:
    return translate("NochMal", "%n dice", "", count)


def other_dice() -> str:
    return translate("NochMal", "Other dice")


def nothing_yet() -> str:
    return translate("NochMal", "nothing yet")


def nothing_possible() -> str:
    return translate("NochMal", "nothing fits")


def die(face: str) -> str:
    return translate("NochMal", "Die: {face}").format(face=face)


def die_useless() -> str:
    return translate("NochMal", "No cells on your sheet fit this die now.")


def die_needs_joker() -> str:
    return translate("NochMal", "You have no joker left for this die.")
