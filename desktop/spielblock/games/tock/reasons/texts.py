"""Every reason of Tock as a sentence: refusals and the end of a match. Literal calls only, for lupdate."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from PySide6.QtCore import QCoreApplication

translate = QCoreApplication.translate


def card_name(card: str) -> str:
    """Return a card for people: its rank in words or figures, and its suit."""
    ranks = {"J": jack(), "Q": queen(), "K": king(), "A": ace()}
    rank, suit = card[:-1], {"c": "♣", "d": "♦", "h": "♥", "s": "♠"}.get(card[-1], "")
    return f"{ranks.get(rank, rank)} {suit}".strip() if suit else "?"


def jack() -> str:
    return translate("Tock", "Jack")


def queen() -> str:
    return translate("Tock", "Queen")


def king() -> str:
    return translate("Tock", "King")


def ace() -> str:
    return translate("Tock", "Ace")


def no_exchange() -> str:
    return translate("Tock", "Cards are exchanged only in teams, right after a deal.")


def exchange_first() -> str:
    return translate("Tock", "First choose a card for your partner.")


def seven_first(left: int) -> str:
    return translate("Tock", "First finish the seven: %n step(s) left.", "", left)


def not_held(card: str) -> str:
    return translate("Tock", "{card} is not in your hand.").format(card=card_name(card))


def skipped() -> str:
    return translate("Tock", "You sit out: discard a card.")


def must_move(card: str) -> str:
    text = translate("Tock", "{card} has a move, so it cannot be discarded.")
    return text.format(card=card_name(card))


def must_play() -> str:
    return translate("Tock", "Another card of your hand has a move: you have to play one that has.")


def no_field(place: str) -> str:
    return translate("Tock", "The track has no field {place}.").format(place=place)


def nobody(place: str) -> str:
    return translate("Tock", "Nobody stands there to swap with.")


def no_swap(place: str) -> str:
    return translate("Tock", "A protected piece on its start field cannot be swapped.")


def own_swap() -> str:
    return translate("Tock", "With these rules the jack does not swap two of your own pieces.")


def swap_order() -> str:
    return translate("Tock", "A swap of two own pieces is written with the lower field first.")


def partner_later() -> str:
    return translate("Tock", "You move your partner's pieces only when all of yours are home.")


def own_are_home() -> str:
    return translate("Tock", "Your pieces are home: now you move your partner's.")


def not_yours(place: str) -> str:
    return translate("Tock", "None of the pieces you move stands there.")


def jack_swaps() -> str:
    return translate("Tock", "The jack only swaps pieces, it does not walk.")


def enter_card(card: str) -> str:
    return translate("Tock", "Only an ace or a king brings a new piece in.")


def enter_field(place: str) -> str:
    return translate("Tock", "A new piece comes in on its own start field.")


def four_in_goal() -> str:
    return translate("Tock", "In the goal nobody goes back.")


def four_to_goal() -> str:
    return translate("Tock", "Nobody goes into the goal backwards.")


def four_back() -> str:
    return translate("Tock", "The four goes back exactly four fields.")


def goal_still() -> str:
    return translate("Tock", "With these rules pieces in the goal stand still.")


def goal_stays() -> str:
    return translate("Tock", "A piece in the goal only moves up there.")


def lap_first() -> str:
    return translate("Tock", "A piece that has just come in has its lap before it.")


def seven_count(left: int, steps: int) -> str:
    return translate("Tock", "Of the seven there are only %n step(s) left.", "", left)


def goal_count(card: str, allowed: int, steps: int) -> str:
    text = translate("Tock", "Into the goal the count must fit exactly: here {steps}, not {allowed}.")
    return text.format(steps=steps, allowed=allowed)


def count(card: str, allowed: int, steps: int) -> str:
    text = translate("Tock", "{card} moves {allowed} forward, no more and no less.")
    return text.format(card=card_name(card), allowed=allowed)


def goal_jump(place: str) -> str:
    return translate("Tock", "In the goal no piece may be passed.")


def seven_rest(left: int) -> str:
    return translate("Tock", "Then the rest of the seven could not be played.")


def protected(place: str) -> str:
    return translate("Tock", "A protected piece on its start field cannot be passed or captured.")


def home_alone() -> str:
    return translate("Tock", "All four pieces are home.")


def home_together() -> str:
    return translate("Tock", "All eight pieces of the team are home.")


REFUSALS: Final[Mapping[str, Callable[..., str]]] = {
    "tock.no_exchange": no_exchange,
    "tock.exchange_first": exchange_first,
    "tock.seven_first": seven_first,
    "tock.not_held": not_held,
    "tock.skipped": skipped,
    "tock.must_move": must_move,
    "tock.must_play": must_play,
    "tock.no_field": no_field,
    "tock.nobody": nobody,
    "tock.no_swap": no_swap,
    "tock.own_swap": own_swap,
    "tock.swap_order": swap_order,
    "tock.partner_later": partner_later,
    "tock.own_are_home": own_are_home,
    "tock.not_yours": not_yours,
    "tock.jack_swaps": jack_swaps,
    "tock.enter_card": enter_card,
    "tock.enter_field": enter_field,
    "tock.four_in_goal": four_in_goal,
    "tock.four_to_goal": four_to_goal,
    "tock.four_back": four_back,
    "tock.goal_still": goal_still,
    "tock.goal_stays": goal_stays,
    "tock.lap_first": lap_first,
    "tock.seven_count": seven_count,
    "tock.goal_count": goal_count,
    "tock.count": count,
    "tock.goal_jump": goal_jump,
    "tock.seven_rest": seven_rest,
    "tock.protected": protected,
    "tock.home_alone": home_alone,
    "tock.home_together": home_together,
}
