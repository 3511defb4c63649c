"""A match of the library in words: who plays at which level, how far it is, how it ended."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import ValidationError, convert

from spielblock.bots.style import parted
from spielblock.rules.contract import Over
from spielblock.rules.seats import letter
from spielblock.shell import texts, texts_end
from spielblock.shell.course import landmarks_of
from spielblock.shell.kept_matches import Kept
from spielblock.shell.shown import Shown
from spielblock.shell.table_people import LEVELS
from spielblock.shell.words import listed


def headline(names: Sequence[str], firsts: Sequence[str], *, teams: bool) -> str:
    """Return who won, or who lost alone, in words."""
    if len(names) == 1:
        return texts_end.solo()
    if len(firsts) == len(names):
        return texts_end.all_equal()
    alone = loser(names, firsts, teams=teams)
    if alone:
        return texts_end.loses(alone)
    return texts_end.wins(firsts[0]) if len(firsts) == 1 else texts_end.win(listed(firsts))


def loser(names: Sequence[str], firsts: Sequence[str], *, teams: bool) -> str:
    """Return who lost alone, where that is what a match was about; nobody if one of them or several won."""
    alone = len(firsts) == len(names) - 1 > 1 and not teams
    return next(name for name in names if name not in firsts) if alone else ""


def result(names: Sequence[str], over: Over) -> str:
    """Return who won a match that has just ended, or who lost alone; `names` in seat order."""
    return headline(names, _firsts(names, over), teams=bool(over.teams))


def lost_alone(names: Sequence[str], over: Over) -> bool:
    """Return whether a match that has just ended was about who loses."""
    return bool(loser(names, _firsts(names, over), teams=bool(over.teams)))


def _firsts(names: Sequence[str], over: Over) -> list[str]:
    return [name for name, rank in zip(names, over.ranks, strict=True) if rank == 1]


def ended(kept: Kept) -> str:
    """Return how a finished match ended."""
    teams = kept.result is not None and kept.result.teams is not None
    return headline(
        [chair.name for chair in kept.chairs], [chair.name for chair in kept.winners], teams=teams
    )


def company(kept: Kept) -> str:
    """Return who plays; bots of different levels with their own."""
    named = _named(kept)
    return texts.against(listed(named)) if named else ""


def shorter_company(kept: Kept) -> tuple[str, ...]:
    """Return the same with ever fewer names, and how many are left out."""
    named = _named(kept)
    fewer = range(len(named) - 1, 0, -1)
    return tuple(
        texts.against(texts.names_more(", ".join(named[:count]), len(named) - count)) for count in fewer
    )


def _named(kept: Kept) -> list[str]:
    levels = [_level(chair.level) for chair in kept.chairs]
    mixed = len({level for level in levels if level}) > 1
    return [
        texts_end.seat_level(chair.name, level) if level and mixed else chair.name
        for chair, level in zip(kept.chairs, levels, strict=True)
        if chair.name
    ]


def level_of_bots(kept: Kept) -> str:
    """Return the level of the bots where all have the same; "" else."""
    levels = {_level(chair.level) for chair in kept.chairs} - {""}
    return texts_end.bots_level(levels.pop()) if len(levels) == 1 else ""


def progress(kept: Kept, game: Shown) -> str:
    """Return how far a match is, in the units of its game."""
    return landmarks_of(game.entry.texts).played(kept.steps - kept.drawn, kept.drawn)


def practised(kept: Kept) -> str:
    """Return that a match is practice, or nothing."""
    return texts.practice() if kept.practice else ""


def standing(kept: Kept, game: Shown) -> str:
    """Return what everybody had at the end, the best first, and what that counts.

    Where that is one round, as who won or lost already tells, return who played.
    """
    if kept.result is None:
        return ""
    if len(kept.chairs) > 1 and set(kept.result.scores.values()) == {0, 1}:
        return company(kept)
    names = {letter(seat): chair.name for seat, chair in enumerate(kept.chairs)}
    order = [seat for seats in kept.result.ranking for seat in seats]
    numbers = [f"{names[seat]} {kept.result.scores[seat]}".replace("-", "−") for seat in order]
    return texts_end.scores(_measure(kept, game), " · ".join(numbers))


def _measure(kept: Kept, game: Shown) -> str:
    try:
        options = convert(kept.options, game.entry.options)
    except (ValidationError, ValueError):
        options = game.entry.options()  # the file says more than is known: it is the words alone that need it
    return game.measures(options)[0]


def _level(player: str | None) -> str:
    """Return the name of a bot's level, without the style that may stand behind it; "" for a person."""
    level = "" if player is None else parted(player)[0]
    return LEVELS[level]() if level in LEVELS else level
