"""What the settings page says."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from PySide6.QtCore import QCoreApplication

from spielblock.rules.wording import OptionText

translate = QCoreApplication.translate


def settings() -> str:
    return translate("Shell", "Settings")


def appearance() -> str:
    return translate("Shell", "Appearance")


def playing() -> str:
    return translate("Shell", "Playing")


def several() -> str:
    return translate("Shell", "Several people")


def percent(value: int) -> str:
    return translate("Shell", "{value}%").format(value=value)


def as_system() -> str:
    return translate("Shell", "Follow the system")


def brightness() -> str:
    return translate("Shell", "Colour scheme")


def brightness_help() -> str:
    return translate("Shell", "Paper and pencil by day, slate and chalk by night.")


def light() -> str:
    return translate("Shell", "Light")


def dark() -> str:
    return translate("Shell", "Dark")


def scale() -> str:
    return translate("Shell", "Text size")


def scale_help() -> str:
    return translate("Shell", "Makes texts and controls larger; the tables fill their room anyway.")


def language() -> str:
    return translate("Shell", "Language")


def language_help() -> str:
    return translate("Shell", "Changes at once, in the middle of a match too.")


def german() -> str:
    return "Deutsch"


def english() -> str:
    return "English"


def speed() -> str:
    return translate("Shell", "Speed")


def speed_help() -> str:
    return translate("Shell", "How fast pieces, cards and dice move. Space skips to your turn at any time.")


def off() -> str:
    return translate("Shell", "Off")


def fast() -> str:
    return translate("Shell", "Fast")


def normal() -> str:
    return translate("Shell", "Normal")


def slow() -> str:
    return translate("Shell", "Slow")


def motion() -> str:
    return translate("Shell", "Motion")


def motion_help() -> str:
    return translate(
        "Shell", "Reduced: nothing flies, hops or turns; what changes fades over and keeps a yellow ring."
    )


def reduced() -> str:
    return translate("Shell", "Reduced")


def full() -> str:
    return translate("Shell", "Full")


def forced_by_hand() -> str:
    return translate("Shell", "Make forced moves myself")


def forced_by_hand_help() -> str:
    return translate(
        "Shell", "If only one move is possible, it waits for you too. Otherwise it follows by itself."
    )


def moves_shown() -> str:
    return translate("Shell", "List of possible moves")


def moves_shown_help() -> str:
    return translate("Shell", "Beside the table; every move can be made from there too. L folds it.")


def humans() -> str:
    return translate("Shell", "Cards and dice that others may not see")


def humans_help() -> str:
    return translate("Shell", "How several people at one device keep their secrets.")


def curtain() -> str:
    return translate("Shell", "Curtain between turns")


def hold() -> str:
    return translate("Shell", "Hold to look")


def lying_open() -> str:
    return translate("Shell", "All open")


SETTINGS: Final[Mapping[str, OptionText]] = {
    "brightness": OptionText(
        brightness, brightness_help, {"light": light, "dark": dark, "system": as_system}
    ),
    "scale": OptionText(scale, scale_help),
    "language": OptionText(language, language_help, {"de": german, "en": english, "system": as_system}),
    "speed": OptionText(speed, speed_help, {"off": off, "fast": fast, "normal": normal, "slow": slow}),
    "motion": OptionText(motion, motion_help, {"full": full, "reduced": reduced, "system": as_system}),
    "forced_by_hand": OptionText(forced_by_hand, forced_by_hand_help),
    "moves_shown": OptionText(moves_shown, moves_shown_help),
    "humans": OptionText(humans, humans_help, {"curtain": curtain, "hold": hold, "open": lying_open}),
}
