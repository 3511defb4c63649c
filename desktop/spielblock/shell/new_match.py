"""The dialog in which a match is set up: who plays on the left, by which rules on the right."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QScrollArea, QVBoxLayout, QWidget

from spielblock.rules.wording import OptionText
from spielblock.shell import texts, texts_setup
from spielblock.shell.page_parts import Kit, scrolled
from spielblock.shell.rule_choices import changed
from spielblock.shell.rule_rows import RuleRows
from spielblock.shell.seating_plan import SeatingPlan
from spielblock.shell.seats_panel import SeatsPanel
from spielblock.shell.settings import Table
from spielblock.shell.shown import Shown, options_of
from spielblock.shell.wish import Wish, plan_for
from spielblock.widgets.elided import ElidedLabel
from spielblock.widgets.parts import (
    Button,
    GlueStrip,
    IconButton,
    column,
    frame,
    line,
    picture,
    row,
    say,
    tell,
)
from spielblock.widgets.swipe import SwipedTitle
from spielblock.widgets.texts_keys import key_return

#: From this size of letters on there is no room for two columns.
STACKED: Final = 1.5


class NewMatch(QWidget):
    """What is in the dialog. `started(wish)`, `cancelled` and `rules_asked(game, options)` go up."""

    started = Signal(object)
    cancelled = Signal()
    rules_asked = Signal(str, object)

    def __init__(self, kit: Kit, game: Shown, me: str, rng: Random) -> None:
        super().__init__()
        self._kit = kit
        self._game = game
        self._left: QScrollArea | None = None
        table = kit.settings.tables.get(game.id, Table())
        self.seats = SeatsPanel(kit, game, plan_for(kit, game, me), rng)
        self.setAccessibleName(game.title)
        self.rules = RuleRows(kit.theme, game, options_of(game.entry, table.options))
        self.rules.chosen.connect(self._show)
        self.seats.changed.connect(self._show)
        self._make_controls()
        self._lay_out()
        self._show()

    def welcome(self) -> None:
        """Put the focus on the start: Enter begins."""
        self.start.setFocus(Qt.FocusReason.TabFocusReason)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.start.click()
        else:
            super().keyPressEvent(event)

    @property
    def plan(self) -> SeatingPlan:
        """Who is to sit where."""
        return self.seats.plan

    @property
    def wish(self) -> Wish:
        """What is chosen now."""
        plan = self.plan.complete()
        return Wish(self._game.id, plan.chairs, self.rules.options, plan.teams)

    def _make_controls(self) -> None:
        theme = self._kit.theme
        self.standard = Button(theme, texts_setup.all_standard(), "ghost", size="small")
        self.start = Button(theme, texts_setup.start(), "do", key=key_return(), size="large")
        self.cancel = Button(theme, texts.cancel())
        self.help = Button(theme, texts.rules(), "ghost", "rules", size="small")
        self.close_button = IconButton(theme, "close", texts.close(), 20)
        self._summary = tell(theme, "", "body", "2")
        self._curtain = tell(theme, "", "small", "2")
        self._note = QWidget()
        note = row(theme, 6)
        note.addWidget(picture(theme, "eye-off", 18, "text2"))
        note.addWidget(self._curtain, 1)
        self._note.setLayout(note)
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
        head.addWidget(ElidedLabel(theme.font("body"), self._game.texts.line()), 1)
        head.addWidget(self.help)
        head.addWidget(self.close_button)
        pages.addLayout(head)
        pages.addWidget(line(theme))
        pages.addLayout(self._body(), 1)
        pages.addWidget(self._foot())

    def _body(self) -> QHBoxLayout:
        """Return seats and rules side by side; in very large letters one below the other, scrolled as one."""
        theme = self._kit.theme
        body = row(theme, 0)
        if theme.scale < STACKED:
            self._left = scrolled(self.seats, sideways=True)
            body.addWidget(self._left, 61)
            body.addWidget(self._right(scrolled), 39)
            return body
        both = QWidget()
        stack = column(theme, 0)
        stack.addWidget(self.seats)
        beside = row(theme, 0, (16, 0, 16, 12))  # the foot has no room for it
        beside.addWidget(self._note)
        stack.addLayout(beside)
        stack.addWidget(self._right(lambda inside: inside))
        both.setLayout(stack)
        body.addWidget(scrolled(both, sideways=True))
        return body

    def _right(self, hold: Callable[[QWidget], QWidget]) -> QWidget:
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
        layout.addWidget(hold(inside), 1)
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
        words = column(theme, 2)
        words.addWidget(self._summary)
        if theme.scale < STACKED:
            words.addWidget(self._note)
        layout.addLayout(words, 1)
        layout.addWidget(self.cancel)
        layout.addWidget(self.start)
        return foot

    def _show(self) -> None:
        plan = self.plan
        if self._left is not None:  # a bar at the side shall not ask for another one below
            bar = self._left.verticalScrollBar().sizeHint().width()
            self._left.setMinimumWidth(self.seats.minimumSizeHint().width() + bar)
        self.rules.suit(len(plan.chairs), teams=plan.teams)
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
        unlike, material = self._unlike(material=False), self._unlike(material=True)
        rules = ", ".join(unlike) if 0 < len(unlike) <= 2 else texts_setup.own_rules(len(unlike))
        parts = [
            texts_setup.seat_count(len(plan.chairs)),
            ", ".join(people),
            *([teams] if teams else []),
            rules if unlike else texts_setup.standard_rules(),
            *material,
        ]
        return " · ".join(parts)

    def _unlike(self, *, material: bool) -> tuple[str, ...]:
        """Return in words which rules are not the standard, or what else is played with."""
        seats, teams = len(self.plan.chairs), self.plan.teams

        def applies(text: OptionText) -> bool:
            return text.material == material and text.applies(seats, teams=teams)

        return changed(self._game, self.rules.options, self._game.entry.options(), applies)


SEVERAL = {
    "curtain": texts_setup.several_humans_curtain,
    "hold": texts_setup.several_humans_hold,
    "open": texts_setup.several_humans_open,
}
