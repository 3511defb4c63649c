"""The page about fair play: what bots know, where luck comes from, and a check of one's own matches."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from datetime import datetime
from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QBoxLayout, QComboBox, QLabel, QProgressBar, QVBoxLayout, QWidget

from spielblock.shell import texts_fair as texts
from spielblock.shell.fair_play_check import Finding
from spielblock.shell.fair_play_run import FairPlayRun
from spielblock.shell.fair_play_words import in_a_sentence
from spielblock.shell.kept_matches import Kept
from spielblock.shell.level_tips import explained
from spielblock.shell.page import Page
from spielblock.shell.page_parts import Kit, scrolled, stacked, top_bar
from spielblock.shell.table_people import LEVELS
from spielblock.shell.words import ago, listed
from spielblock.widgets.choices import Choice, Segmented
from spielblock.widgets.drop_down import DropDown
from spielblock.widgets.parts import Button, column, frame, picture, row, say, tell

#: So many matches can be chosen from, the newest first.
MOST: Final = 40
#: From this size of letters on, a match to choose and the button have no room side by side.
STACKED: Final = 1.5
PROMISES: Final = (
    ("eye", texts.eyes, texts.eyes_more),
    ("dice", texts.luck, texts.luck_more),
    ("pencil", texts.record, texts.record_more),
)


class FairPlayPage(Page):
    """`game` is the one whose levels are shown, so that a page made anew shows it again."""

    escapes = True

    def __init__(
        self, kit: Kit, matches: Sequence[Kept], game: str = "", now: datetime | None = None
    ) -> None:
        super().__init__()
        self._kit = kit
        self.game = game if game in kit.games else next(iter(kit.games))
        self.matches = [kept for kept in matches if kept.game in kit.games][:MOST]
        entries = {name: shown.entry for name, shown in kit.games.items()}
        self.run = FairPlayRun(entries, self)
        self.choice = DropDown()
        self.start = Button(kit.theme, texts.check_now(), "do", "play")
        self.progress = QProgressBar()
        self.result = tell(kit.theme, "", "body")
        self.sign = QLabel()
        self.levels: QVBoxLayout = column(kit.theme, 6)
        layout = stacked(self)
        layout.addWidget(top_bar(kit.theme, self, texts.fair_play()))
        layout.addWidget(scrolled(self._content(now or datetime.now())), 1)
        self.start.clicked.connect(self._on_start)
        self.run.went_on.connect(self._on_went_on)
        self.run.ended.connect(self._on_ended)
        self.run.failed.connect(self._on_failed)
        self._show_levels()

    def page_title(self) -> str:
        return texts.fair_play()

    def welcome(self) -> None:
        (self.start if self.matches else self.games.button(self.game)).setFocus(
            Qt.FocusReason.OtherFocusReason
        )

    def close_page(self) -> None:
        """Check no more."""
        self.run.stop()

    # --- making ----------------------------------------------------------------------------------

    def _content(self, now: datetime) -> QWidget:
        theme = self._kit.theme
        page = QWidget()
        across = row(theme, 0, (24, 22, 24, 32))
        page.setLayout(across)
        holder = QWidget()
        holder.setMaximumWidth(theme.px(760))
        text = column(theme, 14)
        holder.setLayout(text)
        for symbol, heading, more in PROMISES:
            text.addLayout(self._promise(symbol, heading(), more()))
        text.addWidget(self._check_card(now))
        text.addSpacing(theme.px(8))
        text.addWidget(say(theme, texts.levels(), "heading"))
        text.addWidget(tell(theme, texts.levels_more(), "body", "2"))
        text.addWidget(self._games())
        text.addLayout(self.levels)
        text.addStretch(1)
        across.addStretch(1)
        across.addWidget(holder, 20)
        across.addStretch(1)
        return page

    def _promise(self, symbol: str, heading: str, more: str) -> QVBoxLayout:
        theme = self._kit.theme
        words = column(theme, 2)
        head = row(theme, 8)
        head.addWidget(picture(theme, symbol, 22))
        head.addWidget(say(theme, heading, "heading"), 1)
        words.addLayout(head)
        words.addWidget(tell(theme, more, "body"))
        return words

    def _check_card(self, now: datetime) -> QWidget:
        theme = self._kit.theme
        card = frame("card")
        inside = column(theme, 8, (16, 14, 16, 14))
        card.setLayout(inside)
        inside.addWidget(say(theme, texts.check(), "heading"))
        inside.addWidget(tell(theme, texts.check_more(), "body"))
        if not self.matches:
            inside.addWidget(tell(theme, texts.no_matches(), "body", "2"))
            return card
        self._fill_choice(now)
        across = row(theme, 10)
        if theme.scale >= STACKED:
            across.setDirection(QBoxLayout.Direction.TopToBottom)
        across.addWidget(self.choice, 1)
        across.addWidget(self.start, 0, Qt.AlignmentFlag.AlignLeft)
        inside.addLayout(across)
        self.progress.setTextVisible(False)
        self.progress.setFixedHeight(theme.px(6))
        self.progress.setVisible(False)
        inside.addWidget(self.progress)
        said = row(theme, 8)
        said.addWidget(self.sign, 0, Qt.AlignmentFlag.AlignTop)
        said.addWidget(self.result, 1)
        inside.addLayout(said)
        self.sign.hide()
        self.result.hide()
        return card

    def _fill_choice(self, now: datetime) -> None:
        self.choice.setAccessibleName(texts.which())
        self.choice.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        for kept in self.matches:
            names = listed([chair.name for chair in kept.chairs])
            title = self._kit.games[kept.game].title
            self.choice.addItem(" · ".join([title, ago(kept.changed, now), names]))
        self.choice.currentIndexChanged.connect(self._on_other)

    def _games(self) -> QWidget:
        choices: list[Choice[Hashable]] = [Choice(one.id, one.title) for one in self._kit.games.values()]
        self.games = Segmented(self._kit.theme, choices, self.game, texts.levels())
        self.games.chosen.connect(self._on_game)
        return self.games

    # --- the check -------------------------------------------------------------------------------

    def _on_start(self) -> None:
        self._tell("", "")
        self.progress.setRange(0, 0)
        self.progress.show()
        self.start.setEnabled(False)
        self.run.begin(self.matches[self.choice.currentIndex()].path)

    def _on_went_on(self, finding: Finding) -> None:
        self.progress.setRange(0, max(1, finding.length))
        self.progress.setValue(finding.steps)
        self._tell("", texts.under_way(finding.steps, finding.length))

    def _on_ended(self, finding: Finding) -> None:
        self._rest()
        self._tell("success" if finding.fair else "warning", in_a_sentence(finding))

    def _on_failed(self) -> None:
        self._rest()
        self._tell("warning", texts.cannot_read())

    def _on_other(self) -> None:
        """Another match has been chosen: what was found belongs to the one before."""
        self.run.stop()
        self._rest()
        self._tell("", "")

    def _rest(self) -> None:
        self.progress.hide()
        self.start.setEnabled(True)

    def _tell(self, symbol: str, sentence: str) -> None:
        theme = self._kit.theme
        if symbol:
            ink = theme.colour("success" if symbol == "success" else "warn")
            self.sign.setPixmap(theme.pictures.pixmap(symbol, theme.px(20), self.devicePixelRatioF(), ink))
        self.sign.setVisible(bool(symbol))
        self.result.setText(sentence)
        self.result.setVisible(bool(sentence))

    # --- the levels ------------------------------------------------------------------------------

    def _on_game(self, game: object) -> None:
        self.game = str(game)
        self._show_levels()

    def _show_levels(self) -> None:
        while (item := self.levels.takeAt(0)) is not None:
            old = item.widget()
            if old is not None:
                old.hide()
                old.deleteLater()
        for bars, level in enumerate(self._kit.games[self.game].entry.bots, 1):
            self.levels.addWidget(self._level(bars, level))

    def _level(self, bars: int, level: str) -> QWidget:
        theme = self._kit.theme
        line = QWidget()
        across = row(theme, 10, (0, 4, 0, 4))
        line.setLayout(across)
        across.addWidget(picture(theme, f"level-{min(bars, 4)}", 20), 0, Qt.AlignmentFlag.AlignTop)
        name = say(theme, LEVELS[level]() if level in LEVELS else level, "bodyStrong")
        name.setFixedWidth(theme.px(76))
        across.addWidget(name, 0, Qt.AlignmentFlag.AlignTop)
        across.addWidget(
            tell(theme, explained(self._kit.games[self.game].entry, level), "body"),
            1,
            Qt.AlignmentFlag.AlignTop,
        )
        return line
