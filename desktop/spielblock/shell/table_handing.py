"""Several people at one screen: the curtain between them, own cards face down until they are looked at."""

from __future__ import annotations

from typing import Any, Final

from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QGuiApplication

from spielblock.control.controller import MatchController
from spielblock.control.cues import CueQueue
from spielblock.control.presenter import Presenter
from spielblock.control.table import Table
from spielblock.rules.contract import Decision
from spielblock.shell.settings import Humans
from spielblock.shell.table_frame import TableFrame
from spielblock.shell.table_news import News
from spielblock.widgets.stage import Stage

#: How many sentences the curtain tells of what has happened.
SENTENCES: Final = 6


class Handing(QObject):
    """Hands the screen from person to person. `way` is curtain, hold or open (DECISIONS 21)."""

    def __init__(
        self,
        way: Humans,
        frame: TableFrame,
        table: Table,
        presenter: Presenter,
        controller: MatchController,
        queue: CueQueue,
        news: News,
        stage: Stage,
    ) -> None:
        super().__init__(frame)
        self.way: Humans = way
        self._frame = frame
        self._table = table
        self._presenter = presenter
        self._controller = controller
        self._queue = queue
        self._news = news
        self._stage = stage
        presenter.guarded = way == "curtain"
        if way == "hold":
            news.hiding = controller.match.rules
        self._join(frame, presenter, controller)

    def _join(self, frame: TableFrame, presenter: Presenter, controller: MatchController) -> None:
        presenter.handed.connect(self._on_handed)
        presenter.invited.connect(self._on_invited)
        frame.curtain.opened.connect(self._on_opened)
        controller.went_back.connect(frame.curtain.hide)
        controller.reseated.connect(frame.curtain.hide)
        frame.eye.setVisible(self.way == "hold")
        frame.eye.pressed.connect(lambda: self.peek(shown=True))
        frame.eye.released.connect(lambda: self.peek(shown=False))
        app = QGuiApplication.instance()
        if self.way == "curtain" and isinstance(app, QGuiApplication):
            app.applicationStateChanged.connect(self._on_state)

    def begin(self) -> None:
        """Show nothing secret before somebody has said who is looking."""
        self._cover(self.way != "open")
        self._retell(self._presenter.seat)

    def peek(self, *, shown: bool) -> bool:
        """In hold-to-look, show the own cards or cover them; return whether this is hold-to-look."""
        if self.way != "hold" or self._table.decision is None:
            return False
        self._cover(not shown)
        return True

    def _on_handed(self, decision: Decision[Any]) -> None:
        missed = self._news.missed(self._controller.match, decision.seat, SENTENCES)
        self._close(decision.seat, missed)

    def _on_invited(self, decision: Decision[Any]) -> None:
        """Without a curtain the history turns to the one who is asked."""
        if self.way != "curtain":
            self._retell(decision.seat)

    def _on_opened(self) -> None:
        self._retell(self._presenter.asked_seat)
        self._cover(False)
        self._presenter.look()
        self._frame.curtain.lift(self._queue.pace)
        page = self._frame.parentWidget()
        if page is not None:
            page.setFocus()

    def _on_state(self, state: Qt.ApplicationState) -> None:
        """Who switches to another window leaves the cards covered."""
        away = state != Qt.ApplicationState.ApplicationActive
        if away and self._table.decision is not None and self._frame.curtain.isHidden():
            self._close(self._presenter.seat, [])

    def _close(self, seat: int, missed: list[str]) -> None:
        self._cover(True)
        self._frame.curtain.close_for(self._stage.sitters[seat], missed)

    def _cover(self, hidden: bool) -> None:
        """Turn the own cards face down or up, and with them the list, which names them."""
        self._table.cover(hidden)
        self._frame.cover_moves(hidden)

    def _retell(self, seat: int) -> None:
        self._frame.history.fill(self._news.since(self._controller.match, seat))
