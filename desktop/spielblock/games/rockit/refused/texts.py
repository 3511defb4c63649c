"""Why something in Rockit is so. Literal calls only, so that lupdate finds them."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from PySide6.QtCore import QCoreApplication

from spielblock.games.rockit.naming.texts import card_name, colour_name

translate = QCoreApplication.translate


def not_held(card: str) -> str:
    return translate("Rockit", "You do not hold this card: {card}.").format(card=card_name(card))


def no_match(card: str, top: str, colour: str) -> str:
    face = top[1:]
    if top.startswith("W"):
        text = translate("Rockit", "{card} does not fit: {colour} is wanted.")
    elif face.isdigit():
        text = translate("Rockit", "{card} does not fit: {colour} or the number {face} is wanted.")
    else:
        text = translate("Rockit", "{card} does not fit: {colour} or the sign of {top} is wanted.")
    named = {"card": card_name(card), "top": card_name(top), "colour": colour_name(colour)}
    return text.format(face=face, **named)


def only_plus(kind: str, cards: int) -> str:
    text = translate("Rockit", "Only another {kind} helps now, or you draw %n card(s).", "", cards)
    return text.format(kind=kind)


def plus_mix(card: str, top: str) -> str:
    return translate("Rockit", "+2 and +4 never go on each other.")


def draw_all(cards: int) -> str:
    return translate("Rockit", "You cannot draw just one: take all %n card(s).", "", cards)


def stack(kind: str) -> str:
    return translate("Rockit", "You hold a {kind}, so you must pass the penalty on.").format(kind=kind)


def must_play() -> str:
    return translate("Rockit", "In this match you may draw only if no card fits.")


def drawn_only() -> str:
    return translate("Rockit", "After drawing you may lay only the card you drew.")


def one_card() -> str:
    return translate("Rockit", "You draw one card a turn, not more.")


def nothing_drawn() -> str:
    return translate("Rockit", "You have drawn no card to keep.")


def nothing_owed() -> str:
    return translate("Rockit", "There is no penalty to take.")


def call_early() -> str:
    return translate("Rockit", "ROCKIT! is due with your second to last card, and with the last.")


def call_open() -> str:
    return translate("Rockit", "First the call: ROCKIT! or nothing.")


def no_window() -> str:
    return translate("Rockit", "There is nothing to call now.")


def no_catch() -> str:
    return translate("Rockit", "There is nobody to catch now.")


def name_first() -> str:
    return translate("Rockit", "The first card is a joker: name its colour first.")


def name_late() -> str:
    return translate("Rockit", "A colour is named together with a joker.")


def won_round(count: int) -> str:
    return translate("Rockit", "The first hand without cards wins.")


def won_rounds(count: int) -> str:
    return translate("Rockit", "%n round(s) won", "", count)


def won_points(count: int) -> str:
    return translate("Rockit", "%n point(s) collected", "", count)


REFUSALS: Final[Mapping[str, Callable[..., str]]] = {
    "rockit.not_held": not_held,
    "rockit.no_match": no_match,
    "rockit.only_plus": only_plus,
    "rockit.plus_mix": plus_mix,
    "rockit.draw_all": draw_all,
    "rockit.stack": stack,
    "rockit.must_play": must_play,
    "rockit.drawn_only": drawn_only,
    "rockit.one_card": one_card,
    "rockit.nothing_drawn": nothing_drawn,
    "rockit.nothing_owed": nothing_owed,
    "rockit.call_early": call_early,
    "rockit.call_open": call_open,
    "rockit.no_window": no_window,
    "rockit.no_catch": no_catch,
    "rockit.name_first": name_first,
    "rockit.name_late": name_late,
    "rockit.won_round": won_round,
    "rockit.won_rounds": won_rounds,
    "rockit.won_points": won_points,
}
