"""From one own decision to the next with three bots: at most 6 s at normal speed (DECISIONS 17).

`python -m tests.benchmarks.waits GAME [--waits 300] [--speed normal] [--level LEVEL]` plays matches of four
seats through the real table, presenter and queue; only the clock is set forward instead of waited for, so
what is counted is what is planned. With a level, bots of it play and the work of their thinking is added;
else quick ones do, and only what is shown counts.

The decision gives averages: a bot's turn of 2.0 s, and so 6 s for three. The mean from choice to choice
counts, with all that is shown or read in between, steps without a choice and rounds that are looked on at
too. Nobody shall wait long even once: what lies between two stops of the person (a choice, a step without
one, a result to be read) keeps to 6 s at p95.
"""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Iterator
from importlib import import_module
from random import Random
from statistics import mean
from time import process_time
from typing import TYPE_CHECKING, Any, cast

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QAbstractAnimation, QObject, Signal
from PySide6.QtWidgets import QWidget
from tests.benchmarks.tock_on_screen import application

from spielblock.control.cues import CueQueue
from spielblock.control.framing import Room
from spielblock.control.pace import SPEEDS, Beat, Pace
from spielblock.control.patience import WAIT_MS
from spielblock.control.presenter import Presenter
from spielblock.control.reading import time_to_read
from spielblock.control.table import Table
from spielblock.games import all_games
from spielblock.match.match import Match
from spielblock.match.seating import Chair
from spielblock.rules.contract import WAIT, Draw, Over, Start
from spielblock.rules.entry import GameEntry
from spielblock.rules.seats import CHANCE, letter
from spielblock.widgets.stage import Sitter, Stage
from spielblock.widgets.theme import Theme

if TYPE_CHECKING:
    from spielblock.control.controller import MatchController

SEATS = 4
ROOM = (976, 554)


class Clock(CueQueue):
    """A queue whose animations end at once, and are counted as if they had been watched."""

    def __init__(self, pace: Pace) -> None:
        super().__init__(pace)
        self.passed = 0
        #: Milliseconds of each wait that has ended, and of the one that has not.
        self.waits: list[int] = []
        self.waited = 0

    def wait(self, ms: int) -> None:
        """Let time pass in which the person waits."""
        self.passed += ms
        self.waited += ms

    def stop_at(self, to_read: int = 0) -> None:
        """Stop at the person, who looks or reads for so long."""
        self.waits.append(self.waited)
        self.waited = 0
        self.passed += to_read

    def _start(self, animation: QAbstractAnimation) -> bool:
        lasts, to_read = max(0, animation.totalDuration()), time_to_read(animation)
        self.wait(lasts - to_read)
        if to_read:
            self.stop_at(to_read)
        animation.start()
        animation.setCurrentTime(lasts)
        return False


class Driven(QObject):
    """What the presenter knows of a controller; it goes on when it is told to, not when it is asked to."""

    stepped = Signal(object)
    asked = Signal(object)
    went_back = Signal(int)
    reseated = Signal(int)

    def __init__(self, match: Match[Any, Any]) -> None:
        super().__init__()
        self.match = match
        self.chairs = [Chair("Kim", "easy" if seat else None) for seat in range(SEATS)]

    def proceed(self) -> None:
        """The loop below goes on by itself."""


