"""What the others' hands can still be: who draws had nothing to lay, and who pays had no answer."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from spielblock.games.rockit.cards import BIT, COLOURS, HIDDEN, NUMBER, answers, colour_of, fitting
from spielblock.games.rockit.events import (
    CardKept,
    CardPlayed,
    CardsDrawn,
    CardTurned,
    ColourNamed,
    HandDealt,
)
from spielblock.games.rockit.position import Position
from spielblock.rules.seats import seat_of

ALL: Final = (1 << HIDDEN) - 1


class Group(NamedTuple):
    """So many cards of a hand, and a bit for every card that none of them is."""

    cards: int
    out: int


Hands = list[list[Group]]


def shown(view: Position, sizes: Sequence[int]) -> Hands:
    """Return for each seat the groups that its hand of this size is made of, as far as everybody could see.

    Whoever draws is taken to have had nothing that fits, and neither is a drawn card that is not laid; who
    could have drawn by choice may be underrated by that. A view reaches back to the last shuffling.
    """
    table = fitting(view.options.plus_mix == "only_pending_forbidden")
    found: Hands = [[Group(cards, 0)] for cards in _before(view, sizes)]
    top, colour = -1, -1
    for event in view.seen:
        match event:
            case HandDealt(seat=seat, cards=cards):
                found[seat_of(seat)] = [Group(len(cards), 0)]
            case CardTurned(card=card, stays=True):
                top, colour = NUMBER[card], colour_of(NUMBER[card])
            case ColourNamed(colour=name):
                colour = COLOURS.index(name)
            case CardPlayed(seat=seat, card=card, colour=name, drawn=drawn):
                top, colour = NUMBER[card], COLOURS.index(name) if name in COLOURS else -1
                _lay(found[seat_of(seat)], top, drawn=drawn)
            case CardsDrawn(seat=seat, cards=cards, why=why):
                lacks = _lacks(why, table, top, colour)
                found[seat_of(seat)] = [
                    Group(group.cards, group.out | lacks) for group in found[seat_of(seat)]
                ]
                found[seat_of(seat)].append(Group(len(cards), lacks if why == "draw" else 0))
            case CardKept(seat=seat):
                _keep(found[seat_of(seat)])
            case _:
                pass
    return found


def _before(view: Position, sizes: Sequence[int]) -> list[int]:
    """Return how many cards each seat held when what is seen began."""
    found = list(sizes)
    for event in view.seen:
        match event:
            case CardPlayed(seat=seat):
                found[seat_of(seat)] += 1
            case CardsDrawn(seat=seat, cards=cards):
                found[seat_of(seat)] -= len(cards)
            case _:
                pass
    return [max(0, cards) for cards in found]


def _lacks(why: str, table: list[int], top: int, colour: int) -> int:
    """Return the cards that whoever draws now cannot have held."""
    if top < 0 or why == "call":
        return 0
    if why == "take":
        return answers(top)
    return table[top * 4 + colour] if colour >= 0 else 0


def _lay(groups: list[Group], card: int, *, drawn: bool) -> None:
    """Take a card out of the likeliest group: the one just drawn, or the largest that may hold it."""
    able = [at for at, group in enumerate(groups) if group.cards and not group.out & BIT[card]]
    if drawn or not able:
        able = [at for at, group in enumerate(groups) if group.cards][-1:]
    if able:
        at = max(able, key=lambda one: groups[one].cards)
        groups[at] = Group(groups[at].cards - 1, groups[at].out)


def _keep(groups: list[Group]) -> None:
    """Note that the card that was just drawn fits, and was kept."""
    if groups:
        groups[-1] = Group(groups[-1].cards, ALL & ~groups[-1].out)
