"""Which page follows which: every signal of a page ends here."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import msgspec
from PySide6.QtWidgets import QFileDialog

from spielblock import __version__
from spielblock.match.savefile import SaveGame
from spielblock.match.trouble import BadSaveError
from spielblock.rules.contract import Over
from spielblock.shell import texts
from spielblock.shell.end_page import EndPage
from spielblock.shell.file_troubles import cannot, partly
from spielblock.shell.home_page import HomePage
from spielblock.shell.kept_matches import ENDING, Kept
from spielblock.shell.library import Library
from spielblock.shell.matches_page import MatchesPage
from spielblock.shell.message import Answer, show_message
from spielblock.shell.new_match import Wish
from spielblock.shell.page import Page
from spielblock.shell.preferences import Preferences
from spielblock.shell.rules_page import RulesPage
from spielblock.shell.setting_up import SettingUp
from spielblock.shell.settings_page import SettingsPage
from spielblock.shell.table_page import TablePage
from spielblock.shell.trail import Trail
from spielblock.shell.window import MainWindow


class Routes:
    """Makes the pages and joins their signals to what comes next."""

    def __init__(self, window: MainWindow, trail: Trail, library: Library, preferences: Preferences) -> None:
        self._window = window
        self._trail = trail
        self._library = library
        self._preferences = preferences
        self._setting_up = SettingUp(window, preferences, self.begin_match, self.show_rules)

    def commands(self) -> dict[str, Callable[[], None]]:
        """Return what the commands of the program do."""
        return {
            "home": self.go_home,
            "new": self.new_match,
            "open": self.choose_file,
            "copy": self.choose_copy,
            "matches": self.show_matches,
            "rules": self.show_rules,
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
        page = HomePage(self._preferences.kit, matches)
        page.game_chosen.connect(self.new_match)
        page.match_chosen.connect(self.open_match)
        page.matches_wanted.connect(self.show_matches)
        page.rules_wanted.connect(self.show_rules)
        page.settings_wanted.connect(self.show_settings)
        page.menu_wanted.connect(self._window.open_menu)
        return page

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
        if playing is not None and playing.journal.path.absolute() == path.absolute():
            return
        theme = self._preferences.kit.theme
        try:
            save, loaded = self._library.open(path)
        except BadSaveError as problem:
            why = cannot(problem.trouble, path.name)
            show_message(
                self._window, theme, "error", texts.cannot_open(), why, [Answer(texts.close(), main=True)]
            )
            return
        if loaded.trouble is None:
            self._enter(save)
            return
        show_message(
            self._window,
            theme,
            "warning",
            texts.partly_open(),
            partly(loaded.trouble, path.name, loaded.steps),
            [
                Answer(texts.leave_file(), save.close),
                Answer(texts.play_from(loaded.steps), lambda: self._enter(save), main=True),
            ],
        )

    def rematch(self, save: SaveGame) -> None:
        """Play the same once more; the next seat begins."""
        self.play(self._library.again(save))

    def show_end(self, save: SaveGame, over: Over) -> None:
        """Show how a match ended; the table stays beneath."""
        self._trail.go(lambda _: self._end(save, over))

    def _enter(self, save: SaveGame) -> None:
        pending = save.match.pending
        if isinstance(pending, Over):
            save.close()
            self.show_end(save, pending)
        else:
            self.play(save)

    # --- files -----------------------------------------------------------------------------------

    def choose_file(self) -> None:
        """Let a person choose a match file and open it."""
        dialog = QFileDialog(self._window, texts.open_file(), str(self._library.folder))
        dialog.setNameFilters([texts.match_files(), texts.all_files()])
        dialog.fileSelected.connect(lambda name: self.open_match(Path(str(name))))
        dialog.open()

    def choose_copy(self) -> None:
        """Let a person choose where a copy of the match is to lie."""
        save = self.save
        if save is None:
            return
        dialog = QFileDialog(self._window, texts.save_copy(), save.journal.path.name)
        dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        dialog.setDefaultSuffix(ENDING.removeprefix("."))
        dialog.setNameFilters([texts.match_files()])
        dialog.fileSelected.connect(lambda name: self.copy_to(Path(str(name))))
        dialog.open()

    def copy_to(self, target: Path) -> None:
        """Write a copy of the match that is open, or say that it did not work."""
        save = self.save
        if save is None:
            return
        try:
            self._library.copy(save.journal.path, target)
        except OSError:
            self._say("error", texts.no_room(), texts.no_room_more())

    def show_about(self) -> None:
        """Say which program this is."""
        self._say("info", texts.program(), texts.about_text(__version__))

    def quit(self) -> None:
        """End the program; the match waits for the next time."""
        self._window.close()

    # --- making pages ----------------------------------------------------------------------------

    def _table(self, old: Page | None, save: SaveGame) -> TablePage:
        theme, settings = self._preferences.kit.theme, self._preferences.settings
        controller = old.let_go() if isinstance(old, TablePage) else None
        page = TablePage(save, theme, settings, controller=controller)
        page.left.connect(self.go_home)
        page.over.connect(lambda over: self._on_over(page, over))
        page.rules_wanted.connect(self.show_rules)
        page.menu_wanted.connect(self._window.open_menu)
        page.speed_chosen.connect(lambda speed: self._preferences.set(speed=speed))
        page.moves_shown.connect(lambda shown: self._preferences.set(moves_shown=shown))
        if controller is not None:
            page.open()
        return page

    def _on_over(self, page: TablePage, over: Over) -> None:
        if page is self._window.page:
            self.show_end(page.save, over)

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
        page.changed.connect(lambda name, value: self._preferences.set(**{name: value}))
        return page

    def _rules(self, old: Page | None, game: str, options: msgspec.Struct | None) -> RulesPage:
        place = old.place if isinstance(old, RulesPage) else None
        page = RulesPage(self._preferences.kit, game, options, place)
        page.left.connect(self._trail.back)
        return page

    def _matches(self, _: Page | None) -> MatchesPage:
        page = MatchesPage(self._preferences.kit, self._library.all())
        page.left.connect(self._trail.back)
        page.chosen.connect(self.open_match)
        page.removed.connect(self._ask_removal)
        page.first_wanted.connect(self.new_match)
        return page

    def _ask_removal(self, kept: Kept) -> None:
        games = self._preferences.kit.games
        title = games[kept.game].title if kept.game in games else kept.path.name
        theme = self._preferences.kit.theme
        show_message(
            self._window,
            theme,
            "warning",
            texts.remove_really(),
            texts.remove_more(title),
            [Answer(texts.remove(), lambda: self._remove(kept)), Answer(texts.keep(), main=True)],
        )

    def _remove(self, kept: Kept) -> None:
        try:
            self._library.remove(kept.path)
        except OSError:
            self._say("error", texts.cannot_remove(), texts.unreadable_file(kept.path.name))
        self._trail.renew()

    def _say(self, sign: str, heading: str, why: str) -> None:
        theme = self._preferences.kit.theme
        show_message(self._window, theme, sign, heading, why, [Answer(texts.close(), main=True)])
