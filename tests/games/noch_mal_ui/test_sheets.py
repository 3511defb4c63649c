"""The sheets of the others and the line that says whose turn it is."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QEvent
from PySide6.QtGui import QFontMetricsF, QHelpEvent
from PySide6.QtWidgets import QApplication, QToolTip
from pytestqt.qtbot import QtBot
from tests.games.noch_mal.playing import position_after, table_of, wait_for_a_choice
from tests.tables import Opener, SilentBots, opener

from spielblock.games.noch_mal.game import GAME
from spielblock.games.noch_mal.position import Dice
from spielblock.games.noch_mal.ui import texts
from spielblock.games.noch_mal.ui.scene import SheetView
from spielblock.games.noch_mal.ui.small_head import HEAD, Head, fitted
from spielblock.games.noch_mal.ui.small_sheet import SmallSheet
from spielblock.games.noch_mal.ui.tracks import Values
from spielblock.headless.languages import catalogue
from spielblock.shell.table_page import TablePage
from spielblock.widgets.score_sheet import CellGrid
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


def at_table(
    open_table: Opener, seats: int, size: tuple[int, int] = (1280, 800), scale: float = 1.0
) -> TablePage:
    return open_table(
        None,
        *["medium"] * (seats - 1),
        position=position_after(14, seats),
        size=size,
        thinker=SilentBots(),
        theme=Theme(scale=scale),
    )


@pytest.mark.parametrize(("seats", "shown"), [(2, True), (3, True), (6, False)])
def test_with_few_others_their_colours_are_shown_as_well(open_table: Opener, seats: int, shown: bool) -> None:
    sheets = table_of(at_table(open_table, seats)).sheets
    assert [small.colours.isVisible() for small in sheets.small] == [shown] * (seats - 1)
    for small in sheets.small:
        paper = small.boundingRect()
        for part in (small.grid, *([small.colours] if shown else [])):
            assert paper.contains(part.mapRectToParent(part.boundingRect()).adjusted(8, 6, -8, -6))


@pytest.mark.parametrize(
    ("seats", "size", "scale", "shown"),
    [
        (2, (1280, 800), 1.0, 5),
        (3, (1280, 800), 1.0, 5),
        (4, (1280, 800), 1.0, 3),
        (2, (1024, 600), 1.0, 5),
        (4, (1024, 600), 1.0, 2),
        (2, (1024, 600), 1.3, 5),
        (3, (1024, 600), 1.3, 2),
        (6, (1024, 600), 1.0, 0),
    ],
)
def test_how_full_the_colours_of_others_are_is_written_on_their_sheets(
    open_table: Opener, seats: int, size: tuple[int, int], scale: float, shown: int
) -> None:
    sheets = table_of(at_table(open_table, seats, size, scale)).sheets
    for small in sheets.small:
        done, counts = small.colours.done, small.counts()
        assert len(counts) == shown
        assert all(words in (f"{done[colour]}/21", str(done[colour])) for colour, words in counts.items())
        assert sorted(done.values())[5 - shown :] == sorted(done[colour] for colour in counts)


@pytest.mark.usefixtures("german")
@pytest.mark.parametrize("seats", [1, 2, 4])
@pytest.mark.parametrize(("size", "scale"), [((1024, 600), 1.0), ((1024, 600), 1.3), ((1280, 800), 1.0)])
def test_no_count_touches_the_value_beside_it(
    open_table: Opener, seats: int, size: tuple[int, int], scale: float
) -> None:
    table = table_of(at_table(open_table, seats, size, scale))
    colours = table.sheets.big.colours
    places, theme = colours.places(0), Theme(scale=scale)
    colours.show_done(dict.fromkeys(colours.done, 18))
    for words in colours.counts.values():
        wide = QFontMetricsF(theme.font("caption")).horizontalAdvance(words)
        assert words in ("18 von 21", "18/21")
        assert places.words.left() + wide <= places.upper.left() - 5


def test_alone_only_the_upper_values_are_shown(open_table: Opener, monkeypatch: pytest.MonkeyPatch) -> None:
    drawn: dict[str, list[str]] = {"ColumnValues": [], "ColourValues": []}
    monkeypatch.setattr(
        Values, "_paint_value", lambda self, _, text, *more: drawn[type(self).__name__].append(text)
    )
    page = at_table(open_table, 1)
    page.grab()
    assert drawn["ColumnValues"][:15] == list("533322212223335")
    assert set(drawn["ColourValues"]) == {"5"}
    assert len(drawn["ColumnValues"]) % 15 == 0
    assert table_of(page).sheets.big.heading == "points"


def test_in_company_both_values_are_named(open_table: Opener) -> None:
    assert table_of(at_table(open_table, 2)).sheets.big.heading == "first · later"


LARGE = [((1024, 600), 1.3), ((1024, 600), 1.5), ((1024, 600), 2.0), ((1280, 776), 2.0)]
#: In pixels of the screen: smaller letters cannot be read.
LEAST = 10.5


@pytest.mark.parametrize("seats", [2, 3])
@pytest.mark.parametrize(("size", "scale"), LARGE)
def test_in_large_letters_the_board_has_most_of_the_room(
    open_table: Opener, seats: int, size: tuple[int, int], scale: float
) -> None:
    sheets = table_of(at_table(open_table, seats, size, scale)).sheets
    big, small = [sheets.mapFromScene(item.sceneBoundingRect()).boundingRect() for item in heads(sheets)]
    assert big.width() > 0.53 * sheets.width()
    assert small.height() < 0.28 * sheets.height()
    assert sheets.transform().m11() * Theme(scale=scale).font("caption").pixelSize() >= LEAST
    assert sheets.cut() == []


def heads(sheets: SheetView) -> tuple[CellGrid, SmallSheet]:
    return sheets.big.grid, sheets.small[0]


@pytest.mark.usefixtures("german")
@pytest.mark.parametrize("seats", [1, 4])
@pytest.mark.parametrize(("size", "scale"), LARGE)
def test_in_large_letters_all_dice_and_the_question_are_seen_whole(
    qtbot: QtBot, open_table: Opener, seats: int, size: tuple[int, int], scale: float
) -> None:
    few = 1 if seats == 1 else 0
    dice = Dice(("red", "orange", "joker")[few:], ("2", "2", "3")[few:])
    position = replace(position_after(14, seats), phase="active", active="A", dice=dice)
    others = ("medium",) * (seats - 1)
    page = open_table(
        None, *others, position=position, thinker=SilentBots(), size=size, theme=Theme(scale=scale)
    )
    assert wait_for_a_choice(qtbot, page)
    dock, prompt = table_of(page).dice, page.frame.prompt
    assert len(dock.visible_dice) == (4 if seats == 1 else 6)
    qtbot.waitUntil(lambda: dock.cut() == [])
    assert all(die.covered() <= 0.101 for die in dock.visible_dice)
    assert dock.height() <= 0.2 * size[1]
    assert prompt.line.shown() == prompt.prompt.line
    assert prompt.line.letters >= 16
    row = prompt.buttons
    found = [item.widget() for at in range(row.count()) if (item := row.itemAt(at)) is not None]
    buttons = [button for button in found if button is not None]
    assert len(buttons) == 2
    qtbot.waitUntil(lambda: all(prompt.rect().contains(button.geometry()) for button in buttons))
    assert all(button.width() >= button.sizeHint().width() for button in buttons)


def test_a_tip_hides_nothing_of_the_sheet_it_tells_of(qtbot: QtBot, open_table: Opener) -> None:
    sheets = table_of(at_table(open_table, 2, (1024, 600))).sheets
    paper = sheets.mapFromScene(sheets.small[0].sceneBoundingRect()).boundingRect()
    at = paper.center()
    help_ = QHelpEvent(QEvent.Type.ToolTip, at, sheets.viewport().mapToGlobal(at))
    QApplication.sendEvent(sheets.viewport(), help_)
    qtbot.waitUntil(QToolTip.isVisible)
    assert "click to enlarge" in QToolTip.text()
    assert f"Yellow {sheets.small[0].colours.done['yellow']}" in QToolTip.text()
    (tip,) = [one for one in QApplication.topLevelWidgets() if one.inherits("QTipLabel") and one.isVisible()]
    head = sheets.viewport().mapToGlobal(paper.topLeft()).y() + HEAD
    assert tip.frameGeometry().bottom() < head
    QToolTip.hideText()


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
