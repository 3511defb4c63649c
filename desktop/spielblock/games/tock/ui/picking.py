"""What touches and keys do at the table of Tock: card first or piece first, in any order."""

from __future__ import annotations

from collections.abc import Hashable

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QKeyEvent

from spielblock.control.framing import Prompt
from spielblock.games.tock.board import PLACES
from spielblock.games.tock.cards import CARDS
from spielblock.games.tock.moves import Play, Swap
from spielblock.games.tock.position import Position
from spielblock.games.tock.ui.board_view import BoardView
from spielblock.games.tock.ui.hand import Hand
from spielblock.games.tock.ui.listed_table import ListedTable
from spielblock.games.tock.ui.offers import card_of, picked_of
from spielblock.games.tock.ui.outlook import movable
from spielblock.games.tock.ui.prompts import parting
from spielblock.games.tock.ui.sharing import first_of
from spielblock.games.tock.ui.splits import Parts, is_part
from spielblock.rules.contract import Move
from spielblock.rules.draft import Draft
from spielblock.rules.seats import seat_of
from spielblock.widgets.stage import Stage

ARROWS = {Qt.Key.Key_Left: -1, Qt.Key.Key_Up: -1, Qt.Key.Key_Right: 1, Qt.Key.Key_Down: 1}
RETURNS = (Qt.Key.Key_Return, Qt.Key.Key_Enter)


