"""What bots and hints say about a move of Rockit. Literal calls only, so that lupdate finds them."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from PySide6.QtCore import QCoreApplication

translate = QCoreApplication.translate


def searched(count: int) -> str:
    return translate("Rockit", "Played to the end with %n possible deal(s)", "", count)


def colour_more() -> str:
    return translate("Rockit", "More cards of the colour to go on with stay in the hand")


def colour_less() -> str:
    return translate("Rockit", "Fewer cards of the colour to go on with stay in the hand")


def named_more() -> str:
    return translate("Rockit", "It names a colour of which more cards are held")


def named_less() -> str:
    return translate("Rockit", "It names a colour of which fewer cards are held")


def links_more() -> str:
    return translate("Rockit", "More cards with the same sign stay in the hand")


def links_less() -> str:
    return translate("Rockit", "Fewer cards with the same sign stay in the hand")


def colours_more() -> str:
    return translate("Rockit", "More colours stay in hand")


def colours_less() -> str:
    return translate("Rockit", "Fewer colours stay in hand")


def joker_more() -> str:
    return translate("Rockit", "It costs a joker")


def joker_less() -> str:
    return translate("Rockit", "It saves the joker")


def four_more() -> str:
    return translate("Rockit", "It costs a +4")


def four_less() -> str:
    return translate("Rockit", "It saves the +4")


def hits_more() -> str:
    return translate("Rockit", "It stops the next player")


def hits_less() -> str:
    return translate("Rockit", "It lets the next player play")


def hits_late_more() -> str:
    return translate("Rockit", "It stops a player who has few cards left")


def hits_late_less() -> str:
    return translate("Rockit", "It lets a player with few cards play")


def turns_away_more() -> str:
    return translate("Rockit", "It turns away from a player with fewer cards")


def turns_away_less() -> str:
    return translate("Rockit", "It does not turn away from a player with fewer cards")


def last_shield_more() -> str:
    return translate("Rockit", "It gives away the last card against a penalty")


def last_shield_less() -> str:
    return translate("Rockit", "It keeps a card against a penalty")


def lacking_more() -> str:
    return translate("Rockit", "The next player lately had nothing of this colour")


def lacking_less() -> str:
    return translate("Rockit", "The next player may well have this colour")


def points_more() -> str:
    return translate("Rockit", "It gets rid of more points")


def points_less() -> str:
    return translate("Rockit", "It keeps more points in the hand")


def ending_more() -> str:
    return translate("Rockit", "The last card left is a joker, which always fits")


def ending_less() -> str:
    return translate("Rockit", "The last card left may not fit")


ADVICE: Final[Mapping[str, Callable[..., str]]] = {
    "rockit.searched": searched,
    "rockit.colour_more": colour_more,
    "rockit.colour_less": colour_less,
    "rockit.named_more": named_more,
    "rockit.named_less": named_less,
    "rockit.links_more": links_more,
    "rockit.links_less": links_less,
    "rockit.colours_more": colours_more,
    "rockit.colours_less": colours_less,
    "rockit.joker_more": joker_more,
    "rockit.joker_less": joker_less,
    "rockit.four_more": four_more,
    "rockit.four_less": four_less,
    "rockit.hits_more": hits_more,
    "rockit.hits_less": hits_less,
    "rockit.hits_late_more": hits_late_more,
    "rockit.hits_late_less": hits_late_less,
    "rockit.turns_away_more": turns_away_more,
    "rockit.turns_away_less": turns_away_less,
    "rockit.last_shield_more": last_shield_more,
    "rockit.last_shield_less": last_shield_less,
    "rockit.lacking_more": lacking_more,
    "rockit.lacking_less": lacking_less,
    "rockit.points_more": points_more,
    "rockit.points_less": points_less,
    "rockit.ending_more": ending_more,
    "rockit.ending_less": ending_less,
}
