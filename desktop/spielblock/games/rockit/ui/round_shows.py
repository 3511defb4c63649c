"""How a round of Rockit begins and ends on the table."""

from __future__ import annotations

from PySide6.QtCore import QAbstractAnimation, QPauseAnimation

from spielblock.control.pace import Beat, Pace
from spielblock.control.reading import Reading
from spielblock.games.rockit.events import RoundWon
from spielblock.games.rockit.options import Options
from spielblock.games.rockit.ui.felt_view import FeltView
from spielblock.games.rockit.ui.round_end import ends_match, result_of
from spielblock.widgets.motion import Motion, one_after_another
from spielblock.widgets.theme import Theme


class RoundShows:
    """Clears the table, counts the cards of the deal, and says how a round ended."""

    def __init__(self, felt: FeltView, theme: Theme) -> None:
        self._felt = felt
        self._theme = theme

    def clear(self, _: Pace) -> None:
        """Nothing lies on the table before a deal but the pack."""
        piles = self._felt.piles
        piles.show_discards((), 0)
        piles.show_colour(None)
        piles.badge.show_owed(0)
        self._felt.round_end.say("", "")
        self._felt.lay_open({}, count=False)
        piles.show_pack(108)
        for seat in self._felt.seats.values():
            seat.show_cards(0)

    def deal_to(self, seat: str) -> None:
        """A card of the deal has come from the pack to this seat."""
        piles = self._felt.piles
        piles.show_pack(max(0, piles.left - 1))
        if seat != self._felt.own:
            item = self._felt.seats[seat]
            item.show_cards(item.cards + 1)

    def end(self, event: RoundWon, options: Options, pace: Pace) -> QAbstractAnimation:
        """Say how the round ended. The hands lie open until that was read, or the match is over."""
        felt = self._felt
        felt.round_end.say(*result_of(event, options, felt.name))
        felt.bubbles[felt.own].say("")  # it is where the words are
        won = self.win(event, options, pace)
        if ends_match(event, options):
            return won
        return one_after_another(won, Reading(pace.ms(Beat.RESULT, 2)))

    def win(self, event: RoundWon, options: Options, pace: Pace) -> QAbstractAnimation:
        """Lay the cards open that are counted; the winner's plate grows and comes back."""
        self._felt.lay_open(event.hands, count=options.points_to > 0)
        if event.seat == self._felt.own:
            return QPauseAnimation(pace.ms(Beat.WIN))
        item = self._felt.seats[event.seat]

        def step(done: float) -> None:
            item.setScale(1.0 + 0.25 * (1.0 - abs(2 * done - 1.0)))

        return Motion(pace.ms(Beat.WIN), step, self._theme.easing("standard"))
