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
    return translate("Tock", "Your pieces then have less way left to the goal.")


def no_steps() -> str:
    return translate("Tock", "Your pieces then have more way left to the goal.")


def lap() -> str:
    return translate("Tock", "It does not lead past your goal.")


def shortcut() -> str:
    return translate("Tock", "Going back, the piece stands shortly before the goal.")


def near() -> str:
    return translate("Tock", "One card more may bring another piece home.")


def deeper() -> str:
    return translate("Tock", "Your pieces get further into the goal.")


def block() -> str:
    return translate("Tock", "Your piece goes on blocking your start field.")


def spares() -> str:
    return translate("Tock", "It captures no piece of your own.")


def spares_partner() -> str:
    return translate("Tock", "It does your partner less harm.")


def spares_rivals() -> str:
    return translate("Tock", "It helps the others less.")


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


def _alone(sentence: Callable[[], str]) -> Callable[..., str]:
    """Return a sentence that needs none of the values that come with its reason."""

    def said(**_: object) -> str:
        return sentence()

    return said


ADVICE: Final[Mapping[str, Callable[..., str]]] = {
    f"tock.why.{sentence.__name__}": _alone(sentence)
    for sentence in (
        win,
        no_win,
        home,
        no_home,
        enter,
        no_enter,
        steps,
        no_steps,
        lap,
        shortcut,
        near,
        deeper,
        block,
        spares,
        spares_partner,
        spares_rivals,
        danger,
        no_danger,
        partner,
        no_partner,
        rivals,
        no_rivals,
        hand,
        no_hand,
        skip,
        no_skip,
        waste,
        no_waste,
    )
}
