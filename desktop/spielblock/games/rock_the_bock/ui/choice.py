"""What a choice card shows, worked out before it is drawn."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True, slots=True)
class Choice:
    """What a card shows. `faces` are the dice on it; `targets` who can get them, where that is asked.

    While it is `asking` for one of them, each has a digit. A hint tells to take a card that is `advised`,
    for the wolves with whom they go to. It is `hushed`, without words, while dice slide over it.
    """

    faces: tuple[str, ...]
    title: str = ""
    effect: str = ""
    targets: tuple[str, ...] = ()
    aim: str = ""
    digit: str = ""
    offered: bool = False
    selected: bool = False
    dead: bool = False
    asking: bool = False
    advised: bool = False
    advised_aim: str = ""
    hushed: bool = False


NO_CHOICE: Final = Choice(())
