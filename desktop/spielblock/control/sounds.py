"""The names of all sounds: which moment has which is said here and at the tables; nothing is played yet."""

from __future__ import annotations

from collections.abc import Callable
from enum import StrEnum
from typing import Final

from spielblock.rules.event import Event


class Sound(StrEnum):
    """What can be heard. The values are the names of the sounds' files to come."""

    # pieces
    PIECE_HOP = "piece-hop"
    PIECE_LAND = "piece-land"
    PIECE_CAPTURE = "piece-capture"
    PIECE_HOME = "piece-home"
    SWAP = "swap"
    # cards
    CARD_SLIDE = "card-slide"
    CARD_FLIP = "card-flip"
    CARD_DEAL = "card-deal"
    SHUFFLE = "shuffle"
    ROCKIT_CALL = "rockit-call"
    PENALTY_ADD = "penalty-add"
    SKIP = "skip"
    REVERSE = "reverse"
    # dice, cups, lids
    DICE_SHAKE = "dice-shake"
    DICE_THROW = "dice-throw"
    DICE_SETTLE = "dice-settle"
    CUP_SLAM = "cup-slam"
    CUP_LIFT = "cup-lift"
    LID_SLIDE = "lid-slide"
    # sheets
    PENCIL_CROSS = "pencil-cross"
    PENCIL_STRIKE = "pencil-strike"
    PENCIL_HATCH = "pencil-hatch"
    GOAT = "goat"
    WOLF = "wolf"
    STAR = "star"
    COLUMN_DONE = "column-done"
    COLOUR_DONE = "colour-done"
    # around the table
    YOUR_TURN = "your-turn"
    NOT_ALLOWED = "not-allowed"
    HINT = "hint"
    UNDO = "undo"
    CURTAIN = "curtain"
    WIN = "win"
    LOSE = "lose"
    BUTTON = "button"
    # after the match, with the daily challenges that come later
    CHALLENGE_DONE = "challenge-done"


#: What has a name already, but no moment yet: there are no challenges before that part of the plan.
LATER: Final = frozenset({Sound.CHALLENGE_DONE})

#: What is heard with an event, in this order; nothing for most.
SoundsOf = Callable[[Event], tuple[Sound, ...]]


def silence(_: Event) -> tuple[Sound, ...]:
    """Return what is heard at a table without sounds."""
    return ()
