"""The list of matches: those that wait to be played on, and how the others ended."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from datetime import datetime

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QSizePolicy, QWidget

from spielblock.rules.seats import letter
from spielblock.shell import texts
from spielblock.shell.file_troubles import cannot
from spielblock.shell.kept_matches import Kept
from spielblock.shell.outcome import (
    company,
    ended,
    level_of_bots,
    practised,
    progress,
    shorter_company,
    standing,
)
from spielblock.shell.page import Page
from spielblock.shell.page_parts import Kit, scrolled, stacked, top_bar
from spielblock.shell.words import ago, listed
from spielblock.widgets.elided import ElidedLabel
from spielblock.widgets.parts import Button, IconButton, column, frame, row, say, tell
from spielblock.widgets.seat_mark import SeatMark
from spielblock.widgets.stage import Sitter
from spielblock.widgets.swipe import SwipedTitle
from spielblock.widgets.theme import Theme

#: From this width on, in lengths of the design, a row shows the marks of all seats.
ROOMY = 900
#: So many marks have room; of a larger table the last place says how many more there are.
MARKS = 6
#: Below this one the name of the game stands above the words; beside them it is so wide.
NARROW = 700
HEADING = 176
#: The list is not wider than this, in the same lengths.
WIDEST = 1180


class MatchRow(QWidget):
    """One match: its game, who played, how it stands, and what can be done with it."""

    chosen = Signal(object)
    removed = Signal(object)

    def __init__(self, kit: Kit, kept: Kept, now: datetime, *, twin: bool = False) -> None:
        """A `twin` is told from the others of the same match by the name of its file."""
        super().__init__()
        self.kept = kept
        self.marks: list[QWidget] = []
        self._twin = twin
        self._kit = kit
        theme = kit.theme
        layout = row(theme, 14, (16, 10, 8, 10))
        self.setLayout(layout)
        game = kit.games.get(kept.game)
        title = texts.unreadable() if game is None else game.title
        heading = (
            SwipedTitle(theme, title, "heading") if game is not None else tell(theme, title, "bodyStrong")
        )
        self._told = self._words(theme, heading, now)
        layout.addLayout(self._told, 1)
        if game is not None:
            self._add_marks(theme)
            label = texts.go_on() if kept.result is None else texts.look_at_end()
            self.open = Button(theme, label, "", "play" if kept.result is None else "flag", size="small")
            self.open.clicked.connect(lambda: self.chosen.emit(kept.path))
            layout.addWidget(self.open)
        self.remove = IconButton(theme, "trash", texts.remove(), 20)
        self.remove.clicked.connect(lambda: self.removed.emit(kept))
        layout.addWidget(self.remove)

    def _words(self, theme: Theme, heading: QWidget, now: datetime) -> QHBoxLayout:
        """Return the name of the game and what is told of the match."""
        heading.setFixedWidth(theme.px(HEADING))
        told = row(theme, 14)
        told.addWidget(heading, 0, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
        words = column(theme, 1)
        self.about = ElidedLabel(theme.font("body"), self._about())
        if self.kept.trouble is None and self.kept.result is None:
            self.about.shorter = shorter_company(self.kept)
        words.addWidget(self.about)
        self.facts = ElidedLabel(theme.font("caption"), self._facts(now))
        self.facts.setProperty("tone", "error" if self.kept.damaged else "3")
        words.addWidget(self.facts)
        told.addLayout(words, 1)
        return told

    def arrange(self, width: int) -> None:
        """Suit a page so wide: with little room without marks, with less with the game above the words."""
        theme = self._kit.theme
        for mark in self.marks:
            mark.setVisible(width >= theme.px(ROOMY))
        narrow = width < theme.px(NARROW)
        self._told.setDirection(
            QBoxLayout.Direction.TopToBottom if narrow else QBoxLayout.Direction.LeftToRight
        )
        self._told.setSpacing(theme.px(2 if narrow else 14))

    def _facts(self, now: datetime) -> str:
        kept = self.kept
        under_way = bool(kept.game) and kept.result is None
        damaged = texts.damaged_from(kept.damaged) if kept.damaged else ""
        file = texts.in_file(kept.path.stem) if self._twin else ""
        folder = texts.in_folder(str(kept.path.parent)) if kept.elsewhere else ""
        facts = [damaged, practised(kept), file, folder, ago(kept.changed, now), level_of_bots(kept)]
        game = self._kit.games.get(kept.game)
        if game is not None:  # what is longest comes last, so that it is what is cut
            facts += [progress(kept, game) if under_way else standing(kept, game)]
        return " · ".join([fact for fact in facts if fact])

    def _about(self) -> str:
        kept = self.kept
        if kept.trouble is not None:
            return cannot(kept.trouble, kept.path.name)
        if kept.result is None:
            return company(kept)
        return ended(kept)

    def _add_marks(self, theme: Theme) -> None:
        layout = self.layout()
        assert layout is not None
        game, chairs = self._kit.games[self.kept.game], self.kept.chairs
        shown = len(chairs) if len(chairs) <= MARKS else MARKS - 1
        for seat, chair in enumerate(chairs[:shown]):
            colour = (chair.colour or theme.seat_hue(seat).name) if game.coloured else ""
            mark = SeatMark(theme, Sitter(letter(seat), chair.name, colour), 22)
            mark.setToolTip(chair.name)
            self.marks.append(mark)
        if chairs[shown:]:
            more = say(theme, f"+{len(chairs) - shown}", "caption", "2")
            more.setToolTip(listed([chair.name for chair in chairs[shown:]]))
            self.marks.append(more)
        for mark in self.marks:
            layout.addWidget(mark)


class EmptyPad(QWidget):
    """Five strokes to be drawn over: nothing is there yet."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        return QSize(self._theme.px(90), self._theme.px(52))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        unit = self._theme.scale
        pen = QPen(self._theme.colour("lineStrong"), 3.4 * unit, Qt.PenStyle.CustomDashLine)
        pen.setDashPattern([0.2, 2.4])
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        painter.setPen(pen)
        for place in range(4):
            x = round((14 + 18 * place) * unit)
            painter.drawLine(x, round(8 * unit), x, round(44 * unit))
        painter.drawLine(round(4 * unit), round(42 * unit), round(82 * unit), round(12 * unit))


