"""How a move changes a round of Rockit, and what a round brings the winner."""

from __future__ import annotations

from typing import Final

from spielblock.games.rockit import flow
from spielblock.games.rockit.cards import ADDED, BIT, fitting
from spielblock.games.rockit.events import CallCaught, CallForgotten, CallMade, RoundWon
from spielblock.games.rockit.moves import CALL_LATE, CATCH, DRAW, KEEP, SILENT, TAKE, Name, Play
from spielblock.games.rockit.options import Options
from spielblock.games.rockit.scoring import hands_left, points_left
from spielblock.games.rockit.state import (
    BY_CHOICE,
    CALL,
    DEAL,
    DRAWN,
    FOR_SILENCE,
    OVER,
    TO_PAY,
    TURN,
    State,
    next_round,
)
from spielblock.rules.chance import Shuffled
from spielblock.rules.contract import Move
from spielblock.rules.event import Event
from spielblock.rules.seats import letter

FORGOTTEN: Final = 2


class Course:
    """Carries out moves under one set of options."""

    def __init__(self, options: Options) -> None:
        self._fitting: list[int] = fitting(options.plus_mix == "only_pending_forbidden")
        self._skips_of_two: bool = options.reverse_two_players == "skip"
        self._effects: bool = options.first_card == "uno_effects"
        self._caught: bool = options.penalty == "must_be_caught"
        self._final_draw: bool = options.final_draw
        self._by_points: bool = options.points_to > 0
        self._target: int = options.points_to or options.rounds_to_win

    def advance(self, state: State, move: Move, seen: list[Event] | None) -> None:
        """Carry out a legal move; a catch counts as that of the seat after the caller."""
        if isinstance(move, Play):
            self._play(state, move, seen)
        elif move is DRAW:
            flow.begin_drawing(state, state.turn, 1, BY_CHOICE)
            self._draw_on(state, seen)
        elif move is TAKE:
            flow.begin_drawing(state, state.turn, state.owed, TO_PAY)
            state.owed = 0
            flow.pass_on(state)
            self._draw_on(state, seen)
        elif isinstance(move, Shuffled):
            self._shuffled(state, move.cards, seen)
        elif isinstance(move, Name):
            flow.name(state, move.colour, seen)
        else:
            self._answer(state, move, seen)

    def _answer(self, state: State, move: Move, seen: list[Event] | None) -> None:
        if move is KEEP:
            flow.keep(state, seen)
        elif move is CALL_LATE:
            self._call_late(state, seen)
        elif move is SILENT:
            self._silent(state, seen)
        elif move is CATCH:
            self.catch(state, (state.caller + 1) % state.seats, seen)
        else:
            raise TypeError(move)

    def _play(self, state: State, move: Play, seen: list[Event] | None) -> None:
        seat, card = state.turn, move.card
        flow.lay(state, move, seen)
        left = state.sizes[seat]
        if move.called and seen is not None:
            seen.append(CallMade(letter(seat), not left, late=False))
        if left or not move.called or (self._final_draw and ADDED[card]):
            flow.take_effect(state, card, self._skips_of_two, seen)
        if left < 2 and not move.called:
            state.caller = seat
            state.phase = CALL
        elif not left:
            self._win(state, seat, seen)

    def _call_late(self, state: State, seen: list[Event] | None) -> None:
        seat = state.caller
        left = state.sizes[seat]
        if seen is not None:
            seen.append(CallMade(letter(seat), not left, late=True))
        self._end_window(state, seat, seen)

    def _end_window(self, state: State, seat: int, seen: list[Event] | None) -> None:
        """Close the window without a penalty."""
        state.caller = -1
        state.phase = TURN
        if not state.sizes[seat]:
            self._win(state, seat, seen)

    def _silent(self, state: State, seen: list[Event] | None) -> None:
        seat = state.caller
        if seen is not None:
            seen.append(CallForgotten(letter(seat), 0 if self._caught else FORGOTTEN))
        if self._caught:
            self._end_window(state, seat, seen)
        else:
            self._punish(state, seat, seen)

    def catch(self, state: State, by: int, seen: list[Event] | None) -> None:
        """Let a seat notice that the caller forgot."""
        seat = state.caller
        if seen is not None:
            seen.append(CallCaught(letter(seat), letter(by), FORGOTTEN))
        self._punish(state, seat, seen)

    def _punish(self, state: State, seat: int, seen: list[Event] | None) -> None:
        state.caller = -1
        flow.begin_drawing(state, seat, FORGOTTEN, FOR_SILENCE)
        self._draw_on(state, seen)

    def _shuffled(self, state: State, cards: tuple[int, ...], seen: list[Event] | None) -> None:
        if state.phase == DEAL:
            flow.deal(state, cards, seen)
        else:
            flow.shuffled(state, cards, seen)
        if state.drawer >= 0:
            self._draw_on(state, seen)
        else:
            flow.turn_up(state, self._effects, seen)

    def _draw_on(self, state: State, seen: list[Event] | None) -> None:
        """Draw what is owed, and go on once that is done."""
        if not flow.draw_on(state, seen):
            return
        state.phase = TURN
        if state.why == BY_CHOICE:
            self._look_at_drawn(state)
        elif state.why == TO_PAY and 0 in state.sizes:
            self._round_won(state, state.sizes.index(0), seen)

    def _look_at_drawn(self, state: State) -> None:
        drawn = state.drawn
        if drawn >= 0 and self._fitting[state.discard[-1] * 4 + state.colour] & BIT[drawn]:
            state.phase = DRAWN
        else:
            state.drawn = -1
            flow.pass_on(state)

    def _win(self, state: State, seat: int, seen: list[Event] | None) -> None:
        """End the round; the next seat may still have to draw what the last card brought."""
        if self._final_draw and state.owed:
            flow.begin_drawing(state, state.turn, state.owed, TO_PAY)
            state.owed = 0
            self._draw_on(state, seen)
        else:
            self._round_won(state, seat, seen)

    def _round_won(self, state: State, seat: int, seen: list[Event] | None) -> None:
        points = points_left(state)
        state.scores[seat] += points if self._by_points else 1
        if seen is not None:
            seen.append(RoundWon(letter(seat), points, tuple(state.scores), hands_left(state)))
        state.owed = 0
        if state.scores[seat] >= self._target:
            state.phase = OVER
        else:
            next_round(state)
