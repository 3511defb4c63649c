"""The options and rules of Schock in words. Literal calls only, so that lupdate finds them."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from PySide6.QtCore import QCoreApplication

from spielblock.rules.wording import OptionText, Section

translate = QCoreApplication.translate


def yes() -> str:
    return translate("Schock", "yes")


def no() -> str:
    return translate("Schock", "no")


YES_NO: Final[Mapping[str, Callable[[], str]]] = {"false": no, "true": yes}


def ties_name() -> str:
    return translate("Schock", "Equal results")


def ties_help() -> str:
    return translate("Schock", "Decides who is ahead when two results are equal.")


def ties_throws() -> str:
    return translate("Schock", "fewer throws, then earlier")


def ties_earlier() -> str:
    return translate("Schock", "earlier in the round")


def ties_rethrow() -> str:
    return translate("Schock", "throw-off of the lowest")


def visibility_name() -> str:
    return translate("Schock", "Looking")


def visibility_help() -> str:
    return translate(
        "Schock",
        "Says whether others see your throws before the last one, which nobody sees.",
    )


def visibility_peek() -> str:
    return translate("Schock", "only under your own cup")


def visibility_open() -> str:
    return translate("Schock", "open for everybody")


def late_name() -> str:
    return translate("Schock", "Late turning")


def late_help() -> str:
    return translate(
        "Schock",
        "Says who may turn sixes for one more throw after all cups are lifted.",
    )


def late_always() -> str:
    return translate("Schock", "everybody with sixes")


def late_kept() -> str:
    return translate("Schock", "only with two sixes laid out before")


def late_three() -> str:
    return translate("Schock", "only after three throws")


def late_off() -> str:
    return translate("Schock", "nobody")


def locked_name() -> str:
    return translate("Schock", "Kept dice stay")


def locked_help() -> str:
    return translate(
        "Schock",
        "Dice once laid out may not go back into the cup, except to turn sixes.",
    )


def same_name() -> str:
    return translate("Schock", "Turn sixes of one throw only")


def same_help() -> str:
    return translate(
        "Schock",
        "Sixes may be turned only if they fell together in the last throw.",
    )


def general_name() -> str:
    return translate("Schock", "General beats Schock of two")


def general_help() -> str:
    return translate(
        "Schock",
        "The Schock of two ranks below every General and still costs two lids.",
    )


def hand_name() -> str:
    return translate("Schock", "Straight and General in one throw")


def hand_help() -> str:
    return translate(
        "Schock",
        "Built up over several throws they count as a plain number.",
    )


def jule_name() -> str:
    return translate("Schock", "Jule")


def jule_help() -> str:
    return translate(
        "Schock",
        "4-2-1 in one throw ranks right below Schock-Aus and costs seven lids.",
    )


OPTIONS: Final[Mapping[str, OptionText]] = {
    "ties": OptionText(
        ties_name,
        ties_help,
        {
            "fewer_throws_then_earlier": ties_throws,
            "earlier_only": ties_earlier,
            "rethrow": ties_rethrow,
        },
    ),
    "visibility": OptionText(
        visibility_name, visibility_help, {"peek": visibility_peek, "open": visibility_open}
    ),
    "late_turn": OptionText(
        late_name,
        late_help,
        {
            "always": late_always,
            "kept_sixes": late_kept,
            "only_after_three_throws": late_three,
            "off": late_off,
        },
        off="off",
    ),
    "kept_dice_locked": OptionText(locked_name, locked_help, YES_NO),
    "turn_same_throw_only": OptionText(same_name, same_help, YES_NO),
    "general_beats_schock2": OptionText(general_name, general_help, YES_NO),
    "straight_general_in_one_throw": OptionText(hand_name, hand_help, YES_NO),
    "jule": OptionText(jule_name, jule_help, YES_NO),
}


def first_meeting() -> tuple[str, str, str]:
    """Return what you want, what you do and how it ends."""
    return (
        translate(
            "Schock",
            "You want ones and no lids: the lowest throw of each round gets lids.",
        ),
        translate(
            "Schock",
            "You shake, look under your cup, keep what you like, and stop when you dare.",
        ),
        translate(
            "Schock",
            "Who ends up with all 13 lids loses a half. The losers of two halves play a final.",
        ),
    )


def rules_help() -> tuple[Section, ...]:
    """Return the rules in our own words."""
    return (_help_aim(), _help_turn(), _help_sixes(), _help_reveal(), _help_ranking(), _help_lids())


def _help_aim() -> Section:
    return Section(
        translate("Schock", "What it is about"),
        (
            translate(
                "Schock",
                "Thirteen lids lie in the pool. After each round the lowest result gets some of them, "
                "until one player holds all thirteen and has lost the half.",
            ),
            translate(
                "Schock",
                "Two halves are played. If two different players lost them, they meet in a final with a "
                "full pool; the loser of the first half starts it. Who loses the final, or both halves, "
                "pays the round.",
            ),
            translate(
                "Schock",
                "At the very start everybody throws once, openly. The lowest total gets the first lid and "
                "begins; if it is tied, only those tied throw again.",
            ),
        ),
    )


def _help_turn() -> Section:
    return Section(
        translate("Schock", "Your turn"),
        (
            translate(
                "Schock",
                "The starter has up to three throws and may stop after any of them. Everybody else may "
                "throw at most as often as the starter did.",
            ),
            translate(
                "Schock",
                "After a throw you look under your cup. Leave the dice, or choose which go back into the "
                "cup; the others are laid out beside it for everybody to see. A die laid out may go back "
                "later.",
            ),
            translate(
                "Schock",
                "The last throw you may make stays covered, for you too, until all cups are lifted.",
            ),
        ),
        ("visibility", "kept_dice_locked"),
    )


def _help_sixes() -> Section:
    return Section(
        translate("Schock", "Turning sixes"),
        (
            translate(
                "Schock",
                "With two sixes you may turn one into a one. The other six must be thrown again, the "
                "third die may be. With three sixes you turn two into ones and throw the third again.",
            ),
            translate("Schock", "Nobody has to turn. It needs a throw that is left."),
            translate(
                "Schock",
                "After the reveal, everybody whose result has two or three sixes is asked once, in round "
                "order: turn them now and throw again, openly, or leave them. This throw counts as one "
                "more.",
            ),
        ),
        ("turn_same_throw_only", "late_turn"),
    )


def _help_reveal() -> Section:
    return Section(
        translate("Schock", "Who is lowest"),
        (
            translate(
                "Schock",
                "When all have thrown, the cups are lifted in round order.",
            ),
            translate(
                "Schock",
                "Of two equal results, the one with fewer throws is higher; with as many throws, the one "
                "that was thrown earlier in the round.",
            ),
        ),
        ("ties",),
    )


def _help_ranking() -> Section:
    return Section(
        translate("Schock", "What results are worth"),
        (
            translate(
                "Schock",
                "Schock-Aus: 1-1-1. The lowest takes all thirteen lids at once.",
            ),
            translate(
                "Schock",
                "Schock: two ones. The third die says how many lids, 6-1-1 is the highest.",
            ),
            translate("Schock", "General: three of a kind, three lids."),
            translate("Schock", "Straight: three in a row, two lids."),
            translate(
                "Schock",
                "Everything else is a number, read from the highest die down, one lid. 221 is lowest.",
            ),
        ),
        ("general_beats_schock2", "straight_general_in_one_throw", "jule"),
    )


def _help_lids() -> Section:
    return Section(
        translate("Schock", "Where the lids come from"),
        (
            translate(
                "Schock",
                "The highest result says how many lids the lowest gets. Who got them starts next.",
            ),
            translate(
                "Schock",
                "While there are lids in the pool, they come from there; never more than are left.",
            ),
            translate(
                "Schock",
                "Once the pool is empty, only those who hold lids play on, and the highest gives the "
                "lowest of their own. Who has none left is safe for this half.",
            ),
        ),
    )
