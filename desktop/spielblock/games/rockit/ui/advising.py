"""What of the table a hint speaks of: a card, a colour, or the call."""

from __future__ import annotations

from spielblock.games.rockit.cards import CARDS, COLOURS
from spielblock.games.rockit.moves import CALL_LATE, CATCH, Name, Play
from spielblock.rules.contract import Move


def advised_card(move: Move | None) -> str:
    """Return the card to lay, "" for none."""
    return CARDS[move.card] if isinstance(move, Play) else ""


def advised_colour(move: Move | None, possible: tuple[Move, ...]) -> str:
    """Return the colour to name while these moves are possible, "" for none."""
    return COLOURS[move.colour] if isinstance(move, Play | Name) and move in possible else ""


def advises_call(move: Move | None, *, called: bool) -> bool:
    """Return whether to call now; `called` if it was done for the card to be laid."""
    return move in (CALL_LATE, CATCH) or (isinstance(move, Play) and move.called and not called)
