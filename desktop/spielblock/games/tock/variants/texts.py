"""The options of Tock in words. Literal calls only, for lupdate."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from PySide6.QtCore import QCoreApplication

from spielblock.rules.wording import OptionText

translate = QCoreApplication.translate


def yes() -> str:
    return translate("Tock", "yes")


def no() -> str:
    return translate("Tock", "no")


def fields_name() -> str:
    return translate("Tock", "Fields per player")


def fields_help() -> str:
    return translate("Tock", "How many fields the track has from one start field to the next.")


def entry_name() -> str:
    return translate("Tock", "Way into the goal")


def entry_help() -> str:
    return translate("Tock", "How many fields before your start field the way into the goal branches off.")


def sectors_name() -> str:
    return translate("Tock", "Track for two")


def sectors_help() -> str:
    return translate("Tock", "With two players the track has four sections, or two for a short match.")


def must_play_name() -> str:
    return translate("Tock", "Play if you can")


def must_play_help() -> str:
    return translate("Tock", "While a card of your hand has a move, no other card may be discarded.")


def inside_name() -> str:
    return translate("Tock", "Move up in the goal")


def inside_help() -> str:
    return translate("Tock", "Pieces in the goal may still move forward there.")


def continue_name() -> str:
    return translate("Tock", "Seven goes on with the partner")


def continue_help() -> str:
    return translate("Tock", "When a seven brings your last piece home, your partner's pieces make the rest.")


def seven_name() -> str:
    return translate("Tock", "Seven")


def seven_help() -> str:
    return translate("Tock", "Share the seven steps freely, or move one piece and lose what does not fit.")


def seven_split() -> str:
    return translate("Tock", "shared")


def seven_single() -> str:
    return translate("Tock", "one piece, the rest is lost")


def jack_name() -> str:
    return translate("Tock", "Jack swaps own pieces")


def jack_help() -> str:
    return translate("Tock", "The jack may also swap two of your own pieces.")


def fast_name() -> str:
    return translate("Tock", "Quick start")


def fast_help() -> str:
    return translate("Tock", "Everybody begins with one protected piece on the start field.")


def fields(count: int) -> Callable[[], str]:
    """Return the name of a number of fields."""
    return lambda: translate("Tock", "%n field(s)", "", count)


def before(count: int) -> Callable[[], str]:
    """Return the name of a place before the start field."""
    return lambda: translate("Tock", "%n field(s) before", "", count)


def at_start() -> str:
    return translate("Tock", "on the start field")


def four_sections() -> str:
    return translate("Tock", "four sections")


def two_sections() -> str:
    return translate("Tock", "two sections")


FIELDS: Final = {"18": fields(18), "16": fields(16), "20": fields(20)}
ENTRIES: Final = {"2": before(2), "0": at_start, "1": before(1)}
YES_NO: Final[Mapping[str, Callable[[], str]]] = {"false": no, "true": yes}


OPTIONS: Final[Mapping[str, OptionText]] = {
    "fast_start": OptionText(fast_name, fast_help, YES_NO),
    "must_play_if_possible": OptionText(must_play_name, must_play_help, YES_NO),
    "seven": OptionText(seven_name, seven_help, {"split": seven_split, "single_rest_forfeit": seven_single}),
    "seven_may_continue_with_partner": OptionText(continue_name, continue_help, YES_NO, teams=True),
    "jack_own_own": OptionText(jack_name, jack_help, YES_NO),
    "move_inside_goal": OptionText(inside_name, inside_help, YES_NO),
    "two_player_sectors": OptionText(
        sectors_name, sectors_help, {"4": four_sections, "2": two_sections}, seats=(2,)
    ),
    "fields_per_sector": OptionText(fields_name, fields_help, FIELDS),
    "entry_offset": OptionText(entry_name, entry_help, ENTRIES),
}
