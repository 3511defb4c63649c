"""How a match ended, as files and the console write it."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec import Struct

from spielblock.rules.contract import Over
from spielblock.rules.seats import letter


class Result(Struct, frozen=True, forbid_unknown_fields=True):
    """Scores by seat, seats by rank with ties together, who played together, and the key of the reason."""

    scores: dict[str, int]
    ranking: tuple[tuple[str, ...], ...]
    teams: tuple[tuple[str, ...], ...] | None = None
    reason: str = ""


def result_of(over: Over) -> Result:
    """Write down the end of a match."""
    by_rank = [[seat for seat, rank in enumerate(over.ranks) if rank == at] for at in sorted(set(over.ranks))]
    return Result(
        scores={letter(seat): score for seat, score in enumerate(over.scores)},
        ranking=tuple([_letters(seats) for seats in by_rank]),
        teams=tuple([_letters(team) for team in over.teams]) or None,
        reason=over.reason.key,
    )


def _letters(seats: Iterable[int]) -> tuple[str, ...]:
    return tuple([letter(seat) for seat in seats])
