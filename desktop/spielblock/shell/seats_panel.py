"""The left half of the new-match dialog: the seats, and whether they play in teams."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from random import Random

from PySide6.QtCore import QPoint, Qt, QTimer, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent
from PySide6.QtWidgets import QMenu, QScrollArea, QVBoxLayout, QWidget
from shiboken6 import isValid

from spielblock.shell import texts_setup as texts
from spielblock.shell.level_tips import called, explain_levels
from spielblock.shell.page_parts import Kit
from spielblock.shell.seat_rows import LARGE, SeatRow, TeamChoice
from spielblock.shell.seating_plan import SeatingPlan
from spielblock.shell.shown import Shown
from spielblock.shell.texts_levels import level_instead, level_lowered
from spielblock.widgets.parts import Button, column, icon, row, say, tell


class AddButton(Button):
    """Takes the focus with a click, so that Space does it again; Enter begins the match as before."""

    clicked_into = False

    def focusInEvent(self, event: QFocusEvent) -> None:
        self.clicked_into = event.reason() == Qt.FocusReason.MouseFocusReason
        super().focusInEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if self.clicked_into and event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            event.ignore()
        else:
            super().keyPressEvent(event)


class SeatsPanel(QWidget):
    """Shows a plan and lets it be changed; `changed` after every change."""

    changed = Signal()

    def __init__(self, kit: Kit, game: Shown, plan: SeatingPlan, rng: Random) -> None:
        super().__init__()
        self._theme = kit.theme
        self._game = game.entry
        self._rng = rng
        self.plan = plan
        self.rows: list[SeatRow] = []
        self.teams: TeamChoice | None = None
        self.add = AddButton(kit.theme, texts.add_seat(), "", "plus", size="small")
        self.shuffle = Button(kit.theme, texts.shuffle_seats(), "ghost", "swap", size="small")
        self.strengths = Button(kit.theme, texts.strength_of_all(), "ghost", "level-4", size="small")
        self._span = tell(kit.theme, "", "small", "3")
        self._lowered = ""
        self._seats = QVBoxLayout()
        self._seats.setSpacing(0)
        self._team_place = QVBoxLayout()
        self._lay_out()
        self.add.clicked.connect(self._on_add)
        self.shuffle.clicked.connect(self._on_shuffle)
        self.strengths.clicked.connect(self._offer_strengths)
        self._take(plan)

    def _lay_out(self) -> None:
        theme = self._theme
        side = 24 if theme.scale < LARGE else 16
        layout = column(theme, 0, (side, 12, side, 12))
        self.setLayout(layout)
        head = row(theme)
        head.addWidget(say(theme, texts.who_plays(), "heading"))
        head.addStretch(1)
        head.addWidget(self.strengths)
        head.addWidget(self.shuffle)
        layout.addLayout(head)
        layout.addLayout(self._seats)
        more = row(theme, 10, (0, 10, 0, 10))
        more.addWidget(self.add)
        more.addWidget(self._span, 1)
        layout.addLayout(more)
        if self.plan.team_sizes:
            self._team_place.addWidget(say(theme, texts.teams(), "heading"))
            self._team_place.setSpacing(theme.px(6))
            layout.addLayout(self._team_place)
        layout.addStretch(1)

    def _take(self, plan: SeatingPlan) -> None:
        """Show another plan, with as many rows as it has seats."""
        before, self.plan = self.plan, plan
        other = len(self.rows) != len(plan.chairs)
        if other:
            self._make_rows()
        for seat_row in self.rows:
            seat_row.show_plan(plan)
        if other:
            self._tell_lowered(plan.lowered(before))
        if plan.team_sizes:
            self._make_teams()
        full = len(plan.chairs) >= plan.most
        self.add.setEnabled(not full)
        self.strengths.setVisible(len(plan.chairs) - plan.humans > 1)
        span = texts.seats_clockwise(plan.fewest, plan.most)
        self._span.setText(self._lowered or (texts.no_more_seats(plan.most) if full else span))
        self.changed.emit()

    def _make_rows(self) -> None:
        for old in self.rows:
            _let_go(self._seats, old)
        self.rows = [
            SeatRow(self._theme, seat, self.plan, self._game) for seat in range(len(self.plan.chairs))
        ]
        for made in self.rows:
            explain_levels(made.level, self._game, (*self.plan.offered, *self.plan.withheld))
            made.named.connect(self._on_named)
            made.played_by.connect(self._on_played_by)
            made.styled.connect(self._on_styled)
            made.coloured.connect(self._on_coloured)
            made.removed.connect(self._on_removed)
            self._seats.addWidget(made)
            made.show()  # Qt would show it later, and leave no room for it until then
        self._order_tabs()
        self.updateGeometry()

    def _tell_lowered(self, lowered: Mapping[int, tuple[str, str]]) -> None:
        """Say that bots are weaker than they were, as a level is not offered with so many seats, and why."""
        self._lowered = ""
        for seat, (gone, now) in lowered.items():
            words = called(gone), called(now)
            self.rows[seat].tell_level(level_instead(*words))
            self._lowered = level_lowered(words[0], self.plan.withheld.get(gone, ()), words[1])

    def _order_tabs(self) -> None:
        """Let Tab go from row to row, and then on to adding one."""
        before: QWidget = self.shuffle
        for seat_row in self.rows:
            for stop in seat_row.stops():
                QWidget.setTabOrder(before, stop)
                before = stop
        QWidget.setTabOrder(before, self.add)

    def _make_teams(self) -> None:
        focused = self.teams is not None and self.teams.choice.has_focus()
        if self.teams is not None:
            _let_go(self._team_place, self.teams)
        self.teams = TeamChoice(self._theme, self.plan)
        self.teams.chosen.connect(self._on_teams)
        self._team_place.addWidget(self.teams)
        before: QWidget = self.add
        for stop in self.teams.choice.buttons():
            QWidget.setTabOrder(before, stop)
            before = stop
        if focused:
            on = self.teams.choice.button(self.teams.choice.value)
            on.setFocus(Qt.FocusReason.TabFocusReason)

    def _on_add(self) -> None:
        self._take(self.plan.more())
        if not self.add.isEnabled():
            self.rows[-1].name.setFocus(Qt.FocusReason.TabFocusReason)
        elif not self.add.hasFocus():
            self.add.setFocus(Qt.FocusReason.MouseFocusReason)
        QTimer.singleShot(0, self, self._show_last)  # when it has its place

    def _show_last(self) -> None:
        """Scroll to the new seat, and to the button below it."""
        self._scroll_to(self.add, self.rows[-1])

    def _scroll_to(self, *widgets: QWidget) -> None:
        above = self.parentWidget()
        while above is not None and not isinstance(above, QScrollArea):
            above = above.parentWidget()
        for widget in filter(isValid, widgets):
            if above is not None:
                above.ensureWidgetVisible(widget)

    def _on_shuffle(self) -> None:
        self._take(self.plan.shuffled(self._rng))

    def strength_menu(self) -> QMenu:
        """Return the menu with which all bots become equally strong."""
        menu = QMenu(self)
        for place, level in enumerate(self.plan.offered, start=1):
            action = menu.addAction(icon(self._theme, f"level-{min(place, 4)}", 18), called(level))
            action.triggered.connect(partial(self._on_strengths, level))
        return menu

    def _offer_strengths(self) -> None:
        self.strength_menu().popup(self.strengths.mapToGlobal(QPoint(0, self.strengths.height())))

    def _on_strengths(self, level: str) -> None:
        self._lowered = ""
        self._take(self.plan.all_bots(level))

    def _on_named(self, seat: int, name: str) -> None:
        self._take(self.plan.named(seat, name))

    def _on_played_by(self, seat: int, level: str | None) -> None:
        self._lowered = ""
        self._take(self.plan.played_by(seat, level))

    def _on_styled(self, seat: int, style: str) -> None:
        self._take(self.plan.styled(seat, style))

    def _on_coloured(self, seat: int, colour: str) -> None:
        self._take(self.plan.coloured(seat, colour))

    def _on_teams(self, size: int) -> None:
        self._take(self.plan.in_teams(size))

    def _on_removed(self, seat: int) -> None:
        by_keys = self.window().focusWidget() is self.rows[seat].remove
        self._take(self.plan.fewer(seat))
        if by_keys:  # its button is gone; after a click, Enter shall still start the match
            stays = self.rows[min(seat, len(self.rows) - 1)].beside_removed()
            stays.setFocus(Qt.FocusReason.OtherFocusReason)
            QTimer.singleShot(0, self, lambda: self._scroll_to(stays))  # when it has its place


def _let_go(layout: QVBoxLayout, widget: QWidget) -> None:
    layout.removeWidget(widget)
    widget.hide()
    widget.deleteLater()
