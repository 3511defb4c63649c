"""Which cards a throw makes: one a colour, in a fixed order, and what stands on each."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace

from spielblock.games.rock_the_bock import texts as words
from spielblock.games.rock_the_bock.moves import COLOURS, FACES, Take
from spielblock.games.rock_the_bock.names import texts as names
from spielblock.games.rock_the_bock.position import Position
from spielblock.games.rock_the_bock.ui import texts
from spielblock.games.rock_the_bock.ui.choice import Choice
from spielblock.games.rock_the_bock.ui.outlook import effect, outlook, short
from spielblock.rules.contract import Move
from spielblock.widgets.stage import Stage


def face_order(view: Position, seat: str) -> list[str]:
    """Return all faces as the cards lie: own bucks and goats, wolves, the others clockwise, nobody's."""
    letters = list(view.players)
    at = letters.index(seat)
    clockwise = letters[at:] + letters[:at]
    owned = [str(view.players[letter].colour) for letter in clockwise]
    rest = [colour for colour in COLOURS if colour not in owned]
    return ["buck", owned[0], "wolf", *owned[1:], *rest]


def plain_cards(view: Position, faces: Sequence[str], seat: str, stage: Stage) -> list[Choice]:
    """Return the cards of a throw that nobody chooses from yet: dice and what they are."""
    return [
        _plain(view, face, faces.count(face), seat, stage) for face in face_order(view, seat) if face in faces
    ]


def offered_cards(
    view: Position,
    moves: Sequence[Take],
    picked: Take | None,
    face: str,
    stage: Stage,
    *,
    digits: bool,
    tip: Move | None = None,
) -> list[Choice]:
    """Return the cards of a throw to choose from; `face` is selected, `picked` the one move left, if so.

    `tip` is what a hint tells to take.
    """
    seat = str(view.to_move)
    cards: list[Choice] = []
    for card in plain_cards(view, lying(view), seat, stage):
        here = [move for move in moves if FACES[move.face] in card.faces[:1]]
        if not here or card.dead:
            cards.append(card)
            continue
        digit = str(sum(one.offered for one in cards) + 1) if digits else ""
        cards.append(_offered(view, here, picked, face, digit, stage))
    return _advised(cards, tip)


def _advised(cards: Sequence[Choice], move: Move | None) -> list[Choice]:
    """Return the cards, with the one that a hint tells to take marked, and who is to get the wolves."""
    face, *target = move.picks() if move is not None else ("",)
    aim = str(target[0]) if target else ""
    return [
        replace(card, advised=True, advised_aim=aim) if card.faces[0] == face and card.offered else card
        for card in cards
    ]


def titled(move: Take, view: Position, who: Callable[[str], str]) -> str:
    """Return a move as a card or button says it."""
    return words.worded(move, view, lambda letter: short(who(letter)))


def rank(move: Move, choices: Sequence[Choice], order: Sequence[str]) -> tuple[int, int]:
    """Return the place of a move among all: as the cards lie, the wolves in the order of who can get them."""
    faces, (face, *target) = [choice.faces[0] for choice in choices], move.picks()
    card = faces.index(str(face)) if face in faces else len(faces)
    return card, order.index(str(target[0])) if target else 0


def digit(move: Move, choices: Sequence[Choice]) -> str:
    """Return the digit on the card of a move, or nothing."""
    return next((choice.digit for choice in choices if choice.faces[0] == move.picks()[0]), "")


def lying(view: Position) -> list[str]:
    """Return the faces of the dice that lie, each as often as it does."""
    return [face for face, count in (view.throw or {}).items() for _ in range(count)]


def _plain(view: Position, face: str, count: int, seat: str, stage: Stage) -> Choice:
    faces = (face,) * count
    owner = next((letter for letter, sheet in view.players.items() if sheet.colour == face), "")
    if face in COLOURS and not owner:
        return Choice(faces, texts.nobody(), texts.nobody_why(), dead=True)
    what = names.symbols(face, count)
    if face == "wolf":
        others = tuple(letter for letter in view.players if letter != seat)
        return Choice(faces, what, targets=others)
    return Choice(faces, _for_whom(what, owner or seat, stage))


def _for_whom(what: str, letter: str, stage: Stage) -> str:
    """Say for whom it is; the only person at the table is spoken to."""
    people = [sitter.letter for sitter in stage.sitters if sitter.human]
    return words.for_you(what) if people == [letter] else words.for_other(what, short(stage.name(letter)))


def _offered(
    view: Position, moves: Sequence[Take], picked: Take | None, face: str, digit: str, stage: Stage
) -> Choice:
    first = FACES[moves[0].face]
    count = (view.throw or {}).get(first, 0)
    selected = face == first
    chosen = picked if picked in moves else moves[0] if len(moves) == 1 else None
    if chosen is None:
        title, says, aim = texts.wolves_for(names.wolves(count)), texts.pick_target(count), ""
    else:
        look = outlook(chosen, view)
        title, says, aim = titled(chosen, view, stage.name), effect(look, stage), look.target
    targets = tuple(outlook(move, view).target for move in moves) if len(moves) > 1 else ()
    return Choice(
        faces=(first,) * count,
        title=title,
        effect=says,
        targets=targets,
        aim=aim if selected and targets else "",
        digit=digit,
        offered=True,
        selected=selected,
        asking=selected and chosen is None,
    )
