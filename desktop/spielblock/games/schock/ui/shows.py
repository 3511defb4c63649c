"""How each event of Schock looks: functions of a pace, played one after another by the frame."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QAbstractAnimation, QPauseAnimation, QPointF

from spielblock.control.changes import at_once
from spielblock.control.cues import Cue
from spielblock.control.pace import STILL, Beat, Pace
from spielblock.control.reading import Reading
from spielblock.games.schock import events as ev
from spielblock.games.schock import texts as words
from spielblock.games.schock.position import Half, Position
from spielblock.games.schock.ui import texts
from spielblock.games.schock.ui.dock import Dock
from spielblock.games.schock.ui.last_round import LastRound
from spielblock.games.schock.ui.moments import Moment
from spielblock.games.schock.ui.naming import in_half
from spielblock.games.schock.ui.revealing import Revealing
from spielblock.games.schock.ui.scene import PubView
from spielblock.games.schock.ui.throwing import Throwing
from spielblock.rules.event import Event
from spielblock.widgets.motion import Motion, one_after_another
from spielblock.widgets.stage import Stage

#: So many lids follow the first at their full distance.
CLOSE: Final = 4


class Shows:
    """Knows the scene and the dock; each event becomes one cue."""

    def __init__(self, stage: Stage, scene: PubView, dock: Dock) -> None:
        self._stage = stage
        self._scene = scene
        self.throwing = Throwing(stage, scene, dock)
        self._revealing = Revealing(stage, scene, self.throwing.lay_open)
        #: What it brought is written on the table until cups are lifted again.
        self.last = LastRound(stage.name)
        self._lifting = ""
        self._half_ends = False
        self._half: Half = 1

    def begin(self, view: Position) -> None:
        """Show what comes from this view on: nothing is being said any more."""
        self.settle()
        self.last.forget()
        self._half = view.half

    def settle(self) -> None:
        """Nobody lifts a cup any more."""
        self._lifting = ""

    def relive(self, then: Moment) -> None:
        """Show at once what was seen of a round up to a moment, on the table as it was before."""
        for event in then.seen:
            cue = self.cue(event)
            if isinstance(event, ev.RoundEnded) and then.dealt is not None:
                self.last.expect(then.dealt)
            at_once(cue(STILL) if cue is not None else None)
        self.settle()

    def meanwhile(self) -> str:
        """Return what goes on while nobody is asked: who lifts a cup, or who gets how many lids."""
        return self.last.result() or (texts.lifts(self._stage.name(self._lifting)) if self._lifting else "")

    def cue(self, event: Event) -> Cue | None:
        """Return how to show an event, or None if nothing moves."""
        match event:
            case ev.DiceThrown():
                return lambda pace: self.throwing.throw(event, pace)
            case ev.Kept() | ev.SixesTurned():
                return lambda pace: self.throwing.keep(event, pace)
            case ev.Stood(seat=seat, count=count):
                return lambda pace: self.throwing.stood(seat, count, pace)
            case ev.LimitSet(seat=seat, limit=limit):
                return lambda pace: self._say(texts.round_of(self._stage.name(seat), limit), Beat.REST, pace)
            case ev.Revealed():
                return lambda pace: self._reveal(event, pace)
            case ev.LateStood():
                return lambda pace: self._revealing.leave(event)
            case ev.RoundEnded() | ev.LidsMoved() | ev.AllLidsTaken():
                return self._cue_of_lids(event)
            case _:
                return self._cue_of_rounds(event)

    def _cue_of_lids(self, event: Event) -> Cue | None:
        match event:
            case ev.RoundEnded():
                self._half_ends = False  # unless that follows in the same step
                return lambda pace: self._close(event, pace)
            case ev.LidsMoved(giver=giver, count=count):
                self.last.expect(event)
                return lambda pace: self._deal_out({giver or "": count}, event, pace)
            case ev.AllLidsTaken(stock=stock, givers=givers):
                self.last.expect(event)
                return lambda pace: self._deal_out({"": stock, **givers}, event, pace)
            case _:
                return None

    def _cue_of_rounds(self, event: Event) -> Cue | None:
        name = self._stage.name
        match event:
            case ev.OpeningThrown():
                return lambda pace: self.throwing.open(event, pace)
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
                return lambda pace: self.throwing.throw_off(event, pace)
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
            case ev.HalfLost():
                self._half_ends = True
                return lambda pace: self._lose(event, pace)
            case ev.FinalCalled(seats=seats):
                text = words.final_called(words.names(seats, name))
                return lambda pace: Reading(self._announce(text, pace.ms(Beat.NOTICE, 2)))
            case ev.MatchLost(seat=seat):
                text = texts.lost(name(seat))
                return lambda pace: QPauseAnimation(self._announce(text, pace.ms(Beat.HOLD)))
            case _:
                return None

    def _reveal(self, event: ev.Revealed, pace: Pace) -> QAbstractAnimation:
        if event.late:
            return self._revealing.rank(event, pace)
        self._lifting = event.seat
        lifted = self._revealing.reveal(event, pace)
        # One's own dice are looked at; those of the others stand in the ranking, which is held at the end.
        own = event.seat == self.throwing.own
        return one_after_another(lifted, QPauseAnimation(pace.ms(Beat.PAUSE))) if own else lifted

    # --- lids and announcements ------------------------------------------------------------------

    def _close(self, event: ev.RoundEnded, pace: Pace) -> QAbstractAnimation:
        self.settle()
        self.last.hear(event)
        for seat, station in self._scene.stations.items():
            worst = seat == event.worst
            station.show_active(texts.is_lowest() if worst else station.drawn()["status"], active=worst)
        self._revealing.close(event)
        self._scene.show_whole(*self.last.results())
        # Who is safe looks on at rounds of the others: who gets what is read, the whole ranking is not.
        own = any(row.seat == self.throwing.own for row in self._scene.ranking.rows)
        # At the end of a half it stands on below what that says, and is read with it.
        return Reading(pace.ms(Beat.RESULT if own and not self._half_ends else Beat.FORCED))

    def _deal_out(
        self, sources: dict[str, int], event: ev.LidsMoved | ev.AllLidsTaken, pace: Pace
    ) -> QAbstractAnimation:
        """Move the lids, once it was read whose they are."""
        self.last.hear(event)
        self._scene.show_whole(*self.last.results())
        self._scene.show_stake(0, "")
        return self._move_lids(sources, event.seat, pace)

    def _lose(self, event: ev.HalfLost, pace: Pace) -> QAbstractAnimation:
        name = self._stage.name(event.seat)
        text = words.final_lost(name) if event.half == "final" else texts.half_lost(name)
        # Who skips stops here as at every result.
        return Reading(self._announce(text, max(pace.ms(Beat.RESULT), pace.ms(Beat.NOTICE, 4))))

    def _move_lids(self, sources: dict[str, int], seat: str, pace: Pace) -> QAbstractAnimation:
        scene = self._scene
        total = sum(sources.values())
        starts = [self._lids_of(source) for source, count in sources.items() for _ in range(count)]
        for source, count in sources.items():
            self._take(source, count)
        goal, target = scene.stations[seat].lids_spot(), scene.stations[seat]
        held = target.drawn()["lids"]
        scene.show_flying(total)
        slide = pace.ms(Beat.LID_SLIDE)
        # Many lids follow each other the closer, so that thirteen take as long as five.
        lag = pace.ms(Beat.LID_STAGGER) * min(1.0, CLOSE / max(1, total - 1))
        whole = slide + lag * (total - 1)

        def step(progress: float) -> None:
            for number, lid in enumerate(scene.flying[:total]):
                begun = (progress * whole - number * lag) / slide if slide else 1.0
                part = min(1.0, max(0.0, begun))
                lid.setPos(starts[number] + (goal - starts[number]) * part - QPointF(18, 18))
            if progress == 1.0:
                scene.show_flying(0)
                target.show_lids(held + total)

        return Motion(round(whole), step)

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
        self.settle()
        self.last.hear(event)
        scene.show_big(())
        scene.show_ranking(())
        scene.show_stake(0, "")
        for seat, station in scene.stations.items():
            station.show_dice((), cup=seat in event.order)
            station.pill.show_text("")
            station.show_active(texts.waiting() if seat in event.order else texts.safe(), active=False)
        self._half = event.half
        scene.words.show_text(*in_half(event.half, texts.starter(self._stage.name(event.order[0]))))
        return QPauseAnimation(pace.ms(Beat.REST))

    def _say(self, text: str, beat: Beat, pace: Pace) -> QAbstractAnimation:
        self.settle()
        if not self._scene.dice[0].isVisible():
            self._scene.show_big(())
            self._scene.words.show_text(*in_half(self._half, text))
        return QPauseAnimation(pace.ms(beat))

    def _announce(self, text: str, ms: int) -> int:
        """Say this in the middle and in the prompt line until the next round begins; return how long."""
        self.last.say(text)
        self._scene.show_big((), text)
        return ms
