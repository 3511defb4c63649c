"""The table of Rock the Bock: all sheets, and the throw to choose from."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any, cast

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from spielblock.control.cues import Cue
from spielblock.control.framing import Room
from spielblock.games.rock_the_bock.events import RoundStarted
from spielblock.games.rock_the_bock.moves import Take
from spielblock.games.rock_the_bock.position import Position
from spielblock.games.rock_the_bock.ui import texts
from spielblock.games.rock_the_bock.ui.cards import digit, lying, offered_cards, plain_cards, rank
from spielblock.games.rock_the_bock.ui.choice import Choice
from spielblock.games.rock_the_bock.ui.dock import ChoiceDock
from spielblock.games.rock_the_bock.ui.outlook import outlook, why_not_there
from spielblock.games.rock_the_bock.ui.past import Past
from spielblock.games.rock_the_bock.ui.rounds import Rounds
from spielblock.games.rock_the_bock.ui.sheets_view import SheetsView
from spielblock.games.rock_the_bock.ui.shows import Shows
from spielblock.games.rock_the_bock.ui.sounds import sounds_of
from spielblock.games.rock_the_bock.ui.speaking import SpeakingTable
from spielblock.rules.contract import Move
from spielblock.rules.event import Event
from spielblock.widgets.stage import Stage

KEY = Qt.Key
STEPS = {KEY.Key_Left: -1, KEY.Key_Right: 1, KEY.Key_Up: -1, KEY.Key_Down: 1}
ACROSS = (KEY.Key_Left, KEY.Key_Right)


class RockTheBockTable(SpeakingTable):
    """Selects first and confirms then: a second click, Enter, or the yellow button."""

    def __init__(self, stage: Stage, parent: QObject | None = None) -> None:
        super().__init__(stage, parent)
        self.sounds = sounds_of
        above = parent if isinstance(parent, QWidget) else None
        self.pad = SheetsView(stage, above)
        self.tray = ChoiceDock(stage, above)
        self.scene, self.dock = self.pad, self.tray
        self._rounds = Rounds(self.pad, stage)
        self._shows = Shows(self.pad, self.tray, stage, self._cards_of)
        self._past = Past(self.pad, self.tray, self, stage, self._cards_of)
        self.pad.touched.connect(self._on_sheet)
        self.pad.pointed.connect(self._on_sheet_pointed)
        self.tray.touched.connect(self._on_card)
        self.tray.aimed.connect(self._on_aimed)
        self.tray.pointed.connect(self._on_card_pointed)

    # --- what the frame asks ---------------------------------------------------------------------

    def cue(self, event: Event) -> Cue | None:
        return self._shows.cue(event)

    def show_view(self, view: Position, seat: int) -> None:
        self._view, self._past.events = view, ()
        self._shows.forget()
        self._rounds.show(view)
        self._past.show_sheets(view, asked=self.decision is not None)
        self._show_cards()

    def recall(self, events: Sequence[Event]) -> None:
        """Mark what these events brought; while nobody is asked, show their dice and who threw them, too."""
        if self._view is not None and (events or self._past.events):
            self._past.events = tuple(events)
            self._past.show_sheets(self._view, asked=self.decision is not None)
            self.refresh()

    def headline(self, view: Position) -> str:
        """Return which round it is: that of the line that is looked at, if it ended one."""
        ended = self._past.ended(view) if self.decision is None else None
        return super().headline(ended or view)

    def refresh(self) -> None:
        self._show_cards()
        self._mark(self.aim())

    def drawn(self) -> dict[str, Any]:
        return {"sheets": self.pad.drawn(), **self.tray.drawn()}

    def meanwhile(self) -> str:
        return self._shows.saying

    def chapter(self, event: Event) -> str | None:
        """Close a round with its name: the newest comes first, so that it stands above what was played."""
        self._rounds.hear(event)  # all events come here, those from before the table was opened too
        return texts.round_name(event.round - 1) if isinstance(event, RoundStarted) else None

    def rank(self, move: Move) -> tuple[int, int]:
        return rank(move, self.tray.choices, self.tray.order)

    def key_of(self, move: Move) -> str:
        """Return the digit of its card; of the wolves, the first line has it."""
        alike = [one for one in self.moves() if one.picks()[0] == move.picks()[0]]
        return digit(move, self.tray.choices) if alike and move is min(alike, key=self.rank) else ""

    def preview(self, move: Move | None) -> None:
        self._mark(move if isinstance(move, Take) else self.aim())

    def key(self, event: QEvent) -> bool:
        pressed = cast(QKeyEvent, event)
        key = KEY(pressed.key())
        if pressed.modifiers() & Qt.KeyboardModifier.ControlModifier:
            return False
        if key == KEY.Key_R:
            return self._rounds.look()
        if self.decision is None:
            return False
        if key == KEY.Key_Space and self.only_one() is not None and not pressed.isAutoRepeat():
            self.confirm()
            return True
        if key in STEPS:
            return self.walk(self._faces(), STEPS[key], across=key in ACROSS)
        place = key - KEY.Key_1
        if self.digits_in_dock() and 0 <= place < len(self._faces()):
            self.type_face(self._faces()[place])
            return True
        return False

    def arrange(self, room: Room) -> None:
        self.pad.arrange(room)
        self.tray.arrange(room)
        self._show_cards()

    def _choices(self) -> Sequence[Choice]:
        return self.tray.choices

    def _faces(self) -> list[str]:
        """Return the faces that can be chosen, as the cards lie."""
        return [choice.faces[0] for choice in self.tray.choices if choice.offered]

    # --- what is touched -------------------------------------------------------------------------

    def _on_card(self, place: int) -> None:
        if self.decision is not None:
            self.touch_face(self.tray.choices[place].faces[0])

    def _on_aimed(self, place: int, letter: str) -> None:
        move = self._move_for(letter, "wolf")
        if move is not None:
            self.touch(move)

    def _on_sheet(self, letter: str, kind: str) -> None:
        move = self._move_for(letter, kind)
        if move is not None:
            self.touch(move)
        elif self.decision is not None:
            why = why_not_there(self.asked().view, letter, kind)
            self.prompted.emit(replace(self.prompt(), more=why))

    def _on_card_pointed(self, place: int, letter: str) -> None:
        if self.decision is None:
            return
        if letter:
            self._point(self._move_for(letter, "wolf"))
        else:
            self._point(self.only_move(self.tray.choices[place].faces[0]) if place >= 0 else None)

    def _on_sheet_pointed(self, hit: tuple[str, str] | None) -> None:
        if self.decision is not None:
            self._point(self._move_for(*hit) if hit is not None else None)

    def _point(self, move: Take | None) -> None:
        self._mark(move or self.aim())
        self.pointed.emit(move)

    def _move_for(self, letter: str, kind: str) -> Take | None:
        """Return the move that enters this kind of symbol on this sheet, if there is one."""
        if self.decision is None:
            return None
        view = self.asked().view
        for move in self.moves():
            look = outlook(move, view)
            if (look.target, look.kind) == (letter, kind):
                return move
        return None

    # --- drawing ---------------------------------------------------------------------------------

    def _mark(self, move: Take | None) -> None:
        if move is None or self.decision is None:
            self.pad.show_marks("", "buck", 0)
            return
        look = outlook(move, self.asked().view)
        self.pad.show_marks(look.target, look.kind, look.entered)

    def _show_cards(self) -> None:
        view = self._view
        if view is None:
            return
        if self.decision is not None:
            asked, keyed, tip = self.asked().view, self.digits_in_dock(), self.advised
            picked, stage = (self.moves(), self.aim(), self.picked_face()), self._stage
            cards = offered_cards(asked, *picked, stage, digits=keyed, tip=tip)
        elif self._past.events:
            self._past.show_dice()
            return
        elif view.throw and view.to_move:
            cards = self._cards_of(tuple(lying(view)), str(view.to_move))
        else:
            cards = []
        if tuple(cards) != self.tray.choices or not cards:
            self.tray.show_choices(cards)
        self.tray.tray.show_dice(self.tray.sorted_dice())

    def _cards_of(self, faces: tuple[str, ...], seat: str) -> list[Choice]:
        return plain_cards(self._view, faces, seat, self._stage) if self._view is not None else []
