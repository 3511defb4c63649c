"""The way to a new match: at the first time three sentences about the game, then the dialog."""

from __future__ import annotations

import getpass
from collections.abc import Callable
from functools import partial
from random import Random
from typing import Any, Final

from PySide6.QtCore import QSize

from spielblock.match.seating import clean
from spielblock.shell.first_meeting import FirstMeeting
from spielblock.shell.new_match import NewMatch
from spielblock.shell.preferences import Preferences
from spielblock.shell.settings import Table
from spielblock.shell.window import MainWindow
from spielblock.shell.wish import Wish

DIALOG: Final = QSize(1000, 668)
MEETING: Final = QSize(860, 0)
#: Accounts that do not say who sits there.
NOBODY: Final = {"", "root", "admin", "administrator", "user", "guest"}
SOMEBODY: Final = "Alex"


class SettingUp:
    """Asks for all that a match needs, and hands the wish on."""

    def __init__(
        self,
        window: MainWindow,
        preferences: Preferences,
        begin: Callable[[Wish], None],
        show_rules: Callable[[str, Any, Callable[[], None]], None],
    ) -> None:
        self._window = window
        self._preferences = preferences
        self._begin = begin
        self._show_rules = show_rules

    def ask(self, game: str = "") -> None:
        """Open the dialog of a game, by default of the first; who meets it for the first time reads first."""
        games = self._preferences.kit.games
        chosen = game if game in games else next(iter(games))
        self._window.close_overlays()
        if chosen in self._preferences.settings.met:
            self._open_dialog(chosen)
        else:
            self._meet(chosen)

    def _meet(self, game: str) -> None:
        kit = self._preferences.kit
        meeting = FirstMeeting(kit, kit.games[game])
        overlay = self._window.lay_over(meeting, MEETING)
        meeting.done.connect(overlay.close_it)
        meeting.done.connect(partial(self._on_met, game))
        overlay.escaped.connect(partial(self._on_met, game, ""))
        meeting.welcome()

    def _on_met(self, game: str, preset: str) -> None:
        preferences = self._preferences
        met = tuple(sorted({*preferences.settings.met, game}))
        presets = preferences.kit.games[game].entry.presets
        tables = dict(preferences.settings.tables)
        if preset in presets:
            tables[game] = Wish(game, (), presets[preset], False).remembered()
        preferences.set(met=met, tables=tables)
        self._open_dialog(game)

    def _open_dialog(self, game: str) -> None:
        kit = self._preferences.kit
        dialog = NewMatch(kit, kit.games[game], whose_account(), Random())
        overlay = self._window.lay_over(dialog, DIALOG)
        dialog.cancelled.connect(overlay.close_it)
        dialog.started.connect(overlay.close_it)
        dialog.started.connect(self._on_started)
        dialog.rules_asked.connect(partial(self._on_rules, overlay.close_it, dialog))
        dialog.welcome()

    def _on_started(self, wish: Wish) -> None:
        self._remember(wish)
        self._begin(wish)

    def _on_rules(self, close: Callable[[], None], dialog: NewMatch, game: str, options: Any) -> None:
        """Leave the dialog for the rules; from there the way leads back to it as it was."""
        self._remember(dialog.wish)
        close()
        self._show_rules(game, options, partial(self._open_dialog, game))

    def _remember(self, wish: Wish) -> None:
        tables: dict[str, Table] = {**self._preferences.settings.tables, wish.game: wish.remembered()}
        self._preferences.set(tables=tables)


def whose_account() -> str:
    """Return the first name of who sits there, as far as the account tells it."""
    try:
        account = getpass.getuser()
    except OSError:
        return SOMEBODY
    name = clean(account.split(".")[0].split("@")[0])
    return SOMEBODY if name.lower() in NOBODY else name[:1].upper() + name[1:12]
