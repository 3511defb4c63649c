"""What the table of Rockit says of the call and its button. Literal calls only, for lupdate."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from PySide6.QtCore import QCoreApplication

translate = QCoreApplication.translate


def button_catch() -> str:
    return translate("Rockit", "Caught!")


def caption_off() -> str:
    return translate("Rockit", "with two cards")


def caption_last() -> str:
    return translate("Rockit", "with this card")


def caption_ready() -> str:
    return translate("Rockit", "Call now")


def caption_called() -> str:
    return translate("Rockit", "Called")


def caption_late() -> str:
    return translate("Rockit", "Quick, call")


def caption_catch() -> str:
    return translate("Rockit", "Nobody called")


CAPTIONS: Final[Mapping[str, Callable[[], str]]] = {
    "off": caption_off,
    "ready": caption_ready,
    "called": caption_called,
    "late": caption_late,
    "catch": caption_catch,
}


# While it is made before the card


def call_heard() -> str:
    return translate("Rockit", "You have called: now lay the card")


def lay_after_call() -> str:
    return translate("Rockit", "After the call you lay a card. Take the call back to draw instead.")


def take_call_back() -> str:
    return translate("Rockit", "Take the call back")
