"""How a match came to its end: the last sentences of its history."""

from __future__ import annotations

from importlib import import_module
from typing import Final

from spielblock.match.savefile import SaveGame
from spielblock.rules.event import Event
from spielblock.shell.table_told import Tellings, told_by
from spielblock.widgets.stage import Stage

#: The sentences that are told, and the steps of the log they are looked for in: a turn may have several.
SENTENCES: Final = 4
STEPS: Final = 16


def last_words(save: SaveGame, stage: Stage) -> tuple[str, ...]:
    """Return the last sentences as the first person saw them, newest first like the history."""
    match, words = save.match, import_module(save.game.texts)
    tellings = Tellings(told_by(save.game.texts, words.said), stage.name, _no_chapter)
    for step in range(max(0, len(match.events) - STEPS), len(match.events)):
        for event in match.events[step]:
            seen = match.rules.witness(event, stage.first_person)
            if seen is not None:
                tellings.tell(seen, step)
    return tuple([line.text for line in tellings.lines[: -SENTENCES - 1 : -1]])


def _no_chapter(_: Event) -> str | None:
    return None
