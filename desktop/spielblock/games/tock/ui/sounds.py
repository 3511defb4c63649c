"""What is heard with each event of Tock."""

from __future__ import annotations

from spielblock.control.sounds import Sound
from spielblock.games.tock import events as ev
from spielblock.games.tock.ui.outlook import in_goal
from spielblock.rules.event import Event


def sounds_of(event: Event) -> tuple[Sound, ...]:
    """Return the sounds of an event."""
    match event:
        case ev.PieceEntered():
            return (Sound.PIECE_LAND,)
        case ev.PieceMoved(path=path):
            return (Sound.PIECE_HOP, Sound.PIECE_HOME if in_goal(path[-1]) else Sound.PIECE_LAND)
        case ev.PieceCaptured():
            return (Sound.PIECE_CAPTURE,)
        case ev.PiecesSwapped():
            return (Sound.SWAP,)
        case ev.ColourHome():
            return (Sound.PIECE_HOME,)
        case _:
            return _of_cards(event)


def _of_cards(event: Event) -> tuple[Sound, ...]:
    match event:
        case ev.PileShuffled():
            return (Sound.SHUFFLE,)
        case ev.HandDealt():
            return (Sound.CARD_DEAL,)
        case ev.CardPlayed() | ev.CardDiscarded() | ev.CardChosen():
            return (Sound.CARD_SLIDE,)
        case ev.CardGiven():
            return (Sound.CARD_SLIDE, Sound.CARD_FLIP)
        case ev.SkipCalled():
            return (Sound.SKIP,)
        case _:
            return ()
