"""How wide words are."""

from __future__ import annotations

from spielblock.widgets.elided import ElidedLabel


def width_of(line: ElidedLabel, text: str) -> int:
    """Return how wide this text is in the letters of a line, in pixels."""
    return line.fontMetrics().horizontalAdvance(text)


def in_two_rows(line: ElidedLabel) -> int:
    """Return how wide the words are if they break into two rows where it is best."""
    words = line.text().split(" ")
    breaks = range(1, len(words)) if len(words) > 1 else (1,)
    return min(
        max(width_of(line, " ".join(words[:at])), width_of(line, " ".join(words[at:]))) for at in breaks
    )
