"""Which page follows which."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path

import msgspec

from spielblock.match.savefile import SaveGame
from spielblock.rules.contract import Over
from spielblock.rules.wording import OptionText
from spielblock.shell import texts
from spielblock.shell.about import show_about
from spielblock.shell.elsewhere import Elsewhere
from spielblock.shell.end_page import EndPage
from spielblock.shell.fair_play_way import FairPlayWay
from spielblock.shell.file_dialogs import FileDialogs
from spielblock.shell.home_page import HomePage
from spielblock.shell.kept_matches import Kept
from spielblock.shell.keys_help import show_keys
from spielblock.shell.leaving import Leaving
from spielblock.shell.library import Library, same
from spielblock.shell.making import Making
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


class Routes:
    """The ways to every page. `Making` makes the pages and joins their signals to these."""

    def __init__(self, window: MainWindow, trail: Trail, library: Library, preferences: Preferences) -> None:
        self._window = window
        self._trail = trail
        self._library = library
        self._preferences = preferences
        self.files = FileDialogs(window, library, self)
        self._fair_play = FairPlayWay(trail, library, preferences)
        self._opening = Opening(window, library, preferences, self)
        self._making = Making(self, window, trail, library, preferences)
        self._setting_up = SettingUp(window, preferences, self.begin_match, self.show_rules)
        self._elsewhere = Elsewhere(library, preferences)
        self._leaving = Leaving(window, library, preferences, self.files, self)
        window.may_close = self._leaving.may_close

    def commands(self) -> dict[str, Callable[[], None]]:
        """Return what the commands of the program do."""
        return {
            "home": self.go_home,
            "new": self.new_match,
            "open": self.files.choose,
            "copy": self.files.choose_copy,
            "matches": self.show_matches,
            "rules": self.show_rules,
            "keys": self.show_keys,
            "fair": self.show_fair_play,
            "settings": self.show_settings,
            "light": self._preferences.toggle_brightness,
            "full": self._window.full_screen,
            "about": self.show_about,
            "quit": self.quit,
        }

    # --- pages -----------------------------------------------------------------------------------

    def home(self, old: Page | None) -> HomePage:
        """Make the home page."""
        return self._making.home(old)

    def go_home(self) -> None:
        """Leave what is open; a match waits for the next time."""
        self._window.close_overlays()
        self._leaving.then(self._go_home)

    def _go_home(self) -> None:
        self._trail.home()
        self._library.tidy()

    def show_settings(self) -> None:
        """Show the settings, if they are not up already."""
        if not isinstance(self._window.page, SettingsPage):
            self._trail.go(self._making.settings)

    def show_matches(self) -> None:
        """Show the list of matches, if it is not up already."""
        if not isinstance(self._window.page, MatchesPage):
            self._trail.go(self._making.matches)

    def show_rules(
        self,
        game: str = "",
        options: msgspec.Struct | None = None,
        back: Callable[[], None] | None = None,
    ) -> None:
        """Show the rules of a game, by default of the one that is being played, with its options marked.

        `back` is called when the page was left for the one it came from.
        """
        if back is None and isinstance(self._window.page, RulesPage):
            return
        save = self.save
        if save is None or options is not None or game not in ("", save.game.id):
            self._trail.go(self._making.rules(game, options, back=back))
            return
        start, options = save.match.start, msgspec.convert(save.header.options, save.game.options)
        applies = partial(OptionText.applies, seats=start.seats, teams=start.teams)
        self._trail.go(self._making.rules(save.game.id, options, applies))

    @property
    def save(self) -> SaveGame | None:
        """The match that is up: the one whose end is shown, or else that of the table that is open."""
        if isinstance(self._window.page, EndPage):
            return self._window.page.save
        return self.playing

    @property
    def playing(self) -> SaveGame | None:
        """The match of the table that is open, whatever lies over it."""
        table = self._table
        return None if table is None else table.save

    @property
    def _table(self) -> TablePage | None:
        tables = [page for page in self._trail.pages if isinstance(page, TablePage)]
        return tables[-1] if tables else None

    # --- matches ---------------------------------------------------------------------------------

    def new_match(self, game: str = "") -> None:
        """Ask how a match is to be; without a game, of the one being played or the first on the shelf."""
        save = self.save
        self._setting_up.ask(game or (save.game.id if save is not None else ""))

    def begin_match(self, wish: Wish) -> None:
        """Begin a match as it was wished for."""
        begin = partial(self._library.begin, wish.game, wish.chairs, wish.options, teams=wish.teams)
        self._leaving.then(lambda: self.play(begin()))

    def play(self, save: SaveGame) -> None:
        """Show the table of a match, and go on with it."""
        page = self._trail.swap(lambda old: self._making.table(old, save), lasting=True)
        assert isinstance(page, TablePage)
        self._library.tidy(save)
        self._elsewhere.remember(save.journal.path)
        page.open()

    def open_match(self, path: Path) -> None:
        """Go on with the match of a file, show its end if it is over, or say why that cannot be.

        The match that is being played already is shown, whatever lies over its table.
        """
        table = self._table
        if table is not None and same(table.save.journal.path, path):
            self._trail.back_to(table)
        else:
            self._opening.open(path)

    def ask_removal(self, kept: Kept) -> None:
        """Remove a match from the library, if that is really wanted."""
        self._opening.ask_removal(kept)

    def remember(self, path: Path) -> None:
        """Tell from now on of a match that lies elsewhere."""
        self._elsewhere.remember(path)

    def forget(self, path: Path) -> None:
        """Tell of a match that lies elsewhere no more."""
        self._elsewhere.forget(path)

    def part_from(self, path: Path) -> None:
        """Leave the table of a match that is to be removed, which would be written anew there."""
        table = self._table
        if table is not None and same(table.save.journal.path, path):
            self._trail.swap(self._making.matches)

    def rematch(self, save: SaveGame) -> None:
        """Play the same once more; the next seat begins."""
        self._leaving.then(lambda: self.play(self._library.again(save)))

    def show_fair_play(self) -> None:
        """Show what bots know, and the check of one's own matches."""
        self._fair_play.show()

    def show_end(self, save: SaveGame, over: Over) -> None:
        """Show how a match ended; the table stays beneath."""
        self._trail.go(lambda _: self._making.end(save, over))

    def enter(self, save: SaveGame) -> None:
        """Go on with a match that was read; of one that is over show the end."""
        pending = save.match.pending
        if isinstance(pending, Over):
            save.close()
            self.show_end(save, pending)
        else:
            self._leaving.then(partial(self.play, save), save.close)

    def show_about(self) -> None:
        """Say which program this is."""
        show_about(self._window, self._preferences.kit.theme)

    def show_keys(self) -> None:
        """Say what each key does."""
        commands = self._window.commands
        shortcuts = [] if commands is None else commands.shortcuts()
        kit = self._preferences.kit
        show_keys(self._window, kit.theme, kit.games.values(), shortcuts)

    def quit(self) -> None:
        """End the program; the match waits for the next time."""
        self._window.close()

    def renew(self) -> None:
        """Make the pages anew, as when a match is gone."""
        self._trail.renew()

    def tell(self, sentence: str) -> None:
        """Say something that asks for nothing, at the bottom of the page, for a while."""
        page = self._window.page
        if isinstance(page, TablePage):
            page.frame.toast.say(sentence)
        else:
            self._window.tell(sentence)

    def say(self, sign: Sign, heading: str, why: str) -> None:
        theme = self._preferences.kit.theme
        show_message(self._window, theme, sign, heading, why, [Answer(texts.close(), main=True)])
