"""How everything looks: colours, hues, fonts, sizes and symbols, in one object that is passed around.

A theme never changes. Another language of colours or another size is another theme, and pages are built
anew from it. Widgets take `theme: Theme` and ask it: `theme.colour("felt")`, `theme.hue("red").strong`,
`theme.font("prompt")`, `theme.px(12)`, `theme.pictures.pixmap("undo", 20, dpr, theme.colour("text"))`.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final, NamedTuple

from PySide6.QtCore import QEasingCurve, QPointF
from PySide6.QtGui import QColor, QFont, QPalette
from PySide6.QtWidgets import QApplication, QStyleFactory

from spielblock import shipped
from spielblock.widgets.fonts import load_fonts, make_font
from spielblock.widgets.picture import Pictures
from spielblock.widgets.style_sheet import style_sheet
from spielblock.widgets.tokens import Tokens, read_tokens

ROLE: Final = QPalette.ColorRole
PALETTE: Final = {
    ROLE.Window: "window",
    ROLE.Base: "surface",
    ROLE.AlternateBase: "surfaceAlt",
    ROLE.Text: "text",
    ROLE.WindowText: "text",
    ROLE.ButtonText: "text",
    ROLE.Button: "surface",
    ROLE.PlaceholderText: "text3",
    ROLE.Highlight: "accent",
    ROLE.Accent: "accent",
    ROLE.Link: "accent",
    ROLE.LinkVisited: "accent",
    ROLE.HighlightedText: "surface",
    ROLE.ToolTipBase: "ink",
    ROLE.ToolTipText: "textOnInk",
    ROLE.BrightText: "error",
    ROLE.Light: "surface",
    ROLE.Midlight: "surfaceAlt",
    ROLE.Mid: "line",
    ROLE.Dark: "lineStrong",
    ROLE.Shadow: "shadow",
}


class Hue(NamedTuple):
    """One of the six seat colours, with its shape. `line` and `tint` suit the theme's brightness."""

    name: str
    shape: str
    strong: QColor
    deep: QColor
    soft: QColor
    line: QColor
    tint: QColor
    on: QColor
    on_soft: QColor

    @property
    def glyph(self) -> str:
        """The symbol that shows the shape."""
        return f"glyph-{self.name}"


class Theme:
    """Light or dark, at one scale. `resources` is the folder of shipped pictures, fonts and tokens.

    `calm` says that nothing is to move.
    """

    def __init__(
        self, dark: bool = False, scale: float = 1.0, resources: Path | None = None, *, calm: bool = False
    ) -> None:
        self.dark = dark
        self.scale = scale
        self.calm = calm
        self.resources = resources or shipped.folder("resources")
        self.pictures = Pictures(self.resources)
        self.tokens: Tokens = read_tokens(self.resources)
        which = "dark" if dark else "light"
        named = {**self.tokens.color[which], **self.tokens.table[which], **self.tokens.chart[which]}
        self._colours = {name: QColor(value) for name, value in named.items()}
        self._hues = {name: self._make_hue(name) for name in self.tokens.family}
        self._fonts: dict[str, QFont] = {}

    def colour(self, name: str) -> QColor:
        """Return a colour of the chrome, of the tables or of the charts, as tokens.json names it."""
        return QColor(self._colours[name])

    def hue(self, name: str) -> Hue:
        """Return a seat colour by name: blue, red, green, yellow, violet or orange."""
        return self._hues[name]

    def seat_hue(self, seat: int) -> Hue:
        """Return the colour a seat has where nothing else was chosen."""
        return self._hues[self.tokens.players[seat % len(self.tokens.players)]]

    def game_hue(self, game: str) -> Hue:
        """Return the colour of a game's glue strip."""
        return self._hues[self.tokens.gameHue.get(game, "blue")]

    def font(self, role: str) -> QFont:
        """Return a font: hero, title, heading, prompt, bodyStrong, body, small, caption, number, pencil."""
        if role not in self._fonts:
            load_fonts(self.resources)
            self._fonts[role] = make_font(self.tokens.type, role, self.scale)
        return QFont(self._fonts[role])

    def scaled_font(self, role: str, pixels: float) -> QFont:
        """Return the font of a role in another size, which is taken as it is: for scenes."""
        font = self.font(role)
        font.setPixelSize(max(1, round(pixels)))
        return font

    def px(self, value: float) -> int:
        """Return a length of the design in logical pixels of this theme."""
        return round(value * self.scale)

    def radius(self, name: str) -> float:
        """Return a corner radius: cell, control, card, panel or dialog."""
        return self.tokens.radius[name] * self.scale

    def size(self, name: str) -> int:
        """Return a size such as control, topBar, sidePanel or hitMin."""
        return self.px(self.tokens.size[name])

    def easing(self, name: str) -> QEasingCurve:
        """Return a curve: standard, enter, exit or gravity."""
        x1, y1, x2, y2 = self.tokens.motion.easing[name]
        curve = QEasingCurve(QEasingCurve.Type.BezierSpline)
        curve.addCubicBezierSegment(QPointF(x1, y1), QPointF(x2, y2), QPointF(1, 1))
        return curve

    def palette(self) -> QPalette:
        """Return the colours for Qt's own widgets."""
        palette = QPalette()
        for role, name in PALETTE.items():
            palette.setColor(role, self.colour(name))
        for role in (ROLE.Text, ROLE.WindowText, ROLE.ButtonText):
            palette.setColor(QPalette.ColorGroup.Disabled, role, self.colour("text3"))
        return palette

    def style_sheet(self) -> str:
        """Return the one style sheet of the program."""
        return style_sheet(self.tokens, self._colours, self.scale, self.resources, self.dark)

    def wear(self, app: QApplication) -> None:
        """Dress the program in this theme."""
        app.setStyle(QStyleFactory.create("Fusion"))
        app.setPalette(self.palette())
        app.setFont(self.font("body"))
        app.setStyleSheet(self.style_sheet())

    def _make_hue(self, name: str) -> Hue:
        family = self.tokens.family[name]
        line = family.lineDark if self.dark else family.line
        tint = family.tintDark if self.dark else family.tint
        inks = (family.strong, family.deep, family.soft, line, tint, family.on, family.onSoft)
        return Hue(name, family.shape, *map(QColor, inks))
