"""Random play of ours and of others, run by `peers.py` in an environment that holds the others.

Prints JSON lines: name and actions a second of CPU time.
"""

from __future__ import annotations

import json
import sys
import time
from collections.abc import Callable
from importlib import import_module
from random import Random
from typing import Any

from spielblock.games import all_games
from spielblock.rules.chance import below
from spielblock.rules.contract import Decide, Draw, Over, Start

SECONDS = 1.0
#: A match of Tock whose players throw playable cards away need not end.
MOST_ACTIONS = 20_000


def ours(game: str, seats: int, **options: Any) -> Callable[[Random], int]:
    """Return a loop that plays a random match and says how many moves of seats it had."""
    entry = all_games()[game]
    rules = entry.make_rules(entry.options(**options))

    def play(rng: Random) -> int:
        state, count = rules.setup(Start(seats)), 0
        while count < MOST_ACTIONS:
            pending = rules.pending(state)
            if isinstance(pending, Decide):
                moves = rules.moves(state, pending.seats[0])
                rules.advance(state, moves[below(rng, len(moves))], None)
                count += 1
            elif isinstance(pending, Draw):
                rules.advance(state, pending.chance.draw(rng), None)
            elif isinstance(pending, Over):
                break
        return count

    return play


def rlcard_uno() -> Callable[[Random], int]:
    """Return rlcard's documented loop: its environment with its random agents, two players."""
    rlcard = import_module("rlcard")
    env = rlcard.make("uno")
    agent = import_module("rlcard.agents").RandomAgent
    env.set_agents([agent(num_actions=env.num_actions) for _ in range(env.num_players)])

    def play(rng: Random) -> int:
        trajectories, _ = env.run(is_training=False)
        return sum(len(one) // 2 for one in trajectories)

    return play


def ludopy_four() -> Callable[[Random], int]:
    """Return ludopy's documented loop for four players with random moves."""
    ludopy = import_module("ludopy")

    def play(rng: Random) -> int:
        game, won, count = ludopy.Game(), False, 0
        while not won:
            (_, pieces, *_), _ = game.get_observation()
            choice = pieces[below(rng, len(pieces))] if len(pieces) else -1
            *_, won = game.answer_observation(choice)
            count += 1
        return count

    return play


LOOPS: dict[str, Callable[[], Callable[[Random], int]]] = {
    "rockit": lambda: ours("rockit", 2),
    "rlcard": rlcard_uno,
    "tock": lambda: ours("tock", 4),
    "ludopy": ludopy_four,
}


def main() -> None:
    loops = {name: make() for name, make in LOOPS.items()}
    rng = Random(1)
    for _ in range(int(sys.argv[1])):
        for name, play in loops.items():
            began, count = time.process_time(), 0
            while time.process_time() - began < SECONDS:
                count += play(rng)
            rate = count / (time.process_time() - began)
            print(json.dumps({"name": name, "rate": rate}), flush=True)


if __name__ == "__main__":
    main()
