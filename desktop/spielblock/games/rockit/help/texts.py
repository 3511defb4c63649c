"""The options and rules of Rockit in words. Literal calls only, so that lupdate finds them."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import Final

from PySide6.QtCore import QCoreApplication

from spielblock.rules.wording import OptionText

translate = QCoreApplication.translate


def yes() -> str:
    return translate("Rockit", "yes")


def no() -> str:
    return translate("Rockit", "no")


YES_NO: Final[Mapping[str, Callable[[], str]]] = {"false": no, "true": yes}


def first_card_name() -> str:
    return translate("Rockit", "First card")


def first_card_help() -> str:
    return translate("Rockit", "Says what happens if the first card turned up is an action card.")


def first_card_number() -> str:
    return translate("Rockit", "always a number")


def first_card_effects() -> str:
    return translate("Rockit", "actions count for the first player")


def must_play_name() -> str:
    return translate("Rockit", "Must play")


def must_play_help() -> str:
    return translate("Rockit", "You may draw only if none of your cards fits.")


def stack_name() -> str:
    return translate("Rockit", "Must stack")


def stack_help() -> str:
    return translate("Rockit", "Whoever holds a +2 or +4 that fits must pass a penalty on.")


def plus_mix_name() -> str:
    return translate("Rockit", "+2 and +4")


def plus_mix_help() -> str:
    return translate("Rockit", "Says when a +2 may not lie on a +4, nor the other way round.")


def plus_mix_never() -> str:
    return translate("Rockit", "never on each other")


def plus_mix_pending() -> str:
    return translate("Rockit", "apart only while a penalty waits")


def reverse_name() -> str:
    return translate("Rockit", "Reverse with two players")


def reverse_help() -> str:
    return translate("Rockit", "Says what a reverse does if only two play.")


def reverse_skip() -> str:
    return translate("Rockit", "works as a skip")


def reverse_nothing() -> str:
    return translate("Rockit", "does nothing")


def penalty_name() -> str:
    return translate("Rockit", "Forgotten call")


def penalty_help() -> str:
    return translate("Rockit", "Says who sees to it that a forgotten call costs two cards.")


def penalty_automatic() -> str:
    return translate("Rockit", "always costs two cards")


def penalty_caught() -> str:
    return translate("Rockit", "only if somebody notices")


def seconds_name() -> str:
    return translate("Rockit", "Time to call")


def seconds_help() -> str:
    return translate("Rockit", "So long may you still call after the card lies.")


def seconds(count: int) -> str:
    return translate("Rockit", "%n second(s)", "", count)


def final_draw_name() -> str:
    return translate("Rockit", "Last card still strikes")


def final_draw_help() -> str:
    return translate(
        "Rockit", "A +2 or +4 as the last card still makes the next one draw before points are counted."
    )


def rounds_name() -> str:
    return translate("Rockit", "Rounds to win")


def rounds_help() -> str:
    return translate("Rockit", "Whoever has won so many rounds wins the match.")


def rounds(count: int) -> str:
    return translate("Rockit", "%n round(s)", "", count)


def points_name() -> str:
    return translate("Rockit", "Points to win")


def points_help() -> str:
    return translate(
        "Rockit", "The winner of a round gets the cards of the others as points; rounds do not count then."
    )


def points_off() -> str:
    return translate("Rockit", "no points")


def points(count: int) -> str:
    return translate("Rockit", "%n point(s)", "", count)


def _numbers(say: Callable[[int], str], numbers: range) -> dict[str, Callable[[], str]]:
    return {str(number): partial(say, number) for number in numbers}


FIRST_CARD: Final = {"number_only": first_card_number, "uno_effects": first_card_effects}
PLUS_MIX: Final = {"never": plus_mix_never, "only_pending_forbidden": plus_mix_pending}
REVERSE: Final = {"skip": reverse_skip, "nothing": reverse_nothing}
PENALTY: Final = {"automatic": penalty_automatic, "must_be_caught": penalty_caught}
POINTS: Final = {"0": points_off} | _numbers(points, range(100, 1050, 50))

OPTIONS: Final[Mapping[str, OptionText]] = {
    "first_card": OptionText(first_card_name, first_card_help, FIRST_CARD),
    "must_play": OptionText(must_play_name, must_play_help, YES_NO),
    "stack_compulsory": OptionText(stack_name, stack_help, YES_NO),
    "plus_mix": OptionText(plus_mix_name, plus_mix_help, PLUS_MIX),
    "reverse_two_players": OptionText(reverse_name, reverse_help, REVERSE, seats=(2,)),
    "penalty": OptionText(penalty_name, penalty_help, PENALTY),
    "call_seconds": OptionText(seconds_name, seconds_help, _numbers(seconds, range(2, 11))),
    "final_draw": OptionText(final_draw_name, final_draw_help, YES_NO),
    "rounds_to_win": OptionText(rounds_name, rounds_help, _numbers(rounds, range(1, 11)), unless="points_to"),
    "points_to": OptionText(points_name, points_help, POINTS, off="0"),
}


# First meeting


def you_want() -> str:
    return translate("Rockit", "You want to be the first without cards.")


def you_do() -> str:
    return translate(
        "Rockit",
        "Lay a card that fits by colour, number or sign; if you have none, draw one. +2 and +4 pile up.",
    )


def it_ends() -> str:
    return translate(
        "Rockit",
        "Call ROCKIT! with your second to last card and ROCKIT, ROCKIT! with the last, or you draw two. "
        "Whoever first has no cards left wins.",
    )


def first_meeting() -> tuple[str, str, str]:
    """Return what you want, what you do and how it ends."""
    return you_want(), you_do(), it_ends()
