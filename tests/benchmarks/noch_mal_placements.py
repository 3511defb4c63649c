"""What the legal placements of a Noch mal! throw cost, against plain breadth-first search over sets of cells.

Both answer the same questions, states of random matches, in turn; CPU time, median of nine rounds. The
moves may cost at most a tenth of the search. Prints one line and ends with 1 if they cost more.
"""

from __future__ import annotations

import sys
from statistics import median
from time import process_time

from tests.games.noch_mal.reference import actions
from tests.games.noch_mal.states import deciding

from spielblock.games.noch_mal.cells import names
from spielblock.games.noch_mal.dice import COLOUR_FACES, NUMBER_FACES

STATES = 150
ROUNDS = 9
AT_MOST = 0.1


def main() -> int:
    cases = deciding(STATES, seed=8)
    questions = [
        (
            state.sheet.rows,
            names(state.crossed[seat]),
            state.jokers[seat],
            (
                [COLOUR_FACES[face] for face in rules.placing.pool(state, seat)[0]],
                [NUMBER_FACES[face] for face in rules.placing.pool(state, seat)[1]],
            ),
            rules.options.column_h_always_open,
        )
        for rules, state, seat in cases
    ]
    ours: list[float] = []
    plain: list[float] = []
    for _ in range(ROUNDS):
        before = process_time()
        counts = [len(rules.moves(state, seat)) for rules, state, seat in cases]
        between = process_time()
        searched = [len(actions(*question)) for question in questions]
        plain.append(process_time() - between)
        ours.append(between - before)
        assert counts == searched
    ratio = median(ours) / median(plain)
    each = 1e6 / STATES
    figures = f"{median(ours) * each:.0f} us a throw, plain search {median(plain) * each:.0f} us"
    print(f"noch_mal placements: {figures}, ratio {ratio:.3f} (at most {AT_MOST}), {STATES} states")
    return 0 if ratio <= AT_MOST else 1


if __name__ == "__main__":
    sys.exit(main())
