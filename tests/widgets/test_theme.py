"""How everything looks: colours, fonts, sizes, symbols and the style sheet from the tokens."""

from __future__ import annotations

import re

import pytest
from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QColor, QFontInfo, QImage, QPainter, QPalette
from tests.screens.faults import contrast

from spielblock.widgets.chip import paint_chip
from spielblock.widgets.swipe import SwipedTitle
from spielblock.widgets.tally import tally_width
from spielblock.widgets.theme import Theme

LOOKS = [(dark, scale) for dark in (False, True) for scale in (1.0, 1.5)]
ROLES = ("hero", "title", "heading", "prompt", "bodyStrong", "body", "small", "caption", "number", "pencil")
both = pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])


@both
@pytest.mark.parametrize("ground", ["window", "surface", "surfaceAlt"])
@pytest.mark.parametrize("ink", ["text", "text2", "text3", "accent", "error", "success", "warn"])
def test_what_is_written_can_be_read(qapp: object, dark: bool, ground: str, ink: str) -> None:
    theme = Theme(dark)
    assert contrast(theme.colour(ink), theme.colour(ground)) >= 4.5


@both
def test_the_yellow_button_and_every_hue_can_be_read(qapp: object, dark: bool) -> None:
    theme = Theme(dark)
    assert contrast(theme.colour("markerInk"), theme.colour("marker")) >= 4.5
    for name in theme.tokens.players:
        hue = theme.hue(name)
        assert contrast(hue.on, hue.strong) >= 4.5, name
        assert contrast(hue.on_soft, hue.soft) >= 4.5, name
        assert contrast(hue.line, theme.colour("surface")) >= 3.0, name


def test_a_colour_has_one_shape_and_no_two_share_it(qapp: object) -> None:
    theme = Theme()
    assert len({theme.hue(name).shape for name in theme.tokens.players}) == 6
    assert [theme.seat_hue(seat).name for seat in range(7)] == [
        *theme.tokens.players,
        theme.tokens.players[0],
    ]


@pytest.mark.parametrize("role", ROLES)
def test_every_role_has_its_shipped_typeface_at_every_scale(qapp: object, role: str) -> None:
    plain, large = Theme(), Theme(scale=2.0)
    assert large.font(role).pixelSize() == 2 * plain.font(role).pixelSize()
    assert plain.font(role).pixelSize() >= 12
    assert QFontInfo(plain.font(role)).family() in ("Bricolage Grotesque", "Figtree", "Shantell Sans")


@pytest.mark.parametrize(("dark", "scale"), LOOKS)
def test_the_style_sheet_is_complete(qapp: object, dark: bool, scale: float) -> None:
    sheet = Theme(dark, scale).style_sheet()
    assert not re.search(r"\{\w+\}", sheet)
    assert sheet.count("{") == sheet.count("}")
    arrow = re.search(r'url\("(.+?)"\)', sheet)
    assert arrow is not None
    assert QImage(arrow.group(1)).width() > 0


@both
def test_the_palette_says_the_same_as_the_sheet(qapp: object, dark: bool) -> None:
    theme = Theme(dark)
    palette = theme.palette()
    assert palette.color(QPalette.ColorRole.Window) == theme.colour("window")
    assert palette.color(QPalette.ColorRole.Text) == theme.colour("text")


def test_every_symbol_can_be_drawn(qapp: object) -> None:
    theme = Theme()
    names = sorted(file.stem for file in (theme.resources / "symbols").glob("*.svg"))
    assert len(names) > 80
    for name in names:
        image = theme.pictures.pixmap(name, 24, 1.0, QColor("#123456")).toImage()
        assert any(image.pixelColor(x, y).alpha() for x in range(24) for y in range(24)), name


def test_a_symbol_takes_the_wanted_ink_and_the_sharpness_of_the_screen(qapp: object) -> None:
    theme = Theme()
    sharp = theme.pictures.pixmap("glyph-blue", 24, 2.0, QColor("#B3201C"))
    assert (sharp.width(), sharp.devicePixelRatio()) == (48, 2.0)
    assert sharp.deviceIndependentSize().toSize() == QSize(24, 24)
    assert sharp.toImage().pixelColor(24, 24).name() == "#b3201c"
    assert theme.pictures.pixmap("glyph-blue", 24, 2.0, QColor("#B3201C")).cacheKey() == sharp.cacheKey()


def test_in_a_scene_a_symbol_is_as_sharp_as_it_is_large(qapp: object) -> None:
    theme = Theme()
    image = QImage(200, 200, QImage.Format.Format_ARGB32)
    image.fill(0)
    painter = QPainter(image)
    painter.scale(8, 8)
    paint_chip(painter, QRectF(0, 0, 24, 24), theme.hue("red"), theme)
    painter.end()
    assert image.pixelColor(96, 30).name() == theme.hue("red").strong.name()


def test_a_title_marks_the_shared_syllable(qtbot: object, qapp: object) -> None:
    theme = Theme()
    title = SwipedTitle(theme, "Tock")
    title.resize(title.sizeHint())
    image = title.grab().toImage()
    marker = theme.colour("marker").rgb()
    marked = [x for x in range(image.width()) if image.pixel(x, 6) == marker]
    assert marked
    assert min(marked) > image.width() * 0.2
    assert title.accessibleName() == "Tock"


def test_a_tally_counts_in_fives() -> None:
    assert tally_width(0, 1.0) <= 2
    assert tally_width(4, 1.0) < tally_width(5, 1.0) + 1
    assert tally_width(10, 1.0) < 2.4 * tally_width(5, 1.0)
