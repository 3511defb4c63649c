"""Why a card can do nothing now, and what it does beside moving. Literal calls only, for lupdate."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

translate = QCoreApplication.translate


def no_room() -> str:
    return translate("Tock", "That is too far for a piece in the goal.")


def not_seven() -> str:
    return translate("Tock", "Not all of the seven steps can be made.")


def nobody_open() -> str:
    return translate("Tock", "No other piece stands unprotected on the track.")


def off_track() -> str:
    return translate("Tock", "None of your pieces stands unprotected on the track.")


def no_move(why: str) -> str:
    """Return that a card has no move, and why if that is known."""
    return translate("Tock", "no move: {why}").format(why=why) if why else translate("Tock", "no move")


def can_go(why: str) -> str:
    """Return that a card would be thrown away, and why if that is known."""
    return (
        translate("Tock", "no move, can only be discarded: {why}").format(why=why)
        if why
        else translate("Tock", "discard")
    )


def doubt_why(why: str) -> str:
    """Return why to think again before a card is thrown away while another has a move."""
    if not why:
        return translate("Tock", "It has no move, but another of your cards has one.")
    return translate("Tock", "{why} Another card has a move.").format(why=why)


def skips_anyway(name: str) -> str:
    return translate("Tock", "{name} sits out all the same.").format(name=name)


def then_skips(name: str) -> str:
    return translate("Tock", "Then {name} sits out.").format(name=name)


def seven_single() -> str:
    return translate("Tock", "One piece alone; what does not fit on its way is lost.")


def rest_forced() -> str:
    return translate("Tock", "Rest of the seven: only one move is possible")


def again_after(names: Sequence[str]) -> str:
    """Return that the person who waits plays again after these players."""
    *most, last = names
    listed = translate("Tock", "{first} and {second}").format(first=", ".join(most), second=last)
    return translate("Tock", "You play again after {names}.").format(names=listed if most else last)
