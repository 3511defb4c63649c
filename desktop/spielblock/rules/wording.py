"""The shapes of what a game's `texts.py` says, so that everybody finds the same names there."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple


class OptionText(NamedTuple):
    """An option in words: its name, one sentence, and a name for each of its values as written in JSON.

    `seats` are the numbers of seats with which it has a meaning, all if there are none; `teams` says that
    it has one in teams only. `drawn`: the `option_picture` of the game's `ui` draws its values. `material`:
    it is what is played with, and no rule. `off` is the value, as in JSON, that does without it; a switch
    has it anyway. `unless` is the key of an option that takes its place wherever that one is not off.
    """

    name: Callable[[], str]
    help: Callable[[], str]
    values: Mapping[str, Callable[[], str]] = {}
    seats: tuple[int, ...] = ()
    teams: bool = False
    drawn: bool = False
    material: bool = False
    off: str = ""
    unless: str = ""

    def applies(self, seats: int, *, teams: bool) -> bool:
        """Return whether it has a meaning at such a table."""
        return (not self.seats or seats in self.seats) and (teams or not self.teams)


class Pictured(NamedTuple):
    """Something of a game that can be drawn, and what it does.

    `pictures` are names that the `help_picture` of the game's `ui` draws side by side; `name` is what they
    are called in words, for whom does not see them, and `text` what they do.
    """

    pictures: tuple[str, ...]
    name: str
    text: str


class Section(NamedTuple):
    """One part of a game's rules help: a heading and paragraphs of plain text.

    `options` are the keys of the options that this part depends on, so that a match can mark its own.
    `drawn`, if there is one, returns what is shown in pictures below the paragraphs, for given options.
    """

    heading: str
    paragraphs: tuple[str, ...]
    options: tuple[str, ...] = ()
    drawn: Callable[[Any], tuple[Pictured, ...]] | None = None


class Closing(NamedTuple):
    """What a game says at the end beside the totals, as its texts' `closing(position, who)` returns it.

    `notes` are sentences; `headings` and `rows` (by a seat's letter) are a table of what points are made of,
    or of what else all have at the end. `last`: how it came to the end is told below in the last lines of
    the history, too.
    """

    notes: tuple[str, ...]
    headings: tuple[str, ...]
    rows: Mapping[str, tuple[int, ...]]
    last: bool = False


class Landmark(NamedTuple):
    """What stands out in the course of a match, as a game's `texts_course.landmark(event, who)` returns it.

    `seat` is the letter of whom it befell, "" for everybody; `sign` names a symbol, or is one or two
    characters to be written or a number with its plus; "" if it is told without a sign.
    """

    seat: str
    sign: str
    text: str


class KeyText(NamedTuple):
    """Keys, as Qt writes them in English, and what they do; a game lists its own in `texts_keys.KEYS`."""

    keys: tuple[str, ...]
    does: Callable[[], str]


class BotText(NamedTuple):
    """What its bots do, one sentence for each level and style; a game says it in `texts_bots.BOTS`."""

    levels: Mapping[str, Callable[[], str]] = {}
    styles: Mapping[str, Callable[[], str]] = {}
