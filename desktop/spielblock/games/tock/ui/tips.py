"""What a card of the hand does in a whole sentence, or why it can do nothing now."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from spielblock.games.tock.effects.texts import does
from spielblock.games.tock.position import Position
from spielblock.games.tock.ui import texts_idle as texts
from spielblock.games.tock.ui.cards import BACK, rank_of
from spielblock.games.tock.ui.idle import why_idle, why_stuck
from spielblock.games.tock.ui.offers import card_of, picked_of
from spielblock.games.tock.ui.outlook import skipped_by, stands
from spielblock.games.tock.ui.prompts import idle
from spielblock.rules.draft import Draft
from spielblock.widgets.stage import Stage


class Tips:
    """Knows the sentence for each card."""

    def __init__(self, stage: Stage) -> None:
        self._stage = stage
        self._asked: tuple[object, ...] = ()
        self._said: Mapping[str, str] = {}

    def all(self, view: Position, cards: Sequence[str], first: Draft, draft: Draft) -> Mapping[str, str]:
        """Return the sentence of each card, while `draft` is left of what could be done at `first`."""
        pieces = picked_of(draft).pieces if view.seven is None else ()
        asked = (view, first, pieces, tuple(cards))
        # A pointer that moves asks again and again.
        if asked != self._asked:
            self._asked = asked
            self._said = {card: self._tip(view, card, first, pieces) for card in cards if card != BACK}
        return self._said

    def anyway(self, view: Position, card: str) -> str:
        """Return who sits out even if this card is only thrown away, "" for nobody."""
        seat = skipped_by(view, card)
        return texts.skips_anyway(self._stage.name(seat)) if seat else ""

    def why_not(self, view: Position, card: str | None, hand: Sequence[str], place: str) -> str:
        """Return why this card, or any of the hand, does nothing with the piece there; "" if there is none.

        Without a place it is any piece.
        """
        if view.skip or view.phase != "play" or (place and not stands(view, place)):
            return ""
        return why_stuck(view, (card,) if card else hand, (place,) if place else ())

    def _tip(self, view: Position, card: str, first: Draft, pieces: Sequence[str]) -> str:
        moves = [move for move in first.moves if card_of(move) == card]
        things = [("piece", place) for place in pieces]
        useful = [move for move in moves if not idle(move) and all(one in move.picks() for one in things)]
        if not first.moves or useful:
            return does(rank_of(card), view.options)
        why = "" if view.skip else why_idle(view, card, pieces)
        if any(map(idle, moves)):
            return " ".join(part for part in (texts.can_go(why), self.anyway(view, card)) if part)
        return texts.no_move(why)
