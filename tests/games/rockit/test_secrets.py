"""What a seat may not know shows nowhere: not in views, events, refusals or sentences."""

from __future__ import annotations

from random import Random

import msgspec
from tests.games.rockit.matches import positions

from spielblock.games.rockit import cards as deck
from spielblock.games.rockit import position as written_down
from spielblock.games.rockit.cards import BIT, HIDDEN, KINDS
from spielblock.games.rockit.game import GAME
from spielblock.games.rockit.moves import BY_TEXT
from spielblock.games.rockit.rules import RockitRules
from spielblock.games.rockit.state import DRAWN, SHUFFLE, State
from spielblock.games.rockit.texts import said
from spielblock.headless.texts import why
from spielblock.rules.contract import Decide
from spielblock.rules.event import Event, written
from spielblock.rules.seats import letter

CANARY = "canary"


def known(rules: RockitRules, events: tuple[Event, ...], seat: int) -> list[Event]:
    seen = [rules.witness(event, seat) for event in events]
    return [event for event in seen if event is not None]


def redealt(state: State, seat: int, rng: Random) -> State:
    """Return a state that this seat cannot tell from the one given: all it does not see is dealt anew."""
    other = state.copy()
    kept = state.drawn if state.phase == DRAWN and state.turn != seat else -1
    pool = state.pile[state.at :] + [
        card for owner in range(state.seats) if owner != seat for card in state.hand(owner)
    ]
    if kept >= 0:
        pool.remove(kept)
    rng.shuffle(pool)
    for owner in range(state.seats):
        if owner == seat:
            continue
        hand = [pool.pop() for _ in range(state.sizes[owner] - (kept >= 0 and owner == state.turn))]
        hand += [kept] if kept >= 0 and owner == state.turn else []
        other.hands[owner * KINDS : (owner + 1) * KINDS] = [hand.count(card) for card in range(KINDS)]
        other.masks[owner] = sum({BIT[card] for card in hand})
    other.pile, other.at = pool, 0
    return other


def test_whatever_others_hold_a_view_is_byte_for_byte_the_same() -> None:
    rng = Random(3)
    for rules, state in positions(150, seed="redeal"):
        for seat in range(state.seats):
            view = msgspec.json.encode(rules.view(state, seat))
            for _ in range(3):
                assert msgspec.json.encode(rules.view(redealt(state, seat, rng), seat)) == view


def test_a_view_holds_no_card_of_others_and_none_of_the_pile() -> None:
    """Each hidden card gets a name of its own kind, and that name must not come through."""
    names = deck.NAMES[:]
    try:
        for rules, state in positions(250, seed="canary"):
            seat = state.turn if state.phase == SHUFFLE else (state.turn + 1) % state.seats
            seen = set(state.hand(seat)) | set(state.discard)
            for card in range(HIDDEN):
                deck.NAMES[card] = names[card] if card in seen else CANARY
            assert written_down.NAMES is deck.NAMES
            assert CANARY not in msgspec.json.encode(rules.view(state, seat)).decode()
    finally:
        deck.NAMES[:] = names


def test_the_canary_sings_in_the_open_position() -> None:
    names = deck.NAMES[:]
    try:
        rules, state = next(iter(positions(1, seed="canary")))
        deck.NAMES[:HIDDEN] = [CANARY] * HIDDEN
        assert CANARY in msgspec.json.encode(rules.to_position(state)).decode()
    finally:
        deck.NAMES[:] = names


def test_events_show_others_only_how_many_cards_were_drawn() -> None:
    drew = 0
    for rules, state in positions(400, step=1, seed="events"):
        pending = rules.pending(state)
        moves = (
            [(seat, move) for seat in pending.seats for move in rules.moves(state, seat)]
            if isinstance(pending, Decide)
            else []
        )
        for by, move in moves:
            events = rules.apply(state, move, by).events
            for seat in range(state.seats):
                for event, seen in zip(events, known(rules, events, seat), strict=True):
                    cards = written(event).get("cards")
                    if not isinstance(cards, tuple | list) or written(event)["seat"] == letter(seat):
                        assert seen == event
                        continue
                    drew += len(cards)
                    assert list(written(seen)["cards"]) == ["?"] * len(cards)
                    assert all(name not in (said(seen, str) or "").split() for name in cards)
    assert drew > 100


def test_a_refusal_says_nothing_of_hidden_cards() -> None:
    """The same refusal comes whatever the others hold."""
    rng = Random(5)
    for rules, state in positions(60, seed="refusal"):
        for seat in range(min(state.seats, 3)):
            again = redealt(state, seat, rng)
            for move in list(BY_TEXT.values())[::5]:
                one, other = rules.refusal(state, seat, move), rules.refusal(again, seat, move)
                assert one == other
                assert one is None or CANARY not in why(GAME, one)


def test_what_was_drawn_or_laid_by_others_was_hidden_before() -> None:
    for rules, state in positions(50, seed="reveals"):
        pending = rules.pending(state)
        if isinstance(pending, Decide):
            for move in rules.moves(state, pending.seats[0]):
                for event in rules.apply(state, move, pending.seats[0]).events:
                    by_name = type(event).__name__
                    own = rules.reveals(event, pending.seats[0])
                    other = rules.reveals(event, (pending.seats[0] + 1) % state.seats)
                    if by_name == "CardPlayed":
                        assert (own, other) == (False, True)
                    elif by_name == "CardsDrawn" and written(event)["seat"] == letter(pending.seats[0]):
                        assert (own, other) == (bool(written(event)["cards"]), False)
