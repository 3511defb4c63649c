"""The seats of a new match, one row each: colour, name, human or bot, how strong, away with it."""

from __future__ import annotations

from collections.abc import Hashable
from functools import partial
from typing import Final

from PySide6.QtCore import QPoint, QRectF, QSignalBlocker, QSize, Qt, Signal
from PySide6.QtGui import QIcon, QPainter, QPaintEvent, QPixmap, QStandardItemModel
from PySide6.QtWidgets import (
    QAbstractButton,
    QComboBox,
    QHBoxLayout,
    QLineEdit,
    QMenu,
    QSizePolicy,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from spielblock.match.seating import LONGEST_NAME, Chair, clean
from spielblock.rules.seats import letter
from spielblock.shell import texts_setup as texts
from spielblock.shell.seating_plan import SeatingPlan, middle
from spielblock.shell.table_people import LEVELS
from spielblock.widgets.chip import paint_chip
from spielblock.widgets.choices import Choice, Segmented
from spielblock.widgets.drop_down import DropDown
from spielblock.widgets.parts import IconButton, icon, line, row, say
from spielblock.widgets.seat_mark import paint_seat
from spielblock.widgets.stage import Sitter
from spielblock.widgets.theme import Theme

#: From this size of letters on, symbols have to say it alone.
LARGE: Final = 1.3
#: With more seats than this the rows move closer together.
ROOMY: Final = 4


class ColourButton(QAbstractButton):
    """The mark of a seat; where it has a colour, a click offers the others."""

    picked = Signal(str)

    def __init__(self, theme: Theme, seat: int, colours: tuple[str, ...]) -> None:
        super().__init__()
        self._theme = theme
        self._seat = seat
        self._colours = colours
        self._sitter = Sitter(letter(seat), "")
        self.setFixedSize(theme.px(36), theme.px(36))
        self.setProperty("ring", theme.px(18))
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus if colours else Qt.FocusPolicy.NoFocus)
        if colours:
            self.setCursor(Qt.CursorShape.PointingHandCursor)
            self.clicked.connect(self._offer)

    def show_chair(self, chair: Chair) -> None:
        """Show who sits here."""
        self._sitter = Sitter(letter(self._seat), chair.name, chair.colour if self._colours else "")
        if self._colours:
            name = texts.COLOURS[chair.colour]()
            self.setAccessibleName(texts.colour_of_seat(self._seat + 1, name))
            self.setToolTip(texts.colour_of_seat(self._seat + 1, name))
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        side = self._theme.px(34)
        paint_seat(QPainter(self), QRectF(1, 1, side, side), self._sitter, self._theme)

    def menu(self) -> QMenu:
        """Return the menu of colours; each shows its shape and says its name."""
        menu = QMenu(self)
        for colour in self._colours:
            action = menu.addAction(self._chip(colour), texts.COLOURS[colour]())
            action.setEnabled(colour != self._sitter.colour)
            action.triggered.connect(lambda _=False, colour=colour: self.picked.emit(colour))
        return menu

    def _offer(self) -> None:
        self.menu().popup(self.mapToGlobal(QPoint(0, self.height())))

    def _chip(self, colour: str) -> QIcon:
        side = self._theme.px(24)
        dpr = self.devicePixelRatioF()
        pixmap = QPixmap(QSize(side, side) * dpr)
        pixmap.setDevicePixelRatio(dpr)
        pixmap.fill(Qt.GlobalColor.transparent)
        painter = QPainter(pixmap)
        paint_chip(painter, QRectF(0, 0, side, side), self._theme.hue(colour), self._theme)
        painter.end()
        return QIcon(pixmap)


