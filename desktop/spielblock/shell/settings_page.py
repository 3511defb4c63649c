"""The settings: sections on the left, each setting with its sentence on the right."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from functools import partial

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QButtonGroup, QFrame, QStackedWidget, QWidget

from spielblock.shell import texts_settings as texts
from spielblock.shell.page import Page
from spielblock.shell.page_parts import Kit, scrolled, stacked, top_bar
from spielblock.shell.settings import SCALES
from spielblock.shell.settings_preview import Preview
from spielblock.widgets.choices import Choice, Segmented, Switch
from spielblock.widgets.parts import Button, column, frame, line, row, say, tell

#: Name of the symbol, heading, and the settings of a section.
SECTIONS = (
    ("sun", texts.appearance, ("brightness", "scale", "language")),
    ("speed", texts.playing, ("speed", "motion", "forced_by_hand", "moves_shown")),
    ("team", texts.several, ("humans",)),
)
#: How wide the sections are beside the settings, and the room around these, in lengths of the design.
SIDE = 236
MARGIN = 40


class SettingsPage(Page):
    """What can be settled. `changed(name, value)` as soon as something is chosen: there is no "OK"."""

    changed = Signal(str, object)
    escapes = True

    def __init__(self, kit: Kit, section: int = 0) -> None:
        super().__init__()
        self._kit = kit
        self.section = section
        self._pages = QStackedWidget()
        layout = stacked(self)
        layout.addWidget(top_bar(kit.theme, self, texts.settings()))
        self._body = row(kit.theme, 0)
        self._side = self._sections()
        self._body.addWidget(self._side)
        self._body.addWidget(self._pages, 1)
        layout.addLayout(self._body, 1)
        self._needed = 0
        self._rooms: list[QBoxLayout] = []
        for _, heading, names in SECTIONS:
            self._pages.addWidget(scrolled(self._section(heading(), names), sideways=True))
        self._pages.setCurrentIndex(section)

    def page_title(self) -> str:
        return texts.settings()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """With large letters in a small window the sections lie above the settings, without a preview."""
        super().resizeEvent(event)
        theme = self._kit.theme
        side = theme.px(SIDE)
        beside = self.width() - side >= self._needed + 2 * theme.px(MARGIN)
        across = QBoxLayout.Direction.LeftToRight
        down = QBoxLayout.Direction.TopToBottom
        self._body.setDirection(across if beside else down)
        self._tabs.setDirection(down if beside else across)
        self._side.setFixedWidth(side if beside else self.width())
        margin = theme.px(MARGIN if beside else MARGIN / 2)
        for room in self._rooms:
            room.setContentsMargins(margin, theme.px(22), margin, theme.px(22))
        self._preview.setVisible(beside and self.width() - side >= self._both)

    def welcome(self) -> None:
        self.buttons[self.section].setFocus(Qt.FocusReason.OtherFocusReason)

    def _sections(self) -> QFrame:
        theme = self._kit.theme
        side = frame("side")
        layout = self._tabs = column(theme, 2, (12, 12, 12, 12))
        side.setLayout(layout)
        group = QButtonGroup(self)
        self.buttons: list[Button] = []
        for place, (symbol, heading, _) in enumerate(SECTIONS):
            button = Button(theme, heading(), "nav", symbol)
            button.setCheckable(True)
            button.setChecked(place == self.section)
            button.setObjectName(f"section/{place}")
            group.addButton(button, place)
            layout.addWidget(button)
            self.buttons.append(button)
        group.idClicked.connect(self._on_section)
        layout.addStretch(1)
        return side

    def _on_section(self, place: int) -> None:
        self.section = place
        self._pages.setCurrentIndex(place)

    def _section(self, heading: str, names: Sequence[str]) -> QWidget:
        theme = self._kit.theme
        page = QWidget()
        across = row(theme, MARGIN, (MARGIN, 22, MARGIN, 22))
        page.setLayout(across)
        self._rooms.append(across)
        left = column(theme, 0)
        left.addWidget(say(theme, heading, "title"))
        left.addSpacing(theme.px(8))
        for name in names:
            left.addWidget(self._setting(name))
        left.addStretch(1)
        holder = QWidget()
        holder.setLayout(left)
        holder.setMaximumWidth(theme.px(680))
        left.setContentsMargins(0, 0, 0, 0)
        across.addWidget(holder, 3)
        self._needed = max(self._needed, holder.minimumSizeHint().width())
        if "brightness" in names:
            self._preview = Preview(self._kit)
            across.addWidget(self._preview, 1)
            self._both = across.minimumSize().width()
        across.addStretch(0)
        return page

    def _setting(self, name: str) -> QWidget:
        theme = self._kit.theme
        words, control = texts.SETTINGS[name], self._control(name)
        setting = QWidget()
        rows = column(theme, 10, (0, 10, 0, 0))
        setting.setLayout(rows)
        said = column(theme, 1)
        said.addWidget(say(theme, words.name(), "bodyStrong"))
        said.addWidget(tell(theme, words.help(), "small", "2"))
        if isinstance(control, Switch):
            across = row(theme, 16)
            across.addLayout(said, 1)
            across.addWidget(control)
            rows.addLayout(across)
        else:
            rows.addLayout(said)
            across = row(theme, 0)
            across.addWidget(control)
            across.addStretch(1)
            rows.addLayout(across)
        rows.addWidget(line(theme))
        return setting

    def _control(self, name: str) -> QWidget:
        theme, value = self._kit.theme, getattr(self._kit.settings, name)
        words = texts.SETTINGS[name]
        if isinstance(value, bool):
            switch = Switch(theme, words.name(), value)
            switch.setObjectName(name)
            switch.toggled.connect(partial(self.changed.emit, name))
            return switch
        values: Sequence[Hashable] = SCALES if name == "scale" else list(words.values)
        choices = [
            Choice(one, texts.percent(one) if isinstance(one, int) else words.values[str(one)]())
            for one in values
        ]
        segments = Segmented(theme, choices, value, words.name())
        for one in values:
            segments.button(one).setObjectName(f"{name}/{one}")
        segments.chosen.connect(partial(self.changed.emit, name))
        return segments
