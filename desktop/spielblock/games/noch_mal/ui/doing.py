"""What is going on while nobody at this table is asked: who throws, who chooses, who chooses too."""

from __future__ import annotations

from collections.abc import Callable

from spielblock.games.noch_mal.events import Chose, Crossed, DiceThrown, Passed
from spielblock.games.noch_mal.position import Position
from spielblock.games.noch_mal.ui import texts_prompt as texts
from spielblock.rules.event import Event

Who = Callable[[str], str]


def doing_in(event: Event, who: Who) -> str:
    """Return what to say while this event is shown; empty for what belongs to the one before."""
    match event:
        case DiceThrown(seat):
            return texts.is_throwing(who(seat))
        case Chose(seat):
            return texts.chooses_too(who(seat))
        case Crossed() | Passed() if event.secret:
            return texts.all_reveal()
        case Crossed() | Passed():
            return (texts.chooses if event.active else texts.chooses_too)(who(event.seat))
        case _:
            return ""


def doing_at(seat: str, thrower: str, who: Who) -> str:
    """Return what to say while this seat thinks about a throw of that one."""
    return (texts.chooses if seat == thrower else texts.chooses_too)(who(seat))


def doing_of(view: Position, eyes: str, who: Who) -> str:
    """Return what to say while others are waited for."""
    waiting = [seat for seat in view.pending if seat != eyes]
    match view.phase:
        case "throw":
            return texts.is_throwing(who(view.active))
        case "active":
            return texts.chooses(who(view.active))
        case "passive" if waiting:
            return texts.chooses_too(who(waiting[0]))
        case _:
            return ""
