"""Selecting first and confirming then: what is picked, and how keys and clicks change it."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from typing import Any, cast

from spielblock.control.table import Table
from spielblock.games.rock_the_bock.moves import FACES, Take
from spielblock.games.rock_the_bock.position import Position
from spielblock.rules.contract import Decision, Move
from spielblock.rules.draft import Draft


class SelectingTable(Table):
    """A table on which a move stays selected until it is confirmed, and another one is a click away."""

    def asked(self) -> Decision[Position]:
        """Return what the person is asked, or raise RuntimeError if nobody is."""
        if self.decision is None:
            raise RuntimeError("nobody is asked")
        return self.decision

    def invite(self, decision: Decision[Any]) -> None:
        """Let a person choose; a move without choice is selected from the first, and stays so."""
        first = Draft.of(decision.moves)
        for pick in decision.moves[0].picks() if len(decision.moves) == 1 else ():
            first = first.pick(pick)
        self.begin(decision, first)

    def only_one(self) -> Take | None:
        """Return the move if there is no choice."""
        moves = self.moves()
        return moves[0] if len(moves) == 1 else None

    def moves(self) -> list[Take]:
        """Return all that can be chosen, whatever is selected."""
        moves = self.decision.moves if self.decision is not None else ()
        return [move for move in moves if isinstance(move, Take)]

    def picked_face(self) -> str:
        """Return the face whose dice are selected, or nothing."""
        return next((str(thing) for thing in self.draft.picked if thing in FACES), "")

    def aim(self) -> Take | None:
        """Return the move that is selected, if all is said about it."""
        left = self.draft.moves
        return cast(Take, left[0]) if self.draft.picked and len(left) == 1 else None

    def aimless(self) -> bool:
        """Return whether the wolves are selected, but not yet who gets them."""
        return bool(self.draft.picked) and len(self.draft.moves) > 1

    def digits_in_dock(self) -> bool:
        """Digits select cards, but while the wolves wait for a target, rows of the list."""
        return self.decision is not None and not self.aimless()

    def select(self, move: Take) -> None:
        """Select this move instead of what was selected."""
        self._set(move.picks())

    def confirm(self) -> None:
        """Choose what is selected, if all is said about it."""
        aim = self.aim()
        if aim is not None:
            self.choose(aim)

    def choose(self, move: Move) -> None:
        """Choose what is selected; anything else is selected first, on the sheets as in the list."""
        if move is self.aim():
            super().choose(move)
        elif isinstance(move, Take) and move in self.moves():
            self.select(move)

    def insist(self) -> None:
        """Choose what is selected."""
        self.confirm()

    def touch(self, move: Take) -> None:
        """Select a move; if it is selected already, choose it."""
        if move is self.aim():
            self.confirm()
        else:
            self.select(move)

    def touch_face(self, face: str) -> None:
        """Select the dice of a face; if they are selected already, and all is said, choose them."""
        if face != self.picked_face():
            self._set((face,))
        else:
            self.confirm()

    def only_move(self, face: str) -> Take | None:
        """Return the move for the dice of a face, if there is but one."""
        fitting = [move for move in self.moves() if FACES[move.face] == face]
        return fitting[0] if len(fitting) == 1 else None

    def type_face(self, face: str) -> None:
        """Do what the digit of a face does: as a touch, but who gets the wolves it asks again."""
        if face == self.picked_face() and len(self._receiving()) > 1:
            self._set((face,))
        else:
            self.touch_face(face)

    def walk(self, faces: Sequence[str], by: int, *, across: bool) -> bool:
        """Go on by one: among who can get the wolves while they are selected, else across the faces.

        What is sent to whom is asked until that is taken back: an arrow too many selects nothing else.
        """
        if not across or len(self._receiving()) > 1:
            return self.walk_targets(by)
        return self.walk_faces(faces, by)

    def _receiving(self) -> list[Take]:
        """Return the moves of the selected face as the list shows them."""
        moves = [move for move in self.moves() if FACES[move.face] == self.picked_face()]
        return sorted(moves, key=self.rank)

    def walk_faces(self, faces: Sequence[str], by: int) -> bool:
        """Select the next of these faces; return whether there is one."""
        if not faces:
            return False
        face = self.picked_face()
        at = faces.index(face) if face in faces else (-1 if by > 0 else 0)
        self._set((faces[(at + by) % len(faces)],))
        return True

    def walk_targets(self, by: int) -> bool:
        """Select the next who can get the wolves; return whether there is a choice."""
        moves = self._receiving()
        if len(moves) < 2:
            return False
        aim = self.aim()
        at = moves.index(aim) if aim in moves else (-1 if by > 0 else 0)
        self.select(moves[(at + by) % len(moves)])
        return True

    def rank(self, move: Move) -> tuple[int, int]:
        """Return the place of a move in the list: as the cards lie, the wolves by who gets them."""
        raise NotImplementedError

    def _set(self, picks: Sequence[Hashable]) -> None:
        if self.only_one() is not None:
            return  # it is selected already
        draft = Draft.of(self.moves())
        for pick in picks:
            draft = draft.pick(pick)
        self._drafts = [self.first_draft, draft]
        self._changed()

    def _changed(self) -> None:
        """Tell the frame; with a selection the list stays whole, since another one is a click away."""
        super()._changed()
        if self.decision is not None:
            left = self.draft.moves if self.aimless() else self.decision.moves
            self.narrowed.emit(tuple(sorted(left, key=self.rank)), not self.aimless())
            self.pointed.emit(self.aim())
