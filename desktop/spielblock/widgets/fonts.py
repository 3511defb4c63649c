"""The typefaces: brought into the program, and made into a font for each role."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from PySide6.QtGui import QFont, QFontDatabase

from spielblock.widgets.tokens import Typography

#: Other names for what the tokens call otherwise.
ALSO = {"pencil": "score"}


@cache
def load_fonts(resources: Path) -> tuple[str, ...]:
    """Bring the shipped typefaces into the program once; return their families. Needs an application."""
    families: list[str] = []
    for file in sorted((resources / "fonts").glob("*.ttf")):
        number = QFontDatabase.addApplicationFont(str(file))
        families += QFontDatabase.applicationFontFamilies(number)
    return tuple(dict.fromkeys(families))


def make_font(type_: Typography, role: str, scale: float) -> QFont:
    """Return the font of a role; figures have one width except in the display face."""
    size, _, weight, kind = type_.scale[ALSO.get(role, role)]
    face = {"display": type_.display, "ui": type_.ui, "pencil": type_.pencil}[kind]
    font = QFont([face.family, *face.fallback])
    font.setPixelSize(max(1, round(size * scale)))
    font.setWeight(QFont.Weight(weight))
    if kind != "ui":
        # fitted to whole pixels, the dot of an "i" of the heavy faces would touch its stem
        font.setHintingPreference(QFont.HintingPreference.PreferNoHinting)
    if kind == "ui":
        font.setFeature(QFont.Tag("tnum"), 1)
    return font
