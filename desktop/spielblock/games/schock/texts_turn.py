"""A turn of Schock in one line of the history: what was done last takes the place of what was before.

Turned sixes stay told: they are a decision, and without them nobody knows where the ones come from.
Literal calls only, so that lupdate finds them.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QCoreApplication

from spielblock.games.schock.events import DiceThrown, Kept, LimitSet, Revealed, SixesTurned, Stood
from spielblock.games.schock.texts import faces, result, said
from spielblock.rules.event import Event

translate = QCoreApplication.translate
Who = Callable[[str], str]
Turn = DiceThrown | Kept | SixesTurned | Stood | LimitSet


def told(events: Sequence[Event], who: Who) -> str | None:
    """Return one sentence for these events of one turn; None where there is none, or it is not one turn."""
    first, *later = events
    if not later:
        return said(first, who)
    if not isinstance(first, Turn) or not all(_goes_on(first, event) for event in later):
        return None
    reveals = [event for event in later if isinstance(event, Revealed)]
    done = [event for event in events if not isinstance(event, LimitSet | Revealed)]
    limits = [said(event, who) or "" for event in later if isinstance(event, LimitSet)]
    line = " · ".join([_last(done or [first], who), *limits])
    return now(line, result(reveals[-1].dice, reveals[-1].kind)) if reveals else line


def _goes_on(first: Turn, event: Event) -> bool:
    """Return whether this belongs to the turn that began so. A late turn ends with what it comes to."""
    if isinstance(event, Revealed):
        return event.late and event.seat == first.seat
    begins = isinstance(event, DiceThrown) and event.count == 1
    return isinstance(event, Turn) and event.seat == first.seat and not begins


def _last(done: Sequence[Event], who: Who) -> str:
    """Return what was done last, and sixes that were turned for it."""
    last, before = done[-1], done[-2] if len(done) > 1 else None
    if isinstance(last, DiceThrown) and isinstance(before, SixesTurned):
        return _turned(last, before.ones, who(last.seat))
    return said(last, who) or ""


def _turned(thrown: DiceThrown, ones: int, name: str) -> str:
    if thrown.shown == "nobody":
        return turned_covered(name, ones)
    if "?" in thrown.dice:
        return turned_unseen(name, ones, thrown.count)
    late = thrown.shown == "all" and thrown.count == thrown.limit
    dice = faces(thrown.dice)
    return turned_late(name, ones, dice) if late else turned_thrown(name, ones, dice, thrown.count)


def turned_late(who: str, ones: int, dice: str) -> str:
    text = translate("Schock", "{who} turns %n six(es) and throws {dice}", "", ones)
    return text.format(who=who, dice=dice)


def turned_thrown(who: str, ones: int, dice: str, count: int) -> str:
    text = translate("Schock", "{who} turns %n six(es) and throws {dice} in throw {count}", "", ones)
    return text.format(who=who, dice=dice, count=count)


def turned_unseen(who: str, ones: int, count: int) -> str:
    text = translate("Schock", "{who} turns %n six(es), throws and looks, throw {count}", "", ones)
    return text.format(who=who, count=count)


def turned_covered(who: str, ones: int) -> str:
    text = translate("Schock", "{who} turns %n six(es) and throws for the last time, covered", "", ones)
    return text.format(who=who)


def now(line: str, name: str) -> str:
    return translate("Schock", "{line}: now {name}").format(line=line, name=name)
