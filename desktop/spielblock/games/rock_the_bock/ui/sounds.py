"""What is heard with each event of Rock the Bock."""

from __future__ import annotations

from typing import Final

from spielblock.control.sounds import Sound
from spielblock.games.rock_the_bock import events as ev
from spielblock.rules.event import Event

#: What is heard beside the pencil; all faces but two are goats.
VOICES: Final[dict[str, tuple[Sound, ...]]] = {"buck": (), "wolf": (Sound.WOLF,)}


def sounds_of(event: Event) -> tuple[Sound, ...]:
    """Return the sounds of an event; rounds and scores are silent."""
    match event:
        case ev.DiceThrown():
            return (Sound.DICE_THROW, Sound.DICE_SETTLE)
        case ev.SymbolsEntered(face=face, entered=entered) if entered:
            return (Sound.PENCIL_HATCH, *VOICES.get(face, (Sound.GOAT,)))
        case ev.DiceStruck():
            return (Sound.PENCIL_STRIKE,)
        case ev.SeatOut():
            return (Sound.SKIP,)
        case _:
            return ()
