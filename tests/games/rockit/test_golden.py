"""Twelve written matches and thirty counted positions. `REWRITE_GOLDEN=1` writes them anew, to be read."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from itertools import islice
from pathlib import Path
from random import Random

from tests.games.rockit.matches import covering, positions, short
from tests.reference_bots.rockit import SimpleBot

from spielblock.games.rockit.cards import NAMES
from spielblock.games.rockit.moves import BY_TEXT, CALL_LATE, SILENT
from spielblock.games.rockit.options import Options
from spielblock.games.rockit.rules import RockitRules
from spielblock.games.rockit.state import DRAWN, State
from spielblock.rules.contract import Decide, Draw, Move, Over
from spielblock.rules.event import written
from spielblock.rules.seats import CHANCE, letter

FOLDER = Path(__file__).parents[2] / "golden"
DEPTH = 3
#: The last match is one of several rounds for points; its seed is chosen for what is rare: a Joker turned up,
#: and a last card that the next seat still pays.
SEVERAL, SEED = 12, 337
Listing = Callable[[RockitRules, State, int], list[Move]]


def compare(name: str, text: str) -> None:
    path = FOLDER / name
    if os.environ.get("REWRITE_GOLDEN"):
        path.write_text(text, encoding="utf-8")
    assert path.read_text(encoding="utf-8") == text


def transcript() -> Iterator[str]:
    """Every match but the last is a round, between rules of thumb that now and then lay or say anything."""
    for number, whole in enumerate(islice(covering(), 12), 1):
        setting, seed = (whole, SEED) if number == SEVERAL else (short(whole), number)
        yield f"match {number}: {setting}"
        rules, rng = RockitRules(setting.options), Random(seed)
        state = rules.setup(setting.start)
        while not isinstance(pending := rules.pending(state), Over):
            by, move = CHANCE, None
            if isinstance(pending, Draw):
                move = pending.chance.draw(rng)
            else:
                by = pending.seats[int(rng.random() * len(pending.seats))]
                move = chosen(rules, state, by, rng)
            yield f"{standing(state)}  {letter(by)} {short_text(move)}"
            step = rules.apply(state, move, by)
            yield from told(step.events)
            state = step.state
        yield f"scores {pending.scores}, ranks {pending.ranks}, {pending.reason.key}\n"


def chosen(rules: RockitRules, state: State, by: int, rng: Random) -> Move:
    moves = rules.moves(state, by)
    if rng.random() < 0.15 or moves == [CALL_LATE, SILENT]:
        return moves[int(rng.random() * len(moves))]
    move = SimpleBot(rules).think(rules.decision(state, by), rng).move
    forgets = move.text().endswith("!") and rng.random() < 0.4
    return rules.parse(move.text()[:-1]) if forgets else move


def standing(state: State) -> str:
    """Return all that decides what may be laid, and the hand of whoever has the turn."""
    if not state.discard:
        return "(no card lies)"
    top = NAMES[state.discard[-1]] + ("" if state.colour < 0 else f"/{'RYGB'[state.colour]}")
    owed = f" owed {state.owed}" if state.owed else ""
    drawn = f" drawn {NAMES[state.drawn]}" if state.phase == DRAWN else ""
    hand = " ".join([NAMES[card] for card in state.hand(state.turn)])
    return f"{top}{owed}{drawn} [{letter(state.turn)}: {hand}] pile {len(state.pile) - state.at}"


def short_text(move: Move) -> str:
    text = move.text()
    return text if len(text) < 40 else f"{text[:37]}…"


def told(events: tuple[object, ...]) -> Iterator[str]:
    for event in events:
        data = dict(written(event))  # type: ignore[arg-type]
        name = data.pop("event")
        if name not in ("CardPlayed", "CardKept"):
            values = [
                " ".join(value) if isinstance(value, tuple) and name != "RoundWon" else value
                for value in data.values()
            ]
            yield f"      {name} " + " ".join(map(str, values))


def test_matches() -> None:
    compare("rockit_matches.txt", "\n".join(transcript()))


def by_moves(rules: RockitRules, state: State, seat: int) -> list[Move]:
    return rules.moves(state, seat)


def by_trying(rules: RockitRules, state: State, seat: int) -> list[Move]:
    """Try all that the notation can spell."""
    return [move for move in BY_TEXT.values() if rules.refusal(state, seat, move) is None]


def leaves(rules: RockitRules, state: State, depth: int, listing: Listing) -> int:
    """Count the ways to make so many moves; each shuffle between them is one and the same."""
    while isinstance(pending := rules.pending(state), Draw):
        state = rules.apply(state, pending.chance.draw(Random(7))).state
    if depth == 0 or isinstance(pending, Over):
        return 1
    assert isinstance(pending, Decide)
    return sum(
        leaves(rules, rules.apply(state, move, seat).state, depth - 1, listing)
        for seat in pending.seats
        for move in listing(rules, state, seat)
    )


def undecided() -> Iterator[tuple[RockitRules, State]]:
    for rules, state in positions(400, step=11, seed="counts"):
        if isinstance(rules.pending(state), Decide):
            yield rules, state


def test_counts() -> None:
    lines: list[str] = []
    places = (
        place
        for place in positions(400, step=11, seed="counts")
        if isinstance(place[0].pending(place[1]), Decide)
    )
    for number, (rules, state) in enumerate(islice(places, 0, 300, 10), 1):
        counts = [leaves(rules, state, depth, by_moves) for depth in range(1, DEPTH + 1)]
        depths = 2 if counts[-1] > 3000 else DEPTH
        assert counts[:depths] == [leaves(rules, state, depth, by_trying) for depth in range(1, depths + 1)]
        lines.append(f"{number}: {state.seats} seats, {changed(rules.options)}, {standing(state)}: {counts}")
    compare("rockit_counts.txt", "\n".join([*lines, ""]))


def changed(options: Options) -> str:
    plain = Options()
    names = [name for name in options.__struct_fields__ if getattr(options, name) != getattr(plain, name)]
    return " ".join([f"{name}={getattr(options, name)}" for name in names]) or "as usual"
