"""Deal anew what a seat may not see. What that is stands here by the words of the rules, not by the views."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from random import Random
from typing import Any, Final, NamedTuple

import msgspec

from spielblock.rules.chance import below, shuffle
from spielblock.rules.contract import Rules
from spielblock.rules.entry import GameEntry
from spielblock.rules.seats import letter, seat_of

#: A position as plain data.
Plain = dict[str, Any]


class Table(NamedTuple):
    """What is played, and where chance comes from."""

    game: GameEntry
    rules: Rules[Any, Any]
    rng: Random


#: Changes a position in place, so that the seat with this letter cannot tell it from before.
Dealer = Callable[[Plain, str, Table], None]

FACES: Final = 6
DICE: Final = 3


def dealt_anew(state: Any, seat: int, table: Table) -> Any | None:
    """Return a state that this seat cannot tell from the one given; None if nothing is hidden from it."""
    dealer = DEALERS.get(table.game.id)
    if dealer is None:
        return None
    written = msgspec.json.encode(table.rules.to_position(state))
    after = msgspec.json.decode(written)
    dealer(after, letter(seat), table)
    return None if after == msgspec.json.decode(written) else state_of(after, table)


def state_of(plain: Plain, table: Table) -> Any:
    """Return the state that a position says."""
    return table.rules.from_position(msgspec.convert(plain, table.game.position))


def deal_tock(position: Plain, seat: str, table: Table) -> None:
    """Hands of others and the pile; a card that was given away stays, since its giver knows where it is."""
    _deal_cards(position, seat, table.rng, list(position["exchanged"].values()))


def deal_rockit(position: Plain, seat: str, table: Table) -> None:
    """Hands of others and the pile; a card that was just drawn stays with who drew it."""
    drawn = position.get("drawn")
    _deal_cards(position, seat, table.rng, [drawn] if drawn and position["to_move"] != seat else [])


def deal_schock(position: Plain, seat: str, table: Table) -> None:
    """Dice under cups: those of others unless they throw openly, and of every last throw, one's own too."""
    if position["phase"] != "turn":
        return
    openly = position["options"].get("visibility") == "open"
    for owner, throw in position["throws"].items():
        most = DICE if owner == position["order"][0] else position["limit"]
        last = throw["count"] >= most
        if len(throw["dice"]) == DICE and (last or (owner != seat and not openly)):
            laid = list(throw["open"])
            fresh = [1 + below(table.rng, FACES) for _ in range(DICE - len(laid))]
            throw["dice"] = sorted([*laid, *fresh], reverse=True)


def deal_noch_mal(position: Plain, seat: str, table: Table) -> None:
    """What others have chosen, as long as not everybody has: another choice that is possible for them."""
    chosen: dict[str, str] = position["chosen"]
    for owner in sorted(set(chosen) - {seat}):
        kept = {one: chosen[one] for one in chosen if one != owner}
        before: Plain = {**position, "pending": [], "chosen": kept}
        moves = table.rules.moves(state_of(before, table), seat_of(owner))
        chosen[owner] = moves[below(table.rng, len(moves))].text()


DEALERS: Final[Mapping[str, Dealer]] = {
    "tock": deal_tock,
    "rockit": deal_rockit,
    "schock": deal_schock,
    "noch_mal": deal_noch_mal,
}


def _deal_cards(position: Plain, seat: str, rng: Random, fixed: list[str]) -> None:
    """Shuffle what others hold together with the pile and deal it again; a fixed card stays in its hand."""
    hands: dict[str, list[str]] = position["hands"]
    kept = {owner: _split(hand, fixed) for owner, hand in hands.items() if owner != seat}
    pool = [card for _, free in kept.values() for card in free] + list(position["draw"])
    order = list(range(len(pool)))
    shuffle(rng, order)
    pool = [pool[at] for at in order]
    for owner, (stay, free) in kept.items():
        hands[owner] = [*stay, *[pool.pop() for _ in free]]
    position["draw"] = pool


def _split(hand: list[str], fixed: list[str]) -> tuple[list[str], list[str]]:
    """Return which cards of a hand stay, and which are dealt; a fixed card stays once."""
    stay: list[str] = []
    free: list[str] = []
    for card in hand:
        (stay if card in fixed and card not in stay else free).append(card)
    return stay, free
