"""What the new-match dialog, the first meeting and the question for the rules say."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from PySide6.QtCore import QCoreApplication

translate = QCoreApplication.translate


def who_plays() -> str:
    return translate("Shell", "Who is playing?")


def strength_of_all() -> str:
    return translate("Shell", "Strength of all")


def shuffle_seats() -> str:
    return translate("Shell", "Shuffle seats")


def human() -> str:
    return translate("Shell", "Human")


def bot() -> str:
    return translate("Shell", "Computer")


def human_or_bot(seat: int) -> str:
    return translate("Shell", "Seat {seat}: who plays").format(seat=seat)


def at_this_device() -> str:
    return translate("Shell", "plays at this device")


def name_of_seat(seat: int) -> str:
    return translate("Shell", "Seat {seat}: name").format(seat=seat)


def level_of_seat(seat: int) -> str:
    return translate("Shell", "Seat {seat}: strength").format(seat=seat)


def colour_of_seat(seat: int, colour: str) -> str:
    return translate("Shell", "Seat {seat}: {colour}. Change colour").format(seat=seat, colour=colour)


def remove_seat(seat: int) -> str:
    return translate("Shell", "Remove seat {seat}").format(seat=seat)


def add_seat() -> str:
    return translate("Shell", "Add a seat")


def seats_clockwise(fewest: int, most: int) -> str:
    return translate("Shell", "{fewest} to {most} seats, clockwise").format(fewest=fewest, most=most)


def no_more_seats(most: int) -> str:
    return translate("Shell", "No more than {most} seats").format(most=most)


def no_fewer_seats(fewest: int) -> str:
    return translate("Shell", "At least %n seat(s)", "", fewest)


def teams() -> str:
    return translate("Shell", "Teams")


def each_alone() -> str:
    return translate("Shell", "Free for all")


def two_against(teams_count: int) -> str:
    if teams_count == 2:
        return translate("Shell", "2 against 2")
    return translate("Shell", "2 against 2 against 2")


def teams_need(teams_count: int, seats: int) -> str:
    if teams_count == 2:
        return translate("Shell", "Two teams need {seats} seats").format(seats=seats)
    return translate("Shell", "Three teams need {seats} seats").format(seats=seats)


def partners_opposite() -> str:
    return translate("Shell", "Partners sit opposite each other")


def several_humans_curtain() -> str:
    return translate(
        "Shell", "Several people at one device: between turns a curtain covers what the next one holds."
    )


def several_humans_hold() -> str:
    return translate(
        "Shell", "Several people at one device: cards lie face down and show while Space is held."
    )


def several_humans_open() -> str:
    return translate("Shell", "Several people at one device: all cards lie open.")


def rules_heading() -> str:
    return translate("Shell", "Rules of this match")


def all_standard() -> str:
    return translate("Shell", "Back to standard")


def less(name: str) -> str:
    return translate("Shell", "{name}: less").format(name=name)


def more(name: str) -> str:
    return translate("Shell", "{name}: more").format(name=name)


def without(name: str) -> str:
    return translate("Shell", "without: {name}").format(name=name)


def only_at(seats: tuple[int, ...]) -> str:
    """Say at which tables an option has a meaning; without numbers of seats in teams only."""
    if not seats:
        return translate("Shell", "Only in teams.")
    if seats == (1,):
        return translate("Shell", "Only when you play alone.")
    return translate("Shell", "Only with {seats} seats.").format(seats=", ".join(map(str, seats)))


def option_value(name: str, value: str) -> str:
    return translate("Shell", "{name}: {value}").format(name=name, value=value)


def start() -> str:
    return translate("Shell", "Start the match")


def seat_count(count: int) -> str:
    return translate("Shell", "%n seat(s)", "", count)


def human_count(count: int) -> str:
    return translate("Shell", "%n human(s)", "", count)


def bot_count(count: int) -> str:
    return translate("Shell", "%n bot(s)", "", count)


def standard_rules() -> str:
    return translate("Shell", "standard rules")


def own_rules(count: int) -> str:
    return translate("Shell", "%n rule(s) of your own", "", count)


# --- names of things that are not words in the code ------------------------------------------------


def blue() -> str:
    return translate("Shell", "blue disc")


def red() -> str:
    return translate("Shell", "red triangle")


def green() -> str:
    return translate("Shell", "green leaf")


def yellow() -> str:
    return translate("Shell", "yellow moon")


def violet() -> str:
    return translate("Shell", "violet plus")


def orange() -> str:
    return translate("Shell", "orange square")


COLOURS: Final[Mapping[str, Callable[[], str]]] = {
    "blue": blue,
    "red": red,
    "green": green,
    "yellow": yellow,
    "violet": violet,
    "orange": orange,
}


def preset_standard() -> str:
    return translate("Shell", "Standard")


def preset_seed() -> str:
    return translate("Shell", "As in the rule text")


def preset_publisher() -> str:
    return translate("Shell", "As printed on the pad")


def own() -> str:
    return translate("Shell", "Of your own")


PRESETS: Final[Mapping[str, Callable[[], str]]] = {
    "standard": preset_standard,
    "seed": preset_seed,
    "publisher": preset_publisher,
}


def preset(name: str) -> str:
    """Return what a set of rules is called; one that is new here keeps its own name."""
    said = PRESETS.get(name)
    return name if said is None else said()
