"""How cups are lifted, and how the ranking of a round grows."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QAbstractAnimation, QPointF

from spielblock.control.pace import Beat, Pace
from spielblock.games.schock import events as ev
from spielblock.games.schock import texts as words
from spielblock.games.schock.ui import texts
from spielblock.games.schock.ui.naming import names_of
from spielblock.games.schock.ui.ranking_row import Result
from spielblock.games.schock.ui.scene import PubView
from spielblock.games.schock.ui.truth import at_stake
from spielblock.widgets.motion import Motion
from spielblock.widgets.stage import Stage

#: How far the cup tilts when it is lifted in the middle, in degrees.
TILT: Final = -30.0
#: Turning a picture costs more than anything else here, so it is not turned by less than can be seen.
LEAST_TURN: Final = 0.75


class Revealing:
    """Animations from the first cup that is lifted to the lowest that is known."""

    def __init__(self, stage: Stage, scene: PubView, lay_own: Callable[[ev.Revealed], None]) -> None:
        """`lay_own` lets the own dice be seen in the dock, if they are those."""
        self._stage = stage
        self._scene = scene
        self._lay_own = lay_own

    def reveal(self, event: ev.Revealed, pace: Pace) -> QAbstractAnimation:
        """Let the cup fly to the middle, lift and tilt; the dice stay, and the ranking sorts itself."""
        scene, station = self._scene, self._scene.stations[event.seat]
        for other in scene.stations.values():
            other.show_active(other.drawn()["status"], active=False)
        station.show_active(texts.revealing(), active=True)
        scene.show_big(())
        start = station.dice_spot()
        goal = scene.middle + QPointF(-scene.cup.size * 0.88, -scene.cup.size * 0.42)
        scene.cup.lift(lifted=False)
        scene.cup.setVisible(True)
        station.cup.setVisible(False)
        station.pill.show_text("")
        before = scene.ranking.places()

        def step(progress: float) -> None:
            scene.cup.setPos(start + (goal - start) * min(1.0, progress * 1.6))
            scene.cup.lift(lifted=progress > 0.6)
            tilt = _tilt(max(0.0, min(1.0, (progress - 0.6) / 0.3)))
            if tilt != scene.cup.rotation():
                scene.cup.setRotation(tilt)
            if progress > 0.6 and not scene.dice[0].isVisible():
                self._lay_open(event)
            if progress > 0.6:
                scene.ranking.sort_to(before, (progress - 0.6) / 0.4)
            if progress == 1.0:
                self._end_reveal(event)

        return Motion(pace.ms(Beat.CUP_LIFT), step, self._stage.theme.easing("standard"))

    def _lay_open(self, event: ev.Revealed) -> None:
        scene = self._scene
        cup = scene.cup.isVisible()
        scene.show_big(event.dice, *names_of(event.dice, event.kind))
        scene.cup.setVisible(cup)
        self._lay_own(event)
        self._enter(event)

    def _end_reveal(self, event: ev.Revealed) -> None:
        if not self._scene.dice[0].isVisible():
            self._lay_open(event)
        station = self._scene.stations[event.seat]
        station.show_dice(event.dice, cup=False)
        station.pill.show_text(*names_of(event.dice, event.kind))
        # It stays the one that is looked at until the next cup is lifted.
        station.show_active(texts.done(event.count), active=True)

    def rank(self, event: ev.Revealed, pace: Pace) -> QAbstractAnimation:
        """Sort a late result in."""
        before = self._scene.ranking.places()
        self._lay_own(event)
        self._enter(event)
        station = self._scene.stations[event.seat]
        station.show_dice(event.dice, cup=False)
        station.pill.show_text(*names_of(event.dice, event.kind))
        station.show_active(texts.done(event.count), active=True)

        def step(progress: float) -> None:
            self._scene.ranking.sort_to(before, progress)

        return Motion(pace.ms(Beat.SORT), step)

    def leave(self, event: ev.LateStood) -> None:
        """Say no longer that this seat may turn its sixes."""
        throws = {row.seat: row.throws for row in self._scene.ranking.rows}
        self._scene.stations[event.seat].show_active(texts.done(throws.get(event.seat, 0)), active=False)

    def _enter(self, event: ev.Revealed) -> None:
        """Put a result into the ranking at its place."""
        names = names_of(event.dice, event.kind)
        rows = [row for row in self._scene.ranking.rows if row.seat != event.seat]
        rows.insert(event.place - 1, Result(event.seat, event.dice, event.count, names, event.lids))
        self._scene.show_ranking(tuple(rows))
        held = self._scene.stations[rows[0].seat].drawn()["lids"]
        stake = at_stake(tuple(rows), self._scene.pool.count, held)
        self._scene.show_stake(stake, texts.stake(stake) if stake else "")

    def close(self, event: ev.RoundEnded) -> None:
        """Say why the lowest is lowest."""
        ranking = self._scene.ranking
        best, worst = words.result(event.best_dice, event.kind), words.result(event.worst_dice)
        because = texts.BECAUSE.get(event.worst_by)
        note = because() if because is not None else texts.best_and_worst(best, worst)
        self._scene.show_ranking(ranking.rows, note)


def _tilt(share: float) -> float:
    return round(TILT * share / LEAST_TURN) * LEAST_TURN
