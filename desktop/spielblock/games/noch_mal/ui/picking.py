"""How a move is put together: dice or cells first, and nothing counts before it is confirmed."""

from __future__ import annotations

from collections.abc import Hashable, Sequence

from PySide6.QtCore import QObject

from spielblock.bots.candidate import Candidate
from spielblock.control.framing import Prompt
from spielblock.control.table import Table
from spielblock.games.noch_mal.moves import PASS, Cross, Pick
from spielblock.games.noch_mal.ui.choosing import Picks, confirmable, picks_of, with_dice
from spielblock.games.noch_mal.ui.listing import Pair
from spielblock.games.noch_mal.ui.prompting import passing_doubt
from spielblock.rules.contract import Decision, Move
from spielblock.rules.draft import Draft


class Picking(Table):
    """A table whose moves are confirmed. `why` says why the last touch did not fit."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.why = ""
        #: The dice that were picked by hand; others were taken since nothing else was left.
        self._by_hand: set[Pick] = set()
        #: What the list showed when a line of it was selected: another line is a click away.
        self._listed: tuple[Move, ...] = ()

    def digits_in_dock(self) -> bool:
        """Digits are those of the dice through the whole turn, of the list only where no die can be taken."""
        return self.decision is not None and self.decision.moves != (PASS,)

    def begin(self, decision: Decision[object], first: Draft) -> None:
        self._by_hand.clear()
        self._listed = ()
        super().begin(decision, first)

    def dismiss(self) -> None:
        self._listed = ()
        super().dismiss()

    def pick(self, thing: Hashable) -> bool:
        """Add a pick; nothing is chosen before it is confirmed."""
        draft = self.draft.pick(thing)
        if draft == self.draft:
            return False
        self.why = ""
        self._listed = ()
        self._drafts.append(with_dice(draft))
        self._changed()
        return True

    def pick_die(self, kind: str, face: str) -> None:
        """Take a die, put it back, or take it instead of the one of its kind."""
        if self.decision is None:
            return
        picks = picks_of(self.draft)
        now = picks.colour if kind == "colour" else picks.number
        self._by_hand = {pick for pick in self._by_hand if pick.kind != kind}
        if now != face:
            self._by_hand.add(Pick(kind, face))
        if now is None:
            self.pick(Pick(kind, face))
            return
        kept: list[Hashable] = [pick for pick in picks.things() if pick.kind not in (kind, "cell")]
        self._pick_anew(kept if now == face else [Pick(kind, face), *kept])

    def pick_cell(self, cell: str) -> bool:
        """Choose a cell, or take it back; dice that nobody picked by hand make room for it."""
        picks, cells = picks_of(self.draft), [Pick("cell", cell)]
        kept = [pick for pick in picks.things() if pick.kind == "cell" or pick in self._by_hand]
        if cell in picks.cells:
            self._pick_anew([pick for pick in kept if pick not in cells])
            return True
        if self.pick(cells[0]):
            return True
        if self.decision is None or not self._fits([*kept, *cells]):
            return False
        self._pick_anew([*kept, *cells])
        return True

    def start_again(self) -> None:
        """Put everything back."""
        self._by_hand.clear()
        self._pick_anew([])

    def undraft(self) -> bool:
        self.why = ""
        self._listed = ()
        return super().undraft()

    def choose(self, move: Move) -> None:
        """Decide for the move that is put together; any other is selected first, so that it can be seen."""
        if isinstance(move, Pair):
            self.take(move)
        elif isinstance(move, Cross) and move is not confirmable(self.draft):
            self.select(move)
        else:
            super().choose(move)
            if self.doubted:
                self.refresh()

    def take(self, pair: Pair) -> None:
        """Take the two dice of a row; for jokers that is what they stand for, too."""
        if self.decision is None:
            return
        drafts = self._drafts[:-1] if self._listed else self._drafts
        self.why = ""
        self._doubted = None
        self._listed = ()
        self._by_hand.update(pair.picks())
        self._drafts = [*drafts, Draft(pair.moves, drafts[-1].picked.union(pair.picks()))]
        self._changed()

    def select(self, move: Cross) -> None:
        """Put this move together, instead of what was; the list keeps its lines."""
        if self.decision is None or move not in self.decision.moves:
            return
        before = self._drafts[:-1] if self._listed else self._drafts
        lines = self._listed or self.listed()
        draft = Draft.of(self.decision.moves)
        for thing in move.picks():
            draft = draft.pick(thing)
        self.why = ""
        self._doubted = None
        self._drafts = [*before, draft]
        self._listed = lines
        self._changed()

    def insist(self) -> None:
        """Go on with what was asked about, or with the move that is put together."""
        if self.doubted:
            super().insist()
        else:
            self.cross_off()

    def cross_off(self) -> None:
        """Decide for the move that is put together."""
        move = confirmable(self.draft)
        if move is not None:
            self.choose(move)

    def meant(self, move: Move, seen: Candidate) -> Move:
        """Return for a move of a hint the one that crosses off the same for fewer jokers, if there is one."""
        if self.decision is None or not isinstance(move, Cross):
            return move
        same = [one for one in self.decision.moves if isinstance(one, Cross) and one.cells == move.cells]
        best = min(same, key=lambda one: one.jokers, default=move)
        return best if best.jokers < move.jokers else move

    def hinted(self) -> Cross | None:
        """Return the move of a hint, while it fits and nothing else is put together."""
        move = self.advised
        if not isinstance(move, Cross) or move not in self.draft.moves:
            return None
        return move if confirmable(self.draft) is None else None

    def take_hint(self) -> None:
        """Put the move of a hint together; it is confirmed like any other."""
        move = self.hinted()
        if move is not None:
            self.select(move)

    def pass_on(self) -> None:
        """Decide to take no dice."""
        self.choose(PASS)

    def doubt(self, move: Move) -> Prompt | None:
        """Passing is asked about once where something could be crossed off."""
        if move != PASS or self.decision is None or self.decision.moves == (PASS,):
            return None
        return passing_doubt(self.insist, self.leave)

    def leave(self) -> None:
        """Take back the last pick or the open question."""
        self.undraft()

    def picks(self) -> Picks:
        """Return what has been picked so far."""
        return picks_of(self.draft)

    def _fits(self, things: Sequence[Hashable]) -> bool:
        moves = () if self.decision is None else self.decision.moves
        return any(set(things) <= set(move.picks()) for move in moves)

    def _pick_anew(self, things: Sequence[Hashable]) -> None:
        if self.decision is None:
            return
        self.why = ""
        self._doubted = None
        self._listed = ()
        self._drafts = [Draft.of(self.decision.moves)]
        for thing in things:
            draft = with_dice(self.draft.pick(thing))
            if draft != self.draft:
                self._drafts.append(draft)
        self._changed()

    def _changed(self) -> None:
        super()._changed()
        if self.decision is not None and self._listed:
            self.narrowed.emit(self._listed, self.digits_in_dock())
            move = confirmable(self.draft)
            self.pointed.emit(None if move is None else self.row_of(move))
