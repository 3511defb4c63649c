"""`python -m tests.games.choices`: what every level of every game chooses in some positions, line by line."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import msgspec
from tests.games.played import asked

from spielblock.games import all_games
from spielblock.rules.contract import Decision


def choices(states: int = 3) -> Iterator[str]:
    """Yield what is chosen, with its values, by players that get the view as their process does."""
    for game in all_games().values():
        for one in asked(game, states):
            view = msgspec.json.decode(msgspec.json.encode(one.view), type=game.position)
            decision = Decision(one.seat, view, one.moves)
            for level, make in game.bots.items():
                thought = make(one.match.rules, 4).think(decision, Random(5))
                values = [candidate.value for candidate in thought.candidates]
                yield f"{game.id} {level} {thought.move.text()} {values}"


if __name__ == "__main__":
    print(*choices(), sep="\n")
