"""The sentences of the prompt line of Noch mal! Literal calls only, so that they are found."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

translate = QCoreApplication.translate


# --- the line while others act ---------------------------------------------------------------------


def is_throwing(name: str) -> str:
    return translate("NochMal", "{name} is throwing").format(name=name)


def chooses(name: str) -> str:
    return translate("NochMal", "{name} is choosing two dice").format(name=name)


def chooses_too(name: str) -> str:
    return translate("NochMal", "{name} is choosing too").format(name=name)


def all_reveal() -> str:
    return translate("NochMal", "All show what they have chosen")


# --- the prompt ------------------------------------------------------------------------------------


def pick_two() -> str:
    return translate("NochMal", "Your turn: pick a colour and a number")


def pick_two_too() -> str:
    return translate("NochMal", "You choose too: a colour and a number")


def named_pick_two(name: str) -> str:
    return translate("NochMal", "{name}, your turn: a colour and a number").format(name=name)


def named_pick_two_too(name: str) -> str:
    return translate("NochMal", "{name}, you choose too: a colour and a number").format(name=name)


def two_for_you() -> str:
    return translate("NochMal", "Two for you, four for the others – or start with a cell.")


def two_for_you_six_for_all() -> str:
    return translate("NochMal", "Two for you, all six for the others – or start with a cell.")


def two_of_four() -> str:
    return translate("NochMal", "One colour and one number for this throw.")


def pick_from_four(name: str, dice: str) -> str:
    return translate("NochMal", "{name} has taken {dice}.").format(name=name, dice=dice)


def pick_from_six(name: str) -> str:
    return translate("NochMal", "{name} has passed: all six dice are left.").format(name=name)


def all_six_open() -> str:
    return translate("NochMal", "In the first three throws all six dice are open.")


def pick_number(colour: str) -> str:
    return translate("NochMal", "{colour}: pick a number").format(colour=colour)


def pick_colour(number: str) -> str:
    return translate("NochMal", "{number}: pick a colour").format(number=number)


def cross_more(colour: str, number: int, left: int) -> str:
    text = translate("NochMal", "{colour} {number}: cross off %n more", "", left)
    return text.format(colour=colour, number=number)


def cross_these(colour: str, number: int) -> str:
    text = translate("NochMal", "{colour} {number}: cross off %n cell(s)", "", number)
    return text.format(colour=colour, number=number)


def only_way(colour: str, number: int) -> str:
    text = translate("NochMal", "{colour} {number}: only possible so – cross off?")
    return text.format(colour=colour, number=number)


def cross_some(colour: str) -> str:
    return translate("NochMal", "{colour} ?: cross off 1 to 5 cells").format(colour=colour)


def ready(colour: str, number: int) -> str:
    text = translate("NochMal", "{colour} {number}: cross off?")
    return text.format(colour=colour, number=number)


def ready_or_more(colour: str, number: int) -> str:
    text = translate("NochMal", "{colour} ? as {number}: cross off, or more?")
    return text.format(colour=colour, number=number)


def nothing_fits() -> str:
    return translate("NochMal", "Nothing here for you: you pass")


def must_touch() -> str:
    return translate("NochMal", "The cells must hang together and touch a cross.")


def must_touch_or_start() -> str:
    return translate("NochMal", "The cells must hang together and touch a cross or reach column H.")


def not_reached() -> str:
    return translate("NochMal", "One of the cells must share an edge with a cross or lie in column H.")


def frames() -> str:
    return translate("NochMal", "Solid frame: can be crossed now. Dashed: after a cell beside it.")


def must_start() -> str:
    return translate("NochMal", "The cells must hang together and reach column H.")


def keys_to_cells() -> str:
    return translate("NochMal", "Arrow keys go to the cells that fit, Space chooses one.")


def cross_off() -> str:
    return translate("NochMal", "Cross off")


def take_hint() -> str:
    return translate("NochMal", "Take the hint")


def take_hint_help() -> str:
    return translate("NochMal", "Puts its dice and cells together. Nothing is crossed off yet.")


def missed(throws: str) -> str:
    return translate("NochMal", "Throw {throws}: nothing fitted for you.").format(throws=throws)


def pass_on() -> str:
    return translate("NochMal", "Pass")


def pass_really() -> str:
    return translate("NochMal", "Pass, although something fits?")


def pass_not() -> str:
    return translate("NochMal", "Back")


def pass_help() -> str:
    return translate("NochMal", "Take no dice. It costs nothing.")
