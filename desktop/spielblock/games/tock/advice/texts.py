"""The reasons that the players of Tock give for a move. Literal calls only, for lupdate."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from PySide6.QtCore import QCoreApplication

translate = QCoreApplication.translate


def win() -> str:
    return translate("Tock", "It wins the match.")


def no_win() -> str:
    return translate("Tock", "It does not win at once.")


def home() -> str:
    return translate("Tock", "It brings a piece home.")


def no_home() -> str:
    return translate("Tock", "It brings no piece home.")


def enter() -> str:
    return translate("Tock", "It brings a piece in.")


def no_enter() -> str:
    return translate("Tock", "It leaves more pieces in the yard.")


def steps() -> str:
    return translate("Tock", "Your pieces get further.")


def no_steps() -> str:
    return translate("Tock", "Your pieces get less far.")


def danger() -> str:
    return translate("Tock", "Your pieces stand safer.")


def no_danger() -> str:
    return translate("Tock", "Your pieces stand in more danger.")


def partner() -> str:
    return translate("Tock", "It helps your partner.")


def no_partner() -> str:
    return translate("Tock", "It harms your partner.")


def rivals() -> str:
    return translate("Tock", "It throws the others back.")


def no_rivals() -> str:
    return translate("Tock", "It leaves the others further ahead.")


def hand() -> str:
    return translate("Tock", "It keeps the better cards for later.")


def no_hand() -> str:
    return translate("Tock", "It gives a good card away.")


def skip() -> str:
    return translate("Tock", "The next player has to sit out.")


def no_skip() -> str:
    return translate("Tock", "The next player may play.")


def waste() -> str:
    return translate("Tock", "The card is put to use.")


def no_waste() -> str:
    return translate("Tock", "It throws a card away unused.")


ADVICE: Final[Mapping[str, Callable[..., str]]] = {
    "tock.why.win": win,
    "tock.why.no_win": no_win,
    "tock.why.home": home,
    "tock.why.no_home": no_home,
    "tock.why.enter": enter,
    "tock.why.no_enter": no_enter,
    "tock.why.steps": steps,
    "tock.why.no_steps": no_steps,
    "tock.why.danger": danger,
    "tock.why.no_danger": no_danger,
    "tock.why.partner": partner,
    "tock.why.no_partner": no_partner,
    "tock.why.rivals": rivals,
    "tock.why.no_rivals": no_rivals,
    "tock.why.hand": hand,
    "tock.why.no_hand": no_hand,
    "tock.why.skip": skip,
    "tock.why.no_skip": no_skip,
    "tock.why.waste": waste,
    "tock.why.no_waste": no_waste,
}
