"""Schock a second time, from the rule text alone: plain dictionaries, no speed."""

from __future__ import annotations

import copy
from itertools import combinations
from typing import Any

Position = dict[str, Any]
Throw = dict[str, Any]
LIDS = 13
CLASSES = ["number", "straight", "general", "schock", "jule", "out"]


def _option(position: Position, name: str, default: Any) -> Any:
    return position["options"].get(name, default)


def rank(position: Position, dice: list[int], opened: list[int]) -> tuple[float, int, int]:
    """Return how high a result stands: its class, its value in the class, and the lids it costs."""
    high, middle, low = sorted(dice, reverse=True)
    digits = 100 * high + 10 * middle + low
    at_once = not opened
    built = at_once or not _option(position, "straight_general_in_one_throw", False)
    if digits == 111:
        return 5, 0, LIDS
    if digits == 421 and at_once and _option(position, "jule", False):
        return 4, 0, 7
    if middle == low == 1:
        below = high == 2 and _option(position, "general_beats_schock2", False)
        return (1.5 if below else 3), high, high
    if high == middle == low and built:
        return 2, high, 3
    if high == middle + 1 == low + 2 and built:
        return 1, high, 2
    return 0, digits, 1


def _all_seats(position: Position) -> list[str]:
    return [chr(65 + seat) for seat in range(position["seats"])]


def _turns(position: Position, throw: Throw) -> list[str]:
    dice: list[int] = throw["dice"]
    opened: list[int] = throw["open"]
    sixes = dice.count(6)
    if sixes < 2 or (_option(position, "turn_same_throw_only", False) and 6 in opened):
        return []
    if sixes == 3:
        return ["turn two rethrow 6"]
    third = next(die for die in dice if die != 6)
    both = [] if _locked(position, throw, [third]) else [f"turn rethrow 6 {third}"]
    return ["turn rethrow 6", *both]


def _locked(position: Position, throw: Throw, back: list[int]) -> bool:
    """Return whether one of the dice that go back has to stay because it was kept."""
    if not _option(position, "kept_dice_locked", False):
        return False
    free = list(throw["dice"])
    for die in throw["open"]:
        free.remove(die)
    return any(back.count(die) > free.count(die) for die in back)


def legal(position: Position) -> dict[str, list[str]]:
    seat = position["to_move"]
    throw = position["throws"].get(seat)
    if position["phase"] not in ("turn", "late_turn") or throw is None or len(throw["dice"]) < 3:
        return {}
    if position["phase"] == "late_turn":
        return {seat: ["stand", *_turns(position, throw)]}
    dice = sorted(throw["dice"], reverse=True)
    sets = {back for count in (1, 2, 3) for back in combinations(dice, count)}
    again = [
        "rethrow " + " ".join(map(str, back)) for back in sets if not _locked(position, throw, list(back))
    ]
    return {seat: ["stand", *again, *_turns(position, throw)]}


def act(position: Position, by: str, action: str) -> Position:
    after = copy.deepcopy(position)
    if by == "chance":
        _thrown(after, [int(word) for word in action.split()[1:]])
        return after
    throw = after["throws"][by]
    words = action.split()
    if action == "stand":
        throw["done"] = True
        (_late if after["phase"] == "late_turn" else _turn_over)(after)
        return after
    dice = throw["dice"]
    for die in words[words.index("rethrow") + 1 :]:
        dice.remove(int(die))
    for _ in range({"turn": 1, "rethrow": 0}[words[0]] + (words[1] == "two")):
        dice.remove(6)
        dice.append(1)
    throw["dice"] = sorted(dice, reverse=True)
    throw["open"] = list(throw["dice"])
    throw["done"] = after["phase"] == "late_turn"
    return after


def _thrown(position: Position, dice: list[int]) -> None:
    phase, seat = position["phase"], position["to_move"]
    if phase == "throw_off":
        position["throw_off"][seat] = dice
        _next_throw_off(position)
        return
    throw = position["throws"].setdefault(seat, {"dice": [], "count": 0, "open": [], "done": False})
    throw["dice"] = sorted([*throw["dice"], *dice], reverse=True)
    throw["count"] += 1
    if phase == "opening":
        throw["done"] = True
        _opening(position)
    elif phase == "late_turn":
        _late(position)
    elif throw["count"] == position["limit"]:
        throw["done"] = True
        _turn_over(position)


def _opening(position: Position) -> None:
    order: list[str] = position["order"]
    if len(position["throws"]) < len(order):
        position["to_move"] = order[len(position["throws"])]
        return
    sums = {seat: sum(position["throws"][seat]["dice"]) for seat in order}
    lowest = [seat for seat in order if sums[seat] == min(sums.values())]
    position["throws"] = {}
    if len(lowest) > 1:
        position["order"], position["to_move"] = lowest, lowest[0]
        return
    position["stock"] -= 1
    position["lids"][lowest[0]] += 1
    _new_round(position, lowest[0])