class PickingTable(ListedTable):
    """Board and hand, and every pick on them; how it looks is told by who inherits this."""

    def __init__(self, stage: Stage, parent: QObject | None) -> None:
        super().__init__(parent)
        self.board = BoardView(stage)
        self.hand = Hand(stage.theme)
        self.scene = self.board
        self.dock = self.hand
        self._view: Position | None = None
        self._looked_at: Move | None = None
        self._card_under: str | None = None
        self.board.touched.connect(self._on_touched)
        self.board.pointed.connect(self._on_pointed)
        self.hand.pressed.connect(self._on_card)
        self.hand.hovered.connect(self._on_card_hovered)

    def digits_in_dock(self) -> bool:
        free = self.decision is not None and all(map(parting, self.first_draft.moves))
        return free or (self.decision is not None and picked_of(self.draft).card is None)

    def key(self, event: QEvent) -> bool:
        if not isinstance(event, QKeyEvent) or self.decision is None:
            return False
        pressed = Qt.Key(event.key())
        if pressed in ARROWS:
            self._step(ARROWS[pressed])
            return True
        if pressed in RETURNS:
            return self._confirm()
        place = event.key() - Qt.Key.Key_1.value
        if self.digits_in_dock() and 0 <= place < min(9, len(self.hand.buttons)):
            self._on_card(self.hand.buttons[place].card)
            return True
        return False

    def choose(self, move: Move) -> None:
        """Decide; what is only a card is raised first, wherever it was chosen, and its row is marked."""
        if isinstance(move, Parts):
            self._open(move)
            return
        move = first_of(move)
        card = ("card", card_of(move)) if parting(move) else None
        if card is not None and move in self.first_draft.moves and card not in self.draft.picked:
            self._repick([card])
            return
        super().choose(move)
        if self.doubted:
            self._looked_at = None  # what a hint shows is not what is asked about
            self.refresh()
            self.pointed.emit(move)

    def _open(self, row: Parts) -> None:
        """Pick the piece of a row that stands for many moves, so that the list shows these."""
        self._looked_at = None
        if self.decision is None:
            return
        if picked_of(self.draft).card is None:
            self._repick([("card", CARDS[row.card]), ("piece", PLACES[row.source])])
        else:
            self.pick(("piece", PLACES[row.source]))
        # The whole seven has a row of its own: who opened this one means a part.
        view = self._view
        parts = [] if view is None else [one for one in self.listed() if is_part(view, one)]
        if parts:
            self._looked_at = parts[0]
            self.refresh()
            self.pointed.emit(parts[0])

    def undraft(self) -> bool:
        """What was looked at among the moves of a pick goes with the pick; a hint stays."""
        if self.half_made and self._looked_at is not self.advised:
            self._looked_at = None
        return super().undraft()

    # --- picking ---------------------------------------------------------------------------------

    def _on_card(self, card: str) -> None:
        """Pick a card; the raised one again plays its only move, or goes back; another takes its place."""
        if self.decision is None:
            return
        picked = picked_of(self.draft)
        if picked.card == card:
            rows = self.listed()
            if len(rows) == 1:
                self.choose(rows[0])
            else:
                self._repick([("piece", place) for place in picked.pieces])
        elif picked.card is not None or not self.pick(("card", card)):
            self._repick([("card", card)])
            if self._unanswered():
                self.prompted.emit(self.refused(card, ""))

    def _unanswered(self) -> bool:
        return self.decision is not None and not picked_of(self.draft).anything

    def refused(self, card: str | None, place: str) -> Prompt:
        """*Must.* Return what is asked, and why the card or the place that was touched does not answer it.

        With a place, the card is the one picked before, None for none.
        """
        raise NotImplementedError

    def _on_card_hovered(self, card: str | None) -> None:
        """While nothing is picked, the card under the pointer shows what it could do."""
        if card != self._card_under:
            self._card_under = card
            if self.decision is not None and not picked_of(self.draft).anything:
                self.refresh()

    def shown_draft(self) -> Draft:
        """Return the draft that the board shows: with the card under the pointer if nothing is picked.

        A row that stands for many moves shows what its piece could do.
        """
        if isinstance(self._looked_at, Parts):
            card, piece = self._looked_at.picks()
            return self.draft.pick(card).pick(piece)
        if self._card_under is None or self.hand.covered or picked_of(self.draft).anything:
            return self.draft
        return self.draft.pick(("card", self._card_under))

    def _on_touched(self, seat: int, place: str) -> None:
        """Pick a piece or a target, whichever fits; a piece that does not fit begins anew."""
        view, decision = self._view, self.decision
        if view is None or decision is None or not self._touchable(view, seat, place):
            return
        choices, picked = self.draft.choices(), picked_of(self.draft)
        target, piece = ("target", place), ("piece", place)
        if target in choices and (picked.pieces or piece not in choices):
            self._pick_on(target)
        elif piece in choices:
            self._pick_on(piece)
        elif place in picked.pieces:
            self._repick([("card", picked.card)] if picked.card else [])
        else:
            self._repick([*([("card", picked.card)] if picked.card else []), piece])
            if self.decision is not None and piece not in self.draft.picked:
                self.prompted.emit(self.refused(picked.card, place))

    def _touchable(self, view: Position, seat: int, place: str) -> bool:
        """Goals and yards belong to the colour that moves; the track to all."""
        return seat == -1 or seat == seat_of(movable(view))

    def _pick_on(self, thing: Hashable) -> None:
        """Pick; with card and piece settled and one move left there is nothing more to say."""
        self.pick(thing)
        picked = picked_of(self.draft)
        if self.decision is not None and picked.card and len(self.draft.moves) == 1 and not self.doubted:
            self.choose(self.draft.moves[0])

    def _repick(self, things: list[tuple[str, str]]) -> None:
        """Begin anew with those of these picks that fit together."""
        self._looked_at = None
        draft = self.first_draft
        for thing in things:
            draft = draft.pick(thing)
        self.redraft(draft)

    def _on_pointed(self, hit: tuple[int, str] | None) -> None:
        """What stands for one move shows it, and the list marks it."""
        move = None
        view = self._view
        if hit is not None and view is not None and self.decision is not None:
            seat, place = hit
            if self._touchable(view, seat, place) and picked_of(self.draft).anything:
                move = self._stands_for(place)
        if move is not self._looked_at:
            self._looked_at = move
            self.refresh()
        self.pointed.emit(None if move is None else self.row_of(move))

    def _stands_for(self, place: str) -> Move | None:
        """Return the move whose target this is, or the only one of the piece here."""
        plays = [move for move in self.draft.moves if isinstance(move, Play | Swap)]
        to = [move for move in plays if ("target", place) in move.picks()]
        if to:
            return to[0]
        of = [move for move in plays if ("piece", place) in move.picks()]
        return of[0] if len(of) == 1 else None

    # --- keys ------------------------------------------------------------------------------------

    def _step(self, by: int) -> None:
        """Go to the next move on the board, or, with nothing picked, to the next card."""
        if not picked_of(self.draft).anything:
            self._step_card(by)
            return
        moves = self.listed()
        at = moves.index(self._looked_at) if self._looked_at in moves else (-1 if by > 0 else 0)
        self._looked_at = moves[(at + by) % len(moves)]
        self.refresh()
        self.pointed.emit(self._looked_at)

    def _step_card(self, by: int) -> None:
        buttons = [button for button in self.hand.buttons if not button.isHidden()]
        if buttons:
            at = next((place for place, one in enumerate(buttons) if one.hasFocus()), -1 if by > 0 else 0)
            buttons[(at + by) % len(buttons)].setFocus(Qt.FocusReason.TabFocusReason)

    def _confirm(self) -> bool:
        """Pick the card with the focus, play the move looked at, or the only one left after a pick."""
        focused = next((button for button in self.hand.buttons if button.hasFocus()), None)
        only_advised = self._looked_at is self.advised and not picked_of(self.draft).anything
        if self._looked_at is not None and not self.doubted and not (focused and only_advised):
            self.choose(self._looked_at)
            return True
        if focused is not None:
            self._on_card(focused.card)
            return True
        rows = self.listed()
        if self.doubted or not self.draft.picked or len(rows) != 1:
            return False
        self.choose(rows[0])
        return True
