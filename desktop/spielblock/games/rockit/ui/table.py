"""The table of Rockit: what is shown and what is said."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import QAbstractAnimation, QObject

from spielblock.control.cues import Cue
from spielblock.control.framing import Figure, Prompt, Room
from spielblock.control.pace import Pace
from spielblock.games.rockit.cards import CARDS, NUMBER
from spielblock.games.rockit.events import RoundStarted, RoundWon
from spielblock.games.rockit.moves import CALL_LATE, CATCH, DRAW, TAKE, Play
from spielblock.games.rockit.position import Position, Unseen
from spielblock.games.rockit.scoring import points_of
from spielblock.games.rockit.texts_turn import told
from spielblock.games.rockit.ui import texts, texts_round
from spielblock.games.rockit.ui.advising import advised_card, advised_colour, advises_call
from spielblock.games.rockit.ui.announcing import Announcer
from spielblock.games.rockit.ui.call_button import Calling
from spielblock.games.rockit.ui.cards import BACK
from spielblock.games.rockit.ui.counts import counted
from spielblock.games.rockit.ui.flights import Flights
from spielblock.games.rockit.ui.picking import Picking
from spielblock.games.rockit.ui.prompts import Prompts
from spielblock.games.rockit.ui.round_end import hands_in
from spielblock.games.rockit.ui.shown import held, show_felt
from spielblock.games.rockit.ui.shows import Shows
from spielblock.games.rockit.ui.sounds import sounds_of
from spielblock.games.rockit.ui.watching import hidden, only_watched
from spielblock.rules.contract import Move
from spielblock.rules.event import Event
from spielblock.rules.seats import letter
from spielblock.widgets.stage import Stage


class RockitTable(Picking):
    """Shows the match through the eyes of one seat."""

    def __init__(self, stage: Stage, parent: QObject | None = None) -> None:
        super().__init__(stage, parent)
        self._stage = stage
        self.sounds = sounds_of
        flights = Flights(self.felt, self.hand, stage.theme)
        self._shows = Shows(self.felt, flights, stage.theme, len(stage.sitters))
        self._prompts = Prompts(stage, self.choose, self.undraft)
        self._announcer = Announcer(stage.name)
        self._view: Position | None = None
        self._watched = only_watched(stage)
        if self._watched:
            self.hand.let_watch(stage.sitters[stage.first_person].name)
            self.hand.fan.cover(True)

    def cue(self, event: Event) -> Cue | None:
        cue = self._shows.cue(event)
        if cue is None or not isinstance(event, RoundWon):
            return cue

        def opened(pace: Pace) -> QAbstractAnimation | None:
            self._turn_own(open_=True)
            return cue(pace)

        return opened

    def concerns(self, event: Event) -> str:
        return self._announcer.hear(event)

    def begins(self, seat: str) -> None:
        self._announcer.forget()

    def show_view(self, view: Position, seat: int) -> None:
        self._shows.forget()
        self._announcer.forget()
        self._view, self._shows.options = view, view.options
        self._turn_own(open_=bool(hands_in(view)))
        self.felt.look_from(letter(seat))
        show_felt(self.felt, view, self.before)
        hand = view.hands.get(letter(seat), ())
        self.hand.fan.show_cards((BACK,) * hand.cards if isinstance(hand, Unseen) else hand)
        self.refresh()

    def refresh(self) -> None:
        decision = self.decision
        from_pack = decision is not None and (DRAW in self.draft.moves or TAKE in self.draft.moves)
        self.felt.piles.offer_pack(offered=from_pack, advised=self.advised in (DRAW, TAKE))
        colour = advised_colour(self.advised, self.draft.moves) if self.wheel_open else ""
        self.felt.open_wheel(wide=self.wheel_open, advised=colour)
        call = advises_call(self.advised, called=self.called)
        calling, left = self.calling(), len(self.hand.fan.shown)
        last = left == (0 if calling is Calling.LATE else 1)
        self.hand.button.show_calling(calling, advised=call, last=last)
        self.hand.fan.advise(self.hand.fan.place_of(advised_card(self.advised)))
        if decision is None:
            self.hand.fan.forget_focus()
            self.hand.fan.offer(None, frozenset(), digits=False)
            return
        fan = self.hand.fan
        usable = {move.card for move in decision.moves if isinstance(move, Play)}
        picked = self.picked_card()
        places = frozenset(at for at, card in enumerate(fan.shown) if NUMBER[card] in usable)
        marked = frozenset({self._marked_place(picked)} - {-1})
        if CALL_LATE in decision.moves or CATCH in decision.moves:
            fan.offer(None, frozenset(), digits=False)
        else:
            fan.offer(places, marked, digits=self.digits_in_dock() and not self.wheel_open)

    def drawn(self) -> dict[str, Any]:
        """Read back what lies on the felt and in the hand from the items."""
        others = [seat for seat in self.felt.seats.values() if seat.isVisible()]
        piles = self.felt.piles
        return {
            "hand": self.hand.fan.shown,
            "counts": {seat.sitter.letter: seat.cards for seat in others},
            "active": [seat.sitter.letter for seat in others if seat.active],
            "draw": piles.left,
            "discard": piles.shown,
            "colour": piles.colour_shown,
            "owed": piles.badge.owed if piles.badge.isVisible() else 0,
            "direction": self.felt.ring.direction,
            "open": {seat.sitter.letter: seat.opened for seat in others if seat.opened},
            "did": self.felt.deeds.shown,
        }

    def figures(self, view: Position, seat: str) -> tuple[Figure, ...]:
        count = self._count(view, seat)
        cards = Figure("cards", str(count), texts.cards_held(count))
        score = view.scores.get(seat, 0)
        if view.options.points_to:
            return cards, Figure("star", str(score), texts.points_so_far(score))
        if view.options.rounds_to_win > 1:
            return cards, Figure("trophy", str(score), texts.rounds_won(score))
        return (cards,)

    def note(self, view: Position, seat: str) -> str:
        left = hands_in(view)
        if seat in left and view.options.points_to:
            return texts_round.points_left(points_of(left[seat]))
        return texts.one_left() if not left and self._count(view, seat) == 1 else ""

    def meanwhile(self) -> str:
        return self.felt.round_end.words[1] or self._announcer.words

    def waits(self, acting: str) -> str:
        return texts_round.nothing_to_choose() if self._watched else ""

    def telling(self, events: Sequence[Event]) -> str | None:
        return told(hidden(events), self._stage.name) if self._watched else None

    def counted(self, view: Position, event: Event) -> Position:
        return counted(view, event)

    def counts_at_once(self, event: Event) -> bool:
        return isinstance(event, RoundWon)

    def headline(self, view: Position) -> str:
        way = texts.clockwise() if view.direction > 0 else texts.anticlockwise()
        return texts.headline(view.round, way)

    def chapter(self, event: Event) -> str | None:
        return texts.chapter(event.round) if isinstance(event, RoundStarted) else None

    def preview(self, move: Move | None) -> None:
        fan = self.hand.fan
        if move is not None:
            fan.forget_focus()
        fan.look_at(fan.place_of(CARDS[move.card]) if isinstance(move, Play) else -1)

    def cover(self, hidden: bool) -> None:
        changed = hidden != self._prompts.covered
        self._prompts.covered = hidden
        self.hand.fan.cover(hidden or self._watched)
        if changed and self.decision is not None:
            self.prompted.emit(self.prompt())

    def arrange(self, room: Room) -> None:
        self.felt.arrange(room)
        self.hand.arrange(room)

    def settle(self) -> None:
        self.window.stop()
        self._shows.forget()

    def prompt(self) -> Prompt:
        decision = self.decision
        if decision is None:
            raise RuntimeError("a table asks nobody while there is nothing to decide")
        self._prompts.advised = self.advised
        return self._prompts.prompt(decision, wheel=self.wheel_open, called=self.called)

    def advise(self, move: Move | None) -> None:
        """Mark card, pack, colour and call, and the button of the prompt where it has one for the move."""
        super().advise(move)
        if self.decision is not None:
            self.prompted.emit(self.prompt())

    def _turn_own(self, *, open_: bool) -> None:
        """Who only watches sees the hand below when all lie open."""
        if self._watched:
            self.hand.fan.cover(not open_)

    def _count(self, view: Position, seat: str) -> int:
        """Return how many cards a seat holds; while the end of a round is read, how many it was left with."""
        if not self._shows.ending:
            return held(view, seat)
        return len(self.hand.fan.shown) if seat == self.felt.own else self.felt.seats[seat].cards

    def _marked_place(self, picked: int) -> int:
        """Return the place of the card to be framed: the joker picked, or the card just drawn."""
        view = self._view
        if picked >= 0:
            return self.hand.fan.place_of(CARDS[picked])
        if view is not None and view.phase == "drawn" and view.drawn and self.decision is not None:
            return self.hand.fan.place_of(view.drawn)
        return -1
