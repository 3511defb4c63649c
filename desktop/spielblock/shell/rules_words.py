"""A sentence of the rules as a label, with what is searched for on the marker."""

from __future__ import annotations

from html import escape

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel

from spielblock.widgets.parts import tell
from spielblock.widgets.theme import Theme


def written(theme: Theme, text: str, word: str, spacing: int = 150) -> QLabel:
    """Return a text with every `word` marked, none if it is ""; `spacing` of its lines in percent."""
    label = tell(theme, "", "body")
    label.setFont(theme.scaled_font("body", theme.px(16)))
    label.setTextFormat(Qt.TextFormat.RichText)
    label.setText(f'<p style="line-height:{spacing}%; margin:0">{_marked(theme, text, word)}</p>')
    label.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
    return label


def _marked(theme: Theme, text: str, word: str) -> str:
    """Return a text as HTML."""
    at = text.casefold().find(word.casefold()) if word else -1
    if at < 0 or len(text.casefold()) != len(text):
        return escape(text)
    end = at + len(word)
    ground, ink = theme.colour("marker").name(), theme.colour("markerInk").name()
    mark = f'<span style="background:{ground};color:{ink}">{escape(text[at:end])}</span>'
    return escape(text[:at]) + mark + _marked(theme, text[end:], word)
