"""The small pictures at the end of a possible move: whom it captures, the goal, who then sits out."""

from __future__ import annotations

from collections.abc import Sequence

from spielblock.control.framing import Figure
from spielblock.games.tock.moves import Discard, Play
from spielblock.games.tock.position import Position
from spielblock.games.tock.ui import texts, texts_idle
from spielblock.games.tock.ui.offers import card_of
from spielblock.games.tock.ui.outlook import in_goal, outlook, skipped_by
from spielblock.games.tock.ui.splits import Parts, is_part
from spielblock.rules.contract import Move
from spielblock.widgets.stage import Stage


class Badges:
    """Knows the colours of the players."""

    def __init__(self, stage: Stage) -> None:
        self._stage = stage

    def of(self, view: Position, move: Move, left: Sequence[Move]) -> tuple[Figure, ...]:
        """Return the pictures of a row; `left` are the moves that are still possible."""
        if isinstance(move, Parts):
            return self._of_parts(view, move, left)
        if not isinstance(move, Play | Discard):
            return ()
        sight = outlook(view, move)
        found = [self._captured(who, texts.captures(self._stage.name(who))) for _, who in sight.captured]
        if in_goal(sight.target):
            found.append(Figure("home", "", texts.enters_goal()))
        skipped = skipped_by(view, card_of(move))
        if skipped:
            help_ = texts_idle.then_skips(self._stage.name(skipped))
            found.append(Figure("pause", "", help_, self._stage.sitter(skipped).colour))
        return tuple(found)

    def _of_parts(self, view: Position, row: Parts, left: Sequence[Move]) -> tuple[Figure, ...]:
        """Return what some of these parts would do."""
        sights = [outlook(view, move) for move in row.among(left) if is_part(view, move)]
        victims = dict.fromkeys(who for one in sights for _, who in one.captured)
        found = [self._captured(who, texts.can_capture(self._stage.name(who))) for who in victims]
        if any(in_goal(one.target) for one in sights):
            found.append(Figure("home", "", texts.can_enter_goal()))
        return tuple(found)

    def _captured(self, who: str, help_: str) -> Figure:
        return Figure("capture", "", help_, self._stage.sitter(who).colour)
