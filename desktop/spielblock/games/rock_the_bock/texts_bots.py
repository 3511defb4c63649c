"""What bots of Rock the Bock do, overlook and prefer, by level and style. Literal calls only, for lupdate."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QCoreApplication

from spielblock.rules.wording import BotText

translate = QCoreApplication.translate


def easy() -> str:
    return translate("RockTheBock", "Overlooks moves, and takes what gives it the most symbols now.")


def medium() -> str:
    return translate(
        "RockTheBock", "Takes what leaves the best sheets, and looks no further than this throw."
    )


def hard() -> str:
    return translate("RockTheBock", "Plays the round to its end a few times for every move.")


def master() -> str:
    return translate("RockTheBock", "Plays the round to its end often, and counts out its last dice exactly.")


def careful() -> str:
    return translate(
        "RockTheBock", "Of about equal moves it takes bucks first, so that its goats count for it."
    )


def bold() -> str:
    return translate("RockTheBock", "Of about equal moves it gathers goats, and trusts that bucks will come.")


def spiteful() -> str:
    return translate(
        "RockTheBock", "Of about equal moves it takes the one that leaves others the least points."
    )


BOTS: Final = BotText(
    levels={"easy": easy, "medium": medium, "hard": hard, "master": master},
    styles={"careful": careful, "bold": bold, "spiteful": spiteful},
)
