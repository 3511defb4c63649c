"""The places around a table: bar above, prompt and dock below, players, moves and history at the side."""

from __future__ import annotations

from typing import Final, cast

from PySide6.QtCore import QElapsedTimer, QSize, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QAbstractScrollArea, QFrame, QGridLayout, QSizePolicy, QWidget

from spielblock.control.framing import Room
from spielblock.control.table import Table
from spielblock.shell import texts_look_back as look_back
from spielblock.shell.hint_note import HintNote
from spielblock.shell.list_heading import heading
from spielblock.widgets import texts
from spielblock.widgets.curtain import Curtain
from spielblock.widgets.history_list import HistoryList
from spielblock.widgets.move_list import MoveList
from spielblock.widgets.overlays import Banner, Toast
from spielblock.widgets.parts import IconButton, column, frame, line, row, say, tell
from spielblock.widgets.player_rows import PlayerRows
from spielblock.widgets.prompt_bar import PromptBar
from spielblock.widgets.stage import Stage
from spielblock.widgets.top_bar import TopBar

SIDES: Final = {Room.COMPACT: 236, Room.NORMAL: 304, Room.LARGE: 340}
#: A banner that was there for less than this was hardly read.
READ_MS: Final = 600
#: What the history takes at least and at most if the list of moves needs much, and which share of both.
HISTORY: Final = (56, 200)
HISTORY_SHARE: Final = 0.4
#: Where the two have less than this, the moves have it alone while there are any.
TIGHT: Final = 120
#: Where they have less, a note takes the room of the history; below that a long one that of the moves, too.
NOTED: Final = 270
FULL: Final = 200
#: What stands above the two lists beside the players: the top bar, two headings, lines.
HEADINGS: Final = 124
#: Below this height of the design, a note beside the lists has no room.
SHORT: Final = 560


