"""Twelve written matches and thirty counted positions. `REWRITE_GOLDEN=1` writes them anew, to be read.

`NOCH_MAL_COUNTS=30` tries every set of up to five cells of one colour in all positions, not only in some.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from itertools import combinations
from pathlib import Path
from random import Random

from tests.games.noch_mal.matches import matches, play
from tests.games.noch_mal.states import deciding

from spielblock.games.noch_mal.cells import connected, each
from spielblock.games.noch_mal.dice import COLOUR_FACES, JOKER, NUMBER_FACES
from spielblock.games.noch_mal.events import ColourFilled, ColumnFilled, Counted
from spielblock.games.noch_mal.moves import Cross, cross
from spielblock.games.noch_mal.position import Position
from spielblock.games.noch_mal.rules import NochMalRules
from spielblock.games.noch_mal.scoring import points
from spielblock.games.noch_mal.state import State
from spielblock.match.match import Match
from spielblock.rules.contract import Draw, Move, Over
from spielblock.rules.event import Event
from spielblock.rules.seats import CHANCE, letter

FOLDER = Path(__file__).parents[2] / "golden"
#: The match alone whose player saves jokers and fills two colours in 22 throws; random players never do.
ALONE, DICE = 5, "golden/153"
TRIED = int(os.environ.get("NOCH_MAL_COUNTS", "1"))


def compare(name: str, text: str) -> None:
    path = FOLDER / name
    if os.environ.get("REWRITE_GOLDEN"):
        path.write_text(text, encoding="utf-8")
    assert path.read_text(encoding="utf-8") == text


def transcript() -> Iterator[str]:
    for number, (match, states) in enumerate(twelve(), 1):
        options = match.rules.options  # pyright: ignore
        yield f"match {number}: {match.seats} seats, {letter(match.start.first)} begins, {options}"
        yield from [f"  {row}" for row in match.state.sheet.rows]
        for state in states:
            entry = match.log[-1]
            who = "" if entry.by == CHANCE else f"{letter(entry.by)} "
            told = "".join([brief(event) for event in match.events[-1]])
            mark = f"{state.throw_no:>4} " if entry.by == CHANCE else "     "
            yield f"{mark}{who}{entry.move.text()}{told}"
        over = match.pending
        assert isinstance(over, Over)
        yield f"  scores {over.scores}, ranks {over.ranks}, {over.reason.key}\n"


def twelve() -> Iterator[tuple[Match[State, Position], Iterator[State]]]:
    for number, match in enumerate(matches(12, seed=12), 1):
        if number == ALONE:
            other = Match(match.rules, match.start, DICE)
            yield other, for_two_colours(other)
        else:
            yield match, play(match, Random(number))


def for_two_colours(match: Match[State, Position]) -> Iterator[State]:
    """Play alone for the two colours that lack least; yield every state."""
    while not isinstance(match.pending, Over):
        if isinstance(match.pending, Draw):
            match.play(CHANCE, match.fate())
        else:
            lacking = [(lacks(match.state, move), move) for move in match.rules.moves(match.state, 0)]
            match.play(0, min(lacking, key=lambda pair: pair[0])[1])
        yield match.state


def lacks(state: State, move: Move) -> float:
    """Return what two colours still lack after a move; the third counts a little, a joker like a cell."""
    cells, spent = (move.cells, move.jokers) if isinstance(move, Cross) else (0, 0)
    left = sorted([(colour & ~state.crossed[0] & ~cells).bit_count() for colour in state.sheet.colours])
    return left[0] + left[1] + left[2] / 5 + spent


def brief(event: Event) -> str:
    match event:
        case (
            ColumnFilled(seat=seat, column=goal, points=value)
            | ColourFilled(seat=seat, colour=goal, points=value)
        ):
            return f"  [{seat} {goal} +{value}]"
        case Counted():
            parts = f"{event.columns} + {event.colours} + {event.jokers} - 2 x {event.stars}"
            return f"\n     {event.seat}: {parts} = {event.total}"
        case _:
            return ""


def test_matches() -> None:
    compare("noch_mal_matches.txt", "\n".join(transcript()))


def by_trying(rules: NochMalRules, state: State, seat: int) -> int:
    """Count what is not refused of passing and all sets of up to five cells of one colour with these dice."""
    count = 1
    colours, numbers = (dict.fromkeys(dice) for dice in rules.placing.pool(state, seat))
    for cells in [list(each(mask)) for mask in state.sheet.colours]:
        ink = state.sheet.inks[cells[0]]
        for size in range(1, 6):
            for chosen in combinations(cells, size):
                mask = sum([1 << cell for cell in chosen])
                for colour in colours:
                    for number in numbers:
                        if colour in (ink, JOKER) and number in (size - 1, JOKER):
                            move = known(colour, number, mask)
                            count += rules.refusal(state, seat, move) is None
    return count


def known(colour: int, number: int, mask: int) -> Cross:
    """Return the move with these dice and cells; one that can never be legal is not kept."""
    if connected(mask):
        return cross(colour, number, mask)
    return Cross(colour, number, mask, (colour == JOKER) + (number == JOKER))


def test_counts() -> None:
    lines: list[str] = []
    for number, (rules, state, seat) in enumerate(deciding(30), 1):
        count = len(rules.moves(state, seat))
        if number <= TRIED:
            assert by_trying(rules, state, seat) == count
        colours, numbers = rules.placing.pool(state, seat)
        dice = [COLOUR_FACES[face] for face in colours] + [NUMBER_FACES[face] for face in numbers]
        lines.append(
            f"{number}: {state.seats} seats, throw {state.throw_no}, {letter(seat)}, "
            f"{state.crossed[seat].bit_count()} crosses, {points(state, seat).total} points, "
            f"{' '.join(dice)}: {count}"
        )
    compare("noch_mal_counts.txt", "\n".join([*lines, ""]))
