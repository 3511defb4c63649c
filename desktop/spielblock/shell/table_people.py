"""Who sits at a table, as the widgets want to know it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from spielblock.bots.style import parted
from spielblock.match.seating import Chair
from spielblock.rules.entry import GameEntry
from spielblock.rules.seats import letter
from spielblock.shell.texts_styles import style_name
from spielblock.widgets import texts
from spielblock.widgets.stage import Sitter, Stage
from spielblock.widgets.theme import Theme

#: A game with more seats than there are colour families marks its seats by initials.
FAMILIES: Final = 6
LEVELS: Final[dict[str, Callable[[], str]]] = {
    "easy": texts.easy,
    "medium": texts.medium,
    "hard": texts.hard,
    "master": texts.master,
}


def stage_of(game: GameEntry, chairs: Sequence[Chair], *, teams: bool, theme: Theme) -> Stage:
    """Return the stage of a match."""
    sitters = [_sitter(game, seat, chair, theme) for seat, chair in enumerate(chairs)]
    if teams:
        half = len(chairs) // 2
        sitters = [
            Sitter(one.letter, one.name, one.colour, one.level, one.level_name, letter(seat % half))
            for seat, one in enumerate(sitters)
        ]
    return Stage(theme, tuple(sitters))


def _sitter(game: GameEntry, seat: int, chair: Chair, theme: Theme) -> Sitter:
    usual = game.colours[seat] if game.colours else theme.seat_hue(seat).name
    colour = "" if game.seats[-1] > FAMILIES else chair.colour or usual
    if chair.level is None:
        return Sitter(letter(seat), chair.name or texts.guest(), colour)
    level, style = parted(chair.level)
    bars = 1 + list(game.bots).index(level) if level in game.bots else 1
    name = ", ".join([LEVELS[level]() if level in LEVELS else level, *([style_name(style)] if style else [])])
    return Sitter(letter(seat), chair.name or texts.bot(""), colour, bars, name)
