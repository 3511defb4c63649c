"""Sheets stay whole in large letters: words become smaller or go, points never do."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QApplication
from tests.games.rock_the_bock.pages import MIDDLE, Opener, moves_of, table_of

from spielblock.games.rock_the_bock.scoring import points
from spielblock.games.rock_the_bock.texts import signed
from spielblock.games.rock_the_bock.ui.measuring import Space, measured
from spielblock.headless.languages import catalogue
from spielblock.widgets.theme import Theme

#: Nobody reads smaller letters.
LEAST_PIXELS = 10
SIZES = [(1024, 600), (1280, 800)]


@pytest.mark.parametrize("scale", [1.0, 1.3, 1.5, 2.0])
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("seats", [2, 4])
def test_whole_sheets_are_seen(
    qapp: QApplication, open_page: Opener, seats: int, size: tuple[int, int], scale: float
) -> None:
    position = MIDDLE | {"players": dict(list(MIDDLE["players"].items())[:seats])}
    translator = catalogue("de")
    qapp.installTranslator(translator)
    try:
        page = open_page(seats, position=position, size=size, theme=Theme(scale=scale))
        pad = table_of(page).pad
        inside = pad.sceneRect()
        for letter, sheet in pad.sheets.items():
            assert inside.contains(sheet.sceneBoundingRect())
            seen = position["players"][letter]
            brought = signed(points(seen["bucks"], seen["wolves"], seen["goats"]))
            lines = sheet.lines
            assert (lines.running.text(), lines.running.isVisible()) == (brought, True)
            assert [lines.scores[0].text(), lines.name.text()] == [
                signed(seen["subtotals"][0]),
                page.stage.name(letter),
            ]
            assert not [words.text() for words in lines.all() if words.cut]
            paper = sheet.mapRectToScene(sheet.boundingRect())
            shown = [words for words in lines.all() if words.isVisible() and words.text()]
            assert all(paper.contains(words.sceneBoundingRect()) for words in shown)
            assert all(words.font().pixelSize() >= LEAST_PIXELS for words in shown)
    finally:
        qapp.removeTranslator(translator)


@pytest.mark.parametrize("scale", [1.3, 1.5, 2.0])
@pytest.mark.parametrize("language", ["de", "en"])
def test_six_cards_hold_their_words(
    qapp: QApplication, open_page: Opener, language: str, scale: float
) -> None:
    translator = catalogue(language)
    qapp.installTranslator(translator)
    try:
        throw = {"buck": 1, "wolf": 1, "red": 1, "blue": 1, "green": 1, "yellow": 1}
        page = open_page(position=MIDDLE | {"throw": throw}, size=(1024, 600), theme=Theme(scale=scale))
        table = table_of(page)
        assert len(table.tray.choices) == 6
        for move in moves_of(page):
            table.select(move)
            assert not [card.choice for card in table.tray.cards if not card.isHidden() and card.cut()]
    finally:
        qapp.removeTranslator(translator)


@pytest.mark.parametrize("scale", [1.0, 1.5, 2.0])
def test_how_a_round_ended_is_read_whole(qapp: QApplication, open_page: Opener, scale: float) -> None:
    translator = catalogue("de")
    qapp.installTranslator(translator)
    try:
        page = open_page(position=MIDDLE, size=(1024, 600), theme=Theme(scale=scale))
        dock = table_of(page).tray
        dock.show_words(
            "\n".join([f"Benedikt: {at} : 9 Wolf führt – 12 Geißen zählen −12" for at in range(4)])
        )
        assert dock.rect().contains(dock.words.geometry())
        assert dock.words.font().pixelSize() >= LEAST_PIXELS
        dock.show_words("")
        dock.show_words("Kurz")
        assert dock.words.font().pixelSize() == page.stage.theme.font("prompt").pixelSize()
    finally:
        qapp.removeTranslator(translator)


@pytest.mark.parametrize("sheets", [2, 3, 4])
@pytest.mark.parametrize(("wide", "high"), [(480, 170), (553, 248), (700, 300), (976, 520)])
def test_sheets_fit_into_any_room(wide: int, high: int, sheets: int) -> None:
    for scale in (1.0, 1.15, 1.3, 1.5, 2.0):
        space = Space(wide, high, sheets, scale, compact=True)
        measure = measured(space)
        assert sheets * measure.width + (sheets - 1) * space.gap <= wide
        assert measure.height + 2 * space.margin <= high + 1
