"""What is different at a table at which nobody plays who looks at it."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from spielblock.games.rockit.events import CardsDrawn
from spielblock.rules.event import Event
from spielblock.widgets.stage import Stage


def only_watched(stage: Stage) -> bool:
    """Return whether bots play among themselves."""
    return not any(sitter.human for sitter in stage.sitters)


def hidden(events: Sequence[Event]) -> list[Event]:
    """Return events as somebody tells them who looks into no hand."""
    return [
        replace(event, cards=("?",) * len(event.cards)) if isinstance(event, CardsDrawn) else event
        for event in events
    ]
