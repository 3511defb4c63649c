"""Where a match of Rock the Bock stands."""

from __future__ import annotations

from typing import Final

ROUNDS: Final = 3
DICE: Final = 10
MOST_BUCKS: Final = 10
MOST_WOLVES: Final = 12
MOST_GOATS: Final = 12
NOBODY: Final = -1
NOTHING_LIES: Final[tuple[int, ...]] = ()


class State:
    """Everything that is true. Lists hold one number a seat; `turn` is NOBODY when the match is over.

    `owners` says whose each of the four goat colours is, `thrown` how many dice lie with each of the six
    faces (empty: they must be thrown), `before` how many own goats the rounds before had, and
    `subtotals` what the finished rounds brought: the first of every seat, then the second, then the third.
    """

    __slots__ = (
        "before",
        "bucks",
        "goats",
        "owners",
        "round",
        "start",
        "struck",
        "subtotals",
        "thrown",
        "turn",
        "wolves",
    )

    def __init__(
        self,
        owners: tuple[int, ...],
        round: int,
        start: int,
        turn: int,
        thrown: tuple[int, ...],
        struck: list[int],
        bucks: list[int],
        wolves: list[int],
        goats: list[int],
        before: list[int],
        subtotals: list[int],
    ) -> None:
        self.owners = owners
        self.round = round
        self.start = start
        self.turn = turn
        self.thrown = thrown
        self.struck = struck
        self.bucks = bucks
        self.wolves = wolves
        self.goats = goats
        self.before = before
        self.subtotals = subtotals

    @property
    def seats(self) -> int:
        return len(self.struck)

    def copy(self) -> State:
        return State(
            self.owners,
            self.round,
            self.start,
            self.turn,
            self.thrown,
            self.struck[:],
            self.bucks[:],
            self.wolves[:],
            self.goats[:],
            self.before[:],
            self.subtotals[:],
        )
