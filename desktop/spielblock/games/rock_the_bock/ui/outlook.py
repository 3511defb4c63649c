"""What a move would change, worked out from a view: whose sheet, how many symbols, which score."""

from __future__ import annotations

from dataclasses import dataclass

from spielblock.games.rock_the_bock import texts as words
from spielblock.games.rock_the_bock.moves import FACES, Take
from spielblock.games.rock_the_bock.position import Position, Sheet
from spielblock.games.rock_the_bock.scoring import points
from spielblock.games.rock_the_bock.state import MOST_BUCKS, MOST_GOATS, MOST_WOLVES
from spielblock.games.rock_the_bock.ui import texts
from spielblock.widgets.stage import Stage

#: The longest name that is written out on a card.
LONGEST = 12


@dataclass(frozen=True, slots=True)
class Outlook:
    """One move and what it does: `dice` are used, `entered` of them find room on the target's sheet."""

    move: Take
    own: bool
    target: str
    kind: str
    dice: int
    entered: int
    bucks: int
    wolves: int
    goats: int
    before: int
    after: int


def outlook(move: Take, view: Position) -> Outlook:
    """Return what this move does where dice lie."""
    face = FACES[move.face]
    target = words.receiver(move, view)
    dice = (view.throw or {}).get(face, 0)
    sheet = view.players[target]
    kind = face if face in ("buck", "wolf") else "goat"
    had, most = _track(sheet, kind)
    entered = min(dice, most - had)
    bucks = sheet.bucks + (entered if kind == "buck" else 0)
    wolves = sheet.wolves + (entered if kind == "wolf" else 0)
    goats = sheet.goats + (entered if kind == "goat" else 0)
    before = points(sheet.bucks, sheet.wolves, sheet.goats)
    return Outlook(
        move=move,
        own=target == view.to_move,
        target=target,
        kind=kind,
        dice=dice,
        entered=entered,
        bucks=bucks,
        wolves=wolves,
        goats=goats,
        before=before,
        after=points(bucks, wolves, goats),
    )


def effect(look: Outlook, stage: Stage) -> str:
    """Return what the move means for the score, in a few words."""
    if look.entered == 0:
        return texts.no_room()
    said = _own(look) if look.own else _other(look, short(stage.name(look.target)))
    return said if look.entered == look.dice else f"{texts.some_room(look.entered)}. {said}"


def why_not_there(view: Position, letter: str, kind: str) -> str:
    """Return why the seat on turn cannot enter such symbols on this sheet now."""
    own = letter == view.to_move
    if kind == "buck" and not own:
        return texts.own_sheet_only()
    if kind == "wolf" and own:
        return words.not_self()
    face = str(view.players[letter].colour) if kind == "goat" else kind
    return words.absent(face)


def short(name: str) -> str:
    """Return a name that fits on a card.

    >>> short("Maximiliane-Sophie")
    'Maximiliane…'
    """
    return name if len(name) <= LONGEST else name[: LONGEST - 1] + "…"


def _own(look: Outlook) -> str:
    if look.kind == "buck":
        return _balance(look)
    if look.bucks == look.wolves:
        return texts.own_level(look.entered)
    if look.bucks > look.wolves:
        return texts.own_plus(look.entered, look.bucks)
    return texts.own_minus(look.entered, look.wolves)


def _balance(look: Outlook, name: str = "") -> str:
    """Say who is ahead then, and what that changes, for somebody else by name: the same as the list says."""
    by = look.after - look.before
    changes = texts.less_for(name, -by) if name and by < 0 else texts.change(look.goats, by)
    return texts.balance(look.bucks, look.wolves, changes)


def _other(look: Outlook, name: str) -> str:
    if look.kind == "wolf":
        return _balance(look, name)
    if look.bucks == look.wolves:
        return texts.other_level(name, look.entered)
    if look.bucks > look.wolves:
        return texts.other_plus(name, look.entered)
    return texts.other_minus(name, look.entered)


def _track(sheet: Sheet, kind: str) -> tuple[int, int]:
    if kind == "buck":
        return sheet.bucks, MOST_BUCKS
    return (sheet.wolves, MOST_WOLVES) if kind == "wolf" else (sheet.goats, MOST_GOATS)
