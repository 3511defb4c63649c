"""The end of a match: who won and why, the ranking, and what to do next."""

from __future__ import annotations

from typing import Any, Final

from msgspec import convert
from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QFrame, QLayout, QScrollArea, QVBoxLayout, QWidget

from spielblock.headless.texts import why
from spielblock.match.savefile import SaveGame
from spielblock.rules.contract import NO_REASON, Over
from spielblock.rules.wording import Closing
from spielblock.shell import texts_end as texts
from spielblock.shell.course import Course, course_of, landmarks_of
from spielblock.shell.course_card import CourseCard
from spielblock.shell.end_room import EndRoom
from spielblock.shell.end_split import split_table
from spielblock.shell.key_rest import KeyRest
from spielblock.shell.last_words import last_words
from spielblock.shell.outcome import lost_alone, result
from spielblock.shell.page import Page
from spielblock.shell.page_parts import Kit, scrolled, stacked, top_bar
from spielblock.shell.table_people import stage_of
from spielblock.shell.words import figure, listed
from spielblock.widgets.parts import Button, column, frame, picture, row, say, tell
from spielblock.widgets.seat_mark import SeatMark
from spielblock.widgets.stage import Sitter
from spielblock.widgets.texts_keys import key_return

#: So many names stand beside a place that is shared.
FEW: Final = 2
#: Below this height of the design there is no trophy.
SHORT: Final = 560


