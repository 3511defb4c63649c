"""What bots of Rockit do, overlook and prefer, by level and style. Literal calls only, for lupdate."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QCoreApplication

from spielblock.rules.wording import BotText

translate = QCoreApplication.translate


def easy() -> str:
    return translate(
        "Rockit", "Overlooks cards, spends jokers like other cards, and forgets every fourth call."
    )


def medium() -> str:
    return translate("Rockit", "Lays coloured cards first and saves its jokers; rarely forgets a call.")


def hard() -> str:
    return translate("Rockit", "Weighs what it keeps, remembers who lacked a colour, and forgets no call.")


def master() -> str:
    return translate(
        "Rockit",
        "With two at the table it plays every move to the end of the round; with more it plays like a hard "
        "bot that misses no forgotten call.",
    )


def careful() -> str:
    return translate("Rockit", "Of about equal cards it keeps jokers, its last defence, and many colours.")


def spiteful() -> str:
    return translate("Rockit", "Of about equal cards it lays the one that hits the next player.")


BOTS: Final = BotText(
    levels={"easy": easy, "medium": medium, "hard": hard, "master": master},
    styles={"careful": careful, "spiteful": spiteful},
)
