"""What bots of Tock do, overlook and prefer, by level and style. Literal calls only, for lupdate."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QCoreApplication

from spielblock.rules.wording import BotText

translate = QCoreApplication.translate


def easy() -> str:
    return translate(
        "Tock", "Sees about six of ten moves, likes to run, and thinks of no shared seven and no four."
    )


def medium() -> str:
    return translate("Tock", "Looks at the table after its own turn, and no further.")


def hard() -> str:
    return translate("Tock", "Plays its best moves on for some turns, against guesses of the hidden cards.")


def master() -> str:
    return translate("Tock", "Tries more moves and more guesses, and counts out the end of a deal.")


def careful() -> str:
    return translate("Tock", "Of about equal moves it takes the one that keeps its pieces out of reach.")


def bold() -> str:
    return translate("Tock", "Of about equal moves it takes the one that brings its pieces on furthest.")


def spiteful() -> str:
    return translate("Tock", "Of about equal moves it takes the one that throws others back most.")


BOTS: Final = BotText(
    levels={"easy": easy, "medium": medium, "hard": hard, "master": master},
    styles={"careful": careful, "bold": bold, "spiteful": spiteful},
)
