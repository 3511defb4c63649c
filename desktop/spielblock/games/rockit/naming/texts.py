"""What the cards of Rockit are called. Literal calls only, so that lupdate finds them."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

translate = QCoreApplication.translate


def colour_name(colour: str) -> str:
    """Return a colour by its letter in the notation."""
    return {
        "R": translate("Rockit", "red"),
        "Y": translate("Rockit", "yellow"),
        "G": translate("Rockit", "green"),
        "B": translate("Rockit", "blue"),
    }[colour]


def joker() -> str:
    return translate("Rockit", "Joker")


def plus_four() -> str:
    return translate("Rockit", "+4 joker")


def hidden_card() -> str:
    return translate("Rockit", "a covered card")


def face_name(face: str) -> str:
    """Return what a card shows beside its colour."""
    if face == "S":
        return translate("Rockit", "Skip")
    if face == "V":
        return translate("Rockit", "Reverse")
    return face


def card_name(card: str) -> str:
    """Return the name of a card, by its notation."""
    if card == "W":
        return joker()
    if card == "W+4":
        return plus_four()
    if card == "?":
        return hidden_card()
    text = translate("Rockit", "{face} {colour}")
    return text.format(face=face_name(card[1:]), colour=colour_name(card[0]))