class EndPage(Page):
    """Shown when a match is over. `again_wanted`, `other_wanted`, `home_wanted` go up."""

    again_wanted = Signal()
    other_wanted = Signal()
    home_wanted = Signal()
    escapes = True

    def __init__(self, kit: Kit, save: SaveGame, over: Over) -> None:
        super().__init__()
        self._kit = kit
        self.save = save
        self.over = over
        self.title = kit.games[save.game.id].title
        options = convert(save.header.options, save.game.options)
        self._measures = kit.games[save.game.id].measures(options)
        stage = stage_of(save.game, save.chairs, teams=bool(over.teams), theme=kit.theme)
        self.sitters = stage.sitters
        self.last_words = last_words(save, stage)
        self.course: Course | None = course_of(save.match, self.sitters, landmarks_of(save.game.texts))
        theme = kit.theme
        self.again = Button(theme, texts.again(), "do", "redo", key_return(), "large")
        self.other = Button(theme, texts.other())
        self.home = Button(theme, texts.home())
        wanted = {self.again: self.again_wanted, self.other: self.other_wanted, self.home: self.home_wanted}
        self.rest = KeyRest(self, (self, *wanted))
        layout = stacked(self)
        layout.addWidget(top_bar(theme, self, texts.end_of(self.title)))
        told = self.course is not None and self.course.turns > 0
        if self.course is not None and told:
            self.course_card = CourseCard(theme, self.course, self._measures[1])
        for button, signal in wanted.items():
            button.clicked.connect(signal)
            if told:
                button.installEventFilter(self.course_card)
        self.room = EndRoom(theme, self._result(), self.course_card if told else None)
        self.room.turned.connect(self._on_turned)
        layout.addWidget(self.room, 1)

    def page_title(self) -> str:
        return texts.end_of(self.title)

    def welcome(self) -> None:
        self.rest.begin()
        self.again.setFocus(Qt.FocusReason.OtherFocusReason)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """In a window that is low for its letters, the ranking has the room of the trophy."""
        super().resizeEvent(event)
        self._trophy.setVisible(self.height() >= self._kit.theme.px(SHORT))

    def _on_turned(self, narrow: bool) -> None:
        """Where the page itself is scrolled, show all places at once, and what to do next above them."""
        way = QBoxLayout.Direction
        self._doing.setDirection(way.LeftToRight if narrow else way.TopToBottom)
        self._card.removeWidget(self._foot)
        self._card.insertWidget(self._card.indexOf(self._area) + (0 if narrow else 1), self._foot)
        self._area.setMinimumHeight(self._places.minimumSizeHint().height() if narrow else 0)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.again.click()
        else:
            super().keyPressEvent(event)

    @property
    def headline(self) -> str:
        """Who won, in words; of one alone, how good that was where the game says it."""
        praise = self._praise()
        return result([sitter.name for sitter in self.sitters], self.over) if praise is None else praise[0]

    def _praise(self) -> tuple[str, bool] | None:
        """Return the game's own headline for one alone, and whether the result is worth a cup."""
        told = getattr(self._kit.games[self.save.game.id].texts, "alone", None)
        return None if told is None or len(self.sitters) > 1 else told(self.over.scores[0])

    @property
    def reason(self) -> str:
        """Why the match ended so, in the words of the game; empty if it says nothing."""
        return "" if self.over.reason == NO_REASON else why(self.save.game, self.over.reason)

    def _result(self) -> QFrame:
        theme = self._kit.theme
        card = frame("card")
        layout = self._card = column(theme, 6, (20, 14, 20, 16))
        card.setLayout(layout)
        middle = Qt.AlignmentFlag.AlignHCenter
        praise, names = self._praise(), [sitter.name for sitter in self.sitters]
        #: Where it was about who loses there is nothing to be won.
        lost = lost_alone(names, self.over) if praise is None else not praise[1]
        self.sign = "flag" if lost else "trophy-big"
        self._trophy = picture(theme, self.sign, 48 if lost else 64, "text2" if lost else "text")
        layout.addWidget(self._trophy, 0, middle)
        headline = tell(theme, self.headline, "title")
        headline.setAlignment(middle)
        layout.addWidget(headline)
        for sentence in (self.reason, texts.practice() if self.save.match.practice else ""):
            if sentence:
                said = tell(theme, sentence, "body", "2")
                said.setAlignment(middle)
                layout.addWidget(said)
        self._area = self._ranking()
        layout.addWidget(self._area, 1)
        self._foot = self._next()
        layout.addWidget(self._foot)
        return card

    def _ranking(self) -> QScrollArea:
        """Return who came where, and how it came to that."""
        places = self._places = QWidget()
        listing = column(self._kit.theme, 0)
        places.setLayout(listing)
        self._rank(listing)
        closing = self._closing()
        if closing is not None:
            order = sorted(range(len(self.sitters)), key=lambda seat: self.over.ranks[seat])
            listing.addWidget(split_table(self._kit.theme, closing, [self.sitters[seat] for seat in order]))
        if closing is None or closing.last:
            self._tell_last(listing)
        listing.addStretch(1)
        area = scrolled(places)
        # in large letters the course is the one that can do with less room
        area.setMinimumWidth(places.minimumSizeHint().width() + area.verticalScrollBar().sizeHint().width())
        return area

    def _rank(self, listing: QVBoxLayout) -> None:
        theme = self._kit.theme
        measure = say(theme, self._measures[0], "caption", "2")
        measure.setContentsMargins(0, 0, theme.px(8), 0)
        listing.addWidget(measure, 0, Qt.AlignmentFlag.AlignRight)
        order = sorted(range(len(self.sitters)), key=lambda seat: self.over.ranks[seat])
        for seat in order:
            listing.addLayout(self._place(seat))

    def _tell_last(self, listing: QVBoxLayout) -> None:
        """Say how it came to the end, in the words of the history, where the game itself says no more."""
        if not self.last_words:
            return
        theme = self._kit.theme
        listing.addSpacing(theme.px(10))
        listing.addWidget(say(theme, texts.last(), "caption", "2"))
        for sentence in self.last_words:
            listing.addWidget(tell(theme, sentence, "small", "2"))

    def _closing(self) -> Closing | None:
        """Return what the points are made of, for the games that say it."""
        told: Any = getattr(self._kit.games[self.save.game.id].texts, "closing", None)
        match, names = self.save.match, {sitter.letter: sitter.name for sitter in self.sitters}
        return told and told(match.rules.to_position(match.state), names.__getitem__)

    def _place(self, seat: int) -> QLayout:
        theme, sitter = self._kit.theme, self.sitters[seat]
        line = row(theme, 10, (4, 5, 8, 5))
        if len(self.sitters) > 1:
            rank = say(theme, texts.place(self.over.ranks[seat]), "pencil")
            rank.setFixedWidth(theme.px(34))
            line.addWidget(rank)
        line.addWidget(SeatMark(theme, sitter, 30))
        words = column(theme, 0)
        words.addLayout(self._named(sitter))
        mates = self._mates(seat)
        beside = texts.team_of(listed(mates)) if mates else self._tied(seat)
        if beside:
            words.addWidget(tell(theme, beside, "caption", "2"))
        line.addLayout(words, 1)
        line.addWidget(say(theme, figure(self.over.scores[seat]), "pencil"))
        return line

    def _named(self, sitter: Sitter) -> QLayout:
        """Return a name, and beside a bot's its level."""
        theme = self._kit.theme
        line = row(theme, 5)
        line.addWidget(say(theme, sitter.name, "bodyStrong"))
        if not sitter.human:
            line.addWidget(picture(theme, f"level-{min(sitter.level, 4)}", 15, "text3"))
            line.addWidget(say(theme, sitter.level_name, "caption", "2"))
        line.addStretch(1)
        return line

    def _tied(self, seat: int) -> str:
        """Say with whom a seat shares its place: otherwise a place would seem to be missing."""
        ranks = self.over.ranks
        same = [other for other, rank in enumerate(ranks) if rank == ranks[seat] and other != seat]
        names = [self.sitters[other].name for other in same]
        return texts.tied(listed(names) if len(names) <= FEW else "") if names else ""

    def _mates(self, seat: int) -> list[str]:
        team = next((team for team in self.over.teams if seat in team), ())
        return [self.sitters[mate].name for mate in team]

    def _next(self) -> QWidget:
        """Return who begins the next match, and the buttons."""
        theme = self._kit.theme
        foot = QWidget()
        layout = column(theme, 6)
        foot.setLayout(layout)
        first = (self.save.match.start.first + 1) % len(self.sitters)
        if len(self.sitters) > 1 and not self.save.game.thrown_start:
            next_one: Sitter = self.sitters[first]
            begins = say(theme, texts.begins(next_one.name), "small", "3")
            layout.addWidget(begins, 0, Qt.AlignmentFlag.AlignHCenter)
        self._doing = column(theme, 6)
        self._doing.addWidget(self.again)
        others = row(theme, 8)
        others.addWidget(self.other, 1)
        others.addWidget(self.home, 1)
        self._doing.addLayout(others)
        layout.addLayout(self._doing)
        return foot
