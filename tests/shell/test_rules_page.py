"""The rules of a game: sections, what is searched for, and what a game draws into them."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from msgspec import Struct
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from spielblock.games import all_games
from spielblock.games.noch_mal.options import Options as NochMal
from spielblock.games.tock.options import Options
from spielblock.shell.page_parts import Kit
from spielblock.shell.rules_page import RulesPage
from spielblock.shell.rules_pictures import PictureGrid, drawing_of
from spielblock.shell.settings import Settings
from spielblock.shell.shown import shown_games
from spielblock.widgets.theme import Theme

Opener = Callable[..., RulesPage]


@pytest.fixture
def opened(qtbot: QtBot) -> Opener:
    def make(
        game: str, options: Struct | None = None, width: int = 1024, height: int = 600, scale: float = 1
    ) -> RulesPage:
        page = RulesPage(Kit(Theme(scale=scale), shown_games(all_games()), Settings()), game, options)
        qtbot.addWidget(page)
        page.resize(width, height)
        page.show()
        qtbot.waitExposed(page)
        return page

    return make


def grid_of(page: RulesPage) -> PictureGrid:
    grids = page.findChildren(PictureGrid)
    assert len(grids) == 1
    return grids[0]


def said(page: RulesPage) -> list[str]:
    """Return what a screen reader reads out beside the pictures."""
    labels = [label for cell in grid_of(page).cells for label in cell.findChildren(QLabel)]
    return [label.accessibleName() for label in labels if label.text()]


def test_every_card_of_tock_is_drawn_with_what_it_does(opened: Opener) -> None:
    page = opened("tock")
    words = said(page)
    assert len(words) == 8
    assert words[0] == "Ace: A new piece in, or 1 forward"
    assert "10: 10 forward; the next player sits out and discards a card" in words
    assert words[-1] == "2, 3, 5, 6, 8, 9: As many fields forward as the card says"
    for cell in grid_of(page).cells:
        shown = [label.pixmap() for label in cell.findChildren(QLabel) if not label.text()]
        assert [picture.isNull() for picture in shown] == [False]
        colours = {shown[0].toImage().pixelColor(x, 40).name() for x in range(shown[0].width())}
        assert len(colours) > 2


@pytest.mark.parametrize(
    ("options", "expected"),
    [
        (Options(), "7: 7 forward, shared as you like; captures all on the way"),
        (Options(seven="single_rest_forfeit"), "7: Up to 7 forward with one piece, the rest is lost;"),
        (Options(seven_may_continue_with_partner=True), "at last with the partner"),
        (Options(), "Jack: Swap an own piece with any other"),
        (Options(jack_own_own=False), "Jack: Swap an own piece with one of another colour"),
    ],
)
def test_the_cards_do_what_the_options_of_the_match_say(
    opened: Opener, options: Options, expected: str
) -> None:
    assert any(expected in one for one in said(opened("tock", options)))


def test_the_options_of_another_game_mean_nothing_to_tock(opened: Opener, qtbot: QtBot) -> None:
    page = opened("schock", all_games()["schock"].options())
    assert not page.findChildren(PictureGrid)
    qtbot.mouseClick(page.games.button("tock"), Qt.MouseButton.LeftButton)
    assert any("shared as you like" in one for one in said(page))


@pytest.mark.parametrize("game", sorted(set(all_games()) - {"tock"}))
def test_a_game_that_draws_nothing_shows_its_sections(opened: Opener, game: str) -> None:
    page = opened(game)
    assert drawing_of(page.game) is None
    assert not page.findChildren(PictureGrid)
    assert len(page.buttons) == len(page.game.texts.rules_help())


def test_what_stands_beside_the_pictures_is_found_and_marked(opened: Opener, qtbot: QtBot) -> None:
    page = opened("tock")
    qtbot.keyClicks(page.search, "12 forward")
    assert [button.text() for button in page.buttons] == ["Cards"]
    grid = page.findChildren(PictureGrid)[-1]
    marked = [label for label in grid.findChildren(QLabel) if "background" in label.text()]
    assert [label.accessibleName() for label in marked] == ["Queen: 12 forward"]


@pytest.mark.parametrize(("width", "height", "scale", "columns"), [(1024, 600, 1, 2), (1280, 800, 2, 1)])
def test_there_are_as_many_columns_as_can_be_read(
    opened: Opener, qtbot: QtBot, width: int, height: int, scale: float, columns: int
) -> None:
    page = opened("tock", None, width, height, scale)
    grid = grid_of(page)
    qtbot.waitUntil(lambda: grid.columns == columns and grid.cells[-1].height() > 0)
    for label in grid.findChildren(QLabel):
        assert label.heightForWidth(label.width()) <= label.height()
    assert page.width() == width


@pytest.mark.parametrize(("option", "words"), [(True, "yes"), (False, "no")])
def test_a_variant_of_the_match_says_whether_it_is_on(opened: Opener, option: bool, words: str) -> None:
    page = opened("noch_mal", NochMal(first_three_open=option))
    lines = [label.text() for label in page.findChildren(QLabel) if label.text().startswith("All six dice")]
    assert lines
    assert all(line.startswith(f"All six dice at first: {words}") for line in lines)


def test_the_joker_die_is_called_what_it_shows(opened: Opener) -> None:
    page = opened("noch_mal")
    words = " ".join(label.text() for label in page.findChildren(QLabel))
    assert "four-pointed star on black" in words
    assert "black cross" not in words
