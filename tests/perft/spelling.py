"""Every action that the notation of a game can spell in a position, legal or not."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain, combinations, combinations_with_replacement, product
from typing import Any

Position = dict[str, Any]
RANKS = ("A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K")
CARDS = [rank + suit for rank in RANKS for suit in "cdhs"]
INKS = {"r": "red", "o": "orange", "y": "yellow", "g": "green", "b": "blue"}


def tock(position: Position, seat: str) -> Iterator[str]:
    """Yield all for the cards of the hand, a seven under way, and two cards that are not held."""
    held = position["hands"][seat] + ([position["seven"]["card"]] if position.get("seven") else [])
    cards = held + [card for card in CARDS if card not in held][:2]
    seats = position["seats"]
    options = position.get("options", {})
    sectors = options.get("two_player_sectors", 4) if seats == 2 else seats
    track = [f"r{field}" for field in range(sectors * options.get("fields_per_sector", 18))]
    places = ["yard", *track, "g1", "g2", "g3", "g4"]
    for card in cards:
        yield f"{card} discard"
        yield f"exchange {card}"
        yield from (f"{card} {source}>{target}" for source, target in product(places, places))
        yield from (f"{card} {source}<>{target}" for source, target in product(track, track))


def schock(position: Position, seat: str) -> Iterator[str]:
    yield "stand"
    for count in (1, 2, 3):
        for dice in combinations_with_replacement("654321", count):
            for words in ("rethrow", "turn rethrow", "turn two rethrow"):
                yield f"{words} {' '.join(dice)}"


def rock_the_bock(position: Position, seat: str) -> Iterator[str]:
    yield from ("buck", "bucks", "wolves", "goats")
    yield from (f"goats {colour}" for colour in ("red", "blue", "green", "yellow", "white"))
    yield from (f"wolves {other}" for other in "ABCDE")


def rockit(position: Position, seat: str) -> Iterator[str]:
    faces = [*"0123456789SV", "+2"]
    plain = [colour + face for colour in "RYGB" for face in faces] + ["W", "W+4"]
    named = [f"{card}>{colour}" for card in (*plain, "") for colour in "RYGB"]
    for text in (*plain, *named):
        yield text
        yield f"{text}!"
    yield from ("draw", "keep", "take", "call", "silent", "catch")


def noch_mal(position: Position, seat: str) -> Iterator[str]:
    """Yield every set of at most five cells of one colour with every pair of dice that lies there."""
    yield "pass"
    cells: dict[str, list[str]] = {ink: [] for ink in INKS.values()}
    for column in range(15):
        for row in range(7):
            cells[INKS[position["sheet"][row][column].lower()]].append(f"{chr(65 + column)}{row + 1}")
    sets = [
        (ink, some)
        for ink, names in cells.items()
        for count in range(1, 6)
        for some in combinations(names, count)
    ]
    dice = position["dice"]
    for colour, number in sorted(set(product(dice["colours"], dice["numbers"]))):
        for ink, some in sets:
            fits = colour in (ink, "joker") and number in (str(len(some)), "?")
            if fits:
                yield f"{colour}/{number} {' '.join(some)}"


SPELL = {game.__name__: game for game in (tock, schock, rock_the_bock, rockit, noch_mal)}


def spelt(position: Position, seat: str) -> set[str]:
    """Return all that can be written for this seat."""
    return set(chain(SPELL[position["game"]](position, seat)))
