"""What a move in the making allows: dice, cells that can be crossed now or later, and why not others."""

from __future__ import annotations

from typing import NamedTuple

from spielblock.games.noch_mal.cells import beside, each, names
from spielblock.games.noch_mal.dice import JOKER, NUMBER_FACES
from spielblock.games.noch_mal.moves import Cross, Pick
from spielblock.games.noch_mal.position import Position
from spielblock.games.noch_mal.refused.texts import REASONS, colour
from spielblock.games.noch_mal.sheet import COLOURS
from spielblock.games.noch_mal.state import State
from spielblock.games.noch_mal.ui.looks import mask_of, rules_of, spot_of
from spielblock.games.noch_mal.ui.texts_prompt import not_reached
from spielblock.rules.draft import Draft
from spielblock.rules.seats import seat_of
from spielblock.widgets.printed_sheet import Spot
from spielblock.widgets.score_sheet import Mark


class Picks(NamedTuple):
    """What has been picked so far."""

    colour: str | None
    number: str | None
    cells: tuple[str, ...]

    def things(self) -> list[Pick]:
        """Return the picks as a draft takes them, dice first."""
        colours = [] if self.colour is None else [Pick("colour", self.colour)]
        numbers = [] if self.number is None else [Pick("number", self.number)]
        return [*colours, *numbers, *[Pick("cell", cell) for cell in self.cells]]


def picks_of(draft: Draft) -> Picks:
    """Return what has been picked, cells in their order on the sheet."""
    found: dict[str, list[str]] = {"colour": [], "number": [], "cell": []}
    for thing in draft.picked:
        if isinstance(thing, Pick):
            found[thing.kind].append(thing.value)
    cells = names(mask_of(tuple(found["cell"])))
    return Picks(next(iter(found["colour"]), None), next(iter(found["number"]), None), cells)


def with_dice(draft: Draft) -> Draft:
    """Return the draft with a die picked too if all moves that are left need it.

    Once there are cells, a joker is not among them if it can be spared.
    """
    crosses = [move for move in draft.moves if isinstance(move, Cross)]
    if not draft.picked or len(crosses) != len(draft.moves):
        return draft
    if picks_of(draft).cells:
        least = min(move.jokers for move in crosses)
        crosses = [move for move in crosses if move.jokers == least]
    for place in (0, 1):
        things = {move.picks()[place] for move in crosses}
        if len(things) == 1:
            draft = draft.pick(things.pop())
    return draft


def confirmable(draft: Draft) -> Cross | None:
    """Return the move that crossing off now would make: what is picked exactly, or the only one left."""
    ready = draft.ready()
    if isinstance(ready, Cross):
        return ready
    only = draft.moves[0] if len(draft.moves) == 1 else None
    return only if isinstance(only, Cross) and draft.picked else None


def only_with(draft: Draft, cell: str) -> Cross | None:
    """Return the move that is left with this cell, if it is the only one."""
    fitting = [move for move in draft.moves if isinstance(move, Cross) and cell in names(move.cells)]
    return fitting[0] if len(fitting) == 1 else None


def marks_of(draft: Draft, state: State, view: Position) -> dict[Spot, Mark]:
    """Return how the cells of the own sheet are to be marked; nothing before something is picked."""
    picks = picks_of(draft)
    chosen = {spot_of(cell): Mark.CHOSEN for cell in picks.cells}
    if not draft.picked:
        return chosen
    seat = seat_of(view.seat or "A")
    offered = [pick.value for pick in draft.choices() if isinstance(pick, Pick) and pick.kind == "cell"]
    reach = rules_of(view.options).placing.reach(state.crossed[seat])
    if picks.cells:
        reach |= beside(mask_of(picks.cells))
    found: dict[Spot, Mark] = {}
    only = confirmable(draft) if draft.ready() is None else None
    for cell in offered:
        near = mask_of((cell,)) & reach
        found[spot_of(cell)] = Mark.GHOST if only is not None else Mark.NEXT if near else Mark.LATER
    return {**found, **chosen}


def offered_faces(moves: tuple[object, ...], kind: str, other: str | None) -> set[str]:
    """Return the faces of one kind of die that lead to a move, beside a face of the other kind."""
    place = 0 if kind == "colour" else 1
    found: set[str] = set()
    for move in moves:
        if isinstance(move, Cross):
            picks = move.picks()
            if other is None or picks[1 - place].value == other:
                found.add(picks[place].value)
    return found


def colour_word(draft: Draft, state: State, picks: Picks) -> str:
    """Return what to call the colour of a move: that of the cells, where a joker stands for it."""
    if picks.colour == "joker" and picks.cells:
        cell = next(each(mask_of(picks.cells)))
        return colour(COLOURS[state.sheet.inks[cell]])
    return colour(picks.colour or "joker")


def number_of(picks: Picks) -> int:
    """Return what the number die says; 0 for a joker or no die."""
    if picks.number is None or NUMBER_FACES.index(picks.number) == JOKER:
        return 0
    return int(picks.number)


def why_not_cell(draft: Draft, state: State, view: Position, cell: str) -> str:
    """Return why this cell cannot be added to the move."""
    seat = seat_of(view.seat or "A")
    picks, bit = picks_of(draft), mask_of((cell,))
    if bit & state.crossed[seat]:
        return REASONS["noch_mal.crossed"](cell=cell)
    ink = COLOURS[state.sheet.inks[bit.bit_length() - 1]]
    if picks.colour not in (None, "joker", ink):
        return REASONS["noch_mal.colour"](cell=cell, colour=picks.colour)
    number = number_of(picks)
    if number and len(picks.cells) >= number:
        return REASONS["noch_mal.count"](number=number, count=len(picks.cells) + 1)
    if picks.cells and not beside(mask_of(picks.cells)) & bit:
        return REASONS["noch_mal.connected"]()
    if state.crossed[seat] and view.options.column_h_always_open:
        return not_reached()
    return REASONS["noch_mal.touch" if state.crossed[seat] else "noch_mal.start"]()
