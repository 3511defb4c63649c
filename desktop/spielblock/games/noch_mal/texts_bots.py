"""What bots of Noch mal! do, overlook and prefer, by level and style. Literal calls only, for lupdate."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QCoreApplication

from spielblock.rules.wording import BotText

translate = QCoreApplication.translate


def easy() -> str:
    return translate(
        "NochMal",
        "Likes large areas and quick points, does not mind stars, and overlooks much of what is possible.",
    )


def medium() -> str:
    return translate("NochMal", "Looks at its own sheet after each move, and no further.")


def hard() -> str:
    return translate("NochMal", "Plays its best moves on for some throws, with the same dice for each.")


def master() -> str:
    return translate("NochMal", "Looks at more moves, further ahead, and more often.")


def careful() -> str:
    return translate("NochMal", "Of about equal moves it takes the one that crosses stars and saves jokers.")


def bold() -> str:
    return translate("NochMal", "Of about equal moves it goes for whole columns and colours.")


def spiteful() -> str:
    return translate(
        "NochMal",
        "Of about equal moves it takes the dice that would help the others most, when it has the choice.",
    )


BOTS: Final = BotText(
    levels={"easy": easy, "medium": medium, "hard": hard, "master": master},
    styles={"careful": careful, "bold": bold, "spiteful": spiteful},
)
