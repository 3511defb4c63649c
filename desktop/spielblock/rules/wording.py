"""The shapes of what a game's `texts.py` says, so that everybody finds the same names there."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import NamedTuple


class OptionText(NamedTuple):
    """An option in words: its name, one sentence, and a name for each of its values as written in JSON."""

    name: Callable[[], str]
    help: Callable[[], str]
    values: Mapping[str, Callable[[], str]] = {}


class Section(NamedTuple):
    """One part of a game's rules help: a heading and paragraphs of plain text.

    `options` are the keys of the options that this part depends on, so that a match can mark its own.
    """

    heading: str
    paragraphs: tuple[str, ...]
    options: tuple[str, ...] = ()
