"""A position of Rockit written down, and what of it a seat sees."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Literal

from msgspec import Struct

from spielblock.games.rockit.cards import ADDED, COLOURS, HIDDEN, NAMES
from spielblock.games.rockit.events import AnyEvent
from spielblock.games.rockit.options import Options
from spielblock.games.rockit.state import CALL, DRAWN, OVER, State
from spielblock.rules.event import Event
from spielblock.rules.seats import letter

Phase = Literal["turn", "drawn", "call", "shuffle", "deal", "over"]
Why = Literal["draw", "take", "call"]

PHASES: Final[tuple[Phase, ...]] = ("turn", "drawn", "call", "shuffle", "deal", "over")
WHYS: Final[tuple[Why, ...]] = ("draw", "take", "call")


class Unseen(Struct, frozen=True, forbid_unknown_fields=True):
    """So many cards, face down."""

    cards: int


class Owed(Struct, frozen=True, forbid_unknown_fields=True):
    """What the seat to move has to draw, or to answer with a card of the same kind."""

    kind: Literal["+2", "+4"]
    cards: int


class Drawing(Struct, frozen=True, forbid_unknown_fields=True):
    """Who goes on drawing after the shuffle, how many cards, and what for."""

    seat: str
    cards: int
    why: Why


Cards = tuple[str, ...] | Unseen


class Position(Struct, frozen=True, forbid_unknown_fields=True, tag_field="game", tag="rockit"):
    """Seats are letters, cards are written as in moves; draw and discard have their top first.

    Without a phase the round is still to be dealt if there are no cards, and a turn if there are.
    """

    seats: int
    options: Options = Options()
    dealer: str | None = None
    direction: Literal[1, -1] = 1
    to_move: str | None = None
    phase: Phase | None = None
    colour: Literal["R", "Y", "G", "B"] | None = None
    pending: Owed | None = None
    drawn: str | None = None
    caller: str | None = None
    drawing: Drawing | None = None
    round: int = 1
    scores: dict[str, int] = {}
    hands: dict[str, Cards] = {}
    draw: Cards = ()
    discard: tuple[str, ...] = ()
    seat: str | None = None
    seen: tuple[AnyEvent, ...] = ()


def write(options: Options, state: State, seat: int | None = None, seen: Sequence[Event] = ()) -> Position:
    """Write down a state; with a seat, what of it that seat sees."""
    return Position(
        seats=state.seats,
        options=options,
        dealer=letter(state.dealer),
        direction=1 if state.direction > 0 else -1,
        to_move=None if state.phase == OVER else letter(state.turn),
        phase=PHASES[state.phase],
        colour=None if state.colour < 0 else _COLOUR[state.colour],
        pending=_owed(state),
        drawn=_drawn(state, seat),
        caller=letter(state.caller) if state.phase == CALL else None,
        drawing=_drawing(state),
        round=state.round,
        scores={letter(other): score for other, score in enumerate(state.scores)},
        hands={letter(other): _hand(state, other, seat) for other in range(state.seats)},
        draw=_cards(state.pile[state.at :], hidden=seat is not None),
        discard=tuple([NAMES[card] for card in reversed(state.discard)]),
        seat=None if seat is None else letter(seat),
        seen=tuple(seen),  # pyright: ignore[reportArgumentType]  # only this game's events are witnessed
    )


_COLOUR: Final[tuple[Literal["R", "Y", "G", "B"], ...]] = ("R", "Y", "G", "B")
assert "".join(_COLOUR) == COLOURS


def _cards(cards: list[int], hidden: bool) -> Cards:
    """Return cards by name, or only their number where the reader or the writer does not know them."""
    if hidden or HIDDEN in cards:
        return Unseen(len(cards))
    return tuple([NAMES[card] for card in cards])


def _hand(state: State, owner: int, seat: int | None) -> Cards:
    return _cards(state.hand(owner), hidden=seat is not None and owner != seat)


def _owed(state: State) -> Owed | None:
    if not state.owed:
        return None
    return Owed("+2" if ADDED[state.discard[-1]] == 2 else "+4", state.owed)


def _drawn(state: State, seat: int | None) -> str | None:
    if state.phase != DRAWN:
        return None
    return NAMES[state.drawn if seat in (None, state.turn) else HIDDEN]


def _drawing(state: State) -> Drawing | None:
    if state.drawer < 0:
        return None
    return Drawing(letter(state.drawer), state.to_draw, WHYS[state.why])
