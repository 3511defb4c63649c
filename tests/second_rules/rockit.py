"""Rockit a second time, from the rule text alone: plain dictionaries, no speed."""

from __future__ import annotations

import copy
from typing import Any

Position = dict[str, Any]
COLOURS = "RYGB"
#: Keys that mean nothing once a match is over.
IDLE_AT_THE_END = ("direction",)


def _option(position: Position, name: str, default: Any) -> Any:
    return position["options"].get(name, default)


def _seats(position: Position) -> list[str]:
    return [chr(65 + seat) for seat in range(position["seats"])]


def _after(position: Position, seat: str, steps: int = 1) -> str:
    at = (ord(seat) - 65 + steps * position["direction"]) % position["seats"]
    return chr(65 + at)


def _wild(card: str) -> bool:
    return card[0] == "W"


def _plus(card: str) -> str:
    return "+" + card.split("+")[1] if "+" in card else ""


def fits(position: Position, card: str) -> bool:
    """Return whether a card may be put on the pile as it lies."""
    pending = position["pending"]
    if pending:
        return _plus(card) == pending["kind"]
    top = position["discard"][0]
    strict = _option(position, "plus_mix", "never") == "never"
    if card == "W+4":
        return not (strict and _plus(top) == "+2")
    if card == "W":
        return True
    if _plus(card) == "+2" and strict and top == "W+4":
        return False
    return card[0] == position["colour"] or (not _wild(top) and card[1:] == top[1:])


def _spelt(card: str, left: int) -> list[str]:
    named = [f"{card}>{colour}" for colour in COLOURS] if _wild(card) else [card]
    return [text + call for text in named for call in (("", "!") if left < 2 else ("",))]


def legal(position: Position) -> dict[str, list[str]]:
    phase, seat = position["phase"], position["to_move"]
    if phase == "call":
        return _in_call(position)
    if phase not in ("turn", "drawn"):
        return {}
    hand = position["hands"][seat]
    if position["colour"] is None:
        return {seat: [f">{colour}" for colour in COLOURS]}
    if phase == "drawn":
        return {seat: [*_spelt(position["drawn"], len(hand) - 1), "keep"]}
    cards = [
        text for card in sorted(set(hand)) if fits(position, card) for text in _spelt(card, len(hand) - 1)
    ]
    if position["pending"]:
        free = not _option(position, "stack_compulsory", True)
        return {seat: cards + (["take"] if free or not cards else [])}
    return {seat: cards + ([] if cards and _option(position, "must_play", False) else ["draw"])}


def _in_call(position: Position) -> dict[str, list[str]]:
    found = {position["caller"]: ["call", "silent"]}
    if _option(position, "penalty", "automatic") == "must_be_caught":
        found |= {seat: ["catch"] for seat in _seats(position) if seat != position["caller"]}
    return found


def act(position: Position, by: str, action: str) -> Position:
    after = copy.deepcopy(position)
    if by == "chance":
        _shuffled(after, action.split())
    elif action == "draw":
        _draw(after, by, 1, "draw")
    elif action == "keep":
        _pass_to(after, _after(after, by))
    elif action == "take":
        cards = after["pending"]["cards"]
        after["pending"], after["to_move"] = None, _after(after, by)
        _draw(after, by, cards, "take")
    elif action in ("call", "silent", "catch"):
        _call(after, action)
    elif action[0] == ">":
        after["colour"] = action[1]
    else:
        _play(after, by, action)
    return after


def _shuffled(position: Position, words: list[str]) -> None:
    verb, *cards = words
    if verb == "deal":
        position["hands"] = {seat: [] for seat in _seats(position)}
        order = [_after(position, position["dealer"], step) for step in range(1, position["seats"] + 1)]
        for seat in order * 7:
            position["hands"][seat].append(cards.pop(0))
        position["draw"], position["discard"] = cards, []
        _turn_up(position)
    elif position["drawing"] is None:
        position["draw"] = cards
        _turn_up(position)
    else:
        position["draw"], position["discard"] = cards, position["discard"][:1]
        drawing, position["drawing"] = position["drawing"], None
        _draw(position, drawing["seat"], drawing["cards"], drawing["why"])


