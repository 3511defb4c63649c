"""What is heard with each event of Rockit."""

from __future__ import annotations

from spielblock.control.sounds import Sound
from spielblock.games.rockit import events as ev
from spielblock.rules.event import Event


def sounds_of(event: Event) -> tuple[Sound, ...]:
    """Return the sounds of an event; a named colour, a kept card and the score are silent."""
    match event:
        case ev.HandDealt():
            return (Sound.CARD_DEAL,)
        case ev.CardTurned():
            return (Sound.CARD_FLIP,)
        case ev.CardPlayed() | ev.CardsDrawn(cards=(_, *_)):
            return (Sound.CARD_SLIDE,)
        case ev.PileShuffled():
            return (Sound.SHUFFLE,)
        case _:
            return _of_effects(event)


def _of_effects(event: Event) -> tuple[Sound, ...]:
    match event:
        case ev.PenaltyRaised() | ev.CallCaught():
            return (Sound.PENALTY_ADD,)
        case ev.CallForgotten(cards=cards):
            return (Sound.PENALTY_ADD,) if cards else ()
        case ev.SeatSkipped():
            return (Sound.SKIP,)
        case ev.DirectionChanged():
            return (Sound.REVERSE,)
        case ev.CallMade():
            return (Sound.ROCKIT_CALL,)
        case _:
            return ()
