"""What bots of each level do and overlook, one sentence each. Literal calls only, for lupdate."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from PySide6.QtCore import QCoreApplication

translate = QCoreApplication.translate


def tock_easy() -> str:
    return translate(
        "Levels", "Sees about six of ten moves, likes to run, and thinks of no shared seven and no four."
    )


def tock_medium() -> str:
    return translate("Levels", "Looks at the table after its own turn, and no further.")


def tock_hard() -> str:
    return translate("Levels", "Plays its best moves on for some turns, against guesses of the hidden cards.")


def tock_master() -> str:
    return translate("Levels", "Tries more moves and more guesses, and counts out the end of a deal.")


def schock_easy() -> str:
    return translate(
        "Levels", "Keeps ones and throws on; often overlooks sixes to turn, and that it has enough."
    )


def schock_medium() -> str:
    return translate(
        "Levels",
        "Throws for a good result, but now and then keeps its ones alone, and goes on too long "
        "as the starter.",
    )


def schock_hard() -> str:
    return translate(
        "Levels",
        "Throws for a good result, and as the starter stops where it is hard for others to do better.",
    )


def schock_master() -> str:
    return translate(
        "Levels", "Weighs every way against all that the others may have; a round between two it has solved."
    )


def bock_easy() -> str:
    return translate("Levels", "Overlooks moves, and takes what gives it the most symbols now.")


def bock_medium() -> str:
    return translate("Levels", "Takes what leaves the best sheets, and looks no further than this throw.")


def bock_hard() -> str:
    return translate("Levels", "Plays the round to its end a few times for every move.")


def bock_master() -> str:
    return translate("Levels", "Plays the round to its end often, and counts out its last dice exactly.")


def noch_mal_easy() -> str:
    return translate(
        "Levels",
        "Likes large areas and quick points, does not mind stars, and overlooks much of what is possible.",
    )


def noch_mal_medium() -> str:
    return translate("Levels", "Looks at its own sheet after each move, and no further.")


def noch_mal_hard() -> str:
    return translate("Levels", "Plays its best moves on for some throws, with the same dice for each.")


def noch_mal_master() -> str:
    return translate("Levels", "Looks at more moves, further ahead, and more often.")


def rockit_easy() -> str:
    return translate(
        "Levels", "Overlooks cards, spends jokers like other cards, and forgets every fourth call."
    )


def rockit_medium() -> str:
    return translate("Levels", "Lays coloured cards first and saves its jokers; rarely forgets a call.")


def rockit_hard() -> str:
    return translate("Levels", "Weighs what it keeps, remembers who lacked a colour, and forgets no call.")


def rockit_master() -> str:
    return translate(
        "Levels",
        "With two at the table it plays every move to the end of the round; with more it plays like a hard "
        "bot that misses no forgotten call.",
    )


def wins(won: int, of: int, rival: str, matches: int) -> str:
    said = translate("Levels", "Wins {won} of {of} against “{rival}” when two play (measured in {matches}).")
    return said.format(won=won, of=of, rival=rival, matches=matches)


LEVELS: Final[Mapping[str, Mapping[str, Callable[[], str]]]] = {
    "tock": {"easy": tock_easy, "medium": tock_medium, "hard": tock_hard, "master": tock_master},
    "schock": {"easy": schock_easy, "medium": schock_medium, "hard": schock_hard, "master": schock_master},
    "rock_the_bock": {"easy": bock_easy, "medium": bock_medium, "hard": bock_hard, "master": bock_master},
    "noch_mal": {
        "easy": noch_mal_easy,
        "medium": noch_mal_medium,
        "hard": noch_mal_hard,
        "master": noch_mal_master,
    },
    "rockit": {"easy": rockit_easy, "medium": rockit_medium, "hard": rockit_hard, "master": rockit_master},
}


def level_help(game: str, level: str) -> str:
    """Return what a bot of this level does and overlooks, or nothing where that is not said."""
    said = LEVELS.get(game, {}).get(level)
    return "" if said is None else said()


def level_only(level: str, seats: tuple[int, ...]) -> str:
    """Name a level and the tables at which there is it."""
    if seats == (2,):
        return translate("Shell", "{level} (only with two)").format(level=level)
    return translate("Shell", "{level} (only with {seats} seats)").format(
        level=level, seats=", ".join(map(str, seats))
    )


def level_lowered(level: str, seats: tuple[int, ...], now: str) -> str:
    """Say that there is no such level at this table, and which the bots have instead."""
    if seats == (2,):
        return translate("Shell", "There is {level} only with two: now {now}").format(level=level, now=now)
    return translate("Shell", "There is {level} only with {seats} seats: now {now}").format(
        level=level, seats=", ".join(map(str, seats)), now=now
    )
