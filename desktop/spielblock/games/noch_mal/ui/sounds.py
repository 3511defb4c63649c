"""What is heard with each event of Noch mal!."""

from __future__ import annotations

from spielblock.control.sounds import Sound
from spielblock.games.noch_mal import events as ev
from spielblock.rules.event import Event


def sounds_of(event: Event) -> tuple[Sound, ...]:
    """Return the sounds of an event; a choice that is still hidden and the counting are silent."""
    match event:
        case ev.DiceThrown():
            return (Sound.DICE_THROW, Sound.DICE_SETTLE)
        case ev.Crossed(stars=stars):
            return (Sound.PENCIL_CROSS, Sound.STAR) if stars else (Sound.PENCIL_CROSS,)
        case ev.Passed():
            return (Sound.SKIP,)
        case ev.ColumnFilled():
            return (Sound.COLUMN_DONE,)
        case ev.ColourFilled():
            return (Sound.COLOUR_DONE,)
        case _:
            return ()
