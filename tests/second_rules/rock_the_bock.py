"""Rock the Bock a second time, from the rule text alone: plain dictionaries, no speed."""

from __future__ import annotations

import copy
from typing import Any

Position = dict[str, Any]
DICE, MOST = 10, {"bucks": 10, "wolves": 12, "goats": 12}


def _owner(position: Position, colour: str) -> str | None:
    return next((seat for seat, player in position["players"].items() if player["colour"] == colour), None)


def _choices(position: Position, by: str, throw: dict[str, int]) -> dict[str, tuple[str, str, int]]:
    """Return what can be chosen of a throw: whose sheet, which track, how many dice."""
    found: dict[str, tuple[str, str, int]] = {}
    for face, count in throw.items():
        if count == 0:
            continue
        if face == "buck":
            found["buck"] = by, "bucks", count
        elif face == "wolf":
            for seat in position["players"]:
                if seat != by:
                    found[f"wolves {seat}"] = seat, "wolves", count
        elif (owner := _owner(position, face)) is not None:
            found[f"goats {face}"] = owner, "goats", count
    return found


def legal(position: Position) -> dict[str, list[str]]:
    if position["phase"] == "over" or not position["throw"]:
        return {}
    return {position["to_move"]: list(_choices(position, position["to_move"], position["throw"]))}


def act(position: Position, by: str, action: str) -> Position:
    after = copy.deepcopy(position)
    active = after["to_move"]
    if by == "chance":
        words = action.split()[1:]
        throw = {face: int(count) for count, face in zip(words[::2], words[1::2], strict=True)}
        if _choices(after, active, throw):
            after["throw"] = throw
        else:
            after["throw"] = None
            _next(after, active)
        return after
    seat, track, count = _choices(after, by, after["throw"])[action]
    player = after["players"][seat]
    player[track] = min(player[track] + count, MOST[track])
    after["players"][by]["struck"] += count
    after["throw"] = None
    _next(after, by)
    return after


def _next(position: Position, by: str) -> None:
    seats = sorted(position["players"])
    at = seats.index(by)
    for seat in [*seats[at + 1 :], *seats[: at + 1]]:
        if position["players"][seat]["struck"] < DICE:
            position["to_move"] = seat
            return
    _end_round(position, by, seats)


def _end_round(position: Position, last: str, seats: list[str]) -> None:
    for player in position["players"].values():
        more = player["bucks"] - player["wolves"]
        player["subtotals"].append(player["goats"] * ((more > 0) - (more < 0)))
    if position["round"] == 3:
        position["phase"], position["to_move"] = "over", None
        return
    for player in position["players"].values():
        player["goats_before"] += player["goats"]
        player.update(struck=0, bucks=0, wolves=0, goats=0)
    position["round"] += 1
    how = position["options"].get("next_round_start", "continue")
    if how != "same":
        before = last if how == "continue" else position["start"]
        position["start"] = seats[(seats.index(before) + 1) % len(seats)]
    position["to_move"] = position["start"]


def result(position: Position) -> dict[str, int]:
    return {seat: sum(player["subtotals"]) for seat, player in position["players"].items()}
