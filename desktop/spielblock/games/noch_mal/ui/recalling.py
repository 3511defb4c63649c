"""A line of the history on the table: the dice of its throw, and where its crosses are."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import NamedTuple

from msgspec.structs import replace

from spielblock.games.noch_mal.events import Crossed, DiceThrown, Passed
from spielblock.games.noch_mal.position import Position
from spielblock.games.noch_mal.refused.texts import either
from spielblock.games.noch_mal.ui import texts
from spielblock.games.noch_mal.ui.dice import DieLook
from spielblock.games.noch_mal.ui.dock import Label
from spielblock.games.noch_mal.ui.looks import open_to_all, spot_of
from spielblock.rules.event import Event
from spielblock.widgets.printed_sheet import Spot
from spielblock.widgets.stage import Stage


class Recalled(NamedTuple):
    """What a seat did with a throw, and what the seat that threw had taken before."""

    act: Crossed | Passed
    thrown: DiceThrown
    taken: Crossed | None = None

    @property
    def spots(self) -> frozenset[Spot]:
        """The cells that were crossed off."""
        return frozenset(map(spot_of, self.act.cells)) if isinstance(self.act, Crossed) else frozenset()


def recalled(events: Sequence[Event], before: Callable[[Event], Iterable[Event]]) -> Recalled | None:
    """Return what these events of one line tell; `before` yields what was seen earlier, newest first."""
    act = next((event for event in events if isinstance(event, Crossed | Passed)), None)
    taken: Crossed | None = None
    for event in () if act is None else before(act):
        if isinstance(event, DiceThrown):
            return None if act is None else Recalled(act, event, taken)
        if isinstance(event, Crossed) and event.active:
            taken = event
    return None


def over_in(view: Position, found: Recalled) -> bool:
    """Return whether the throw of a line is the one that has just ended in this view."""
    last = view.throw_no if view.phase == "over" else view.throw_no - 1
    return view.dice is None and found.thrown.throw_no == last


def dice_then(found: Recalled, view: Position) -> list[DieLook]:
    """Return the dice of that throw: those of the line at the left, those taken before at the right."""
    act, taken = found.act, found.taken
    looks: list[DieLook] = []
    for kind, faces in (("colour", found.thrown.colours), ("number", found.thrown.numbers)):
        groups = ["pool"] * len(faces)
        if taken is not None and not open_to_all(then(view, found)):
            groups[faces.index(_face(taken, kind))] = "taken"
        if isinstance(act, Crossed):
            face = _face(act, kind)
            groups[next(at for at, one in enumerate(faces) if one == face and groups[at] == "pool")] = "mine"
        looks += [DieLook(kind, face, group) for face, group in zip(faces, groups, strict=True)]
    return looks


def labels_then(found: Recalled, stage: Stage) -> dict[str, Label]:
    """Return what is written before the groups of that throw."""
    act, taken, thrown = found.act, found.taken, found.thrown
    words = f"{either(act.colour)} · {either(act.number)}" if isinstance(act, Crossed) else texts.passes()
    labels = {"mine": Label(stage.name(act.seat), words)}
    labels["pool"] = Label(texts.throw_no(thrown.throw_no), stage.name(thrown.seat))
    if taken is not None:
        labels["taken"] = Label(
            texts.taken_by(stage.name(taken.seat)), f"{either(taken.colour)} · {either(taken.number)}"
        )
    return labels


def then(view: Position, found: Recalled) -> Position:
    """Return a view in which that throw is counted."""
    return replace(view, throw_no=found.thrown.throw_no)


def _face(event: Crossed, kind: str) -> str:
    return event.colour if kind == "colour" else event.number
