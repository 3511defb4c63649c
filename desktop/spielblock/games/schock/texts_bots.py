"""What bots of Schock do and overlook, by level. Literal calls only, for lupdate."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QCoreApplication

from spielblock.rules.wording import BotText

translate = QCoreApplication.translate


def easy() -> str:
    return translate(
        "Schock", "Keeps ones and throws on; often overlooks sixes to turn, and that it has enough."
    )


def medium() -> str:
    return translate(
        "Schock",
        "Throws for a good result, but now and then keeps its ones alone, and goes on too long "
        "as the starter.",
    )


def hard() -> str:
    return translate(
        "Schock",
        "Throws for a good result, and as the starter stops where it is hard for others to do better.",
    )


def master() -> str:
    return translate(
        "Schock", "Weighs every way against all that the others may have; a round between two it has solved."
    )


BOTS: Final = BotText(
    levels={"easy": easy, "medium": medium, "hard": hard, "master": master},
)
