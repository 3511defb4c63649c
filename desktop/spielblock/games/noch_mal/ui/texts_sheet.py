"""A printed sheet in words, for whom does not see it. Literal calls only, so that they are found."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from spielblock.games.noch_mal.refused.texts import colour

translate = QCoreApplication.translate


def not_yet_made() -> str:
    return translate("NochMal", "A sheet that nobody has seen yet: it is made when the match begins.")


def seen(name: str, columns: Sequence[str]) -> str:
    """Return a whole sheet in words, column by column."""
    text = translate("NochMal", "{name}, its columns from top to bottom: {columns}.")
    return text.format(name=name, columns="; ".join(columns))


def column(letter: str, runs: Sequence[tuple[str, int]], stars: Sequence[str]) -> str:
    """Return a column in words, such as `A: Green 2, Yellow 1, star in A7`."""
    cells = [f"{colour(hue)} {count}" for hue, count in runs]
    return f"{letter}: {', '.join([*cells, *map(_star, stars)])}"


def _star(cell: str) -> str:
    return translate("NochMal", "star in {cell}").format(cell=cell)
