"""What each card does in a whole sentence, by the options of a match. Literal calls only, for lupdate."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from spielblock.games.tock.options import Options
from spielblock.games.tock.reasons.texts import ace, jack, king, queen
from spielblock.rules.wording import Pictured

translate = QCoreApplication.translate


def does(rank: str, options: Options) -> str:
    """Return what a card of this rank does."""
    match rank:
        case "A":
            return translate("Tock", "A new piece in, or 1 forward")
        case "K":
            return translate("Tock", "A new piece in, or 13 forward")
        case "Q":
            return translate("Tock", "12 forward")
        case "J":
            return swaps(options)
        case "10":
            return translate("Tock", "10 forward; the next player sits out and discards a card")
        case "7":
            return seven(options)
        case "4":
            return translate("Tock", "4 back along the track, never into the goal")
        case _:
            return translate("Tock", "{steps} forward").format(steps=rank)


def swaps(options: Options) -> str:
    """Return what a jack swaps."""
    if options.jack_own_own:
        return translate("Tock", "Swap an own piece with any other, both unprotected on the track")
    return translate("Tock", "Swap an own piece with one of another colour, both unprotected on the track")


def seven(options: Options) -> str:
    """Return how the steps of a seven are made."""
    if options.seven != "split":
        return translate("Tock", "Up to 7 forward with one piece, the rest is lost; captures all on its way")
    if options.seven_may_continue_with_partner:
        return translate(
            "Tock", "7 forward, shared as you like, at last with the partner; captures all on the way"
        )
    return translate("Tock", "7 forward, shared as you like; captures all on the way")


def numbers() -> str:
    return translate("Tock", "As many fields forward as the card says")


def drawn(options: Options) -> tuple[Pictured, ...]:
    """Return every card with what it does, the special ones first."""
    singles = (
        ("As", ace()),
        ("4h", "4"),
        ("7d", "7"),
        ("10c", "10"),
        ("Js", jack()),
        ("Qh", queen()),
        ("Kd", king()),
    )
    plain = ("2c", "3d", "5s", "6h", "8c", "9d")
    return (
        *(Pictured((card,), name, does(card[:-1], options)) for card, name in singles),
        Pictured(plain, ", ".join(card[:-1] for card in plain), numbers()),
    )
