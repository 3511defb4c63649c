"""The seats of a new match, one row each: colour, name, human or bot, how strong, away with it."""

from __future__ import annotations

from collections.abc import Hashable
from functools import partial
from typing import Final

from PySide6.QtCore import QSignalBlocker, QSize, Qt, Signal
from PySide6.QtGui import QIcon, QStandardItemModel
from PySide6.QtWidgets import (
    QComboBox,
    QHBoxLayout,
    QLineEdit,
    QSizePolicy,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from spielblock.bots.style import parted
from spielblock.match.seating import LONGEST_NAME, clean
from spielblock.rules.entry import GameEntry
from spielblock.shell import texts_setup as texts
from spielblock.shell.colour_button import ColourButton
from spielblock.shell.level_tips import called
from spielblock.shell.seating_plan import SeatingPlan, middle
from spielblock.shell.style_button import StyleButton
from spielblock.shell.texts_levels import level_only
from spielblock.widgets.choices import Choice, Segmented
from spielblock.widgets.drop_down import DropDown
from spielblock.widgets.parts import IconButton, icon, line, row, say
from spielblock.widgets.theme import Theme

#: From this size of letters on, symbols have to say it alone.
LARGE: Final = 1.3
#: The same where bots have styles, which take room too.
GROWN: Final = 1.1
#: In games for more than so many the rows lie closer together, from the first one on.
ROOMY: Final = 4


class SeatRow(QWidget):
    """One seat. Tells what was changed.

    `named`, `played_by` (a level or None), `styled` (empty: even), `coloured`, `removed`.
    """

    named = Signal(int, str)
    played_by = Signal(int, object)
    styled = Signal(int, str)
    coloured = Signal(int, str)
    removed = Signal(int)
    #: The level that a note below the row tells of.
    _noted: str | None = None

    def __init__(self, theme: Theme, seat: int, plan: SeatingPlan, game: GameEntry) -> None:
        super().__init__()
        self._seat = seat
        self._plan = plan
        self._styled = any(plan.styles.values())
        number = seat + 1
        self.colour = ColourButton(theme, seat, plan.colours)
        self.name = QLineEdit()
        self.name.setMaxLength(LONGEST_NAME)
        self.name.setAccessibleName(texts.name_of_seat(number))
        self.name.setMinimumWidth(theme.px(self._name_width(theme.scale)))
        choices: list[Choice[Hashable]] = [
            Choice(False, texts.human(), "user"),
            Choice(True, texts.bot(), "bot"),
        ]
        self.kind = Segmented(
            theme, choices, False, texts.human_or_bot(number), words=self._wordy(theme.scale)
        )
        self.kind.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.level = self._level_box(theme, number)
        self.style_button = StyleButton(theme, game, number)
        self._side = QStackedWidget()
        self._side.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        here = say(theme, texts.at_this_device(), "small", "3")
        self._side.addWidget(here if theme.scale < LARGE else QWidget())
        self._side.addWidget(self._strength(theme))
        self.remove = IconButton(theme, "close", texts.remove_seat(number), 18, "text3")
        self._lay_out(theme, 7 if plan.most <= ROOMY else 4)
        self._connect()

    def stops(self) -> list[QWidget]:
        """Return what Tab goes through, in order."""
        return [self.colour, self.name, *self.kind.buttons(), self.level, self.style_button, self.remove]

    def show_plan(self, plan: SeatingPlan) -> None:
        """Show the seat as the plan has it; what already shows it is left alone."""
        chair = plan.chairs[self._seat]
        self.colour.show_chair(chair)
        if clean(self.name.text()) != chair.name:  # a space that is just being typed stays
            self.name.setText(chair.name)
            self._show_beginning()
        self.kind.set_value(chair.level is not None)
        with QSignalBlocker(self.level):
            if chair.level is not None:
                level, style = parted(chair.level)
                self.level.setCurrentIndex(plan.offered.index(level))
                self.style_button.offer(plan.styles.get(level, ()), style)
        self._side.setCurrentIndex(0 if chair.level is None else 1)
        if chair.level != self._noted:
            self.note.hide()
            self.level.setAccessibleDescription("")
        spare = len(plan.chairs) > plan.fewest
        self.remove.setEnabled(spare)
        number = self._seat + 1
        self.remove.setToolTip(texts.remove_seat(number) if spare else texts.no_fewer_seats(plan.fewest))

    def tell_level(self, words: str) -> None:
        """Say below the level why it is another one, until one is chosen."""
        self._noted = self._plan.chairs[self._seat].level
        self.note.setText(words)
        self.note.show()
        self.level.setAccessibleDescription(words)

    def beside_removed(self) -> QWidget:
        """Return where the keys go on when the seat that was here is gone: nothing there adds one again."""
        return self.remove if self.remove.isEnabled() else self.kind.button(self.kind.value)

    def _level_box(self, theme: Theme, number: int) -> QComboBox:
        box = DropDown()
        box.setAccessibleName(texts.level_of_seat(number))
        box.setIconSize(QSize(theme.px(18), theme.px(18)))
        for level in self._plan.offered:
            box.addItem(self._bars(theme, level), called(level))
        self._add_withheld(theme, box)
        return box

    def _wordy(self, scale: float) -> bool:
        """Return whether there is room to write that a human plays, or a bot, and in which way."""
        return scale < (GROWN if self._styled else LARGE)

    def _name_width(self, scale: float) -> int:
        """Return how wide a name is at least: a bot's style takes some of its room."""
        if not self._styled:
            return 90
        return 80 if scale < LARGE else 70

    def _gap(self, scale: float) -> int:
        """Return how far apart the parts of a row are."""
        if not self._styled:
            return 10
        return 7 if scale < LARGE else 4

    def _strength(self, theme: Theme) -> QWidget:
        """Return level and style side by side."""
        both = QWidget()
        cells = row(theme, 3)
        cells.addWidget(self.level, 1)
        cells.addWidget(self.style_button)
        if self._styled:
            self.style_button.keep_place()
        both.setLayout(cells)
        return both

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
            box.addItem(self._bars(theme, level), level_only(called(level), seats))
            model.item(box.count() - 1).setEnabled(False)
        box.view().setMinimumWidth(box.view().sizeHintForColumn(0) + theme.px(24))

    def _lay_out(self, theme: Theme, air: float) -> None:
        cells = QHBoxLayout()
        cells.setContentsMargins(0, theme.px(air), 0, theme.px(air))
        cells.setSpacing(theme.px(self._gap(theme.scale)))
        cells.addWidget(self.colour)
        cells.addWidget(self.name, 3)
        cells.addWidget(self.kind)
        cells.addWidget(self._side, 2)
        cells.addWidget(self.remove)
        rows = QVBoxLayout(self)
        rows.setContentsMargins(0, 0, 0, 0)
        rows.setSpacing(0)
        rows.addLayout(cells)
        self.note = say(theme, "", "small", "2")
        self.note.setContentsMargins(theme.px(46), 0, theme.px(46), theme.px(4))
        self.note.setAlignment(Qt.AlignmentFlag.AlignRight)
        self.note.hide()
        rows.addWidget(self.note)
        rows.addWidget(line(theme))

    def _connect(self) -> None:
        seat = self._seat
        self.name.textEdited.connect(partial(self.named.emit, seat))
        self.name.editingFinished.connect(self._show_beginning)
        self.kind.chosen.connect(self._on_kind)
        self.level.currentIndexChanged.connect(self._on_level)
        self.style_button.picked.connect(partial(self.styled.emit, seat))
        self.colour.picked.connect(partial(self.coloured.emit, seat))
        self.remove.clicked.connect(lambda: self.removed.emit(seat))

    def _show_beginning(self) -> None:
        """Show how a long name begins, and not how it ends, while nobody writes it."""
        if not self.name.hasFocus():
            self.name.setCursorPosition(0)

    def _on_level(self, at: int) -> None:
        self.played_by.emit(self._seat, self._plan.offered[at])

    def _on_kind(self, bot: object) -> None:
        if not bot:
            self.played_by.emit(self._seat, None)
            return
        at = self.level.currentIndex()
        self.played_by.emit(self._seat, self._plan.offered[at] if at >= 0 else middle(self._plan.offered))


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
