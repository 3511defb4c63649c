"""The button that calls, what it says, and what is offered once it was pressed."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product

import pytest
from PySide6.QtGui import QFontMetricsF
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot
from tests.games.rockit.seen import click_call, click_felt, position, press_button, table_of
from tests.games.rockit.spots import TWO_LEFT, log
from tests.tables import Opener, SilentBots

from spielblock.games.rockit.moves import DRAW, TAKE
from spielblock.games.rockit.ui import texts, texts_calls
from spielblock.games.rockit.ui.call_button import Calling
from spielblock.headless.languages import catalogue
from spielblock.widgets.key_cap import cap_width


def test_after_a_call_a_card_is_laid_and_nothing_else_is_offered(qtbot: QtBot, open_table: Opener) -> None:
    page = open_table(None, "medium", position=TWO_LEFT, thinker=SilentBots())
    table, bar = table_of(page), page.frame.prompt
    assert table.felt.piles.cap.isVisible()
    click_call(qtbot, page)
    qtbot.waitUntil(lambda: bar.prompt.line == texts_calls.call_heard())
    assert [button.text for button in bar.prompt.buttons] == [texts_calls.take_call_back()]
    assert not any(line.move in (DRAW, TAKE) for line in page.frame.moves.lines)
    assert not table.felt.piles.cap.isVisible()
    click_felt(qtbot, page, table.felt.places.pack)
    qtbot.waitUntil(lambda: bar.prompt.more == texts_calls.lay_after_call())
    assert log(page) == []
    press_button(qtbot, page, 0)
    qtbot.waitUntil(lambda: table.hand.button.calling is Calling.READY)
    assert table.felt.piles.cap.isVisible()
    assert [button.text for button in bar.prompt.buttons] == [texts.draw()]


def test_who_waits_with_one_card_is_told_that_the_call_comes_with_it(open_table: Opener) -> None:
    hands = {"A": "R2", "B": "G1 G2 G3"}
    page = open_table(None, "medium", position=position("R5 B5", hands, to_move="B"), thinker=SilentBots())
    button = table_of(page).hand.button
    assert (button.calling, button.words, button.caption) == (
        Calling.OFF,
        texts.bubble_last_call(),
        texts_calls.caption_last(),
    )
    hands = {"A": "R2 R3", "B": "G1 G2 G3"}
    page = open_table(None, "medium", position=position("R5 B5", hands, to_move="B"), thinker=SilentBots())
    assert table_of(page).hand.button.caption == texts_calls.caption_off()


@pytest.fixture(params=["en", "de"])
def language(qapp: QApplication, request: pytest.FixtureRequest) -> Iterator[str]:
    """A language that the program speaks during the test."""
    translator = catalogue(request.param)
    qapp.installTranslator(translator)
    yield request.param
    qapp.removeTranslator(translator)


@pytest.mark.usefixtures("language")
@pytest.mark.parametrize("size", [(1024, 600), (1280, 800)], ids=str)
def test_what_stands_on_and_below_the_button_fits(open_table: Opener, size: tuple[int, int]) -> None:
    page = open_table(None, "medium", position=TWO_LEFT, thinker=SilentBots(), size=size)
    button, theme = table_of(page).hand.button, page.stage.theme
    font = theme.font("caption")
    font.setWeight(font.Weight.Bold)
    for calling, last in product(Calling, (False, True)):
        button.show_calling(calling, last=last)
        words = QFontMetricsF(font).horizontalAdvance(button.caption)
        assert words + cap_width(theme, "R") + theme.px(5) <= button.width(), button.caption
        face = QFontMetricsF(theme.scaled_font("heading", button.disc().width() * 0.165))
        if last:
            continue  # two lines, in smaller letters
        assert face.horizontalAdvance(button.words) <= button.disc().width() * 0.86
