"""How each event of Schock looks: functions of a pace, played one after another by the frame."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QAbstractAnimation, QPauseAnimation, QPointF

from spielblock.control.cues import Cue
from spielblock.control.pace import Beat, Pace
from spielblock.games.schock import events as ev
from spielblock.games.schock import texts as words
from spielblock.games.schock.ui import texts
from spielblock.games.schock.ui.dock import Dock, Face
from spielblock.games.schock.ui.ranking import Result
from spielblock.games.schock.ui.scene import BIG_TILTS, PubView
from spielblock.rules.event import Event
from spielblock.widgets.motion import Motion, one_after_another
from spielblock.widgets.stage import Stage

#: How far the cup tilts when it is lifted in the middle, in degrees.
TILT: Final = -30.0

Step = Callable[[float], None]


def short(dice: tuple[int, ...]) -> str:
    """Return a result in so few letters that it fits everywhere."""
    return "".join(map(str, dice))


class Shows:
    """Knows the scene, the dock and whose dock it is; each event becomes one cue."""

    def __init__(self, stage: Stage, scene: PubView, dock: Dock) -> None:
        self._stage = stage
        self._scene = scene
        self._dock = dock
        self.own = ""

    def cue(self, event: Event) -> Cue | None:
        """Return how to show an event, or None if nothing moves."""
        match event:
            case ev.DiceThrown():
                return lambda pace: self._throw(event, pace)
            case ev.Kept() | ev.SixesTurned():
                return lambda pace: self._keep(event, pace)
            case ev.Stood(seat=seat, count=count):
                return lambda pace: self._stood(seat, count, pace)
            case ev.LimitSet(seat=seat, limit=limit):
                return lambda pace: self._say(texts.round_of(self._stage.name(seat), limit), Beat.REST, pace)
            case ev.Revealed(late=False):
                return lambda pace: self._reveal(event, pace)
            case ev.Revealed():
                return lambda pace: self._rank(event, pace)
            case ev.RoundEnded() | ev.LidsMoved() | ev.AllLidsTaken():
                return self._cue_of_lids(event)
            case _:
                return self._cue_of_rounds(event)

    def _cue_of_lids(self, event: Event) -> Cue | None:
        match event:
            case ev.RoundEnded(worst_by=by):
                return lambda pace: self._close(by, pace)
            case ev.LidsMoved(seat=seat, giver=giver, count=count):
                return lambda pace: self._move_lids({giver or "": count}, seat, pace)
            case ev.AllLidsTaken(seat=seat, stock=stock, givers=givers):
                return lambda pace: self._move_lids({"": stock, **givers}, seat, pace)
            case _:
                return None

    def _cue_of_rounds(self, event: Event) -> Cue | None:
        name = self._stage.name
        match event:
            case ev.OpeningThrown():
                return lambda pace: self._open(event, pace)
            case ev.OpeningTied(seats=seats, total=total):
                text = words.opening_tied(words.names(seats, name), total)
                return lambda pace: self._say(text, Beat.HOLD, pace)
            case ev.OpeningLost(seat=seat):
                return lambda pace: self._move_lids({"": 1}, seat, pace)
            case ev.RoundStarted():
                return lambda pace: self._start(event, pace)
            case ev.ThrowOffStarted(seats=seats):
                text = words.throw_off(words.names(seats, name))
                return lambda pace: self._say(text, Beat.HOLD, pace)
            case ev.ThrownOff():
                return lambda pace: self._throw_off(event, pace)
            case _:
                return self._cue_of_ends(event)

    def _cue_of_ends(self, event: Event) -> Cue | None:
        name = self._stage.name
        match event:
            case ev.StockEmptied(holders=seats):
                text = words.stock_emptied(words.names(seats, name))
                return lambda pace: self._say(text, Beat.HOLD, pace)
            case ev.WentOut(seat=seat):
                return lambda pace: self._say(words.went_out(name(seat)), Beat.PAUSE, pace)
            case ev.HalfLost(seat=seat):
                return lambda pace: self._announce(texts.half_lost(name(seat)), pace)
            case ev.FinalCalled(seats=seats):
                return lambda pace: self._announce(words.final_called(words.names(seats, name)), pace)
            case ev.MatchLost(seat=seat):
                return lambda pace: self._announce(texts.lost(name(seat)), pace)
            case _:
                return None

    # --- throws ----------------------------------------------------------------------------------

    def _open(self, event: ev.OpeningThrown, pace: Pace) -> QAbstractAnimation:
        station = self._scene.stations[event.seat]

        def step(progress: float) -> None:
            station.cup.shake(station.cup_home(), progress)
            if progress == 1.0:
                station.show_dice(event.dice, cup=False)
                station.pill.show_text(texts.total(event.total), str(event.total))

        station.show_dice((), cup=True)
        return Motion(pace.ms(Beat.CUP_SHAKE, 2) + pace.ms(Beat.CUP_SLAM), step)

    def _throw(self, event: ev.DiceThrown, pace: Pace) -> QAbstractAnimation:
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

        return Motion(pace.ms(Beat.CUP_SHAKE, 2) + pace.ms(Beat.REST), step)

    def _throw_own(self, event: ev.DiceThrown, pace: Pace) -> QAbstractAnimation:
        dock, station = self._dock, self._scene.stations[event.seat]
        faces = _whole(event.kept, event.dice)
        seen = len(faces) == 3
        dock.show_dice(tuple([Face(face, laid=True) for face in event.kept]), offered=False, digits=False)
        dock.show_words(texts.in_cup(), "", "")
        dock.cup.lift(0.0)

        def shake(progress: float) -> None:
            dock.cup.shake(progress)
            station.cup.shake(station.cup_home(), progress)

        def lift(progress: float) -> None:
            dock.cup.lift(progress)
            if progress == 1.0:
                self._show_thrown(event)
                dock.show_dice(tuple(map(Face, faces)), offered=False, digits=False)
                dock.show_words(texts.under_cup(), words.result(faces), "")

        shaken = Motion(pace.ms(Beat.CUP_SHAKE, 3) + pace.ms(Beat.CUP_SLAM), shake)
        if not seen:
            return shaken
        curve = self._stage.theme.easing("standard")
        return one_after_another(shaken, Motion(pace.ms(Beat.CUP_LIFT), lift, curve))

    def _throw_late(self, event: ev.DiceThrown, pace: Pace) -> QAbstractAnimation:
        return self._tumble(_whole(event.kept, event.dice), len(event.kept), pace)

    def _throw_off(self, event: ev.ThrownOff, pace: Pace) -> QAbstractAnimation:
        station = self._scene.stations[event.seat]
        station.show_active(texts.throws_off(), active=True)
        return self._tumble(event.dice, 0, pace)

    def _tumble(self, faces: tuple[int, ...], still: int, pace: Pace) -> QAbstractAnimation:
        """Let dice turn in the middle until they show these faces; the first ones lie still."""
        scene = self._scene
        scene.show_big(faces)

        def step(progress: float) -> None:
            for place, die in enumerate(scene.dice):
                left = 0.0 if place < still else 1 - progress
                die.setRotation(BIG_TILTS[place] + 540 * left)
                die.setScale(1 - 0.25 * left)
            if progress == 1.0:
                scene.show_big(faces, words.result(faces), short(faces))

        return Motion(pace.ms(Beat.TUMBLE), step, self._stage.theme.easing("enter"))

    def _show_thrown(self, event: ev.DiceThrown) -> None:
        station = self._scene.stations[event.seat]
        faces = _whole(event.kept, event.dice)
        public = event.shown == "all"
        station.show_dice(faces if public else event.kept, cup=not public)
        station.pill.show_text(words.result(faces) if public else texts.covered(), short(faces))

    def _keep(self, event: ev.Kept | ev.SixesTurned, pace: Pace) -> QAbstractAnimation:
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
            for die in station.dice:
                die.setScale(0.6 + 0.4 * progress)

        return Motion(pace.ms(Beat.PROMPT), step)

    def _stood(self, seat: str, count: int, pace: Pace) -> QAbstractAnimation:
        self._scene.stations[seat].show_active(texts.done(count), active=False)
        return QPauseAnimation(pace.ms(Beat.REST))

    # --- the reveal ------------------------------------------------------------------------------

    def _reveal(self, event: ev.Revealed, pace: Pace) -> QAbstractAnimation:
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
        before = scene.ranking.places()

        def step(progress: float) -> None:
            scene.cup.setPos(start + (goal - start) * min(1.0, progress * 1.6))
            scene.cup.lift(lifted=progress > 0.6)
            scene.cup.setRotation(TILT * max(0.0, (progress - 0.6) / 0.4))
            if progress > 0.6 and not scene.dice[0].isVisible():
                self._lay_open(event)
            if progress > 0.6:
                scene.ranking.sort_to(before, (progress - 0.6) / 0.4)
            if progress == 1.0:
                self._end_reveal(event)

        lift = Motion(pace.ms(Beat.CUP_LIFT), step, self._stage.theme.easing("standard"))
        return one_after_another(lift, QPauseAnimation(pace.ms(Beat.REST)))

    def _lay_open(self, event: ev.Revealed) -> None:
        scene = self._scene
        cup = scene.cup.isVisible()
        scene.show_big(event.dice, words.result(event.dice, event.kind), short(event.dice))
        scene.cup.setVisible(cup)
        self._enter(event)

    def _end_reveal(self, event: ev.Revealed) -> None:
        if not self._scene.dice[0].isVisible():
            self._lay_open(event)
        station = self._scene.stations[event.seat]
        station.show_dice(event.dice, cup=False)
        station.pill.show_text(words.result(event.dice, event.kind), short(event.dice))
        station.show_active(texts.done(event.count), active=False)

    def _rank(self, event: ev.Revealed, pace: Pace) -> QAbstractAnimation:
        before = self._scene.ranking.places()
        self._enter(event)
        station = self._scene.stations[event.seat]
        station.show_dice(event.dice, cup=False)
        station.pill.show_text(words.result(event.dice, event.kind), short(event.dice))

        def step(progress: float) -> None:
            self._scene.ranking.sort_to(before, progress)

        return Motion(pace.ms(Beat.SORT), step)

    def _enter(self, event: ev.Revealed) -> None:
        """Put a result into the ranking at its place."""
        names = (words.result(event.dice, event.kind), short(event.dice))
        rows = [row for row in self._scene.ranking.rows if row.seat != event.seat]
        rows.insert(event.place - 1, Result(event.seat, event.dice, event.count, names))
        self._scene.show_ranking(tuple(rows))

    # --- lids and announcements ------------------------------------------------------------------

    def _close(self, by: str, pace: Pace) -> QAbstractAnimation:
        ranking = self._scene.ranking
        note = texts.BECAUSE[by]() if by in texts.BECAUSE else ""
        self._scene.show_ranking(ranking.rows, note, closed=True)
        return QPauseAnimation(pace.ms(Beat.HOLD))

    def _move_lids(self, sources: dict[str, int], seat: str, pace: Pace) -> QAbstractAnimation:
        scene = self._scene
        total = sum(sources.values())
        starts = [self._lids_of(source) for source, count in sources.items() for _ in range(count)]
        for source, count in sources.items():
            self._take(source, count)
        goal, target = scene.stations[seat].lids_spot(), scene.stations[seat]
        held = target.drawn()["lids"]
        scene.show_flying(total)
        slide, lag = pace.ms(Beat.LID_SLIDE), pace.ms(Beat.LID_STAGGER)
        whole = slide + lag * (total - 1)

        def step(progress: float) -> None:
            for number, lid in enumerate(scene.flying[:total]):
                begun = (progress * whole - number * lag) / slide if slide else 1.0
                part = min(1.0, max(0.0, begun))
                lid.setPos(starts[number] + (goal - starts[number]) * part - QPointF(18, 18))
            if progress == 1.0:
                scene.show_flying(0)
                target.show_lids(held + total)

        return Motion(whole, step)

    def _lids_of(self, source: str) -> QPointF:
        if source:
            return self._scene.stations[source].lids_spot()
        return self._scene.pool.mapToScene(self._scene.pool.place(0))

    def _take(self, source: str, count: int) -> None:
        if source:
            station = self._scene.stations[source]
            station.show_lids(station.drawn()["lids"] - count)
            return
        left = self._scene.pool.count - count
        self._scene.pool.show_count(left)
        self._scene.pool_words.show_text(texts.pool(left))

    def _start(self, event: ev.RoundStarted, pace: Pace) -> QAbstractAnimation:
        scene = self._scene
        scene.show_big(())
        scene.show_ranking(())
        for seat, station in scene.stations.items():
            station.show_dice((), cup=seat in event.order)
            station.pill.show_text("")
            station.show_active(texts.waiting() if seat in event.order else texts.safe(), active=False)
        scene.words.show_text(texts.starter(self._stage.name(event.order[0])))
        return QPauseAnimation(pace.ms(Beat.REST))

    def _say(self, text: str, beat: Beat, pace: Pace) -> QAbstractAnimation:
        if not self._scene.dice[0].isVisible():
            self._scene.words.show_text(text)
        return QPauseAnimation(pace.ms(beat))

    def _announce(self, text: str, pace: Pace) -> QAbstractAnimation:
        self._scene.show_big((), text)
        return QPauseAnimation(pace.ms(Beat.HOLD))


def _whole(kept: tuple[int, ...], dice: tuple[ev.Face, ...]) -> tuple[int, ...]:
    """Return the dice that are known, those that lay still first if some are covered."""
    known = [face for face in dice if isinstance(face, int)]
    return tuple(sorted((*kept, *known), reverse=True))
