"""Tock a second time, from the rule texts alone: plain dictionaries, one step after another, no speed."""

from __future__ import annotations

import copy
from collections.abc import Iterator
from typing import Any

Position = dict[str, Any]
#: A piece: whose it is, and where it stands, as positions write it (`r0*` is protected).
Pieces = dict[str, list[str]]

DEALS = {2: [5, 5, 4, 4, 4, 4], 3: [5, 4, 4, 4], 4: [5, 4, 4], 5: [4, 3, 3], 6: [4, 4]}
WORTH = {"A": 1, "K": 13, "Q": 12, "2": 2, "3": 3, "5": 5, "6": 6, "8": 8, "9": 9, "10": 10}
DEFAULTS: dict[str, Any] = {
    "fields_per_sector": 18,
    "entry_offset": 2,
    "two_player_sectors": 4,
    "must_play_if_possible": False,
    "move_inside_goal": True,
    "seven_may_continue_with_partner": False,
    "seven": "split",
    "jack_own_own": True,
    "fast_start": False,
}


class Table:
    """A position with the numbers of its board."""

    def __init__(self, position: Position) -> None:
        self.position = position
        self.options: dict[str, Any] = {**DEFAULTS, **position.get("options", {})}
        self.count: int = position["seats"]
        self.seats = [chr(65 + seat) for seat in range(self.count)]
        sectors: int = self.options["two_player_sectors"] if self.count == 2 else self.count
        per: int = self.options["fields_per_sector"]
        self.length = sectors * per
        apart = sectors // 2 if self.count == 2 else 1
        self.start = {seat: at * apart * per for at, seat in enumerate(self.seats)}
        back: int = self.options["entry_offset"]
        self.entry = {seat: (self.start[seat] - back) % self.length for seat in self.seats}

    def next_seat(self, seat: str) -> str:
        return self.seats[(self.seats.index(seat) + 1) % self.count]

    def partner(self, seat: str) -> str:
        return self.seats[(self.seats.index(seat) + self.count // 2) % self.count]

    def home(self, pieces: Pieces, seat: str) -> bool:
        return all(place.startswith("g") for place in pieces[seat])

    def colour(self, seat: str, pieces: Pieces) -> str:
        """Return whose pieces this seat moves in a turn that begins now."""
        return self.partner(seat) if self.position["teams"] and self.home(pieces, seat) else seat


def number(place: str) -> int:
    return int(place[1:].rstrip("*"))


def on_field(pieces: Pieces, field: int) -> tuple[str, int] | None:
    for seat, places in pieces.items():
        for at, place in enumerate(places):
            if place[0] == "r" and number(place) == field:
                return seat, at
    return None


def protected(pieces: Pieces, field: int) -> bool:
    found = on_field(pieces, field)
    return found is not None and pieces[found[0]][found[1]].endswith("*")


def send_home(pieces: Pieces, field: int) -> None:
    found = on_field(pieces, field)
    if found is not None:
        pieces[found[0]][found[1]] = "yard"


def single_steps(table: Table, pieces: Pieces, colour: str, place: str, entered: bool = False) -> list[str]:
    """Return where one step leads from a place: along the track, into the goal, or up inside it.

    `entered` says that the piece has come into the goal with the very move that this step belongs to.
    """
    if place == "yard":
        return []
    if place[0] == "g":
        up = f"g{number(place) + 1}"
        allowed = entered or table.options["move_inside_goal"]
        free = allowed and number(place) < 4 and up not in pieces[colour]
        return [up] if free else []
    ways: list[str] = []
    ahead = (number(place) + 1) % table.length
    if not protected(pieces, ahead):
        ways.append(f"r{ahead}")
    at_entry = number(place) == table.entry[colour]
    if at_entry and not place.endswith("*") and "g1" not in pieces[colour]:
        ways.append("g1")
    return ways


def after_step(pieces: Pieces, colour: str, place: str, target: str) -> Pieces:
    """Return the pieces after one step of a seven, which captures what it steps on."""
    new = copy.deepcopy(pieces)
    if target[0] == "r":
        send_home(new, number(target))
    new[colour][new[colour].index(place)] = target
    return new


def walks(
    table: Table, pieces: Pieces, colour: str, place: str, steps: int, entered: bool = False
) -> Iterator[tuple[str, Pieces]]:
    """Yield where exactly this many steps of a seven bring a piece, and the pieces then."""
    if steps == 0:
        yield place, pieces
        return
    for target in single_steps(table, pieces, colour, place, entered):
        new = after_step(pieces, colour, place, target)
        yield from walks(table, new, colour, target, steps - 1, entered or place[0] == "r")


def mover(table: Table, pieces: Pieces, colour: str) -> str:
    """Return whose pieces go on in a seven: the partner's once one's own are home, if that is agreed."""
    if (
        table.position["teams"]
        and table.options["seven_may_continue_with_partner"]
        and table.home(pieces, colour)
    ):
        return table.partner(colour)
    return colour


def can_finish(table: Table, pieces: Pieces, colour: str, left: int, known: dict[Any, bool]) -> bool:
    """Return whether the steps that are left of a seven can all be made, in any order."""
    if left == 0:
        return True
    colour = mover(table, pieces, colour)
    key = (colour, left, *[tuple(sorted(places)) for places in pieces.values()])
    if key not in known:
        known[key] = any(
            can_finish(table, new, colour, left - steps, known)
            for place in set(pieces[colour])
            for steps in range(1, left + 1)
            for _, new in walks(table, pieces, colour, place, steps)
        )
    return known[key]


def seven_parts(table: Table, pieces: Pieces, colour: str, left: int) -> dict[str, tuple[Pieces, int]]:
    """Return each part of a seven, as `from>to`, with the pieces after it and the steps then left."""
    known: dict[Any, bool] = {}
    parts: dict[str, tuple[Pieces, int]] = {}
    for place in set(pieces[colour]):
        for steps in range(1, left + 1):
            for target, new in walks(table, pieces, colour, place, steps):
                if can_finish(table, new, colour, left - steps, known):
                    parts[f"{place.rstrip('*')}>{target}"] = new, left - steps
    return parts


def seven_alone(table: Table, pieces: Pieces, colour: str) -> dict[str, Pieces]:
    """Return the moves of a seven that one piece makes: seven steps, or as far as its way goes."""
    found: dict[str, Pieces] = {}
    for place in set(pieces[colour]):
        for into_goal in (False, True):
            here, now = place, pieces
            for _ in range(7):
                ways = single_steps(table, now, colour, here, place[0] == "r")
                wanted = [way for way in ways if way[0] == "g"] if into_goal else []
                ways = wanted or [way for way in ways if way[0] == "r" or here[0] == "g"]
                if into_goal and here[0] == "r" and number(here) == table.entry[colour] and not wanted:
                    ways = []
                if not ways:
                    break
                here, now = ways[0], after_step(now, colour, here, ways[0])
            if here != place and (not into_goal or here[0] == "g"):
                found[f"{place.rstrip('*')}>{here}"] = now
    return found


def simple_moves(table: Table, pieces: Pieces, colour: str, worth: int) -> dict[str, Pieces]:
    """Return the moves forward by the whole worth of a card, jumping over what is not protected."""
    found: dict[str, Pieces] = {}
    for place in set(pieces[colour]) - {"yard"}:
        for target in forward(table, pieces, colour, place, worth):
            found[f"{place.rstrip('*')}>{target}"] = after_step(pieces, colour, place, target)
    return found


def forward(table: Table, pieces: Pieces, colour: str, place: str, worth: int) -> Iterator[str]:
    if place[0] == "g":
        way = [f"g{at}" for at in range(number(place) + 1, number(place) + worth + 1)]
        if (
            table.options["move_inside_goal"]
            and number(place) + worth <= 4
            and not set(way) & set(pieces[colour])
        ):
            yield way[-1]
        return
    field = number(place)
    track = [(field + step) % table.length for step in range(1, worth + 1)]
    if not any(protected(pieces, other) for other in track):
        yield f"r{track[-1]}"
    to_entry = (table.entry[colour] - field) % table.length
    beyond = worth - to_entry
    if not 1 <= beyond <= 4 or (to_entry == 0 and place.endswith("*")):
        return
    lane = [f"g{at}" for at in range(1, beyond + 1)]
    if not any(protected(pieces, other) for other in track[:to_entry]) and not set(lane) & set(
        pieces[colour]
    ):
        yield lane[-1]


def backward(table: Table, pieces: Pieces, colour: str) -> dict[str, Pieces]:
    found: dict[str, Pieces] = {}
    for place in pieces[colour]:
        if place[0] == "r":
            way = [(number(place) - step) % table.length for step in range(1, 5)]
            if not any(protected(pieces, field) for field in way):
                found[f"{place.rstrip('*')}>r{way[-1]}"] = after_step(pieces, colour, place, f"r{way[-1]}")
    return found


def entering(table: Table, pieces: Pieces, colour: str) -> dict[str, Pieces]:
    if "yard" not in pieces[colour]:
        return {}
    new = copy.deepcopy(pieces)
    new[colour].remove("yard")
    send_home(new, table.start[colour])
    new[colour].append(f"r{table.start[colour]}*")
    return {f"yard>r{table.start[colour]}": new}


def swaps(table: Table, pieces: Pieces, colour: str) -> dict[str, Pieces]:
    free = [
        (seat, place)
        for seat in table.seats
        for place in pieces[seat]
        if place[0] == "r" and place[-1] != "*"
    ]
    found: dict[str, Pieces] = {}
    for mine in [place for seat, place in free if seat == colour]:
        for seat, other in free:
            both_mine = seat == colour
            if both_mine and (number(mine) >= number(other) or not table.options["jack_own_own"]):
                continue
            new = copy.deepcopy(pieces)
            new[colour][new[colour].index(mine)] = "r-1"
            new[seat][new[seat].index(other)] = mine
            new[colour][new[colour].index("r-1")] = other
            found[f"{mine}<>{other}"] = new
    return found


def plays(table: Table, pieces: Pieces, colour: str, card: str) -> dict[str, Pieces]:
    """Return every move of a card that is done at once, with the pieces after it."""
    rank = card[:-1]
    if rank == "J":
        return swaps(table, pieces, colour)
    if rank == "4":
        return backward(table, pieces, colour)
    if rank == "7":
        return seven_alone(table, pieces, colour)
    found = simple_moves(table, pieces, colour, WORTH[rank])
    if rank in "AK":
        found |= entering(table, pieces, colour)
    return found


def card_moves(table: Table, pieces: Pieces, seat: str, card: str) -> list[str]:
    colour = table.colour(seat, pieces)
    if card[:-1] == "7" and table.options["seven"] == "split":
        return [f"{card} {part}" for part in seven_parts(table, pieces, colour, 7)]
    return [f"{card} {move}" for move in plays(table, pieces, colour, card)]


def legal(position: Position) -> dict[str, list[str]]:
    """Return what every seat that has to act may do."""
    table = Table(position)
    if position["phase"] == "exchange":
        waiting = [seat for seat in table.seats if seat not in position["exchanged"]]
        return {seat: [f"exchange {card}" for card in position["hands"][seat]] for seat in waiting}
    if position["phase"] != "play":
        return {}
    seat, pieces = position["to_move"], position["pieces"]
    seven = position.get("seven")
    if seven:
        parts = seven_parts(table, pieces, seven["colour"], seven["left"])
        return {seat: [f"{seven['card']} {part}" for part in parts]}
    hand = position["hands"][seat]
    if position.get("skip"):
        return {seat: [f"{card} discard" for card in hand]}
    moves = {card: card_moves(table, pieces, seat, card) for card in hand}
    thrown = [] if table.options["must_play_if_possible"] and any(moves.values()) else hand
    return {
        seat: [move for card in hand for move in moves[card]]
        + [f"{c} discard" for c in thrown if not moves[c]]
    }


def act(position: Position, by: str, action: str) -> Position:
    """Return the position after an action that `legal` lists, or after a shuffle."""
    after = copy.deepcopy(position)
    table = Table(after)
    word, _, rest = action.partition(" ")
    if by == "chance":
        after["draw"], after["discard"] = rest.split(), []
        deal(table)
    elif word == "exchange":
        exchange(table, by, rest)
    else:
        play(table, by, word, rest)
    return after


def exchange(table: Table, by: str, card: str) -> None:
    position = table.position
    position["exchanged"][by] = card
    if len(position["exchanged"]) < table.count:
        return
    for seat, given in position["exchanged"].items():
        position["hands"][seat].remove(given)
        position["hands"][table.partner(seat)].append(given)
    position["phase"] = "play"
    position["to_move"] = table.next_seat(position["dealer"])


def play(table: Table, by: str, card: str, rest: str) -> None:
    position = table.position
    seven = position.get("seven")
    colour = seven["colour"] if seven else table.colour(by, position["pieces"])
    if not seven:
        position["hands"][by].remove(card)
        position["discard"].insert(0, card)
    position["seven"] = None
    left = 0
    if rest == "discard":
        position["skip"] = False
    elif card[:-1] == "7" and table.options["seven"] == "split":
        parts = seven_parts(table, position["pieces"], colour, seven["left"] if seven else 7)
        position["pieces"], left = parts[rest]
    else:
        position["pieces"] = plays(table, position["pieces"], colour, card)[rest]
    if won(table):
        position["phase"], position["to_move"] = "over", None
    elif left:
        position["seven"] = {"card": card, "left": left, "colour": mover(table, position["pieces"], colour)}
    else:
        pass_on(table, by, card)


def won(table: Table) -> bool:
    pieces = table.position["pieces"]
    done = {seat for seat in table.seats if table.home(pieces, seat)}
    if table.position["teams"]:
        return any(table.partner(seat) in done for seat in done)
    return bool(done)


def pass_on(table: Table, by: str, card: str) -> None:
    position = table.position
    position["to_move"] = table.next_seat(by)
    position["skip"] = card[:-1] == "10" and bool(position["hands"][position["to_move"]])
    if any(position["hands"].values()):
        return
    position["dealer"] = table.next_seat(position["dealer"])
    position["deal"] += 1
    if position["deal"] > len(DEALS[table.count]):
        position["deal"], position["phase"], position["to_move"] = 1, "deal", None
        position["exchanged"] = {}
        return
    deal(table)


def deal(table: Table) -> None:
    position = table.position
    position["exchanged"] = {}
    seat = position["dealer"]
    for _ in range(DEALS[table.count][position["deal"] - 1] * table.count):
        seat = table.next_seat(seat)
        position["hands"][seat].append(position["draw"].pop(0))
    position["phase"] = "exchange" if position["teams"] else "play"
    position["to_move"] = None if position["teams"] else table.next_seat(position["dealer"])


def result(position: Position) -> dict[str, int]:
    """Return the pieces in the goal, by seat."""
    return {seat: sum(place[0] == "g" for place in places) for seat, places in position["pieces"].items()}
