"""The note in the rules that says how the match being played has settled a question."""

from __future__ import annotations

from collections.abc import Container
from html import escape

from msgspec import Struct
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QVBoxLayout

from spielblock.shell import texts_rules as texts
from spielblock.shell.rule_choices import RuleChoice, in_words, rule_choices
from spielblock.shell.shown import Shown
from spielblock.widgets.parts import column, frame, picture, row, say, tell
from spielblock.widgets.theme import Theme


def add_note(text: QVBoxLayout, theme: Theme, game: Shown, options: Struct, keys: Container[str]) -> None:
    """Add what these options are set to, if there are any; what is not the standard is bold."""
    lines = [_line(choice, options) for choice in rule_choices(game) if choice.key in keys]
    if not lines:
        return
    note = frame("marked")
    inside = row(theme, 10, (14, 12, 14, 12))
    note.setLayout(inside)
    inside.addWidget(picture(theme, "hint", 20), 0, Qt.AlignmentFlag.AlignTop)
    words = column(theme, 2)
    words.addWidget(say(theme, texts.in_this_match(), "bodyStrong"))
    label = tell(theme, "", "body")
    label.setTextFormat(Qt.TextFormat.RichText)
    label.setText(" · ".join(lines))
    words.addWidget(label)
    inside.addLayout(words, 1)
    text.addWidget(note)


def _line(choice: RuleChoice, options: Struct) -> str:
    """Return an option as HTML that does not break within."""
    value = getattr(options, choice.key)
    said = in_words(choice, value)
    shown = f"<b>{escape(texts.changed(said))}</b>" if value != choice.default else escape(said)
    return f'<span style="white-space:nowrap">{shown}</span>'