class TableFrame(QWidget):
    """Lays everything out and fits it to the window; decides nothing."""

    moves_shown = Signal(bool)

    def __init__(self, stage: Stage, table: Table, title: str, speed: str, parent: QWidget) -> None:
        super().__init__(parent)
        self._theme = stage.theme
        self._table = table
        self.room = Room.NORMAL
        self.top = TopBar(stage.theme, title, speed, self)
        self.banner = Banner(stage.theme, self)
        self.scene = cast(QWidget, table.scene)
        self.dock = cast(QWidget, table.dock)
        self.prompt = PromptBar(stage.theme, self)
        self.players = PlayerRows(stage, self)
        self.moves = MoveList(stage.theme, self)
        self.moves.home = parent
        self.history = HistoryList(stage.theme, self)
        self.hint = HintNote(stage.theme, self)
        self.hint.room = self._note_room
        self.count = say(stage.theme, "", "caption", "2")
        self.later = tell(stage.theme, texts.moves_later(), "small", "2")
        self.fold = IconButton(stage.theme, "chevron-down", texts.fold(), 16)
        self._unfolded = True
        self._covered = self._without = self._beside = self._tight = self._noted = False
        self._least, self._high = float(HISTORY[0]), float(NOTED)
        self._unsaved = QElapsedTimer()
        self._now, self._past = QWidget(self), QWidget(self)
        self._now.setLayout(heading(stage.theme, texts.moves(), "L", self.count, self.fold))
        self._past.setLayout(heading(stage.theme, texts.history(), "V"))
        self._past.setToolTip(look_back.help_())
        self.history.setAccessibleDescription(look_back.help_())
        self._panel = self._make_panel()
        self.scene.setAccessibleName(texts.table())
        self.dock.setAccessibleName(texts.dock())
        self.eye = IconButton(stage.theme, "eye", texts.hold_to_look())
        self._lay_out()
        self.toast = Toast(stage.theme, self, self.scene)
        self.curtain = Curtain(stage.theme, self, self.top)
        self.moves.rewrapped.connect(self._fit_lists, Qt.ConnectionType.QueuedConnection)
        self.arrange(QSize(0, 0))  # as small as can be: a window takes its least size from its first layout
        self.fold.clicked.connect(lambda: self.show_folded(self._unfolded))

    @property
    def ground(self) -> QWidget:
        """The widget that clicks on the table go to."""
        return self.scene.viewport() if isinstance(self.scene, QAbstractScrollArea) else self.scene

    def show_unsaved(self) -> None:
        """Say that steps are not safe at the moment."""
        self._unsaved.start()
        self.banner.say(texts.not_saved())

    def show_saved(self) -> None:
        """Say that all is safe again, if the other was there long enough to be read."""
        self.banner.say("")
        if self._unsaved.isValid() and self._unsaved.elapsed() > READ_MS:
            self.toast.say(texts.saved_again())

    @property
    def unfolded(self) -> bool:
        """Whether the list of possible moves is open."""
        return self._unfolded

    @property
    def short(self) -> bool:
        """Whether the window is low for the size of its letters."""
        return self.height() < self._theme.px(SHORT)

    def make_room(self, *, little: bool, much: bool) -> None:
        """Let a note have room of the history; in a short window all of it, the list's too if little."""
        self._noted = much
        low = self.short or self._high < NOTED
        self._beside = low and (little or much)
        self._without = low and ((much and (self.short or self._high < FULL)) or (little and self._tight))
        self.show_count()

    def _show_history(self, *, moves: bool) -> None:
        """Show the history where moves and players leave room for it; beside a long note it may be low."""
        least = 0 if self._tight else HISTORY[0] if self._noted else self._least
        self.history.setMinimumHeight(self._theme.px(least))
        room = not self._beside and (not self._tight or not moves)
        self.history.setVisible(room)
        self._past.setVisible(room)

    @property
    def covered(self) -> bool:
        """Whether nobody is to see the own cards now."""
        return self._covered

    def cover_moves(self, hidden: bool) -> None:
        """Hide the list of possible moves, which names cards, or show it again; a hint is put away."""
        self._covered = hidden
        if hidden:
            self.hint.put_away.emit()
        self.show_count()

    def _note_room(self) -> int:
        """Return how high a note can be with what stands beside it still to be seen."""
        beside = [one.sizeHint() for one in (self.players, self._now, self._past) if not one.isHidden()]
        beside += [one.minimumSizeHint() for one in (self.moves, self.history) if not one.isHidden()]
        return self.height() - self.top.height() - self._theme.px(16) - sum(one.height() for one in beside)

    def show_folded(self, folded: bool) -> None:
        """Fold the list of possible moves, or unfold it."""
        if folded == self._unfolded:
            self._unfolded = not folded
            self.fold.show_symbol("chevron-right" if folded else "chevron-down")
            self.moves_shown.emit(not folded)
            self.moves.leave_rows()
        self.show_count()

    def keep_place(self, kept: bool) -> None:
        """Leave the history where it is while there are no moves, or no longer."""
        self.later.setMinimumHeight(self.moves.height() if kept and not self.moves.isHidden() else 0)

    def show_count(self) -> None:
        """Say how many moves are possible, and give the list its height."""
        lines = len(self.moves.lines)
        self.count.setText(str(lines) if lines and not self._covered else "")
        moves = self._unfolded and lines > 0 and not self._covered and not self._without
        if moves:  # Qt lays out what is shown at once: first has to go what it takes the place of
            self._show_history(moves=True)
        self.moves.setVisible(moves)
        self.later.setVisible(self._unfolded and lines == 0 and not self._covered and not self._tight)
        self._now.setHidden(self._without or (self._tight and lines == 0))
        self._show_history(moves=moves)
        self._fit_lists()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.arrange(event.size())
        self.curtain.cover()
        self.toast.place()

    def arrange(self, size: QSize) -> None:
        """Fit all parts to this size."""
        wide, high = size.width() / self._theme.scale, size.height() / self._theme.scale
        self.room = Room.COMPACT if wide < 1120 or high < 660 else Room.NORMAL
        if wide >= 1800 and high >= 1000:
            self.room = Room.LARGE
        compact = self.room is Room.COMPACT
        self.top.setFixedHeight(self._theme.px(46 if compact else 52))
        self.prompt.arrange(compact=compact)
        self.moves.arrange(compact=compact)
        self._panel.setFixedWidth(self._theme.px(SIDES[Room.COMPACT if wide < 1120 else self.room]))
        self.players.arrange((high - 52) * 0.5)
        lists = high - HEADINGS - self.players.sizeHint().height() / self._theme.scale
        self._least = min(max(HISTORY[0], lists * HISTORY_SHARE), HISTORY[1])
        self._tight, self._high = lists < TIGHT, lists
        self.show_count()
        self._table.arrange(self.room)

    def _fit_lists(self) -> None:
        """Lay the lists out anew: a layout within a layout keeps heights for a width it has had."""
        self._lists.invalidate()

    def _make_panel(self) -> QFrame:
        panel = frame("panel")
        panel.setParent(self)
        layout = column(self._theme, 0)
        layout.addWidget(self.players)
        layout.addWidget(line(self._theme))
        layout.addWidget(self._now)
        lists = self._lists = column(self._theme, 0, (8, 0, 8, 8))
        self.later.setAlignment(Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignLeft)
        self.later.setContentsMargins(self._theme.px(8), 0, self._theme.px(8), 0)
        lists.addWidget(self.later)
        lists.addWidget(self.moves)
        lists.addWidget(self.hint)
        layout.addLayout(lists)
        layout.addWidget(line(self._theme))
        layout.addWidget(self._past)
        past = column(self._theme, 0, (4, 0, 4, 4))
        past.addWidget(self.history, 1)
        layout.addLayout(past, 1)
        panel.setLayout(layout)
        return panel

    def _lay_out(self) -> None:
        theme = self._theme
        dock = frame("dock")
        bed = QGridLayout(dock)
        bed.setContentsMargins(0, 0, 0, 0)
        bed.addWidget(self.dock, 0, 0)
        corner = Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignRight
        bed.addWidget(self.eye, 0, 0, corner)  # over the dock, in its corner
        self.dock.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        left = column(theme, 0)
        left.addWidget(self.banner)
        left.addWidget(self.scene, 1)
        left.addWidget(self.prompt)
        left.addWidget(dock)
        body = row(theme, 0)
        body.addLayout(left, 1)
        body.addWidget(self._panel)
        page = column(theme, 0)
        page.addWidget(self.top)
        page.addLayout(body, 1)
        self.setLayout(page)
        self.scene.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.scene.setMinimumSize(200, 120)
