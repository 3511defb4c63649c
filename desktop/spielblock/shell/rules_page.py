"""The rules of each game, in sections and to be searched; the options of a match are marked in them."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from functools import partial
from typing import Final

from msgspec import Struct
from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QFontMetrics, QKeyEvent, QKeySequence, QShortcut
from PySide6.QtWidgets import QButtonGroup, QFrame, QLineEdit, QScrollArea, QVBoxLayout, QWidget

from spielblock.rules.wording import OptionText, Pictured, Section
from spielblock.shell import texts_rules as texts
from spielblock.shell.page import Page
from spielblock.shell.page_parts import Kit, scrolled, stacked, top_bar
from spielblock.shell.rule_choices import rule_choices
from spielblock.shell.rules_note import add_note
from spielblock.shell.rules_pictures import PictureGrid
from spielblock.shell.rules_words import written
from spielblock.shell.shown import Shown
from spielblock.shell.texts_fair import fair_play
from spielblock.widgets.choices import Choice, Segmented
from spielblock.widgets.parts import Button, column, frame, row, tell

Place = tuple[str, int]

#: From this size of letters on, the search has its own line.
LARGE: Final = 1.6


class RulesPage(Page):
    """`place` is the game and section that is open, so that a page made anew opens there.

    `applies` says which options have a meaning at the table. `fair_play_wanted` asks for that page.
    """

    fair_play_wanted = Signal()
    escapes = True

    def __init__(
        self,
        kit: Kit,
        game: str,
        options: Struct | None = None,
        place: Place | None = None,
        applies: Callable[[OptionText], bool] = lambda _: True,
    ) -> None:
        super().__init__()
        self._kit = kit
        self._marked, self._applies = (game, options), applies
        first = game if game in kit.games else next(iter(kit.games))
        self.place: Place = place or (first, 0)
        self.search = self._search_field()
        choices: list[Choice[Hashable]] = [Choice(one.id, one.title) for one in kit.games.values()]
        self.games = Segmented(kit.theme, choices, self.place[0], texts.rules())
        self.games.chosen.connect(self._on_game)
        self.fair_play = Button(kit.theme, fair_play(), "nav", "eye")
        self.fair_play.clicked.connect(self.fair_play_wanted)
        self._list = column(kit.theme, 2, (12, 16, 12, 16))
        self._side = self._side_of(self._list, self.fair_play)
        self._area: QScrollArea = scrolled(QWidget())
        self._area.verticalScrollBar().valueChanged.connect(self._on_scrolled)
        self._lay_out()
        QShortcut(QKeySequence("Ctrl+F"), self).activated.connect(self.search.setFocus)
        self.buttons: list[Button] = []
        self._show_game()

    def page_title(self) -> str:
        return texts.rules()

    def welcome(self) -> None:
        if self.buttons:
            self.buttons[0].setFocus(Qt.FocusReason.OtherFocusReason)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Turn pages from wherever the focus is."""
        bar = self._area.verticalScrollBar()
        steps = {Qt.Key.Key_PageDown: 1, Qt.Key.Key_PageUp: -1}
        if event.key() in steps:
            bar.setValue(bar.value() + steps[Qt.Key(event.key())] * bar.pageStep())
        else:
            super().keyPressEvent(event)

    @property
    def game(self) -> Shown:
        """The game whose rules are open."""
        return self._kit.games[self.place[0]]

    def _lay_out(self) -> None:
        layout = stacked(self)
        theme = self._kit.theme
        bar = top_bar(theme, self, texts.rules(), self.games)
        # Beside the games there is no room for it in large letters.
        inside = bar.layout()
        if theme.scale >= LARGE:
            self._above.setContentsMargins(theme.px(12), theme.px(12), theme.px(12), 0)
            self._above.addWidget(self.search)
        elif inside is not None:
            inside.addWidget(self.search)
        layout.addWidget(bar)
        body = row(self._kit.theme, 0)
        body.addWidget(self._side)
        body.addWidget(self._area, 1)
        layout.addLayout(body, 1)

    def _side_of(self, listing: QVBoxLayout, below: QWidget) -> QFrame:
        """Return the column at the left, wide enough for the headings of every game."""
        theme = self._kit.theme
        side, inside = frame("side"), QWidget()
        inside.setLayout(listing)
        rows = QVBoxLayout(side)
        rows.setContentsMargins(0, 0, 1, 0)
        self._above = column(theme, 0)
        rows.addLayout(self._above)
        rows.addWidget(scrolled(inside))
        foot = column(theme, 0, (12, 6, 12, 12))
        foot.addWidget(below)
        rows.addLayout(foot)
        headings = [part.heading for game in self._kit.games.values() for part in game.texts.rules_help()]
        button = Button(theme, max(headings, key=QFontMetrics(theme.font("body")).horizontalAdvance), "nav")
        side.setFixedWidth(min(max(button.sizeHint().width() + theme.px(40), theme.px(232)), theme.px(330)))
        return side

    def _search_field(self) -> QLineEdit:
        field = QLineEdit()
        field.setPlaceholderText(texts.search())
        field.setAccessibleName(texts.search())
        field.setClearButtonEnabled(True)
        field.setFixedWidth(self._kit.theme.px(210))
        field.textChanged.connect(self._on_search)
        return field

    def _on_game(self, game: object) -> None:
        self.place = (str(game), 0)
        self._show_game()

    def _on_search(self) -> None:
        found = self._found()
        place = self.place[1] if self.place[1] in found else next(iter(found), 0)
        self.place = (self.place[0], place)
        self._show_game()

    def _sections(self) -> list[Section]:
        game, options = self._marked
        sections = list(self.game.rules_help(options if game == self.game.id else None))
        if options is not None and game == self.game.id:
            keys = tuple(choice.key for choice in rule_choices(self.game))
            sections.insert(0, Section(texts.this_match(), (), keys))
        return sections

    def _found(self) -> dict[int, Section]:
        """Return the sections that hold what is searched for; all of them without a search."""
        word = self.search.text().casefold().strip()
        found: dict[int, Section] = {}
        for place, section in enumerate(self._sections()):
            drawn = [part for one in self._drawn(section) for part in (one.name, one.text)]
            if word in "\n".join((section.heading, *section.paragraphs, *drawn)).casefold():
                found[place] = section
        return found

    def _drawn(self, section: Section) -> tuple[Pictured, ...]:
        """Return what a section shows in pictures, for the match the page was opened from."""
        game, options = self._marked
        entry = self.game.entry
        if section.drawn is None:
            return ()
        return section.drawn(options if options is not None and game == entry.id else entry.options())

    def _show_game(self) -> None:
        """Show all sections one below the other, and a button for each to jump there."""
        theme, found = self._kit.theme, self._found()
        _empty(self._list)
        self.buttons = []
        self._headings: list[tuple[int, QWidget]] = []
        group = QButtonGroup(self._side)
        for place, section in found.items():
            button = Button(theme, section.heading, "nav")
            button.setCheckable(True)
            button.setChecked(place == self.place[1])
            group.addButton(button, place)
            self._list.addWidget(button)
            self.buttons.append(button)
        group.idClicked.connect(self._on_section)
        if not found:
            self._list.addWidget(tell(theme, texts.nothing_found(), "small", "2"))
        self._list.addStretch(1)
        self._show_sections(found)

    def _on_section(self, place: int) -> None:
        self.place = (self.place[0], place)
        self._jump()

    def _jump(self) -> None:
        heading = next((heading for place, heading in self._headings if place == self.place[1]), None)
        if heading is not None:
            self._area.verticalScrollBar().setValue(heading.y() - self._kit.theme.px(12))

    def _on_scrolled(self, at: int) -> None:
        """Let the list on the left follow what is being read."""
        if not self._headings or self._area.verticalScrollBar().maximum() == 0:
            return
        read = at + self._kit.theme.px(60)
        passed = [place for place, heading in self._headings if heading.y() <= read]
        place = passed[-1] if passed else self._headings[0][0]
        if at == self._area.verticalScrollBar().maximum() and self.place[1] > place:
            return  # the last sections are too short to come to the top: the one that was chosen stays
        self.place = (self.place[0], place)
        for button, (number, _) in zip(self.buttons, self._headings, strict=True):
            button.setChecked(number == place)

    def _show_sections(self, found: dict[int, Section]) -> None:
        theme, word = self._kit.theme, self.search.text().strip()
        page = QWidget()
        across = row(theme, 0, (40, 22, 40, 40))
        page.setLayout(across)
        holder = QWidget()
        # No wider than one likes to read.
        holder.setMaximumWidth(theme.px(680))
        text = column(theme, 8)
        holder.setLayout(text)
        across.addWidget(holder, 20)
        across.addStretch(1)
        for place, section in found.items():
            heading = tell(theme, section.heading, "heading" if place else "title")
            self._headings.append((place, heading))
            text.addWidget(heading)
            for paragraph in section.paragraphs:
                text.addWidget(written(theme, paragraph, word))
            drawn = self._drawn(section)
            if drawn:
                close = partial(written, theme, word=word, spacing=125)
                text.addWidget(PictureGrid(theme, self.game, drawn, close))
            game, options = self._marked
            if options is not None and game == self.game.id:
                add_note(text, theme, self.game, options, section.options, self._applies)
            text.addSpacing(theme.px(14))
        text.addStretch(1)
        self._area.setWidget(page)


def _empty(layout: QVBoxLayout) -> None:
    """Take everything out of a layout."""
    while layout.count():
        item = layout.takeAt(0)
        gone = item.widget() if item is not None else None
        if gone is not None:
            gone.hide()
            gone.deleteLater()
