"""How each event of Rock the Bock looks: dice that roll and sort themselves, symbols, strikes, scores."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Final

from PySide6.QtCore import QAbstractAnimation, QPauseAnimation

from spielblock.control.changes import at_once
from spielblock.control.cues import Cue
from spielblock.control.pace import Beat, Pace
from spielblock.control.reading import Reading
from spielblock.games.rock_the_bock.counting.texts import results
from spielblock.games.rock_the_bock.events import (
    DiceStruck,
    DiceThrown,
    RoundScored,
    RoundStarted,
    SeatOut,
    SymbolsEntered,
    ThrowFailed,
)
from spielblock.games.rock_the_bock.moves import FACES
from spielblock.games.rock_the_bock.ui import texts
from spielblock.games.rock_the_bock.ui.choice import Choice
from spielblock.games.rock_the_bock.ui.dock import ChoiceDock, die_picture
from spielblock.games.rock_the_bock.ui.outlook import short
from spielblock.games.rock_the_bock.ui.sheets_view import SheetsView
from spielblock.games.rock_the_bock.ui.symbols import Mark
from spielblock.rules.event import Event
from spielblock.widgets.dice_tray import Die
from spielblock.widgets.motion import Motion, after, one_after_another, together
from spielblock.widgets.stage import Stage

Cards = Callable[[tuple[str, ...], str], Sequence[Choice]]
#: How much of the time of a person's throw a bot's takes.
BOT_SHARE: Final = 0.5
ROLLING: Final = tuple(die_picture(face) for face in FACES)


class Shows:
    """Makes cues. `cards` says which cards a throw of a seat is sorted into."""

    def __init__(self, sheets: SheetsView, dock: ChoiceDock, stage: Stage, cards: Cards) -> None:
        self._sheets = sheets
        self._dock = dock
        self._stage = stage
        self._theme = stage.theme
        self._cards = cards
        self._entered: SymbolsEntered | None = None
        #: What to say of what is shown, "" where whose turn it is says enough.
        self.saying = ""

    def forget(self) -> None:
        """Drop what was heard and not shown, as when the truth is shown at once."""
        self._entered = None
        self.saying = ""

    def cue(self, event: Event) -> Cue | None:
        """Return how this event looks, or None if it needs no showing."""
        match event:
            case DiceThrown():
                return _moving(lambda pace: self._throw(event, pace))
            case ThrowFailed():
                return _reading(lambda pace: self._fail(event, pace))
            case SymbolsEntered():
                self._entered = event
                return None
            case DiceStruck():
                entered, self._entered = self._entered, None
                return _drawing(lambda pace: self._take(entered, event, pace))
            case SeatOut(seat=seat):
                return _drawing(lambda pace: self._out(seat, pace))
            case RoundScored():
                return _reading(lambda pace: self._score(event, pace))
            case RoundStarted():
                return _moving(lambda pace: self._fresh(event, pace))
            case _:
                return None

    def _throw(self, event: DiceThrown, pace: Pace) -> QAbstractAnimation:
        """Roll the dice as they fell, then let them slide to their colours."""
        dock = self._dock
        self.saying = texts.you_throw() if [event.seat] == self._people() else ""
        self._sheets.show_acting(event.seat)
        dock.show_words("")
        dock.show_choices(())
        cards = self._cards(event.faces, event.seat)
        mixed = _mixed(event.faces)
        lying = dock.thrown_dice(mixed)
        # Who waits for bots wants to know what they threw, but not to watch every die.
        share = 1.0 if self._stage.sitter(event.seat).human else BOT_SHARE
        stagger = round(pace.ms(Beat.TUMBLE_STAGGER) * share)
        roll = dock.tray.tumble(lying, ROLLING, round(pace.ms(Beat.TUMBLE) * share), stagger)
        sort = dock.tray.slide(lambda: self._sort(cards, mixed), round(pace.ms(Beat.SORT) * share))
        return one_after_another(roll, sort, Motion(0, lambda _: dock.show_choices(cards)))

    def _people(self) -> list[str]:
        return [sitter.letter for sitter in self._stage.sitters if sitter.human]

    def _sort(self, cards: Sequence[Choice], mixed: Sequence[str]) -> list[Die]:
        """Show the cards without words; return for every die, as they fell, where it belongs on them."""
        self._dock.show_choices([replace(card, hushed=True) for card in cards])
        places: dict[str, list[Die]] = {}
        for die in self._dock.sorted_dice():
            places.setdefault(die.picture, []).append(die)
        return [places[die_picture(face)].pop(0) for face in mixed]

    def _fail(self, event: ThrowFailed, pace: Pace) -> QAbstractAnimation:
        """Leave the dice where they lie and say that none fits, to a person for longer."""
        self.saying = texts.nothing_fits()
        if not self._dock.choices:
            self._dock.show_words(texts.nothing_fits())
        own = self._stage.sitter(event.seat).human
        return Reading(pace.ms(Beat.RESULT)) if own else QPauseAnimation(pace.ms(Beat.HOLD))

    def _take(self, entered: SymbolsEntered | None, event: DiceStruck, pace: Pace) -> QAbstractAnimation:
        """Fill the symbols and strike the dice, both at once: it is one turn of the pencil."""
        self.saying = texts.your_turn() if [event.seat] == self._people() else ""
        drawn = [self._strike(event, pace)]
        if entered is not None:
            drawn.append(self._fill(entered, pace))
        return together(*drawn)

    def _fill(self, event: SymbolsEntered, pace: Pace) -> QAbstractAnimation:
        sheet = self._sheets.sheets[event.target]
        kind = event.face if event.face in ("buck", "wolf") else "goat"
        self._sheets.show_marks("", "buck", 0)
        self._dock.keep_only(event.face)
        fresh = sheet.tracks[kind][event.total - event.entered : event.total]
        fill = _one_by_one(fresh, pace, Beat.PENCIL_SYMBOL)
        return one_after_another(fill, Motion(0, lambda _: sheet.show_balance()))

    def _strike(self, event: DiceStruck, pace: Pace) -> QAbstractAnimation:
        sheet = self._sheets.sheets[event.seat]
        strokes = sheet.strikes[event.total - event.dice : event.total]
        draw = _one_by_one(strokes, pace, Beat.PENCIL)
        hold = QPauseAnimation(pace.ms(Beat.REST))
        sheet.lines.show_struck(event.total)
        return one_after_another(draw, hold, Motion(0, lambda _: self._clear()))

    def _clear(self) -> None:
        self._dock.show_choices(())
        self._dock.tray.show_dice(())

    def _out(self, seat: str, pace: Pace) -> QAbstractAnimation:
        self._sheets.sheets[seat].lines.show_struck(10)
        return QPauseAnimation(pace.ms(Beat.REST))

    def _score(self, event: RoundScored, pace: Pace) -> QAbstractAnimation:
        """Write the points to their line, say what each sheet brought, and leave time to read it."""
        self._dock.show_choices(())
        self._dock.tray.show_dice(())
        self._sheets.show_acting("")
        self._dock.show_words("\n".join(results(event, self._stage.name)))
        self.saying = texts.round_over(event.round)
        rises: list[QAbstractAnimation] = []
        for letter, brought in event.points.items():
            lines = self._sheets.sheets[letter].lines
            words = lines.scores[event.round - 1]
            lines.show_score(event.round, brought)
            words.setOpacity(0.0)
            rises.append(Motion(pace.ms(Beat.DONE_RING), words.setOpacity, self._theme.easing("enter")))
        return one_after_another(together(*rises), Reading(pace.ms(Beat.RESULT, 2)))

    def _fresh(self, event: RoundStarted, pace: Pace) -> QAbstractAnimation:
        """Say who begins, and rub out the sheets of the old round; the view that follows shows the new ones.

        The last mark goes first. All sheets at once, but of each only a mark or two in a frame: what stands
        there is not painted anew.
        """
        own = [event.seat] == self._people()
        name = short(self._stage.name(event.seat))
        self.saying = texts.you_begin(event.round) if own else texts.begins(name, event.round)
        self._sheets.show_acting(event.seat)
        sheets = self._sheets.sheets.values()
        written = [[mark for mark in reversed(sheet.marks()) if mark.done > 0.0] for sheet in sheets]

        def step(done: float) -> None:
            for marks in written:
                for mark in marks[: round(done * len(marks))]:
                    mark.show_done(0.0)

        return Motion(pace.ms(Beat.SORT), step)


def _mixed(faces: Sequence[str]) -> list[str]:
    """Return sorted faces in an order that looks thrown, always the same one.

    >>> _mixed(["a", "b", "c", "d"])
    ['a', 'd', 'c', 'b']
    """
    count = len(faces)
    step = next(by for by in (3, 7, 1) if by == 1 or (count % by and count > by))
    return [faces[at * step % count] for at in range(count)]


def _one_by_one(marks: Sequence[Mark], pace: Pace, beat: Beat) -> QAbstractAnimation:
    if not marks:
        return QPauseAnimation(0)
    wait = pace.ms(Beat.PENCIL_STAGGER)
    drawn = [after(at * wait, Motion(pace.ms(beat), mark.show_done)) for at, mark in enumerate(marks)]
    return together(*drawn)


def _reading(build: Callable[[Pace], QAbstractAnimation]) -> Cue:
    """Return a cue that is also shown where nothing moves, since it is to be read."""

    def cue(pace: Pace) -> QAbstractAnimation | None:
        return build(pace) if pace.factor > 0 or pace.reading > 0 else None

    return cue


def _drawing(build: Callable[[Pace], QAbstractAnimation]) -> Cue:
    """Return a cue that is done at once where nothing moves: what follows may be held before the truth is."""

    def cue(pace: Pace) -> QAbstractAnimation | None:
        animation = build(pace)
        if pace.factor <= 0:
            at_once(animation)
            return None
        return animation

    return cue


def _moving(build: Callable[[Pace], QAbstractAnimation]) -> Cue:
    """Return a cue that is left out where nothing moves: the truth follows at the end of the step."""

    def cue(pace: Pace) -> QAbstractAnimation | None:
        return build(pace) if pace.factor > 0 else None

    return cue
