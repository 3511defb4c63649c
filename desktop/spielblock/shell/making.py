"""Makes the pages, and joins what they ask for to the ways that lead there."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any, Final, Protocol

from PySide6.QtCore import Qt, QTimer

from spielblock.control.thinker import Thinker
from spielblock.match.savefile import SaveGame
from spielblock.rules.contract import Over
from spielblock.rules.wording import OptionText
from spielblock.shell.end_page import EndPage
from spielblock.shell.home_page import HomePage
from spielblock.shell.kept_matches import Kept
from spielblock.shell.library import Library
from spielblock.shell.matches_page import MatchesPage
from spielblock.shell.page import Page
from spielblock.shell.preferences import Preferences
from spielblock.shell.rules_page import RulesPage
from spielblock.shell.settings_page import SettingsPage
from spielblock.shell.table_page import TablePage
from spielblock.shell.trail import Trail
from spielblock.shell.window import MainWindow

#: Settings that a table is made with; a change of others makes all pages anew by itself.
FOR_TABLES: Final = ("speed", "motion", "forced_by_hand", "humans", "moves_shown")


class Ways(Protocol):
    """Where pages lead."""

    def go_home(self) -> None: ...
    def show_settings(self) -> None: ...
    def show_matches(self) -> None: ...
    def show_rules(self, game: str = "", options: Any = None) -> None: ...
    def show_fair_play(self) -> None: ...
    def show_end(self, save: SaveGame, over: Over) -> None: ...
    def new_match(self, game: str = "") -> None: ...
    def open_match(self, path: Path) -> None: ...
    def rematch(self, save: SaveGame) -> None: ...
    def ask_removal(self, kept: Kept) -> None: ...


class Making:
    """Every page of the program, made for whoever asks. A table of the same match takes over from the old."""

    def __init__(
        self, ways: Ways, window: MainWindow, trail: Trail, library: Library, preferences: Preferences
    ) -> None:
        self._ways = ways
        self._window = window
        self._trail = trail
        self._library = library
        self._preferences = preferences
        self._thinker = Thinker(parent=window)  # one process for the bots of all matches
        window.closing.connect(self._thinker.close)

    def home(self, _: Page | None) -> HomePage:
        """Make the home page."""
        ways = self._ways
        page = HomePage(self._preferences.kit, self._library.all(), self._window.size())
        page.outgrown.connect(self._on_outgrown, Qt.ConnectionType.QueuedConnection)
        page.game_chosen.connect(ways.new_match)
        page.match_chosen.connect(ways.open_match)
        page.matches_wanted.connect(ways.show_matches)
        page.rules_wanted.connect(ways.show_rules)
        page.settings_wanted.connect(ways.show_settings)
        page.menu_wanted.connect(self._window.open_menu)
        # Whose turn it is shows only when the match is played again, so the page does not wait for it.
        QTimer.singleShot(0, page, partial(self._tell_turn, page))
        return page

    def table(self, old: Page | None, save: SaveGame) -> TablePage:
        """Make the table of a match."""
        theme, settings = self._preferences.kit.theme, self._preferences.settings
        controller = old.let_go() if isinstance(old, TablePage) else None
        if any(chair.level for chair in save.chairs):
            self._thinker.warm()
        page = TablePage(save, theme, settings, self._thinker, controller)
        page.voice.keep_result = partial(self._library.keep_result, save)
        page.left.connect(self._ways.go_home)
        page.result_wanted.connect(partial(self._show_result, page))
        page.rules_wanted.connect(self._ways.show_rules)
        page.menu_wanted.connect(self._window.open_menu)
        page.speed_chosen.connect(partial(self._settle, "speed"))
        page.moves_shown.connect(partial(self._settle, "moves_shown"))
        if controller is not None:
            page.open()
        return page

    def end(self, save: SaveGame, over: Over) -> EndPage:
        """Make the page of a match that is over."""
        page = EndPage(self._preferences.kit, save, over)
        page.left.connect(self._trail.back)
        page.again_wanted.connect(partial(self._ways.rematch, save))
        page.other_wanted.connect(partial(self._ways.new_match, save.game.id))
        page.home_wanted.connect(self._ways.go_home)
        return page

    def settings(self, old: Page | None) -> SettingsPage:
        """Make the page of the settings, at the section where it was."""
        page = SettingsPage(self._preferences.kit, old.section if isinstance(old, SettingsPage) else 0)
        page.left.connect(self._trail.back)
        page.changed.connect(self._on_setting)
        return page

    def rules(
        self,
        game: str,
        options: Any,
        applies: Callable[[OptionText], bool] = lambda _: True,
        back: Callable[[], None] | None = None,
    ) -> Callable[[Page | None], RulesPage]:
        """Return what makes the page of the rules of a game; `applies` as there, `back` after it was left."""

        def make(old: Page | None) -> RulesPage:
            place = old.place if isinstance(old, RulesPage) else None
            page = RulesPage(self._preferences.kit, game, options, place, applies)
            page.left.connect(self._trail.back)
            if back is not None:
                page.left.connect(back)
            page.fair_play_wanted.connect(self._ways.show_fair_play)
            return page

        return make

    def matches(self, _: Page | None) -> MatchesPage:
        """Make the list of matches."""
        page = MatchesPage(self._preferences.kit, self._library.all(thorough=True))
        page.left.connect(self._trail.back)
        page.chosen.connect(self._ways.open_match)
        page.removed.connect(self._ways.ask_removal)
        page.first_wanted.connect(self._ways.new_match)
        return page

    def _on_outgrown(self) -> None:
        if isinstance(self._window.page, HomePage):
            self._trail.home()

    def _tell_turn(self, page: HomePage) -> None:
        if page.running:
            page.show_turn(self._library.turn(page.running[0].path))

    def _on_setting(self, name: str, value: object) -> None:
        """Settle something, and let a match that waits beneath the page know of it."""
        self._settle(name, value)
        if name in FOR_TABLES:
            self._trail.renew()

    def _settle(self, name: str, value: object) -> None:
        self._preferences.set(**{name: value})

    def _show_result(self, page: TablePage) -> None:
        pending = page.save.match.pending
        if page is self._window.page and isinstance(pending, Over):
            self._ways.show_end(page.save, pending)
