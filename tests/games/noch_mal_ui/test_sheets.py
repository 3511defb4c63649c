"""The sheets of the others and the line that says whose turn it is."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot
from tests.games.noch_mal.playing import position_after, table_of
from tests.tables import Opener, SilentBots, opener

from spielblock.games.noch_mal.game import GAME
from spielblock.games.noch_mal.ui import texts
from spielblock.games.noch_mal.ui.small_head import Head, fitted
from spielblock.headless.languages import catalogue
from spielblock.shell.table_page import TablePage
from spielblock.widgets.theme import Theme


@pytest.fixture
def open_table(qtbot: QtBot, tmp_path: Path) -> Iterator[Opener]:
    with opener(qtbot, tmp_path, GAME) as opened:
        yield opened


@pytest.fixture
def german(qapp: QApplication) -> Iterator[None]:
    translator = catalogue("de")
    qapp.installTranslator(translator)
    yield
    qapp.removeTranslator(translator)


def at_table(open_table: Opener, seats: int, size: tuple[int, int] = (1280, 800)) -> TablePage:
    return open_table(
        None,
        *["medium"] * (seats - 1),
        position=position_after(14, seats),
        size=size,
        thinker=SilentBots(),
    )


@pytest.mark.parametrize(("seats", "shown"), [(2, True), (3, True), (6, False)])
def test_with_few_others_their_colours_are_shown_as_well(open_table: Opener, seats: int, shown: bool) -> None:
    sheets = table_of(at_table(open_table, seats)).sheets
    assert [small.colours.isVisible() for small in sheets.small] == [shown] * (seats - 1)
    for small in sheets.small:
        paper = small.boundingRect()
        for part in (small.grid, *([small.colours] if shown else [])):
            assert paper.contains(part.mapRectToParent(part.boundingRect()).adjusted(8, 6, -8, -6))


@pytest.mark.usefixtures("german")
def test_who_has_chosen_is_told_without_cutting_the_name() -> None:
    theme, name = Theme(), "Oma Lisl"
    assert fitted(theme, 147, Head(name, texts.has_chosen(), "4"), glyph=True)[:3] == (name, "check", "4")
    assert fitted(theme, 125, Head(name, texts.passes(), "4"), glyph=True)[:3] == (name, "minus", "4")
    assert fitted(theme, 300, Head(name, texts.has_chosen(), "4"), glyph=True).note == "hat gewählt"
    assert fitted(theme, 70, Head(name, "", "4"), glyph=True).name.endswith("…")


@pytest.mark.usefixtures("german")
@pytest.mark.parametrize(("width", "scale"), [(130, 1.3), (170, 1.5), (200, 2.0)])
def test_with_large_letters_the_name_stays_whole(width: int, scale: float) -> None:
    theme, name = Theme(scale=scale), "Oma Lisl"
    head = fitted(theme, width, Head(name, texts.has_chosen(), "−19"), glyph=True)
    assert (head.name, head.note) == (name, "check")
    assert round(theme.px(13) * head.share) >= 12


def test_words_say_who_has_chosen_where_there_is_room(open_table: Opener) -> None:
    small = table_of(at_table(open_table, 2)).sheets.small[0]
    small.show_note(texts.has_chosen())
    assert small.head()[1] == texts.has_chosen()


@pytest.mark.usefixtures("german")
def test_the_line_says_whose_turn_it_is(qtbot: QtBot, open_table: Opener) -> None:
    page = at_table(open_table, 1)
    qtbot.waitUntil(lambda: page.table.decision is not None)
    assert page.table.prompt().line.startswith("Du bist dran")
