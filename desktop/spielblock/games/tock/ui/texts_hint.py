"""What a hint brings, in words. Literal calls only, so that lupdate finds them."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

translate = QCoreApplication.translate


def pieces_of(count: int, name: str) -> str:
    if count == 1:
        return translate("Tock", "a piece of {name}").format(name=name)
    return translate("Tock", "{count} pieces of {name}").format(count=count, name=name)


def own_pieces(count: int) -> str:
    if count == 1:
        return translate("Tock", "a piece of your own")
    return translate("Tock", "{count} of your own pieces").format(count=count)


def both(first: str, second: str) -> str:
    return translate("Tock", "{first} and {second}").format(first=first, second=second)


def it_captures(pieces: str) -> str:
    """Return what a move captures, as a sentence."""
    return translate("Tock", "It captures {pieces}.").format(pieces=pieces)
