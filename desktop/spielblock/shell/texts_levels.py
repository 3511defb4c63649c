"""What is said of the levels of bots; what they do is said by each game. Literal calls only, for lupdate."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from spielblock.rules.entry import GameEntry
from spielblock.shell.beside import bot_text

translate = QCoreApplication.translate


def wins(won: int, of: int, rival: str, matches: int) -> str:
    said = translate("Levels", "Wins {won} of {of} against “{rival}” when two play (measured in {matches}).")
    return said.format(won=won, of=of, rival=rival, matches=matches)


def level_help(game: GameEntry, level: str) -> str:
    """Return what a bot of this level does and overlooks, or nothing where the game does not say it."""
    said = bot_text(game).levels.get(level)
    return "" if said is None else said()


def level_only(level: str, seats: tuple[int, ...]) -> str:
    """Name a level and the tables at which there is it."""
    if seats == (2,):
        return translate("Shell", "{level} (only with two)").format(level=level)
    return translate("Shell", "{level} (only with {seats} seats)").format(
        level=level, seats=", ".join(map(str, seats))
    )


def level_lowered(level: str, seats: tuple[int, ...], now: str) -> str:
    """Say that there is no such level at this table, and which the bots have instead."""
    if seats == (2,):
        return translate("Shell", "There is {level} only with two: now {now}").format(level=level, now=now)
    return translate("Shell", "There is {level} only with {seats} seats: now {now}").format(
        level=level, seats=", ".join(map(str, seats)), now=now
    )


def level_instead(level: str, now: str) -> str:
    """Say in the row of a bot that it is weaker than it was."""
    return translate("Shell", "now {now} instead of {level}").format(now=now, level=level)
