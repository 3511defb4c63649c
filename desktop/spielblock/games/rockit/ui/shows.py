"""How each event of Rockit looks."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QAbstractAnimation, QPauseAnimation

from spielblock.control.cues import Cue
from spielblock.control.pace import Beat, Pace
from spielblock.games.rockit.events import (
    CallCaught,
    CallForgotten,
    CallMade,
    CardPlayed,
    CardsDrawn,
    CardTurned,
    ColourNamed,
    DirectionChanged,
    HandDealt,
    PenaltyRaised,
    PileShuffled,
    RoundStarted,
    RoundWon,
    SeatSkipped,
)
from spielblock.games.rockit.options import Options
from spielblock.games.rockit.ui import texts
from spielblock.games.rockit.ui.felt_view import FeltView
from spielblock.games.rockit.ui.flights import Flights
from spielblock.games.rockit.ui.round_end import several
from spielblock.games.rockit.ui.round_shows import RoundShows
from spielblock.rules.event import Event
from spielblock.widgets.motion import Motion, one_after_another
from spielblock.widgets.theme import Theme


class Shows:
    """Makes cues. Hands dealt one by one are shown as one deal."""

    def __init__(self, felt: FeltView, flights: Flights, theme: Theme, seats: int) -> None:
        self._felt = felt
        self._flights = flights
        self._theme = theme
        self._rounds = RoundShows(felt, theme)
        self._seats = seats
        self._dealt: list[tuple[str, int]] = []
        self.options = Options()
        #: Whether a round of several is over, and what is left in the hands is still to be seen.
        self.ending = False

    def forget(self) -> None:
        """Drop what was heard and not shown, and what flies."""
        self._dealt = []
        self.ending = False
        self._flights.forget()

    def cue(self, event: Event) -> Cue | None:
        """Return how this event looks, or None if it needs no showing."""
        match event:
            case CardPlayed():
                return partial(self._play, event)
            case CardsDrawn():
                return _moving(partial(self._draw, event))
            case PenaltyRaised():
                return _moving(partial(self._raise, event))
            case SeatSkipped(seat=seat):
                return self._noted(event, self._say(seat, texts.bubble_skipped(), Beat.PAUSE, loud=False))
            case DirectionChanged(direction=direction):
                return _moving(lambda pace: self._felt.ring.turn_over(direction, pace.ms(Beat.CARD_FLIP)))
            case _:
                return self._cue_of_calls(event) or self._cue_of_rounds(event)

    def _cue_of_calls(self, event: Event) -> Cue | None:
        match event:
            case CallMade(seat=seat, last=last):
                words = texts.bubble_last_call() if last else texts.bubble_call()
                return self._say(seat, words, Beat.PAUSE)
            case CallForgotten(seat=seat, cards=0):
                return self._say(seat, texts.bubble_unnoticed(), Beat.HOLD, loud=False)
            case CallForgotten(seat=seat, cards=cards) | CallCaught(seat=seat, cards=cards):
                return self._say(seat, texts.bubble_forgot(cards), Beat.HOLD, loud=False)
            case ColourNamed(colour=colour):
                return _moving(lambda pace: self._name(colour, pace))
            case _:
                return None

    def _cue_of_rounds(self, event: Event) -> Cue | None:
        match event:
            case RoundStarted():
                return _moving(self._rounds.clear)
            case HandDealt(seat=seat, cards=cards):
                self._dealt.append((seat, len(cards)))
                if len(self._dealt) < self._seats:
                    return None
                hands, self._dealt = self._dealt, []
                return _moving(lambda pace: self._flights.deal(hands, pace, self._rounds.deal_to))
            case CardTurned():
                return _moving(partial(self._turn_up, event))
            case PileShuffled(cards=cards):
                return _moving(partial(self._shuffle, cards))
            case RoundWon() if not several(self.options):
                return _moving(partial(self._rounds.win, event, self.options))
            case RoundWon():
                self.ending = True
                return partial(self._rounds.end, event, self.options)
            case _:
                return None

    def _play(self, event: CardPlayed, pace: Pace) -> QAbstractAnimation | None:
        piles = self._felt.piles
        plus = event.card.endswith(("+2", "+4"))
        fanned = piles.fanned + 1 if plus and piles.badge.owed else int(plus)

        def landed() -> None:
            piles.put(event.card, fanned)
            piles.show_colour(event.colour)
            self._felt.deeds.hear(event, self._felt.own)

        if pace.factor <= 0 and not self.ending:
            return None
        if event.seat != self._felt.own:
            self._felt.seats[event.seat].show_cards(event.left)
        if pace.factor <= 0:  # what ended the round lies there while one reads how
            self._flights.take_away(event.seat, event.card)
            landed()
            return None
        return self._flights.lay(event.seat, event.card, pace, landed)

    def _draw(self, event: CardsDrawn, pace: Pace) -> QAbstractAnimation | None:
        if not event.cards:
            return QPauseAnimation(pace.ms(Beat.PAUSE))
        piles, count = self._felt.piles, len(event.cards)
        piles.show_pack(max(0, piles.left - count))
        if event.why == "take":
            piles.badge.show_owed(0)

        def arrived() -> None:
            self._felt.deeds.hear(event, self._felt.own)
            if event.seat != self._felt.own:
                seat = self._felt.seats[event.seat]
                seat.show_cards(seat.cards + count)

        return self._flights.draw(event.seat, count, pace, arrived)

    def _raise(self, event: PenaltyRaised, pace: Pace) -> QAbstractAnimation:
        """The sum counts up on its disc."""
        badge = self._felt.piles.badge
        before = badge.owed

        def step(done: float) -> None:
            badge.show_owed(max(1, round(before + (event.cards - before) * done)))
            badge.setScale(0.9 + 0.1 * done)

        return Motion(pace.ms(Beat.PENALTY_CARD, event.cards - before), step)

    def _noted(self, event: Event, cue: Cue) -> Cue:
        """Return the cue that notes this in front of its seat when its turn comes."""

        def noted(pace: Pace) -> QAbstractAnimation | None:
            shown = cue(pace)
            if shown is not None:
                self._felt.deeds.hear(event, self._felt.own)
            return shown

        return noted

    def _say(self, seat: str, words: str, hold: Beat, *, loud: bool = True) -> Cue:
        bubble = self._felt.bubbles[seat]

        def build(pace: Pace) -> QAbstractAnimation | None:
            if pace.factor <= 0 and not pace.reduced:
                if self.ending and loud:  # who won has this bubble while one reads how
                    bubble.say(words)
                return None
            pop = bubble.pop(words, pace.ms(Beat.CALL), loud=loud)
            return one_after_another(pop, QPauseAnimation(pace.ms(hold)))

        return build

    def _name(self, colour: str, pace: Pace) -> QAbstractAnimation:
        pill = self._felt.piles.colour

        def step(done: float) -> None:
            self._felt.piles.show_colour(colour)
            pill.setScale(0.8 + 0.2 * done)

        return Motion(pace.ms(Beat.CALL), step, self._theme.easing("enter"))

    def _turn_up(self, event: CardTurned, pace: Pace) -> QAbstractAnimation:
        piles = self._felt.piles
        piles.show_pack(108 - 7 * self._seats - 1)

        def landed() -> None:
            piles.put(event.card, 0)

        up = self._flights.turn_up(event.card, pace, landed)
        return up if event.stays else one_after_another(up, QPauseAnimation(pace.ms(Beat.PAUSE)))

    def _shuffle(self, cards: int, pace: Pace) -> QAbstractAnimation:
        piles = self._felt.piles
        first = piles.shown[:1] if cards < 108 - 7 * self._seats else ()
        back = self._flights.gather(pace)

        def step(_: float) -> None:
            piles.show_discards(first, 0)
            piles.show_pack(cards)

        return one_after_another(back, Motion(0, step))


def _moving(build: Callable[[Pace], QAbstractAnimation | None]) -> Cue:
    """Return a cue that is left out where nothing moves: the truth follows at the end of the step."""

    def cue(pace: Pace) -> QAbstractAnimation | None:
        return build(pace) if pace.factor > 0 else None

    return cue
