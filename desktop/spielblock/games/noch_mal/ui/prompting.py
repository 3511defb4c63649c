"""What to ask the person at the table, with the buttons to pass and to cross off."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Protocol

from spielblock.control.framing import Button, Prompt
from spielblock.games.noch_mal.moves import PASS
from spielblock.games.noch_mal.position import Position
from spielblock.games.noch_mal.refused.texts import colour, either
from spielblock.games.noch_mal.state import State
from spielblock.games.noch_mal.ui import texts_due
from spielblock.games.noch_mal.ui import texts_prompt as texts
from spielblock.games.noch_mal.ui.choosing import (
    Picks,
    colour_word,
    confirmable,
    marks_of,
    number_of,
    picks_of,
)
from spielblock.games.noch_mal.ui.due import due_words, would_end
from spielblock.games.noch_mal.ui.looks import open_to_all
from spielblock.rules.contract import Decision, Move
from spielblock.rules.draft import Draft
from spielblock.rules.seats import letter, seat_of
from spielblock.widgets.score_sheet import Mark
from spielblock.widgets.stage import Stage


class Deciding(Protocol):
    """What the prompt needs of a table."""

    @property
    def draft(self) -> Draft: ...

    @property
    def missed(self) -> tuple[int, ...]: ...

    def hint_on_enter(self) -> Move | None: ...

    def take_hint(self) -> None: ...

    def cross_off(self) -> None: ...

    def pass_on(self) -> None: ...


def prompt_for(table: Deciding, stage: Stage, decision: Decision[Any], state: State, why: str) -> Prompt:
    """Return the prompt for a draft; `why` says why the last touch did not fit."""
    draft = table.draft
    if decision.moves == (PASS,):
        go_on = Button(texts.pass_on(), table.pass_on, "Return", main=True, help=texts.pass_help())
        return Prompt(texts.nothing_fits(), _news(stage, decision.view, state), (go_on,))
    buttons = _buttons(table)
    picks = picks_of(draft)
    if picks.colour is None or picks.number is None:
        own = decision.view.phase == "active"
        who = stage.name(letter(decision.seat)) if shared(stage) else ""
        news = _since(table.missed, _news(stage, decision.view, state, decision.seat), own=own)
        return Prompt(_dice_line(picks, who, own=own), why or news, buttons)
    empty = not state.crossed[decision.seat]
    later = Mark.LATER in marks_of(draft, state, decision.view).values()
    anywhere = decision.view.options.column_h_always_open
    touching = texts.must_touch_or_start() if anywhere else texts.must_touch()
    rule = texts.must_start() if empty else texts.frames() if later else touching
    move = confirmable(draft)
    if move is not None and would_end(state, decision.view.options, decision.seat, move.cells):
        line = texts_due.ready_to_end(colour_word(draft, state, picks), move.cells.bit_count())
    else:
        line = _cells_line(draft, state, picks)
    return Prompt(line, why or rule, buttons)


def _buttons(table: Deciding) -> tuple[Button, Button]:
    """Return the buttons to pass and to cross off; while nothing can be, Enter does what a hint says."""
    hint, ready = table.hint_on_enter(), confirmable(table.draft) is not None
    passing = hint == PASS
    key = "" if passing else "Return"
    enter = Button(texts.cross_off(), table.cross_off, key, main=not passing, enabled=ready)
    if hint is not None and not passing:
        enter = Button(texts.take_hint(), table.take_hint, "Return", main=True, help=texts.take_hint_help())
    return Button(texts.pass_on(), table.pass_on, "P", main=passing, help=texts.pass_help()), enter


def _since(missed: tuple[int, ...], news: str, *, own: bool) -> str:
    """Say which throws went by since nothing fitted, instead of the rule that is always the same."""
    if not missed:
        return news
    words = texts.missed(", ".join(map(str, missed)))
    return words if own else f"{words} {news}"


def passing_doubt(insist: Callable[[], None], leave: Callable[[], None]) -> Prompt:
    """Return the question before passing where something could be crossed off."""
    buttons = (
        Button(texts.pass_not(), leave, "Esc"),
        Button(texts.pass_on(), insist, "P", main=True),
    )
    return Prompt(texts.pass_really(), texts.pass_help(), buttons)


def shared(stage: Stage) -> bool:
    """Return whether several people look at this screen."""
    return sum(sitter.human for sitter in stage.sitters) > 1


def _dice_line(picks: Picks, who: str, *, own: bool) -> str:
    """Ask for the dice that are missing; `who` names the person, where several look at this screen."""
    if picks.colour is not None:
        return texts.pick_number(colour(picks.colour))
    if picks.number is not None:
        return texts.pick_colour(picks.number)
    if who:
        return texts.named_pick_two(who) if own else texts.named_pick_two_too(who)
    return texts.pick_two() if own else texts.pick_two_too()


def _cells_line(draft: Draft, state: State, picks: Picks) -> str:
    name, number = colour_word(draft, state, picks), number_of(picks)
    done = len(picks.cells)
    ready = draft.ready()
    only = None if ready is not None else confirmable(draft)
    if only is not None:
        return texts.only_way(name, only.cells.bit_count())
    if number and ready is None:
        return texts.cross_more(name, number, number - done) if done else texts.cross_these(name, number)
    if number:
        return texts.ready(name, number)
    if ready is None:
        return texts.cross_some(name)
    return texts.ready(name, done) if len(draft.moves) == 1 else texts.ready_or_more(name, done)


def _news(stage: Stage, view: Position, state: State, seat: int = -1) -> str:
    """Say what the active seat has done and what it will get for that, or which dice are to choose from."""
    done = [_dice_news(stage, view, seat)]
    if view.phase == "passive":
        active = seat_of(view.active)
        done.append(due_words(state, active))
        if would_end(state, view.options, active):
            done.append(texts_due.last_throw())
    return " ".join(filter(None, done))


def _dice_news(stage: Stage, view: Position, seat: int) -> str:
    if view.phase == "active" or letter(seat) == view.active:
        if view.seats == 1:
            return texts.two_of_four()
        return texts.two_for_you_six_for_all() if open_to_all(view) else texts.two_for_you()
    if open_to_all(view):
        return texts.all_six_open()
    if view.taken is None:
        return texts.pick_from_six(stage.name(view.active))
    return texts.pick_from_four(stage.name(view.active), " · ".join(map(either, view.taken)))
