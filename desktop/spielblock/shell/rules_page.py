"""The rules of each game, in sections and to be searched; the options of a match are marked in them."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from functools import partial

from msgspec import Struct
from PySide6.QtCore import Signal
from PySide6.QtGui import QKeyEvent, QKeySequence, QResizeEvent, QShortcut
from PySide6.QtWidgets import QLineEdit, QVBoxLayout, QWidget

from spielblock.rules.wording import OptionText, Pictured, Section
from spielblock.shell import texts_rules as texts
from spielblock.shell.page import Page
from spielblock.shell.page_parts import Kit, stacked
from spielblock.shell.rule_choices import rule_choices
from spielblock.shell.rules_bar import RulesBar
from spielblock.shell.rules_list import RulesList
from spielblock.shell.rules_note import add_note
from spielblock.shell.rules_pictures import PictureGrid
from spielblock.shell.rules_text import RulesText
from spielblock.shell.rules_words import written
from spielblock.shell.shown import Shown
from spielblock.shell.texts_fair import fair_play
from spielblock.widgets.choices import Choice, Segmented
from spielblock.widgets.parts import Button, row, tell

Place = tuple[str, int]


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
        self._text = RulesText(kit.theme, self)
        headings = [part.heading for one in kit.games.values() for part in one.texts.rules_help()]
        self._list = RulesList(kit.theme, self, self.fair_play, headings, self._text.scroll)
        self._list.chosen.connect(self._text.go_to)
        self._text.read.connect(self._on_read)
        self._bar = RulesBar(kit.theme, self, self.games, self.search, self._list.above)
        self._lay_out()
        QShortcut(QKeySequence("Ctrl+F"), self).activated.connect(self.search.setFocus)
        self._show_game()

    def page_title(self) -> str:
        return texts.rules()

    @property
    def buttons(self) -> list[Button]:
        """The sections in the list, from the first to the last."""
        return self._list.buttons

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Scroll the text from wherever the focus is; it is on the page itself at first."""
        if not self._text.scroll(event.key()):
            super().keyPressEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._bar.fit(event.size().width())
        self._list.fit(event.size().width())

    @property
    def game(self) -> Shown:
        """The game whose rules are open."""
        return self._kit.games[self.place[0]]

    def _lay_out(self) -> None:
        layout = stacked(self)
        layout.addWidget(self._bar.frame)
        body = row(self._kit.theme, 0)
        body.addWidget(self._list.side)
        body.addWidget(self._text.area, 1)
        layout.addLayout(body, 1)

    def _search_field(self) -> QLineEdit:
        field = QLineEdit()
        field.setPlaceholderText(texts.search())
        field.setAccessibleName(texts.search())
        field.setClearButtonEnabled(True)
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
        found = self._found()
        self._list.show_all({place: section.heading for place, section in found.items()})
        self._text.show_all(found, lambda text, place: self._fill(text, place, found[place]), self.place[1])

    def _on_read(self, place: int) -> None:
        """Let the list on the left follow what is being read."""
        self.place = (self.place[0], place)
        self._list.mark(place)

    def _fill(self, text: QVBoxLayout, place: int, section: Section) -> QWidget:
        """Add a section to the text, and return its heading."""
        theme, word = self._kit.theme, self.search.text().strip()
        heading = tell(theme, section.heading, "heading" if place else "title")
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
        return heading
