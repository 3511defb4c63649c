"""The dialog in which a match is set up: who plays on the left, by which rules on the right."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random

import msgspec
from msgspec import Struct
from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QFrame, QSizePolicy, QVBoxLayout, QWidget

from spielblock.match.seating import Chair
from spielblock.shell import texts, texts_setup
from spielblock.shell.page import Kit, scrolled
from spielblock.shell.rule_choices import changed
from spielblock.shell.rule_rows import RuleRows
from spielblock.shell.seat_rows import SeatRow, TeamChoice
from spielblock.shell.seating_plan import SeatingPlan, first_plan, remembered_plan
from spielblock.shell.settings import Table
from spielblock.shell.shown import Shown, options_of
from spielblock.widgets.parts import (
    Button,
    GlueStrip,
    IconButton,
    column,
    frame,
    picture,
    row,
    say,
    tell,
)
from spielblock.widgets.swipe import SwipedTitle


@dataclass(frozen=True, slots=True)
class Wish:
    """All that was chosen for a match."""

    game: str
    chairs: tuple[Chair, ...]
    options: Struct
    teams: bool

    def remembered(self) -> Table:
        """Return it as the settings keep it for the next time."""
        return Table(self.chairs, msgspec.to_builtins(self.options), self.teams)


class NewMatch(QWidget):
    """What is in the dialog. `started(wish)`, `cancelled` and `rules_asked(game, options)` go up."""

    started = Signal(object)
    cancelled = Signal()
    rules_asked = Signal(str, object)

    def __init__(self, kit: Kit, game: Shown, me: str, rng: Random) -> None:
        super().__init__()
        self._kit = kit
        self._game = game
        self._rng = rng
        table = kit.settings.tables.get(game.id, Table())
        self.plan = plan_for(kit, game, me)
        self.setAccessibleName(game.title)
        self._seats = QVBoxLayout()
        self._seats.setSpacing(0)
        self._teams = QVBoxLayout()
        self.rows: list[SeatRow] = []
        self.teams: TeamChoice | None = None
        self.rules = RuleRows(kit.theme, game, options_of(game.entry, table.options))
        self.rules.chosen.connect(self._show)
        self._make_controls()
        self._lay_out()
        self._take(self.plan)

    def welcome(self) -> None:
        """Put the focus on the start: Enter begins."""
        self.start.setFocus(Qt.FocusReason.TabFocusReason)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.start.click()
        else:
            super().keyPressEvent(event)

    @property
    def wish(self) -> Wish:
        """What is chosen now."""
        plan = self.plan.complete()
        return Wish(self._game.id, plan.chairs, self.rules.options, plan.teams)

    def _make_controls(self) -> None:
        theme = self._kit.theme
        self.add = Button(theme, texts_setup.add_seat(), "", "plus", size="small")
        self.shuffle = Button(theme, texts_setup.shuffle_seats(), "ghost", "swap", size="small")
        self.standard = Button(theme, texts_setup.all_standard(), "ghost", size="small")
        self.start = Button(theme, texts_setup.start(), "do", key="↵", size="large")
        self.cancel = Button(theme, texts.cancel())
        self.help = Button(theme, texts.rules(), "ghost", "rules", size="small")
        self.close_button = IconButton(theme, "close", texts.close(), 20)
        self._why_no_more = say(theme, "", "small", "3")
        self._summary = tell(theme, "", "body", "2")
        self._curtain = tell(theme, "", "small", "2")
        self.add.clicked.connect(lambda: self._take(self.plan.more()))
        self.shuffle.clicked.connect(lambda: self._take(self.plan.shuffled(self._rng)))
        self.standard.clicked.connect(lambda: self.rules.take(self._game.entry.options()))
        self.start.clicked.connect(lambda: self.started.emit(self.wish))
        self.cancel.clicked.connect(self.cancelled)
        self.close_button.clicked.connect(self.cancelled)
        self.help.clicked.connect(lambda: self.rules_asked.emit(self._game.id, self.rules.options))

    def _lay_out(self) -> None:
        theme = self._kit.theme
        pages = QVBoxLayout(self)
        pages.setContentsMargins(0, 0, 0, 0)
        pages.setSpacing(0)
        pages.addWidget(GlueStrip(theme, theme.game_hue(self._game.id).strong))
        head = row(theme, 14, (24, 10, 16, 8))
        head.addWidget(SwipedTitle(theme, self._game.title))
        about = say(theme, self._game.texts.line(), "body", "2")
        about.setMinimumWidth(0)
        about.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        head.addWidget(about, 1)
        head.addWidget(self.help)
        head.addWidget(self.close_button)
        pages.addLayout(head)
        rule = QFrame()
        rule.setProperty("kind", "line")
        rule.setFixedHeight(1)
        pages.addWidget(rule)
        body = row(theme, 0)
        body.addWidget(scrolled(self._left()), 61)
        body.addWidget(self._right(), 39)
        pages.addLayout(body, 1)
        pages.addWidget(self._foot())

    def _left(self) -> QWidget:
        theme = self._kit.theme
        left = QWidget()
        layout = column(theme, 0, (24, 12, 24, 12))
        left.setLayout(layout)
        head = row(theme)
        head.addWidget(say(theme, texts_setup.who_plays(), "heading"))
        head.addStretch(1)
        head.addWidget(self.shuffle)
        layout.addLayout(head)
        layout.addLayout(self._seats)
        more = row(theme, 10, (0, 10, 0, 10))
        more.addWidget(self.add)
        more.addWidget(self._why_no_more, 1)
        layout.addLayout(more)
        layout.addLayout(self._teams)
        layout.addStretch(1)
        self._note = frame("note")
        note = row(theme, 10, (12, 8, 12, 8))
        note.addWidget(picture(theme, "eye-off", 20, "text2"))
        note.addWidget(self._curtain, 1)
        self._note.setLayout(note)
        layout.addWidget(self._note)
        return left

    def _right(self) -> QWidget:
        theme = self._kit.theme
        right = frame("panel")
        layout = column(theme, 6, (0, 12, 0, 8))
        right.setLayout(layout)
        head = row(theme, 8, (24, 0, 16, 0))
        head.addWidget(say(theme, texts_setup.rules_heading(), "heading"))
        head.addStretch(1)
        layout.addLayout(head)
        inside = QWidget()
        padded = column(theme, 0, (24, 0, 16, 4))
        inside.setLayout(padded)
        padded.addWidget(self.rules)
        layout.addWidget(scrolled(inside), 1)
        foot = row(theme, 0, (24, 0, 16, 0))
        foot.addStretch(1)
        foot.addWidget(self.standard)
        layout.addLayout(foot)
        return right

    def _foot(self) -> QFrame:
        theme = self._kit.theme
        foot = frame("foot")
        layout = row(theme, 12, (24, 12, 24, 12))
        foot.setLayout(layout)
        layout.addWidget(self._summary, 1)
        layout.addWidget(self.cancel)
        layout.addWidget(self.start)
        return foot

    def _take(self, plan: SeatingPlan) -> None:
        """Show another plan, with as many rows as it has seats."""
        self.plan = plan
        if len(self.rows) != len(plan.chairs):
            self._make_rows()
        for seat_row in self.rows:
            seat_row.show_plan(plan)
        self._make_teams()
        self._show()

    def _make_rows(self) -> None:
        for old in self.rows:
            self._seats.removeWidget(old)
            old.hide()
            old.deleteLater()
        self.rows = [SeatRow(self._kit.theme, seat, self.plan) for seat in range(len(self.plan.chairs))]
        for made in self.rows:
            made.named.connect(self._on_named)
            made.played_by.connect(self._on_played_by)
            made.coloured.connect(self._on_coloured)
            made.removed.connect(self._on_removed)
            self._seats.addWidget(made)
        self._order_tabs()

    def _order_tabs(self) -> None:
        for first, second in zip(self.rows, self.rows[1:], strict=False):
            QWidget.setTabOrder(first.remove, second.colour)
        if self.rows:
            QWidget.setTabOrder(self.rows[-1].remove, self.add)

    def _on_named(self, seat: int, name: str) -> None:
        self._take(self.plan.named(seat, name))

    def _on_played_by(self, seat: int, level: str | None) -> None:
        self._take(self.plan.played_by(seat, level))

    def _on_coloured(self, seat: int, colour: str) -> None:
        self._take(self.plan.coloured(seat, colour))

    def _on_teams(self, size: int) -> None:
        self._take(self.plan.in_teams(size))

    def _on_removed(self, seat: int) -> None:
        self._take(self.plan.fewer(seat))
        self.add.setFocus(Qt.FocusReason.OtherFocusReason)

    def _make_teams(self) -> None:
        if not self.plan.team_sizes:
            return
        kept_focus = self.teams is not None and self.teams.isAncestorOf(self.focusWidget() or self)
        if self.teams is not None:
            self._teams.removeWidget(self.teams)
            self.teams.hide()
            self.teams.deleteLater()
        else:
            self._teams.addWidget(say(self._kit.theme, texts_setup.teams(), "heading"))
            self._teams.setSpacing(self._kit.theme.px(6))
        self.teams = TeamChoice(self._kit.theme, self.plan)
        self.teams.chosen.connect(self._on_teams)
        self._teams.addWidget(self.teams)
        QWidget.setTabOrder(self.add, self.teams.choice)
        if kept_focus:
            on = self.teams.choice.button(self.teams.choice.value)
            on.setFocus(Qt.FocusReason.TabFocusReason)

    def _show(self) -> None:
        plan = self.plan
        full = len(plan.chairs) >= plan.most
        self.add.setEnabled(not full)
        span = texts_setup.seats_clockwise(plan.fewest, plan.most)
        self._why_no_more.setText(texts_setup.no_more_seats(plan.most) if full else span)
        self._note.setVisible(plan.humans > 1 and self._game.entry.secrets)
        self._curtain.setText(SEVERAL[self._kit.settings.humans]())
        self.standard.setVisible(self.rules.options != self._game.entry.options())
        self._summary.setText(self.summary())

    def summary(self) -> str:
        """Return what was chosen, in words."""
        plan = self.plan
        humans, bots = plan.humans, len(plan.chairs) - plan.humans
        people = [texts_setup.human_count(humans)] if humans else []
        people += [texts_setup.bot_count(bots)] if bots else []
        teams = texts_setup.two_against(len(plan.chairs) // 2) if plan.teams else ""
        unlike = changed(self._game, self.rules.options, self._game.entry.options())
        rules = ", ".join(unlike) if 0 < len(unlike) <= 2 else texts_setup.own_rules(len(unlike))
        parts = [
            texts_setup.seat_count(len(plan.chairs)),
            ", ".join(people),
            *([teams] if teams else []),
            rules if unlike else texts_setup.standard_rules(),
        ]
        return " · ".join(parts)


SEVERAL = {
    "curtain": texts_setup.several_humans_curtain,
    "hold": texts_setup.several_humans_hold,
    "open": texts_setup.several_humans_open,
}


def plan_for(kit: Kit, game: Shown, me: str) -> SeatingPlan:
    """Return how a game is to be set up: as the last time, or with one human for a good round."""
    entry = game.entry
    teams = tuple(size for size in entry.teams if size in entry.seats)
    fresh = first_plan(game.span, tuple(entry.bots), game.colours(kit.theme), teams, me)
    table = kit.settings.tables.get(game.id)
    return fresh if table is None else remembered_plan(fresh, table.chairs, table.teams)
