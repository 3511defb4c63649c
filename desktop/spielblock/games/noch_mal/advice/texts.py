"""Why a bot finds a move better or worse than another. Literal calls only. Of Qt, its core alone."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from PySide6.QtCore import QCoreApplication

translate = QCoreApplication.translate


def more_cells() -> str:
    return translate("NochMal", "It crosses off more cells.")


def fewer_cells() -> str:
    return translate("NochMal", "It crosses off fewer cells.")


def more_stars() -> str:
    return translate("NochMal", "It crosses off more stars: each one left open costs 2 points.")


def fewer_stars() -> str:
    return translate("NochMal", "It leaves more stars open: each of them costs 2 points.")


def more_columns() -> str:
    return translate("NochMal", "It brings the columns it touches nearer to being complete.")


def column_full(column: str) -> str:
    return translate("NochMal", "It completes column {column}.").format(column=column)


def column_left(column: str, left: int) -> str:
    return translate("NochMal", "Column {column} then lacks only %n cell(s).", "", left).format(column=column)


def opens(cells: int) -> str:
    return translate("NochMal", "It brings %n new cell(s) within reach.", "", cells)


def fewer_columns() -> str:
    return translate("NochMal", "It does less for the columns.")


def more_colours() -> str:
    return translate("NochMal", "It brings its colour nearer to being complete: 5 or 3 points then.")


def fewer_colours() -> str:
    return translate("NochMal", "It does less for the colours.")


def more_reach() -> str:
    return translate("NochMal", "After it, more cells are within reach.")


def less_reach() -> str:
    return translate("NochMal", "After it, fewer cells are within reach.")


def saves_jokers() -> str:
    return translate("NochMal", "It saves jokers: each one left is worth 1 point.")


def costs_jokers() -> str:
    return translate("NochMal", "It costs more jokers: each one left is worth 1 point.")


def better_ahead() -> str:
    return translate("NochMal", "It comes out better in the throws ahead.")


def worse_ahead() -> str:
    return translate("NochMal", "It comes out worse in the throws ahead.")


def more_points() -> str:
    return translate("NochMal", "It brings more points at once.")


def fewer_points() -> str:
    return translate("NochMal", "It brings fewer points at once.")


ADVICE: Final[Mapping[str, Callable[..., str]]] = {
    "noch_mal.bot.cells": more_cells,
    "noch_mal.bot.cells_less": fewer_cells,
    "noch_mal.bot.stars": more_stars,
    "noch_mal.bot.stars_less": fewer_stars,
    "noch_mal.bot.columns": more_columns,
    "noch_mal.bot.column_full": column_full,
    "noch_mal.bot.column_left": column_left,
    "noch_mal.bot.opens": opens,
    "noch_mal.bot.columns_less": fewer_columns,
    "noch_mal.bot.colours": more_colours,
    "noch_mal.bot.colours_less": fewer_colours,
    "noch_mal.bot.reach": more_reach,
    "noch_mal.bot.reach_less": less_reach,
    "noch_mal.bot.jokers": saves_jokers,
    "noch_mal.bot.jokers_less": costs_jokers,
    "noch_mal.bot.ahead": better_ahead,
    "noch_mal.bot.ahead_less": worse_ahead,
    "noch_mal.bot.points": more_points,
    "noch_mal.bot.points_less": fewer_points,
}
