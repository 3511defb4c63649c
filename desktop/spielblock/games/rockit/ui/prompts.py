"""What the person at the table of Rockit is asked."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from spielblock.control.framing import Button, Prompt
from spielblock.games.rockit.moves import CALL_LATE, CATCH, DRAW, KEEP, SILENT, TAKE, Name, Play
from spielblock.games.rockit.naming.texts import card_name, colour_name, face_name
from spielblock.games.rockit.position import Position
from spielblock.games.rockit.ui import texts, texts_calls
from spielblock.games.rockit.ui.marks import PACK_KEY
from spielblock.rules.contract import WAIT, Decision, Move
from spielblock.widgets.stage import Stage


class Prompts:
    """Finds the sentence for a decision. `choose` makes a move, `back` takes back a pick."""

    def __init__(self, stage: Stage, choose: Callable[[Move], None], back: Callable[[], object]) -> None:
        self._stage = stage
        self._choose = choose
        self._back = back
        #: What a hint tells to do: its button has a bulb.
        self.advised: Move | None = None
        #: Whether the own cards lie face down: then nothing is said that they would tell.
        self.covered = False

    def prompt(self, decision: Decision[Position], *, wheel: bool, called: bool) -> Prompt:
        """Return what to ask; the wheel may be open, and the call may be made before the card."""
        view, moves = decision.view, decision.moves
        if CALL_LATE in moves:
            return self._window(view)
        if CATCH in moves:
            who = self._stage.name(view.caller or "")
            wait = self._button(WAIT, texts.say_nothing())
            return Prompt(
                texts.catch_question(who), "", (wait, self._button(CATCH, texts.catch(), "R", main=True))
            )
        if isinstance(moves[0], Name):
            return Prompt(texts.name_first())
        line, buttons = self._line(view, moves), self._buttons(view, moves)
        if self.covered:
            return Prompt(texts.look_first(), buttons=buttons)
        if wheel:
            return Prompt(texts.name_colour(), _due(view, moves, called), (self._put_back(),))
        if called:
            back = Button(texts_calls.take_call_back(), self._take_back, "Esc")
            return Prompt(texts_calls.call_heard(), _wanted(view, moves), (back,))
        return Prompt(line, _due(view, moves, called) or _wanted(view, moves), buttons)

    def _line(self, view: Position, moves: tuple[Move, ...]) -> str:
        if view.phase == "drawn":
            return texts.lay_or_keep(card_name(view.drawn or "?"))
        plays = any(isinstance(move, Play) for move in moves)
        if view.pending is not None:
            owed = view.pending
            if not plays:
                return texts.must_take(owed.cards)
            if TAKE in moves:
                return texts.answer_or_take(owed.kind, owed.cards)
            return texts.answer_must(owed.kind)
        if not plays:
            return texts.your_turn_draw()
        return texts.your_turn() if DRAW in moves else texts.your_turn_play()

    def _window(self, view: Position) -> Prompt:
        hand = view.hands.get(view.caller or "", ())
        line = texts.call_late() if hand else texts.call_last_late()
        if view.options.penalty == "must_be_caught":
            line = texts.call_unpunished() if hand else texts.call_last_unpunished()
        silent = self._button(SILENT, texts.say_nothing())
        return Prompt(line, buttons=(silent, self._button(CALL_LATE, texts.call(), "R", main=True)))

    def _buttons(self, view: Position, moves: tuple[Move, ...]) -> tuple[Button, ...]:
        found: list[Button] = []
        only = len(moves) == 1 and not self.covered
        if DRAW in moves:
            found.append(self._button(DRAW, texts.draw(), PACK_KEY, main=only))
        if TAKE in moves and view.pending is not None:
            found.append(self._button(TAKE, texts.take(view.pending.cards), PACK_KEY, main=only))
        if KEEP in moves:
            found.append(self._button(KEEP, texts.keep(), "K", main=only))
        return tuple(found)

    def _button(self, move: Move, words: str, key: str = "", *, main: bool = False) -> Button:
        icon = "hint" if move is self.advised else ""
        return Button(words, partial(self._choose, move), key, main=main, icon=icon)

    def _put_back(self) -> Button:
        return Button(texts.put_back(), self._take_back, "Esc")

    def _take_back(self) -> None:
        self._back()


def _due(view: Position, moves: tuple[Move, ...], called: bool) -> str:
    """Return what has to be called with the next card, if one can be laid."""
    hand = view.hands.get(view.to_move or "", ())
    plays = any(isinstance(move, Play) for move in moves)
    if called or not plays or not isinstance(hand, tuple) or len(hand) > 2:
        return ""
    if view.options.penalty == "must_be_caught":
        return texts.last_one_unpunished() if len(hand) == 1 else texts.last_but_one_unpunished()
    return texts.last_one() if len(hand) == 1 else texts.last_but_one()


def _wanted(view: Position, moves: tuple[Move, ...]) -> str:
    """Return what fits on the open pile."""
    top = view.discard[0]
    if view.phase == "drawn":
        return ""
    if view.pending is not None:
        owed = view.pending
        plays = any(isinstance(move, Play) for move in moves)
        return texts.penalty_stands(owed.cards, owed.kind) if plays else texts.no_answer(owed.kind)
    if top[0] == "W" or view.colour is None:
        return texts.wanted_colour(colour_name(view.colour)) if view.colour else ""
    return texts.wanted(colour_name(view.colour), face_name(top[1:]))
