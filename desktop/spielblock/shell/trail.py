"""The way a person took through the pages, and the way back."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import cast

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget

from spielblock.shell.page import Page
from spielblock.shell.window import MainWindow

#: Makes a page; it is given the one it takes the place of, if any.
Build = Callable[[Page | None], Page]


@dataclass(slots=True)
class Stop:
    """One page of the way. A lasting one is kept while others lie over it; the rest is made anew."""

    build: Build
    page: Page
    lasting: bool


class Trail:
    """Pages one above the other in a window; the uppermost is seen."""

    def __init__(self, window: MainWindow) -> None:
        self._window = window
        self._stops: list[Stop] = []

    @property
    def pages(self) -> list[Page]:
        """All pages of the way, the one that is seen last."""
        return [stop.page for stop in self._stops]

    def begin(self, build: Build) -> Page:
        """Leave everything behind and show one page."""
        page = build(None)
        old, self._stops = self._stops, [Stop(build, page, lasting=False)]
        self._window.bring_up(page)
        self._leave(*old)
        return page

    def go(self, build: Build, *, lasting: bool = False) -> Page:
        """Show one more page above the others."""
        page = build(None)
        self._stops.append(Stop(build, page, lasting))
        self._window.bring_up(page)
        return page

    def swap(self, build: Build, *, lasting: bool = False) -> Page:
        """Show a page in the place of all but the first."""
        page = build(None)
        old, self._stops = self._stops[1:], [*self._stops[:1], Stop(build, page, lasting)]
        self._window.bring_up(page)
        self._leave(*old)
        return page

    def back(self) -> None:
        """Go back by one page; the first one stays."""
        if len(self._stops) < 2:
            return
        gone = self._stops.pop()
        self._refresh(self._stops[-1])
        self._leave(gone)

    def back_to(self, page: Page) -> None:
        """Leave what lies above a page of the way; nothing if it is seen already."""
        place = self.pages.index(page)
        gone, self._stops = self._stops[place + 1 :], self._stops[: place + 1]
        if gone:
            self._refresh(self._stops[-1])
            self._leave(*gone)

    def home(self) -> None:
        """Go back to the first page."""
        gone, self._stops = self._stops[1:], self._stops[:1]
        self._refresh(self._stops[0])
        self._leave(*gone)

    def renew(self) -> None:
        """Make every page anew, as after a change of language; the focus stays where it was."""
        focused = cast(QWidget | None, self._window.focusWidget())
        name = "" if focused is None else focused.objectName()
        for stop in self._stops:
            self._remake(stop)
        self._window.bring_up(self._stops[-1].page)
        again = self._stops[-1].page.findChild(QWidget, name) if name else None
        if again is not None:
            again.setFocus(Qt.FocusReason.OtherFocusReason)

    def _refresh(self, stop: Stop) -> None:
        if not stop.lasting:
            self._remake(stop)
        self._window.bring_up(stop.page)

    def _remake(self, stop: Stop) -> None:
        old = stop.page
        stop.page = stop.build(old)
        self._window.drop(old)

    def _leave(self, *stops: Stop) -> None:
        for stop in stops:
            stop.page.close_page()
            self._window.drop(stop.page)
