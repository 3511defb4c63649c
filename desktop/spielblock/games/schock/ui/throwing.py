"""How throws look: cups that shake and slam, dice that are laid out, dice that tumble openly."""

from __future__ import annotations

from PySide6.QtCore import QAbstractAnimation, QPauseAnimation

from spielblock.control.pace import Beat, Pace
from spielblock.control.reading import Reading
from spielblock.games.schock import events as ev
from spielblock.games.schock import texts as words
from spielblock.games.schock.ui import texts
from spielblock.games.schock.ui.dice import TILTS, Face
from spielblock.games.schock.ui.dock import Dock
from spielblock.games.schock.ui.naming import names_of
from spielblock.games.schock.ui.scene import BIG_TILTS, PubView
from spielblock.games.schock.ui.truth import under_cup
from spielblock.widgets.motion import Motion, one_after_another
from spielblock.widgets.stage import Stage


class Throwing:
    """Animations of throws; `own` is the seat whose cup stands in the dock."""

    def __init__(self, stage: Stage, scene: PubView, dock: Dock) -> None:
        self._stage = stage
        self._scene = scene
        self._dock = dock
        self.own = ""

    def open(self, event: ev.OpeningThrown, pace: Pace) -> QAbstractAnimation:
        """Throw for the start, openly."""
        station = self._scene.stations[event.seat]

        def step(progress: float) -> None:
            station.cup.shake(station.cup_home(), progress)
            if progress == 1.0:
                station.show_dice(event.dice, cup=False)
                station.pill.show_text(texts.total(event.total), str(event.total))

        station.show_dice((), cup=True)
        return Motion(pace.ms(Beat.CUP_SHAKE, 2) + pace.ms(Beat.CUP_SLAM), step)

    def throw(self, event: ev.DiceThrown, pace: Pace) -> QAbstractAnimation:
        """Shake and slam; the own cup is lifted for a look."""
        if event.shown == "all" and event.count == event.limit:
            return self._throw_late(event, pace)
        if event.seat == self.own:
            return self._throw_own(event, pace)
        station = self._scene.stations[event.seat]
        station.show_active(texts.throwing(), active=True)

        def step(progress: float) -> None:
            station.cup.shake(station.cup_home(), progress)
            if progress == 1.0:
                self._show_thrown(event)

        return Motion(pace.ms(Beat.CUP_COVERED), step)

    def _throw_own(self, event: ev.DiceThrown, pace: Pace) -> QAbstractAnimation:
        dock, station = self._dock, self._scene.stations[event.seat]
        faces = _whole(event.kept, event.dice)
        seen = len(faces) == 3
        dock.show_dice(tuple([Face(face, laid=True) for face in event.kept]), offered=False, digits=False)
        dock.show_words(texts.in_cup(), "", "")
        dock.show_throws(event.count, event.limit)
        dock.cup.lift(0.0)

        def shake(progress: float) -> None:
            dock.cup.shake(progress)
            station.cup.shake(station.cup_home(), progress)
            if progress == 1.0 and not seen:
                self._show_thrown(event)
                dock.show_words(texts.one_covered() if event.limit == 1 else texts.last_covered(), "", "")

        def lift(progress: float) -> None:
            dock.cup.lift(progress)
            if progress == 1.0:
                self._show_thrown(event)
                dock.show_dice(tuple(map(Face, faces)), offered=False, digits=False)
                dock.show_words(under_cup(faces, event.kept), words.result(faces), "")

        shaken = Motion(pace.ms(Beat.CUP_SHAKE, 3) + pace.ms(Beat.CUP_SLAM), shake)
        if not seen:
            # Nothing is asked here: without a wait the throw would be gone before it is noticed.
            return one_after_another(shaken, Reading(pace.ms(Beat.NOTICE)))
        curve = self._stage.theme.easing("standard")
        return one_after_another(shaken, Motion(pace.ms(Beat.CUP_LIFT), lift, curve))

    def _throw_late(self, event: ev.DiceThrown, pace: Pace) -> QAbstractAnimation:
        return self._tumble(_whole(event.kept, event.dice), len(event.kept), pace)

    def throw_off(self, event: ev.ThrownOff, pace: Pace) -> QAbstractAnimation:
        """Throw off in the middle."""
        station = self._scene.stations[event.seat]
        station.show_active(texts.throws_off(), active=True)
        return self._tumble(event.dice, 0, pace)

    def _tumble(self, faces: tuple[int, ...], still: int, pace: Pace) -> QAbstractAnimation:
        """Let dice turn in the middle until they show these faces; the first ones lie still."""
        scene = self._scene
        scene.show_big(faces)

        def step(progress: float) -> None:
            left = 1 - progress
            for place, die in enumerate(scene.dice):
                if place >= still:
                    die.turn(BIG_TILTS[place] + 540 * left, 1 - 0.25 * left)
            if progress == 1.0:
                scene.show_big(faces, *names_of(faces))

        return Motion(pace.ms(Beat.TUMBLE), step, self._stage.theme.easing("enter"))

    def _show_thrown(self, event: ev.DiceThrown) -> None:
        station = self._scene.stations[event.seat]
        faces = _whole(event.kept, event.dice)
        public = event.shown == "all"
        station.show_dice(faces if public else event.kept, cup=not public)
        station.pill.show_text(*(names_of(faces) if public else (texts.covered(),)))
        if event.shown == "nobody":
            # The last throw ends the turn, and nothing else says so.
            station.show_active(texts.done(event.count), active=False)

    def keep(self, event: ev.Kept | ev.SixesTurned, pace: Pace) -> QAbstractAnimation:
        """Lay dice out beside the cup."""
        if event.seat == self.own:
            laid = tuple([Face(face, laid=True) for face in event.kept])
            self._dock.show_dice(laid, offered=False, digits=False)
            self._dock.show_words(texts.in_cup(), "", "")
            self._dock.cup.lift(0.0)
        if self._scene.ranking.isVisible():
            self._scene.show_big(event.kept)
        station = self._scene.stations[event.seat]
        station.show_dice(event.kept, cup=not self._scene.ranking.isVisible())

        def step(progress: float) -> None:
            for die, tilt in zip(station.dice, TILTS, strict=True):
                die.turn(tilt, 0.6 + 0.4 * progress)

        return Motion(pace.ms(Beat.PROMPT if event.seat == self.own else Beat.LAY_OUT), step)

    def lay_open(self, event: ev.Revealed) -> None:
        """Show in the dock that everybody sees the own dice now."""
        if event.seat == self.own:
            faces = tuple(map(Face, event.dice))
            self._dock.show_dice(faces, offered=False, digits=False)
            self._dock.show_words(texts.on_table(), words.result(event.dice, event.kind), "")
            self._dock.cup.lift(0.0)

    def stood(self, seat: str, count: int, pace: Pace) -> QAbstractAnimation:
        """Show that a seat is done."""
        self._scene.stations[seat].show_active(texts.done(count), active=False)
        return QPauseAnimation(pace.ms(Beat.REST) if seat == self.own else 0)


def _whole(kept: tuple[int, ...], dice: tuple[ev.Face, ...]) -> tuple[int, ...]:
    """Return the dice that are known, those that lay still first if some are covered."""
    known = [face for face in dice if isinstance(face, int)]
    return tuple(sorted((*kept, *known), reverse=True))