def _turn_up(position: Position) -> None:
    card = position["draw"][0]
    effects = _option(position, "first_card", "number_only") == "uno_effects"
    if card == "W+4" or not (effects or card[1:].isdigit()):
        position["phase"] = "shuffle"
        return
    position["draw"].pop(0)
    position["discard"] = [card]
    position["colour"] = None if _wild(card) else card[0]
    first = _after(position, position["dealer"])
    if card[1:] == "S":
        first = _after(position, first)
    elif card[1:] == "V":
        position["direction"] = -1
        first = position["dealer"]
    elif _plus(card):
        position["pending"] = {"kind": "+2", "cards": 2}
    _pass_to(position, first)


def _pass_to(position: Position, seat: str) -> None:
    position.update(phase="turn", to_move=seat, drawn=None, caller=None, drawing=None)


def _draw(position: Position, seat: str, count: int, why: str) -> None:
    """Draw, over a shuffle if it must be; go on with what comes after the drawing."""
    got = None
    while count and position["draw"]:
        got = position["draw"].pop(0)
        position["hands"][seat].append(got)
        count -= 1
    if count and len(position["discard"]) > 1:
        position.update(phase="shuffle", drawing={"seat": seat, "cards": count, "why": why}, caller=None)
    elif why == "draw":
        if got is not None and fits(position, got):
            position.update(phase="drawn", drawn=got, to_move=seat)
        else:
            _pass_to(position, _after(position, seat))
    elif why == "take" and (done := [seat for seat, hand in position["hands"].items() if not hand]):
        _round_over(position, done[0])
    else:
        _pass_to(position, position["to_move"])


def _play(position: Position, by: str, action: str) -> None:
    called = action.endswith("!")
    card, _, named = action.rstrip("!").partition(">")
    position["hands"][by].remove(card)
    position["discard"].insert(0, card)
    position["colour"] = named or card[0]
    before = position["pending"]["cards"] if position["pending"] else 0
    kind = _plus(card)
    position["pending"] = {"kind": kind, "cards": before + int(kind[1])} if kind else None
    two = position["seats"] == 2
    skips = card[1:] == "S" or (
        card[1:] == "V" and two and _option(position, "reverse_two_players", "skip") == "skip"
    )
    if card[1:] == "V":
        position["direction"] *= -1
    following = _after(position, by, 2 if skips else 1)
    left = len(position["hands"][by])
    if left == 0 and called:
        _won(position, by)
    elif left < 2 and not called:
        position.update(phase="call", caller=by, to_move=following, drawn=None)
    else:
        _pass_to(position, following)


def _call(position: Position, action: str) -> None:
    caller = position["caller"]
    free = _option(position, "penalty", "automatic") == "must_be_caught"
    punished = action == "catch" or (action == "silent" and not free)
    if punished:
        _draw(position, caller, 2, "call")
    elif not position["hands"][caller]:
        _won(position, caller)
    else:
        _pass_to(position, position["to_move"])


def _won(position: Position, winner: str) -> None:
    pending = position["pending"]
    if pending and _option(position, "final_draw", False):
        position["pending"], position["to_move"] = None, _after(position, winner)
        _draw(position, position["to_move"], pending["cards"], "take")
    else:
        _round_over(position, winner)


def _worth(card: str) -> int:
    if _wild(card):
        return 50
    return int(card[1:]) if card[1:].isdigit() else 20


def _round_over(position: Position, winner: str) -> None:
    aim = _option(position, "points_to", 0)
    cards = [card for hand in position["hands"].values() for card in hand]
    position["scores"][winner] += sum(map(_worth, cards)) if aim else 1
    if position["scores"][winner] >= (aim or _option(position, "rounds_to_win", 1)):
        position.update(phase="over", to_move=None, caller=None, drawn=None, pending=None)
        return
    position["round"] += 1
    position["dealer"] = chr(65 + (ord(position["dealer"]) - 64) % position["seats"])
    first = _after({**position, "direction": 1}, position["dealer"])
    position.update(
        phase="deal", to_move=first, direction=1, colour=None, pending=None, drawn=None, caller=None
    )
    position.update(hands={seat: [] for seat in _seats(position)}, draw=[], discard=[], drawing=None)


def result(position: Position) -> dict[str, int]:
    return position["scores"]
