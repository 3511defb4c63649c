"""A turn of Rock the Bock in one line of the history."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QCoreApplication

from spielblock.games.rock_the_bock.events import (
    DiceStruck,
    DiceThrown,
    SeatOut,
    SymbolsEntered,
    ThrowFailed,
)
from spielblock.games.rock_the_bock.texts import said, throw_in_words
from spielblock.rules.event import Event

translate = QCoreApplication.translate
Who = Callable[[str], str]
Turn = DiceThrown | ThrowFailed | SymbolsEntered | DiceStruck | SeatOut


def told(events: Sequence[Event], who: Who) -> str | None:
    """Return one sentence for these events of one turn; None where there is none, or it is not one turn.

    What was chosen takes the place of what was thrown, of which the rest is named. Throws that failed one
    after the other are told together, and with the turn of the same seat that follows them, as what came
    just before it: between turns of others there are lines of their own.
    """
    if len(events) == 1:
        return said(events[0], who)
    turns = _turns(events)
    if not turns or not all(_failed(turn) for turn in turns[:-1]):
        return None
    turn, missed = turns[-1], len(turns) - 1
    if _failed(turn):
        return _line_of_failed(turns, who)
    line = _line(turn, who)
    return after_failing(line, missed, _thrown(turns[:-1])) if missed else line


def _turns(events: Sequence[Event]) -> list[list[Turn]]:
    """Return the events turn by turn, each from its throw on; none if they are not those of one seat."""
    turns: list[list[Turn]] = []
    for event in events:
        if not isinstance(event, Turn) or (turns and event.seat != turns[0][0].seat):
            return []
        if isinstance(event, DiceThrown) or not turns:
            turns.append([])
        turns[-1].append(event)
    return turns


def _failed(turn: Sequence[Turn]) -> bool:
    return any(isinstance(event, ThrowFailed) for event in turn)


def _thrown(turns: Sequence[Sequence[Turn]]) -> str:
    """Return the dice of these turns together, "" if none of the throws is known."""
    throws = [event for turn in turns for event in turn if isinstance(event, DiceThrown)]
    return throw_in_words([face for event in throws for face in event.faces])


def _line_of_failed(turns: Sequence[Sequence[Turn]], who: Who) -> str | None:
    failed, what = turns[-1][-1], _thrown(turns)
    if not what:
        return said(failed, who)
    name = who(failed.seat)
    return failed_often(name, len(turns), what) if len(turns) > 1 else failed_with(name, what)


def _line(turn: Sequence[Turn], who: Who) -> str:
    chosen = next((event for event in turn if isinstance(event, SymbolsEntered)), None)
    line = said(chosen or turn[0], who) or ""
    if any(isinstance(event, SeatOut) for event in turn):
        line = done(line)
    thrown = turn[0]
    if chosen is None or not isinstance(thrown, DiceThrown):
        return line
    rest = [face for face in thrown.faces if face != chosen.face]
    return also_thrown(line, throw_in_words(rest)) if rest else line


def done(line: str) -> str:
    return translate("RockTheBock", "{line}, is done").format(line=line)


def also_thrown(line: str, rest: str) -> str:
    return translate("RockTheBock", "{line} (also rolled: {rest})").format(line=line, rest=rest)


def failed_with(name: str, what: str) -> str:
    return translate("RockTheBock", "{name}: rolled {what}, no colour fits").format(name=name, what=what)


def failed_often(name: str, count: int, what: str) -> str:
    told = translate("RockTheBock", "{name}: %n× no colour fits (rolled: {what})", "", count)
    return told.format(name=name, what=what)


def after_failing(line: str, count: int, what: str) -> str:
    told = translate(
        "RockTheBock", "{line}. Before that %n throw(s) without a fitting colour: {what}", "", count
    )
    return told.format(line=line, what=what)


def only_move(line: str) -> str:
    return translate("RockTheBock", "{line} – the only possible move").format(line=line)
