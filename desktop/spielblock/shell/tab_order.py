"""In which order Tab goes through what is on a table page, and F6 through its areas."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QListView, QWidget

if TYPE_CHECKING:
    from spielblock.shell.table_frame import TableFrame

REASON = Qt.FocusReason


class TabOrder:
    """Knows what takes the keyboard now, area by area in the order of the design."""

    def __init__(self, frame: TableFrame, home: QWidget) -> None:
        """`home` takes the keyboard from what can be used no longer: its neighbour nobody meant."""
        self._frame = frame
        self._home = home
        panel = (frame.moves, frame.players, frame.history)
        self._areas: tuple[QWidget, ...] = (frame.prompt, frame.dock, frame.scene, *panel, frame.top)
        beside = (frame.fold, frame.moves, frame.hint, frame.players, frame.history)
        self._stations = (frame.prompt, frame.dock, frame.eye, frame.scene, *beside, frame.top)

    def step(self, forward: bool) -> bool:
        """Go to the next control or the one before; return whether there is any."""
        focus = QApplication.focusWidget()
        if focus is not None and not (focus.isVisible() and focus.isEnabled()):
            self._home.setFocus(REASON.OtherFocusReason)
            return self._home.isVisible()
        curtain = self._frame.curtain
        stations = self._stations if curtain.isHidden() else (curtain, self._frame.top)
        stops = [stop for area in stations for stop in self._stops(area)]
        if not stops:
            return False
        by = 1 if forward else -1
        start = stops.index(focus) if focus in stops else (-1 if forward else 0)
        stops[(start + by) % len(stops)].setFocus(
            REASON.TabFocusReason if forward else REASON.BacktabFocusReason
        )
        return True

    def jump(self, by: int) -> None:
        """Go to the next area that takes the keyboard, from the one that has it."""
        areas = self._areas
        focus = QApplication.focusWidget()
        inside = [area for area in areas if focus is not None and (area is focus or area.isAncestorOf(focus))]
        start = areas.index(inside[0]) if inside else (-1 if by > 0 else 0)
        for step in range(1, len(areas) + 1):
            target = next(self._stops(areas[(start + by * step) % len(areas)]), None)
            if target is not None:
                target.setFocus(REASON.TabFocusReason)
                return

    def _stops(self, area: QWidget) -> Iterator[QWidget]:
        """Yield what takes the keyboard in an area and can be seen, in the order of the area itself."""
        widget: QWidget | None = area
        while widget is not None:
            if (widget is area or area.isAncestorOf(widget)) and _takes_keys(widget):
                yield widget
            following = widget.nextInFocusChain()
            widget = None if following is area else following


def _takes_keys(widget: QWidget) -> bool:
    empty = isinstance(widget, QListView) and widget.model().rowCount() == 0
    tabbed = bool(widget.focusPolicy() & Qt.FocusPolicy.TabFocus) and widget.focusProxy() is None
    return tabbed and widget.isVisible() and widget.isEnabled() and not empty
