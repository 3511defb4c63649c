"""The note in the rules that says how the match being played has settled a question."""

from __future__ import annotations

from collections.abc import Callable, Container

from msgspec import Struct
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout

from spielblock.rules.wording import OptionText
from spielblock.shell import texts_rules as texts
from spielblock.shell.rule_choices import RuleChoice, Value, in_words, rule_choices, written
from spielblock.shell.shown import Shown
from spielblock.widgets.parts import column, frame, picture, row, say, tell
from spielblock.widgets.theme import Theme


def add_note(
    text: QVBoxLayout,
    theme: Theme,
    game: Shown,
    options: Struct,
    keys: Container[str],
    applies: Callable[[OptionText], bool] = lambda _: True,
) -> None:
    """Add what these options are set to, if any of them applies; what is not the standard is bold."""
    choices = [choice for choice in rule_choices(game) if choice.key in keys and applies(choice.text)]
    if not choices:
        return
    note = frame("marked")
    inside = row(theme, 10, (14, 12, 14, 12))
    note.setLayout(inside)
    inside.addWidget(picture(theme, "hint", 20), 0, Qt.AlignmentFlag.AlignTop)
    words = column(theme, 2)
    words.addWidget(say(theme, texts.in_this_match(), "bodyStrong"))
    for choice in choices:
        counts = not is_replaced(choice, game, options)
        words.addLayout(_line(theme, choice, getattr(options, choice.key), counts=counts))
    inside.addLayout(words, 1)
    text.addWidget(note)


def is_off(choice: RuleChoice, value: Value) -> bool:
    """Return whether an option with this value is one that the match does without."""
    return written(value) == (choice.text.off or ("false" if choice.switch else None))


def is_replaced(choice: RuleChoice, game: Shown, options: Struct) -> bool:
    """Return whether another option, which is not off, takes the place of this one."""
    others = (other for other in rule_choices(game) if other.key == choice.text.unless)
    return any(not is_off(other, getattr(options, other.key)) for other in others)


def _line(theme: Theme, choice: RuleChoice, value: Value, *, counts: bool) -> QHBoxLayout:
    """Return one option with its value: ticked, or crossed out if it is off or does not count."""
    usual = value == choice.default
    switched = texts.switched_on if value else texts.switched_off
    said = switched(choice.text.name()) if choice.switch else in_words(choice, value)
    line = row(theme, 8)
    symbol = "check" if counts and not is_off(choice, value) else "close"
    line.addWidget(picture(theme, symbol, 16, "text3" if usual else "text"), 0, Qt.AlignmentFlag.AlignVCenter)
    words = tell(theme, said if usual else texts.changed(said), "body" if usual else "bodyStrong")
    line.addWidget(words, 1)
    return line