def _new_round(position: Position, starter: str) -> None:
    seats = position["losers"][:2] if position["half"] == "final" else _all_seats(position)
    inside = [seat for seat in seats if position["stock"] > 0 or position["lids"][seat] > 0]
    inside.sort(key=lambda seat: (ord(seat) - ord(starter)) % position["seats"])
    position.update(phase="turn", throws={}, throw_off={}, limit=3, order=inside, to_move=starter)


def _turn_over(position: Position) -> None:
    order: list[str] = position["order"]
    at = order.index(position["to_move"])
    if at == 0:
        position["limit"] = position["throws"][order[0]]["count"]
    if at + 1 < len(order):
        position["to_move"] = order[at + 1]
        return
    position["phase"] = "late_turn"
    position["to_move"] = ""
    _late(position)


def _late(position: Position) -> None:
    """Ask the next one who may still turn; when nobody is left, evaluate."""
    order: list[str] = position["order"]
    at = order.index(position["to_move"]) + 1 if position["to_move"] else 0
    for seat in order[at:]:
        if _may_turn_late(position, position["throws"][seat]):
            position["to_move"] = seat
            return
    _evaluate(position)


def _may_turn_late(position: Position, throw: Throw) -> bool:
    how = _option(position, "late_turn", "always")
    allowed = {
        "always": True,
        "kept_sixes": throw["open"].count(6) >= 2,
        "only_after_three_throws": throw["count"] == 3,
        "off": False,
    }[how]
    return allowed and bool(_turns(position, throw))


def _key(position: Position, seat: str, count: bool) -> tuple[Any, ...]:
    throw = position["throws"][seat]
    return (
        *rank(position, throw["dice"], throw["open"])[:2],
        -throw["count"] if count else 0,
        -position["order"].index(seat),
    )


def _evaluate(position: Position) -> None:
    order: list[str] = position["order"]
    ties = _option(position, "ties", "fewer_throws_then_earlier")
    if ties == "rethrow":
        low = min(_key(position, seat, True)[:2] for seat in order)
        bottom = [seat for seat in order if _key(position, seat, True)[:2] == low]
        if len(bottom) > 1:
            position.update(phase="throw_off", throw_off={seat: [] for seat in bottom}, to_move=bottom[0])
            return
    _settle(position, min(order, key=lambda seat: _key(position, seat, ties != "earlier_only")))


def _next_throw_off(position: Position) -> None:
    dice: dict[str, list[int]] = position["throw_off"]
    waiting = [seat for seat in position["order"] if seat in dice and not dice[seat]]
    if waiting:
        position["to_move"] = waiting[0]
        return
    ranks = {seat: rank(position, thrown, [])[:2] for seat, thrown in dice.items()}
    lowest = [seat for seat in position["order"] if seat in ranks and ranks[seat] == min(ranks.values())]
    if len(lowest) > 1:
        position.update(throw_off={seat: [] for seat in lowest}, to_move=lowest[0])
        return
    _settle(position, lowest[0])


def _settle(position: Position, worst: str) -> None:
    ties = _option(position, "ties", "fewer_throws_then_earlier")
    others = [seat for seat in position["order"] if seat != worst]
    best = max(others, key=lambda seat: _key(position, seat, ties != "earlier_only"))
    throw = position["throws"][best]
    value = rank(position, throw["dice"], throw["open"])[2]
    lids: dict[str, int] = position["lids"]
    if value == LIDS:
        position["stock"] = 0
        lids.update(dict.fromkeys(lids, 0))
        lids[worst] = LIDS
    elif position["stock"] > 0:
        paid = min(value, position["stock"])
        position["stock"] -= paid
        lids[worst] += paid
    else:
        paid = min(value, lids[best])
        lids[best] -= paid
        lids[worst] += paid
    if lids[worst] == LIDS:
        _half_over(position, worst)
    else:
        _new_round(position, worst)


def _half_over(position: Position, loser: str) -> None:
    position["losers"].append(loser)
    losers: list[str] = position["losers"]
    if len(losers) == 3 or (len(losers) == 2 and losers[0] == losers[1]):
        position.update(phase="over", to_move=None)
        return
    position["half"] = 2 if len(losers) == 1 else "final"
    position["stock"] = LIDS
    position["lids"] = dict.fromkeys(_all_seats(position), 0)
    _new_round(position, losers[0])


def result(position: Position) -> dict[str, int]:
    return {seat: int(seat == position["losers"][-1]) for seat in _all_seats(position)}
