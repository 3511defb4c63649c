"""What is heard with each event of Schock."""

from __future__ import annotations

from spielblock.control.sounds import Sound
from spielblock.games.schock import events as ev
from spielblock.rules.event import Event


def sounds_of(event: Event) -> tuple[Sound, ...]:
    """Return the sounds of an event; what is only said is silent."""
    match event:
        case ev.DiceThrown():
            return (Sound.DICE_SHAKE, Sound.CUP_SLAM)
        case ev.OpeningThrown() | ev.ThrownOff():
            return (Sound.DICE_THROW, Sound.DICE_SETTLE)
        case ev.Kept() | ev.SixesTurned():
            return (Sound.DICE_SETTLE,)
        case ev.Revealed():
            return (Sound.CUP_LIFT,)
        case ev.OpeningLost() | ev.LidsMoved() | ev.AllLidsTaken():
            return (Sound.LID_SLIDE,)
        case _:
            return ()