class SeatRow(QWidget):
    """One seat. Tells what was changed: `named`, `played_by` (a level or None), `coloured`, `removed`."""

    named = Signal(int, str)
    played_by = Signal(int, object)
    coloured = Signal(int, str)
    removed = Signal(int)

    def __init__(self, theme: Theme, seat: int, plan: SeatingPlan) -> None:
        super().__init__()
        self._seat = seat
        self._plan = plan
        number = seat + 1
        self.colour = ColourButton(theme, seat, plan.colours)
        self.name = QLineEdit()
        self.name.setMaxLength(LONGEST_NAME)
        self.name.setAccessibleName(texts.name_of_seat(number))
        self.name.setMinimumWidth(theme.px(86))
        choices: list[Choice[Hashable]] = [
            Choice(False, texts.human(), "user"),
            Choice(True, texts.bot(), "bot"),
        ]
        self.kind = Segmented(theme, choices, False, texts.human_or_bot(number), words=theme.scale < LARGE)
        self.kind.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.level = self._level_box(theme, number)
        self._side = QStackedWidget()
        self._side.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        here = say(theme, texts.at_this_device(), "small", "3")
        self._side.addWidget(here if theme.scale < LARGE else QWidget())
        self._side.addWidget(self.level)
        self.remove = IconButton(theme, "close", texts.remove_seat(number), 18, "text3")
        self._lay_out(theme, 7 if len(plan.chairs) <= ROOMY else 4)
        self._connect()

    def stops(self) -> list[QWidget]:
        """Return what Tab goes through, in order."""
        return [self.colour, self.name, *self.kind.buttons(), self.level, self.remove]

    def show_plan(self, plan: SeatingPlan) -> None:
        """Show the seat as the plan has it; what already shows it is left alone."""
        chair = plan.chairs[self._seat]
        self.colour.show_chair(chair)
        if clean(self.name.text()) != chair.name:  # a space that is just being typed stays
            self.name.setText(chair.name)
        self.kind.set_value(chair.level is not None)
        with QSignalBlocker(self.level):
            if chair.level is not None:
                self.level.setCurrentIndex(plan.offered.index(chair.level))
        self._side.setCurrentIndex(0 if chair.level is None else 1)
        spare = len(plan.chairs) > plan.fewest
        self.remove.setEnabled(spare)
        number = self._seat + 1
        self.remove.setToolTip(texts.remove_seat(number) if spare else texts.no_fewer_seats(plan.fewest))

    def _level_box(self, theme: Theme, number: int) -> QComboBox:
        box = DropDown()
        box.setAccessibleName(texts.level_of_seat(number))
        box.setIconSize(QSize(theme.px(18), theme.px(18)))
        for level in self._plan.offered:
            box.addItem(self._bars(theme, level), _called(level))
        self._add_withheld(theme, box)
        return box

    def _bars(self, theme: Theme, level: str) -> QIcon:
        return icon(theme, f"level-{min(1 + self._plan.levels.index(level), 4)}", 18)

    def _add_withheld(self, theme: Theme, box: QComboBox) -> None:
        """Show greyed, after the others, which level there is at other tables, and at which."""
        withheld = self._plan.withheld
        if not withheld:
            return
        # The closed box shows one of the others: it stays as wide as they need.
        box.setMinimumContentsLength(max(len(box.itemText(at)) for at in range(box.count())))
        box.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        model = box.model()
        assert isinstance(model, QStandardItemModel)
        for level, seats in withheld.items():
            box.addItem(self._bars(theme, level), texts.level_only(_called(level), seats))
            model.item(box.count() - 1).setEnabled(False)
        box.view().setMinimumWidth(box.view().sizeHintForColumn(0) + theme.px(24))

    def _lay_out(self, theme: Theme, air: float) -> None:
        cells = QHBoxLayout()
        cells.setContentsMargins(0, theme.px(air), 0, theme.px(air))
        cells.setSpacing(theme.px(10))
        cells.addWidget(self.colour)
        cells.addWidget(self.name, 3)
        cells.addWidget(self.kind)
        cells.addWidget(self._side, 2)
        cells.addWidget(self.remove)
        rows = QVBoxLayout(self)
        rows.setContentsMargins(0, 0, 0, 0)
        rows.setSpacing(0)
        rows.addLayout(cells)
        rows.addWidget(line(theme))

    def _connect(self) -> None:
        seat = self._seat
        self.name.textEdited.connect(partial(self.named.emit, seat))
        self.kind.chosen.connect(self._on_kind)
        self.level.currentIndexChanged.connect(self._on_level)
        self.colour.picked.connect(partial(self.coloured.emit, seat))
        self.remove.clicked.connect(lambda: self.removed.emit(seat))

    def _on_level(self, at: int) -> None:
        self.played_by.emit(self._seat, self._plan.offered[at])

    def _on_kind(self, bot: object) -> None:
        if not bot:
            self.played_by.emit(self._seat, None)
            return
        at = self.level.currentIndex()
        self.played_by.emit(self._seat, self._plan.offered[at] if at >= 0 else middle(self._plan.offered))


def _called(level: str) -> str:
    return LEVELS[level]() if level in LEVELS else level


class TeamChoice(QWidget):
    """Everybody alone, or in teams; what needs another number of seats says so beside it."""

    chosen = Signal(object)

    def __init__(self, theme: Theme, plan: SeatingPlan) -> None:
        super().__init__()
        self._sizes = plan.team_sizes
        choices: list[Choice[Hashable]] = [Choice(0, texts.each_alone())]
        for size in self._sizes:
            fits = len(plan.chairs) == size
            reason = "" if fits else texts.teams_need(size // 2, size)
            choices.append(Choice(size, texts.two_against(size // 2), "", reason))
        self.choice = Segmented(theme, choices, len(plan.chairs) if plan.teams else 0, texts.teams())
        self.choice.chosen.connect(self.chosen)
        reasons = [choice.reason for choice in choices if choice.reason]
        note = texts.partners_opposite() if plan.teams else (reasons[0] if reasons else "")
        layout = row(theme, 12)
        layout.addWidget(self.choice)
        self.note = say(theme, note, "small", "3")
        self.note.setWordWrap(True)
        layout.addWidget(self.note, 1)
        self.setLayout(layout)
