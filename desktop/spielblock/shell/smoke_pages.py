"""Every page there is, as `--smoke` shows it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial

from spielblock.shell.end_page import EndPage
from spielblock.shell.fair_play_page import FairPlayPage
from spielblock.shell.page import Page
from spielblock.shell.program import Program
from spielblock.shell.settings_page import SettingsPage
from spielblock.shell.smoke_waiting import SmokeError, drawn, until


class Tour:
    """Goes through a program and looks at every page."""

    def __init__(self, program: Program) -> None:
        self._program = program
        self._seen: set[type[Page]] = set()

    def pages(self) -> Iterator[tuple[str, Callable[[], None]]]:
        """Yield the name of each page and what shows it."""
        routes = self._program.routes
        for command in ("home", "settings", "matches", "fair", "keys", "about", "new", "home"):
            yield command, partial(self._show, routes.commands()[command])
        for game in self._program.preferences.kit.games:
            yield f"{game}: first meeting", partial(self._meet, game)
            yield f"{game}: dialog", partial(self._show, partial(routes.new_match, game))
            yield f"{game}: rules", partial(self._show, partial(routes.show_rules, game))
            yield "home", partial(self._show, routes.go_home)
        for kept in self._program.library.all():
            yield f"{kept.game}: end", partial(self._show, partial(routes.open_match, kept.path))
            yield "home", partial(self._show, routes.go_home)

    def all_seen(self) -> None:
        """Raise SmokeError if there is a kind of page that was never shown."""
        missing = set(Page.__subclasses__()) - self._seen
        if missing:
            raise SmokeError("not shown: " + ", ".join(sorted(kind.__name__ for kind in missing)))

    def see(self) -> None:
        """Look at what is up: it must be drawn. Whatever lies over the page goes away."""
        window = self._program.window
        drawn(window)
        if window.page is not None:
            self._seen.add(type(window.page))
        window.close_overlays()

    def _show(self, show: Callable[[], None]) -> None:
        show()
        self.see()
        match self._program.window.page:
            case SettingsPage() as page:
                for section in page.buttons:
                    section.click()
                    self.see()
            case FairPlayPage() as page if page.matches:
                page.start.click()
                until(lambda: page.start.isEnabled(), "the check of a match")
                self.see()
            case EndPage() as page if page.course is not None:
                page.course_card.view.show()
                self.see()
            case _:
                pass

    def _meet(self, game: str) -> None:
        """Meet a game as if for the first time."""
        preferences = self._program.preferences
        preferences.set(met=tuple(one for one in preferences.settings.met if one != game))
        self._show(partial(self._program.routes.new_match, game))
        preferences.set(met=tuple(preferences.kit.games))
