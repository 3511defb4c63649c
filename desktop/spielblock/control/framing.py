"""What a game's table and the frame around it say to each other: prompts, buttons, figures, room."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from enum import Enum


class Room(Enum):
    """How much room the window gives (DESIGN section 10)."""

    COMPACT = "compact"  # under 1120 wide: card words off, dock 148 to 152 high
    NORMAL = "normal"  # the design size
    LARGE = "large"  # from 1800 x 1100: things in the dock a quarter larger


@dataclass(frozen=True, slots=True)
class Button:
    """A button in the prompt line.

    `key` is a key as Qt writes it in English ("Space", "Esc", "Return", "T"); the frame listens for it and
    shows it as a key cap. At most one button of a prompt is `main`: it is yellow, and Return presses it.
    `help` is the tooltip; a button that is not `enabled` says there why not.
    """

    text: str
    press: Callable[[], None]
    key: str = ""
    main: bool = False
    icon: str = ""
    enabled: bool = True
    help: str = ""


@dataclass(frozen=True, slots=True)
class Prompt:
    """What the person at the table is asked now.

    `line` has at most 50 characters. `more` is the rule that matters now; left empty, the frame says
    there what happened last.
    """

    line: str
    more: str = ""
    buttons: tuple[Button, ...] = ()


@dataclass(frozen=True, slots=True)
class Stop:
    """What is shown only when the person of this seat (a letter) says so: a sentence and its one button."""

    seat: str
    line: str
    button: str
    icon: str = ""


@dataclass(frozen=True, slots=True)
class Figure:
    """A small picture with a number or word: in a player's row, or at the end of a possible move.

    `icon` is the name of a symbol in resources/symbols ("" for none), `colour` the colour family of a
    player's chip drawn after it ("" for none). `help` says it in words, for tooltip and screen reader.
    """

    icon: str
    text: str
    help: str = ""
    colour: str = ""
