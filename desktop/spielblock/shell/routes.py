"""Which page follows which: every signal of a page ends here."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Final

import msgspec
from PySide6.QtCore import Qt, QTimer

from spielblock.control.pace import SPEEDS, Beat
from spielblock.control.thinker import Thinker
from spielblock.match.savefile import SaveGame
from spielblock.rules.contract import Over
from spielblock.shell import texts
from spielblock.shell.about import show_about
from spielblock.shell.end_page import EndPage
from spielblock.shell.fair_play_way import FairPlayWay
from spielblock.shell.file_dialogs import FileDialogs
from spielblock.shell.home_page import HomePage
from spielblock.shell.library import Library
from spielblock.shell.matches_page import MatchesPage
from spielblock.shell.message import Answer, Sign, show_message
from spielblock.shell.opening import Opening
from spielblock.shell.page import Page
from spielblock.shell.preferences import Preferences
from spielblock.shell.rules_page import RulesPage
from spielblock.shell.setting_up import SettingUp
from spielblock.shell.settings_page import SettingsPage
from spielblock.shell.table_page import TablePage
from spielblock.shell.trail import Trail
from spielblock.shell.window import MainWindow
from spielblock.shell.wish import Wish

#: Settings that a table is made with; a change of others makes all pages anew by itself.
FOR_TABLES: Final = ("speed", "motion", "humans", "moves_shown")


class Routes:
    """Makes the pages and joins their signals to what comes next."""

    def __init__(self, window: MainWindow, trail: Trail, library: Library, preferences: Preferences) -> None:
        self._window = window
        self._trail = trail
        self._library = library
        self._preferences = preferences
        self._thinker = Thinker(parent=window)  # one process for the bots of all matches
        window.closing.connect(self._thinker.close)
        self.files = FileDialogs(window, library, self)
        self._fair_play = FairPlayWay(trail, library, preferences)
        self._opening = Opening(window, library, preferences, self)
        self._setting_up = SettingUp(window, preferences, self.begin_match, self.show_rules)

    def commands(self) -> dict[str, Callable[[], None]]:
        """Return what the commands of the program do."""
        return {
            "home": self.go_home,
            "new": self.new_match,
            "open": self.files.choose,
            "copy": self.files.choose_copy,
            "matches": self.show_matches,
            "rules": self.show_rules,
            "fair": self._fair_play.show,
            "settings": self.show_settings,
            "light": self._preferences.toggle_brightness,
            "full": self._window.full_screen,
            "about": self.show_about,
            "quit": self.quit,
        }

    # --- pages -----------------------------------------------------------------------------------

    def home(self, _: Page | None) -> HomePage:
        """Make the home page."""
        matches = self._library.all()
        page = HomePage(self._preferences.kit, matches, self._window.size())
        page.outgrown.connect(self._on_outgrown, Qt.ConnectionType.QueuedConnection)
        page.game_chosen.connect(self.new_match)
        page.match_chosen.connect(self.open_match)
        page.matches_wanted.connect(self.show_matches)
        page.rules_wanted.connect(self.show_rules)
        page.settings_wanted.connect(self.show_settings)
        page.menu_wanted.connect(self._window.open_menu)
        # Whose turn it is shows only when the match is played again, so the page does not wait for it.
        QTimer.singleShot(0, page, partial(self._tell_turn, page))
        return page

    def _on_outgrown(self) -> None:
        if isinstance(self._window.page, HomePage):
            self._trail.home()

    def _tell_turn(self, page: HomePage) -> None:
        if page.running:
            page.show_turn(self._library.turn(page.running[0].path))

    def go_home(self) -> None:
        """Leave what is open; a match waits for the next time."""
        self._window.close_overlays()
        self._trail.home()

    def show_settings(self) -> None:
        """Show the settings, if they are not up already."""
        if not isinstance(self._window.page, SettingsPage):
            self._trail.go(self._settings)

    def show_matches(self) -> None:
        """Show the list of matches, if it is not up already."""
        if not isinstance(self._window.page, MatchesPage):
            self._trail.go(self._matches)

    def show_rules(self, game: str = "", options: msgspec.Struct | None = None) -> None:
        """Show the rules of a game, by default of the one that is being played, with its options marked."""
        if isinstance(self._window.page, RulesPage):
            return
        save = self.save
        if save is not None and game in ("", save.game.id):
            game, options = save.game.id, msgspec.convert(save.header.options, save.game.options)
        self._trail.go(lambda old: self._rules(old, game, options))

    @property
    def save(self) -> SaveGame | None:
        """The match of the table that is open, if one is."""
        tables = [page for page in self._trail.pages if isinstance(page, TablePage)]
        return tables[-1].save if tables else None

    # --- matches ---------------------------------------------------------------------------------

    def new_match(self, game: str = "") -> None:
        """Ask how a match is to be; without a game, of the one being played or the first on the shelf."""
        save = self.save
        self._setting_up.ask(game or (save.game.id if save is not None else ""))

    def begin_quick(self, game: str) -> None:
        """Begin a match as the dialog would propose it, without asking."""
        self._setting_up.quick(game)

    def begin_match(self, wish: Wish) -> None:
        """Begin a match as it was wished for."""
        self.play(self._library.begin(wish.game, wish.chairs, wish.options, teams=wish.teams))

    def play(self, save: SaveGame) -> None:
        """Show the table of a match, and go on with it."""
        page = self._trail.swap(lambda old: self._table(old, save), lasting=True)
        assert isinstance(page, TablePage)
        page.open()

    def open_match(self, path: Path) -> None:
        """Go on with the match of a file, show its end if it is over, or say why that cannot be."""
        playing = self.save
        if playing is None or playing.journal.path.absolute() != path.absolute():
            self._opening.open(path)

    def rematch(self, save: SaveGame) -> None:
        """Play the same once more; the next seat begins."""
        self.play(self._library.again(save))

    def show_end(self, save: SaveGame, over: Over) -> None:
        """Show how a match ended; the table stays beneath."""
        self._trail.go(lambda _: self._end(save, over))

    def enter(self, save: SaveGame) -> None:
        """Go on with a match that was read; of one that is over show the end."""
        pending = save.match.pending
        if isinstance(pending, Over):
            save.close()
            self.show_end(save, pending)
        else:
            self.play(save)

    def show_about(self) -> None:
        """Say which program this is."""
        show_about(self._window, self._preferences.kit.theme)

    def quit(self) -> None:
        """End the program; the match waits for the next time."""
        self._window.close()

    # --- making pages ----------------------------------------------------------------------------

    def _table(self, old: Page | None, save: SaveGame) -> TablePage:
        theme, settings = self._preferences.kit.theme, self._preferences.settings
        controller = old.let_go() if isinstance(old, TablePage) else None
        if any(chair.level for chair in save.chairs):
            self._thinker.warm()
        page = TablePage(save, theme, settings, self._thinker, controller)
        page.left.connect(self.go_home)
        page.over.connect(partial(self._on_over, page))
        page.rules_wanted.connect(self.show_rules)
        page.menu_wanted.connect(self._window.open_menu)
        page.speed_chosen.connect(partial(self._settle, "speed"))
        page.moves_shown.connect(partial(self._settle, "moves_shown"))
        if controller is not None:
            page.open()
        return page

    def _on_setting(self, name: str, value: object) -> None:
        """Settle something, and let a match that waits beneath the page know of it."""
        self._settle(name, value)
        if name in FOR_TABLES:
            self._trail.renew()

    def _settle(self, name: str, value: object) -> None:
        self._preferences.set(**{name: value})

    def _on_over(self, page: TablePage, _: Over) -> None:
        """Leave a moment to see how it ended, unless somebody goes elsewhere or takes it back."""
        rest = SPEEDS[self._preferences.settings.speed].ms(Beat.HOLD)
        QTimer.singleShot(rest, page, partial(self._end_after, page))

    def _end_after(self, page: TablePage) -> None:
        pending = page.save.match.pending
        if page is self._window.page and isinstance(pending, Over):
            self.show_end(page.save, pending)

    def _end(self, save: SaveGame, over: Over) -> EndPage:
        page = EndPage(self._preferences.kit, save, over)
        page.left.connect(self._trail.back)
        page.again_wanted.connect(lambda: self.rematch(save))
        page.other_wanted.connect(lambda: self.new_match(save.game.id))
        page.home_wanted.connect(self.go_home)
        return page

    def _settings(self, old: Page | None) -> SettingsPage:
        page = SettingsPage(self._preferences.kit, old.section if isinstance(old, SettingsPage) else 0)
        page.left.connect(self._trail.back)
        page.changed.connect(self._on_setting)
        return page

    def _rules(self, old: Page | None, game: str, options: msgspec.Struct | None) -> RulesPage:
        place = old.place if isinstance(old, RulesPage) else None
        page = RulesPage(self._preferences.kit, game, options, place)
        page.left.connect(self._trail.back)
        page.fair_play_wanted.connect(self._fair_play.show)
        return page

    def _matches(self, _: Page | None) -> MatchesPage:
        page = MatchesPage(self._preferences.kit, self._library.all())
        page.left.connect(self._trail.back)
        page.chosen.connect(self.open_match)
        page.removed.connect(self._opening.ask_removal)
        page.first_wanted.connect(self.new_match)
        return page

    def renew(self) -> None:
        """Make the pages anew, as when a match is gone."""
        self._trail.renew()

    def say(self, sign: Sign, heading: str, why: str) -> None:
        theme = self._preferences.kit.theme
        show_message(self._window, theme, sign, heading, why, [Answer(texts.close(), main=True)])
