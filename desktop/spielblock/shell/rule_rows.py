"""The rules of a new match: a choice of sets, and each option with its sentence and its control."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping, Sequence
from functools import partial
from typing import Any

import msgspec
from msgspec import Struct
from PySide6.QtCore import QSignalBlocker, Qt, Signal
from PySide6.QtWidgets import QComboBox, QLayout, QVBoxLayout, QWidget

from spielblock.shell import texts_setup as texts
from spielblock.shell.option_picture import OptionPicture, picture_of
from spielblock.shell.rule_choices import RuleChoice, Value, preset_of, rule_choices, with_material
from spielblock.shell.shown import Shown
from spielblock.widgets.choices import Choice, Stepper, Switch
from spielblock.widgets.drop_down import DropDown
from spielblock.widgets.parts import column, line, row, tell
from spielblock.widgets.theme import Theme

#: So many letters in a stepper leave room for the sentence beside it.
SHORT_BESIDE = 4
#: From this size of letters on, a stepper has its own line.
LARGE = 1.3


class RuleRow(QWidget):
    """One option: its name, one sentence, and the control that suits its values."""

    chosen = Signal(str, object)

    def __init__(
        self, theme: Theme, choice: RuleChoice, value: Value, picture: OptionPicture | None = None
    ) -> None:
        super().__init__()
        self.choice = choice
        self.picture = picture
        control, self._show = self._control(theme, value)
        self.control = control
        self._lay_out(theme, control, beside=choice.switch or self._fits_beside(theme, control))
        self._draw(value)

    def _fits_beside(self, theme: Theme, control: QWidget) -> bool:
        longest = max(len(self.choice.name_of(value)) for value in self.choice.values)
        return isinstance(control, Stepper) and longest <= SHORT_BESIDE and theme.scale < LARGE

    def suit(self, seats: int, *, teams: bool) -> None:
        """Let it be chosen only at a table where it has a meaning, and say which table that is."""
        text = self.choice.text
        applies = text.applies(seats, teams=teams)
        self.control.setEnabled(applies)
        self.help.setText(text.help() if applies else texts.only_at(text.seats))

    def show_value(self, value: Value) -> None:
        """Show a value without telling."""
        with QSignalBlocker(self.control):
            self._show(value)
        self._draw(value)

    def _control(self, theme: Theme, value: Value) -> tuple[QWidget, Callable[[Any], None]]:
        choice, name = self.choice, self.choice.text.name()
        if choice.switch:
            switch = Switch(theme, name, bool(value))
            switch.toggled.connect(self._tell)
            return switch, switch.setChecked
        values = sorted(choice.values) if _numbers(choice) else list(choice.values)  # type: ignore[type-var]
        offers: list[Choice[Hashable]] = [Choice(one, choice.name_of(one)) for one in values]
        if choice.counted:
            stepper = Stepper(theme, offers, value, (name, texts.less(name), texts.more(name)))
            stepper.chosen.connect(self._tell)
            return stepper, stepper.set_value
        return self._box(offers, value, name)

    def _box(
        self, offers: list[Choice[Hashable]], value: Value, name: str
    ) -> tuple[QWidget, Callable[[Any], None]]:
        box = DropDown()
        box.setAccessibleName(name)
        values = [offer.value for offer in offers]
        for offer in offers:
            box.addItem(offer.text)
        box.setCurrentIndex(values.index(value))
        box.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        box.setMinimumContentsLength(12)
        box.currentIndexChanged.connect(partial(self._tell_at, values))
        return box, lambda one: box.setCurrentIndex(values.index(one))

    def _tell_at(self, values: Sequence[Hashable], at: int) -> None:
        self._tell(values[at])

    def _draw(self, value: Any) -> None:
        if self.picture is not None:
            self.picture.show_value(value)

    def _tell(self, value: object) -> None:
        self._draw(value)
        self.chosen.emit(self.choice.key, value)

    def _lay_out(self, theme: Theme, control: QWidget, beside: bool) -> None:
        words = column(theme, 1)
        words.addWidget(tell(theme, self.choice.text.name(), "bodyStrong"))
        self.help = tell(theme, self.choice.text.help(), "small", "2")
        words.addWidget(self.help)
        rows = QVBoxLayout(self)
        rows.setContentsMargins(0, theme.px(8), 0, 0)
        rows.setSpacing(theme.px(8))
        if beside:
            across = row(theme, 14)
            across.addLayout(words, 1)
            across.addWidget(control)
            rows.addLayout(across)
        else:
            rows.addLayout(self._beside_picture(theme, words))
            across = row(theme, 0)
            across.addWidget(control, 1 if isinstance(control, QComboBox) else 0)
            if not isinstance(control, QComboBox):
                across.addStretch(1)
            rows.addLayout(across)
        rows.addWidget(line(theme))

    def _beside_picture(self, theme: Theme, words: QVBoxLayout) -> QLayout:
        """Return words with the picture beside them, if there is one."""
        if self.picture is None:
            return words
        words.addStretch(1)
        across = row(theme, 12)
        across.addLayout(words, 1)
        across.addWidget(self.picture, 0, Qt.AlignmentFlag.AlignTop)
        return across


class RuleRows(QWidget):
    """All options of a game under its sets of rules. `chosen(options)` after each change."""

    chosen = Signal(object)

    def __init__(self, theme: Theme, game: Shown, options: Struct) -> None:
        super().__init__()
        self._presets: Mapping[str, Any] = game.entry.presets
        self.options = options
        self.rows = {
            choice.key: RuleRow(theme, choice, getattr(options, choice.key), picture_of(theme, game, choice))
            for choice in rule_choices(game)
        }
        self._material = [key for key, rule in self.rows.items() if rule.choice.text.material]
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(0)
        self.preset = self._preset_choice(theme)
        if self.preset is not None:
            layout.addWidget(self.preset)
        for rule in self.rows.values():
            rule.chosen.connect(self._on_chosen)
            layout.addWidget(rule)
        layout.addStretch(1)

    def suit(self, seats: int, *, teams: bool) -> None:
        """Offer what has a meaning with so many seats."""
        for rule in self.rows.values():
            rule.suit(seats, teams=teams)

    def take(self, options: Struct) -> None:
        """Show other options and tell them."""
        self.options = options
        for key, rule in self.rows.items():
            rule.show_value(getattr(options, key))
        self._show_preset()
        self.chosen.emit(options)

    def _preset_choice(self, theme: Theme) -> QComboBox | None:
        """Return the choice of sets of rules, for a game that has several."""
        if len(self._presets) < 2:
            return None
        box = DropDown()
        box.setAccessibleName(texts.rules_heading())
        for name in self._presets:
            box.addItem(texts.preset(name), name)
        box.addItem(texts.own(), "")
        self.preset = box
        self._show_preset()
        box.activated.connect(self._on_preset)
        return box

    def _show_preset(self) -> None:
        if self.preset is not None:
            with QSignalBlocker(self.preset):
                name = preset_of(self._presets, self.options, self._material)
                self.preset.setCurrentIndex(self.preset.findData(name))

    def _on_preset(self, at: int) -> None:
        name = self.preset.itemData(at) if self.preset is not None else ""
        if name:
            self.take(with_material(self._presets[name], self.options, self._material))
        else:
            self._show_preset()

    def _on_chosen(self, key: str, value: object) -> None:
        self.options = msgspec.structs.replace(self.options, **{key: value})
        self._show_preset()
        self.chosen.emit(self.options)


def _numbers(choice: RuleChoice) -> bool:
    return all(isinstance(value, int) and not isinstance(value, bool) for value in choice.values)
