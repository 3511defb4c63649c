"""How each event looks: dice tumble and are taken, crosses are drawn, values ringed and struck."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QAbstractAnimation, QPoint, QPointF

from spielblock.control.cues import Cue
from spielblock.control.pace import Beat, Pace
from spielblock.games.noch_mal import events
from spielblock.games.noch_mal.ui import texts
from spielblock.games.noch_mal.ui.dice import DieButton, DieLook
from spielblock.games.noch_mal.ui.dock import DiceDock, Label
from spielblock.games.noch_mal.ui.looks import Standing, spot_of
from spielblock.games.noch_mal.ui.scene import SheetView
from spielblock.rules.event import Event
from spielblock.widgets.motion import Motion, one_after_another
from spielblock.widgets.stage import Stage

#: How often a die changes its face, and how far it turns, on its way.
CHANGES: Final = 9
TURNS: Final = 540.0


class Shows:
    """Makes the cues of a table.

    `eyes` is the letter of the seat that watches; `left` is written before the dice that are not taken.
    """

    def __init__(self, stage: Stage, view: SheetView, dock: DiceDock) -> None:
        self._stage = stage
        self._view = view
        self._dock = dock
        self.eyes = "A"
        self.left = Label()

    def cue(self, event: Event) -> Cue | None:
        """Return how to show an event."""
        match event:
            case events.DiceThrown():
                return lambda pace: self._tumble(event, pace)
            case events.Crossed():
                return lambda pace: self._cross(event, pace)
            case events.Passed():
                return lambda pace: self._note(event.seat, texts.passes(), pace)
            case events.Chose():
                return lambda pace: self._note(event.seat, texts.has_chosen(), pace, Beat.REST)
            case events.ColumnFilled(seat=seat, column=goal, first=first):
                return lambda pace: self._filled(seat, goal, pace, first=first)
            case events.ColourFilled(seat=seat, colour=goal, first=first):
                return lambda pace: self._filled(seat, goal, pace, first=first)
            case _:
                return None

    def _tumble(self, event: events.DiceThrown, pace: Pace) -> QAbstractAnimation | None:
        looks = [DieLook("colour", face, "pool") for face in event.colours]
        looks += [DieLook("number", face, "pool") for face in event.numbers]
        label = Label(texts.thrown(), self._stage.name(event.seat))
        self._dock.show_dice(looks, {"pool": label}, own=False, other=False)
        self._view.clear_notes()
        dice = self._dock.visible_dice
        homes = [die.pos() for die in dice]

        def step(done: float) -> None:
            for place, (die, home) in enumerate(zip(dice, homes, strict=True)):
                late = min(1.0, max(0.0, done * 1.3 - place * 0.05))
                away = 1 - late
                sway = (place % 3 - 1) * 10 * away
                die.move(home + QPoint(round(sway + 60 * away * away), round(-18 * away * abs(sway) / 10)))
                die.tumble(round(away * CHANGES), TURNS * away * (1 if place % 2 else -1))

        return self._motion(pace.ms(Beat.TUMBLE), step)

    def _cross(self, event: events.Crossed, pace: Pace) -> QAbstractAnimation | None:
        crossing = self._strokes(event, pace)
        if not event.active:
            return crossing
        taking = self._take(event, pace)
        parts = [part for part in (taking, crossing) if part is not None]
        return one_after_another(*parts) if parts else None

    def _take(self, event: events.Crossed, pace: Pace) -> QAbstractAnimation | None:
        """Slide the two dice of the active seat to the left."""
        dice = self._dock.visible_dice
        taken = _first(dice, "colour", event.colour) + _first(dice, "number", event.number)
        starts = {die: die.pos() for die in dice}
        own = event.seat == self.eyes
        looks = [
            die.look._replace(group="mine" if die in taken else "pool", offered=False, why="", digit=0)
            for die in dice
        ]
        words = texts.your_pick() if own else texts.takes(self._stage.name(event.seat))
        labels = {"mine": Label(words), "pool": self.left}
        self._dock.show_dice(looks, labels, own=False, other=False)
        ends = {die: die.pos() for die in dice}

        def step(done: float) -> None:
            for die, start in starts.items():
                die.move((QPointF(start) + QPointF(ends[die] - start) * done).toPoint())

        return self._motion(pace.ms(Beat.SORT), step)

    def _strokes(self, event: events.Crossed, pace: Pace) -> QAbstractAnimation | None:
        """Draw crosses on the sheet of a seat, large or small; its jokers are struck with the last."""
        grid = self._view.grid_of(event.seat)
        if grid is None:
            return None
        spots = [spot_of(cell) for cell in event.cells]
        whole = pace.ms(Beat.PENCIL) + pace.ms(Beat.PENCIL_STAGGER, len(spots) - 1)
        stagger = Beat.PENCIL_STAGGER.value / Beat.PENCIL.value

        def step(done: float) -> None:
            grid.draw(spots, done, stagger)
            if done >= 1.0 and self._view.big.owner == event.seat:
                self._view.big.show_jokers(event.jokers)

        return self._motion(whole, step)

    def _note(self, seat: str, words: str, pace: Pace, beat: Beat = Beat.PAUSE) -> QAbstractAnimation | None:
        small = self._view.small_of(seat)
        if small is None:
            return None
        small.show_note(words)
        return self._motion(pace.ms(beat), lambda _: None)

    def _filled(self, seat: str, goal: str, pace: Pace, *, first: bool) -> QAbstractAnimation | None:
        """Ring the value on the own sheet, or strike it there if another was first."""
        big = self._view.big
        values = big.columns if goal in big.columns.goals else big.colours
        if seat == big.owner:
            standing = Standing.FIRST if first else Standing.LATER
        elif first and values.standings[goal] is Standing.OPEN:
            standing = Standing.GONE
        else:
            return None
        return self._motion(pace.ms(Beat.DONE_RING), lambda done: values.draw(goal, standing, done))

    def _motion(self, duration: int, step: Callable[[float], None]) -> QAbstractAnimation | None:
        """Return the motion, or do it at once where nothing takes time."""
        if duration <= 0:
            step(1.0)
            return None
        return Motion(duration, step, self._stage.theme.easing("standard"))


def _first(dice: list[DieButton], kind: str, face: str) -> list[DieButton]:
    return [die for die in dice if die.look.kind == kind and die.look.face == face][:1]