class Playing:
    """One match: seat A is the person, who never hesitates."""

    def __init__(self, game: GameEntry, seed: int, pace: Pace, level: str | None) -> None:
        options = game.options()
        rules = game.make_rules(options)
        self.match = Match(rules, game.prepare(Start(SEATS), options, Random(seed)), str(seed))
        self._person = game.stand_in(rules)
        self._bot = self._person if level is None else game.bots[level](rules, None)
        self._rng = Random(seed)
        self.clock = Clock(pace)
        self._driven = Driven(self.match)
        self._table = table_of(game)
        # The double says and hears what a controller does, as far as a presenter has to do with one.
        known = cast("MatchController", self._driven)
        self.presenter = Presenter(known, self._table, self.clock, 0, lambda: self.clock.passed / 1000)
        self._waited: set[int] = set()

    def come_to_bot(self) -> int:
        """Go on until a bot is asked, and return its seat."""
        self.presenter.open()
        while True:
            if isinstance(self.match.pending, Draw):
                self._play(CHANCE, self.match.fate())
            elif seat := max(self.match.asked_now(self._waited)):
                return seat
            else:
                self._ask_person()

    def ask_bot(self, seat: int, more: int = 0) -> None:
        """Let a bot decide that thinks `more` milliseconds."""
        self.clock.wait(more)
        self._ask_bot(seat)

    def choices(self) -> Iterator[int]:
        """Yield the milliseconds from choice to choice."""
        self.presenter.open()
        began: int | None = None
        while not isinstance(pending := self.match.pending, Over):
            if isinstance(pending, Draw):
                self._play(CHANCE, self.match.fate())
                continue
            seat = min(self.match.asked_now(self._waited), key=lambda at: at == 0)
            if seat:
                self._ask_bot(seat)
                continue
            now = self.clock.passed
            if self._ask_person():
                if began is not None:
                    yield now - began
                began = now
        self.presenter.detach()
        self._table.settle()

    def _ask_bot(self, seat: int) -> None:
        began = process_time()
        move = self._bot.think(self.match.decision(seat), self._rng).move
        if self._bot is not self._person:
            self.clock.wait(round((process_time() - began) * 1000))
        self._play(seat, move)

    def _ask_person(self) -> bool:
        """Let the person decide; return whether there was a choice."""
        decision = self.match.decision(0)
        self._driven.asked.emit(decision)
        choice = len(decision.moves) > 1
        self.clock.stop_at(0 if choice else self.clock.pace.ms(Beat.FORCED))
        move = self._person.think(decision, self._rng).move
        self._table.dismiss()
        self._play(0, move)
        return choice

    def _play(self, by: int, move: Any) -> None:
        if move is WAIT:
            self._waited.add(by)
            return
        self._waited.clear()
        self._driven.stepped.emit(self.match.play(by, move))


def table_of(game: GameEntry) -> Table:
    """Return the table of a game as it stands in a window of 1280 x 800."""
    colours = game.colours or ("blue", "red", "green", "yellow")
    sitters = [Sitter(letter(seat), "Kim", colours[seat], 2 * (seat > 0)) for seat in range(SEATS)]
    table: Table = import_module(game.ui).Table(Stage(Theme(), tuple(sitters)))
    for part in (table.scene, table.dock):
        if isinstance(part, QWidget):
            part.resize(*ROOM)
    table.arrange(Room.NORMAL)
    return table


def measured(game: GameEntry, pace: Pace, level: str | None, most: int) -> tuple[list[int], list[int]]:
    """Return so many waits, shortest first, of as many matches as that takes, and all between choices."""
    waits: list[int] = []
    choices: list[int] = []
    seed = 0
    while len(waits) < most:
        seed += 1
        playing = Playing(game, seed, pace, level)
        choices += playing.choices()
        waits += playing.clock.waits[1:]  # nobody has decided before the first
    return sorted(waits), sorted(choices)


def main() -> int:
    """Print the figures; return 1 if they miss the target."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=list(all_games()))
    parser.add_argument("--waits", type=int, default=300)
    parser.add_argument("--speed", choices=list(SPEEDS), default="normal")
    parser.add_argument("--level")
    asked = parser.parse_args()
    _app = application()
    waits, choices = measured(all_games()[asked.game], SPEEDS[asked.speed], asked.level, asked.waits)
    print(f"{asked.game}, speed {asked.speed}, bots {asked.level or 'at once'}")
    for name, found in (("to the next stop", waits), ("from choice to choice", choices)):
        p50, p90, p95 = (found[len(found) * part // 100] / 1000 for part in (50, 90, 95))
        print(
            f"  {name}: mean {mean(found) / 1000:.1f} s, p50 {p50:.1f}, p90 {p90:.1f}, p95 {p95:.1f},"
            f" max {found[-1] / 1000:.1f} (n {len(found)})"
        )
    late = waits[len(waits) * 95 // 100]
    return 0 if asked.speed != "normal" or max(late, mean(choices)) <= WAIT_MS else 1


if __name__ == "__main__":
    sys.exit(main())
