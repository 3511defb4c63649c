"""What bots and hints say about a move of Rockit. Literal calls only, so that lupdate finds them."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from PySide6.QtCore import QCoreApplication

from spielblock.games.rockit.cards import KINDS, colour_of
from spielblock.games.rockit.moves import Play
from spielblock.games.rockit.policy import held_of
from spielblock.games.rockit.position import Position
from spielblock.games.rockit.rules import RockitRules
from spielblock.games.rockit.state import State
from spielblock.rules.contract import Move
from spielblock.rules.reason import Reason

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


def only_card() -> str:
    return translate("Rockit", "It is the only card of yours that fits.")


def most_held() -> str:
    return translate("Rockit", "It has the colour of which you hold most cards.")


def move_facts(move: Move, view: Position, reasons: Sequence[Reason]) -> tuple[str, tuple[Reason, ...]]:
    """Return what speaks for a card where the bot says nothing, and the bot's own reasons."""
    reasons = tuple(reasons)
    if not isinstance(move, Play) or any(reason.key != "rockit.searched" for reason in reasons):
        return "", reasons
    rules = RockitRules(view.options)
    state = rules.from_position(view)
    if view.phase != "drawn" and _one_fits(rules, state):
        return only_card(), reasons
    colour = colour_of(move.card)
    held = [held_of(state, state.turn, other) for other in range(4)]
    most = max(held)
    alone = colour >= 0 and held[colour] == most > 1 and held.count(most) == 1
    return (most_held() if alone else ""), reasons


def _one_fits(rules: RockitRules, state: State) -> bool:
    """Return whether a single card of the hand may be laid; there may be two alike."""
    kinds = rules.playable(state)
    return kinds.bit_count() == 1 and state.hands[state.turn * KINDS + kinds.bit_length() - 1] == 1
