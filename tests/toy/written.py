"""What of Lots can be written down: options, events, positions."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from spielblock.rules.event import Event


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    rounds: Literal[2, 1, 3] = 2
    gentle: bool = False


class HandDealt(Event, frozen=True):
    seat: str
    cards: tuple[str, ...]


class BidMade(Event, frozen=True):
    seat: str
    card: str


class BidsShown(Event, frozen=True):
    bids: dict[str, str]
    winner: str


class Stepped(Event, frozen=True):
    seat: str


class Thrown(Event, frozen=True):
    seat: str
    face: int


class Peeked(Event, frozen=True):
    seat: str
    card: str


class RoundEnded(Event, frozen=True):
    seat: str


AnyEvent = HandDealt | BidMade | BidsShown | Stepped | Thrown | Peeked | RoundEnded


class Pile(Struct, frozen=True, forbid_unknown_fields=True):
    cards: int


class Position(
    Struct, frozen=True, forbid_unknown_fields=True, tag_field="game", tag="lots", omit_defaults=True
):
    seats: int
    options: Options = Options()
    round: int = 1
    phase: Literal["deal", "choose", "turn", "throw", "over"] = "deal"
    to_move: str | None = None
    hands: dict[str, tuple[str, ...] | Pile] = {}
    draw: tuple[str, ...] | Pile = ()
    bids: dict[str, str] = {}
    points: dict[str, int] = {}
    steps: int = 0
    thrown: bool = False
    seat: str | None = None
    seen: tuple[AnyEvent, ...] = ()
