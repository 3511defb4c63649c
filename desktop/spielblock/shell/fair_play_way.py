"""The way to the page about fair play, and back."""

from __future__ import annotations

from spielblock.shell.fair_play_page import FairPlayPage
from spielblock.shell.library import Library
from spielblock.shell.page import Page
from spielblock.shell.preferences import Preferences
from spielblock.shell.table_page import TablePage
from spielblock.shell.trail import Trail


class FairPlayWay:
    """Shows the page over whatever is up; the game that is being played is shown first there."""

    def __init__(self, trail: Trail, library: Library, preferences: Preferences) -> None:
        self._trail = trail
        self._library = library
        self._preferences = preferences

    def show(self) -> None:
        """Show the page, if it is not up already."""
        if not isinstance(self._trail.pages[-1], FairPlayPage):
            self._trail.go(self._page)

    def _page(self, old: Page | None) -> FairPlayPage:
        page = FairPlayPage(self._preferences.kit, self._library.all(), self._game(old))
        page.left.connect(self._trail.back)
        return page

    def _game(self, old: Page | None) -> str:
        if isinstance(old, FairPlayPage):
            return old.game
        played = [page.save.game.id for page in self._trail.pages if isinstance(page, TablePage)]
        return played[-1] if played else ""
