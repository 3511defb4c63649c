"""A person's move of letting something pass, kept until the bots that may act before it had their turn."""

from __future__ import annotations

from collections.abc import Sequence
from collections.abc import Set as AbstractSet
from typing import Any

from spielblock.match.match import Match
from spielblock.match.seating import Chair
from spielblock.rules.contract import Decide, Move


class Held:
    """Where bots need not act and a person must, the person is asked first.

    Bots answer at once; a person has the time that the table gives. So what the person does counts before
    they have noticed anything, and only who lets it pass lets them.
    """

    def __init__(self, match: Match[Any, Any], chairs: Sequence[Chair]) -> None:
        self._match = match
        self._chairs = chairs
        self._move: tuple[int, Move] | None = None

    def first(self, seat: int) -> int:
        """Return who is asked where it would be this seat's turn."""
        pending = self._match.pending
        if self._move is not None or not self._free_bot(seat) or not isinstance(pending, Decide):
            return seat
        persons = [one for one in pending.seats if self._chairs[one].level is None and not self._free(one)]
        return persons[0] if persons else seat

    def keep(self, by: int, move: Move, waited: AbstractSet[int]) -> bool:
        """Keep this move if bots may act before it; return whether that is so."""
        match = self._match
        yields = self._move is None and not self._free(by) and match.rules.yields(match.state, move)
        if yields and any(self._free_bot(seat) for seat in match.asked_now(waited)):
            self._move = (by, move)
            return True
        return False

    def due(self, seat: int) -> Move | None:
        """Return the kept move of this seat, whose turn it is."""
        return self._move[1] if self._move is not None and self._move[0] == seat else None

    def drop(self) -> None:
        """Something else has happened, or that very move."""
        self._move = None

    def _free(self, seat: int) -> bool:
        return self._match.rules.optional(self._match.state, seat)

    def _free_bot(self, seat: int) -> bool:
        return self._chairs[seat].level is not None and self._free(seat)
