"""Which dice lie where in the dock, which can be picked, and what is written before them."""

from __future__ import annotations

from typing import Any, Final

from spielblock.games.noch_mal.moves import PASS
from spielblock.games.noch_mal.position import Position
from spielblock.games.noch_mal.refused.texts import either
from spielblock.games.noch_mal.rules import NochMalRules
from spielblock.games.noch_mal.state import State
from spielblock.games.noch_mal.ui import texts
from spielblock.games.noch_mal.ui.choosing import Picks, offered_faces, picks_of
from spielblock.games.noch_mal.ui.dice import DieLook
from spielblock.games.noch_mal.ui.dock import Label
from spielblock.games.noch_mal.ui.looks import open_to_all, rules_of
from spielblock.rules.contract import Decision
from spielblock.rules.draft import Draft
from spielblock.rules.seats import seat_of
from spielblock.widgets.stage import Stage

#: How many dice the active seat leaves to the others.
LEFT: Final = 4


def looks_of(
    view: Position, state: State, eyes: str, decision: Decision[Any] | None, draft: Draft
) -> list[DieLook]:
    """Return the dice of the throw, colours first, each in its group."""
    if view.dice is None:
        return []
    groups = _groups(view, state, eyes, picks_of(draft), deciding=decision is not None)
    picks = picks_of(draft)
    found: list[DieLook] = []
    for kind, faces in (("colour", view.dice.colours), ("number", view.dice.numbers)):
        other = picks.number if kind == "colour" else picks.colour
        moves = () if decision is None else decision.moves
        offered = offered_faces(moves, kind, None)
        with_other = offered_faces(moves, kind, other)
        for face in faces:
            group = groups[kind].pop(0)
            can = decision is not None and group != "taken" and face in offered
            why = (
                "" if decision is None or group == "taken" or face in with_other else _why(state, eyes, face)
            )
            found.append(DieLook(kind, face, group, can, why))
    return _with_digits(found)


def labels_of(
    view: Position, eyes: str, stage: Stage, picks: Picks, decision: Decision[Any] | None
) -> dict[str, Label]:
    """Return what is written before the groups."""
    if view.dice is None:
        return {}
    active = stage.name(view.active)
    if decision is None:
        if view.taken is None:
            return {"pool": Label(texts.thrown(), active)}
        return {"mine": Label(texts.takes(active), _dice_words(*view.taken)), "pool": left_of(view)}
    none = texts.nothing_possible() if decision.moves == (PASS,) else texts.nothing_yet()
    labels = {"mine": Label(texts.your_pick(), _dice_words(picks.colour, picks.number) or none)}
    alone = view.seats == 1 or eyes != view.active
    chosen = not alone and None not in picks[:2]
    labels["pool"] = left_of(view, counted=False) if chosen else Label(texts.to_choose())
    if view.taken is not None:
        labels["taken"] = Label(texts.taken_by(active), _dice_words(*view.taken))
    return labels


def left_of(view: Position, *, counted: bool = True) -> Label:
    """Return what is written before the dice that the active seat has not taken."""
    if view.seats == 1:
        return Label()
    if open_to_all(view):
        return Label(texts.all_six(), texts.open_to_all())
    return Label(texts.for_others(), texts.dice_count(LEFT) if counted else "")


def _groups(view: Position, state: State, eyes: str, picks: Picks, *, deciding: bool) -> dict[str, list[str]]:
    """Return the group of each die: of equal faces, the first is the one that was taken or picked."""
    assert view.dice is not None
    rules: NochMalRules = rules_of(view.options)
    gone = view.taken or (None, None)
    all_open = deciding and rules.placing.pool(state, seat_of(eyes))[0] == state.colours
    found: dict[str, list[str]] = {}
    for place, kind in enumerate(("colour", "number")):
        faces = list(view.dice.colours if kind == "colour" else view.dice.numbers)
        groups = ["pool"] * len(faces)
        if gone[place] is not None and not (deciding and all_open):
            groups[faces.index(gone[place] or "")] = "taken" if deciding else "mine"
        if deciding and picks[place] is not None:
            spots = [at for at, face in enumerate(faces) if face == picks[place] and groups[at] == "pool"]
            groups[spots[0]] = "mine"
        found[kind] = groups
    return found


def _why(state: State, eyes: str, face: str) -> str:
    no_joker = face in ("joker", "?") and state.jokers[seat_of(eyes)] == 0
    return texts.die_needs_joker() if no_joker else texts.die_useless()


def _with_digits(looks: list[DieLook]) -> list[DieLook]:
    """Give the dice that can be picked the digits of their places, equal faces as well."""
    return [look._replace(digit=place if look.offered else 0) for place, look in enumerate(looks, start=1)]


def _dice_words(colour: str | None, number: str | None) -> str:
    return " · ".join([either(face) for face in (colour, number) if face is not None])