class MatchesPage(Page):
    """All matches, the running ones first. `chosen(path)`, `removed(kept)`, `first_wanted`."""

    chosen = Signal(object)
    removed = Signal(object)
    first_wanted = Signal()
    escapes = True

    def __init__(self, kit: Kit, matches: Sequence[Kept], now: datetime | None = None) -> None:
        super().__init__()
        self._kit = kit
        self._now = now or datetime.now()
        self.rows: list[MatchRow] = []
        layout = stacked(self)
        layout.addWidget(top_bar(kit.theme, self, texts.matches()))
        layout.addWidget(scrolled(self._list(matches)) if matches else self._empty(), 1)

    def resizeEvent(self, event: QResizeEvent) -> None:
        for made in self.rows:
            made.arrange(self.width())
        super().resizeEvent(event)

    def page_title(self) -> str:
        return texts.matches()

    def _list(self, matches: Sequence[Kept]) -> QWidget:
        theme = self._kit.theme
        running = [kept for kept in matches if kept.result is None and kept.trouble is None]
        ended = [kept for kept in matches if kept.result is not None]
        broken = [kept for kept in matches if kept.trouble is not None]
        self._origins = Counter(kept.origin for kept in matches if kept.origin)
        page = QWidget()
        across = row(theme, 0, (24, 16, 24, 24))
        page.setLayout(across)
        holder = QWidget()
        holder.setMaximumWidth(theme.px(WIDEST))
        list_ = column(theme, 8)
        holder.setLayout(list_)
        headed = ((texts.running(), running), (texts.finished(), ended), (texts.unreadable(), broken))
        for heading, some in headed:
            if some:
                list_.addWidget(say(theme, heading, "heading"))
                for kept in some:
                    list_.addWidget(self._card(kept))
                list_.addSpacing(theme.px(12))
        list_.addStretch(1)
        across.addStretch(1)
        across.addWidget(holder, 20)
        across.addStretch(1)
        return page

    def _card(self, kept: Kept) -> QWidget:
        card = frame("card")
        made = MatchRow(self._kit, kept, self._now, twin=self._origins[kept.origin] > 1)
        made.chosen.connect(self.chosen)
        made.removed.connect(self.removed)
        self.rows.append(made)
        inside = column(self._kit.theme, 0)
        inside.addWidget(made)
        card.setLayout(inside)
        return card

    def _empty(self) -> QWidget:
        theme = self._kit.theme
        page = QWidget()
        layout = column(theme, 8, (24, 24, 24, 24))
        page.setLayout(layout)
        layout.addStretch(1)
        middle = Qt.AlignmentFlag.AlignHCenter
        layout.addWidget(EmptyPad(theme), 0, middle)
        layout.addSpacing(theme.px(8))
        layout.addWidget(say(theme, texts.no_matches(), "heading"), 0, middle)
        more = tell(theme, texts.no_matches_more(), "body", "2")
        more.setAlignment(middle)
        layout.addWidget(more)
        self.first = Button(theme, texts.first_match(), "do")
        self.first.clicked.connect(self.first_wanted)
        layout.addWidget(self.first, 0, middle)
        layout.addStretch(2)
        return page
