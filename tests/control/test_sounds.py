"""Which events are heard, by which names; that they are heard when they are shown, and not when skipped."""

from __future__ import annotations

import typing
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from types import UnionType
from typing import Any, Final

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QPushButton
from pytestqt.qtbot import QtBot
from tests.games.tock_positions import position
from tests.tables import Opener, opener

from spielblock.control.framing import Button, Prompt
from spielblock.control.pace import NORMAL, OFF, Pace
from spielblock.control.sounds import LATER, Sound
from spielblock.games import all_games
from spielblock.rules.contract import NO_REASON, Over
from spielblock.rules.event import Event
from spielblock.shell.settings import Settings
from spielblock.shell.table_page import TablePage

#: DESIGN.md, section 7, word by word.
NAMES: Final = """piece-hop piece-land piece-capture piece-home swap card-slide card-flip card-deal shuffle
    dice-shake dice-throw dice-settle cup-slam cup-lift lid-slide pencil-cross pencil-strike pencil-hatch goat
    wolf star column-done colour-done rockit-call penalty-add skip reverse your-turn not-allowed hint undo
    curtain win lose challenge-done button"""
#: What is only said or written, and so has no name there.
SILENT: Final = {
    "tock": {"DealBegun"},
    "schock": {
        *("OpeningTied", "RoundStarted", "Stood", "LimitSet", "LateStood", "ThrowOffStarted", "RoundEnded"),
        *("StockEmptied", "WentOut", "HalfLost", "FinalCalled", "MatchLost"),
    },
    "rock_the_bock": {"RoundStarted", "ThrowFailed", "RoundScored"},
    "noch_mal": {"Chose", "Counted"},
    "rockit": {"RoundStarted", "ColourNamed", "CardKept", "RoundWon"},
}
TWO = position(
    {"A": "r3 r20 g4 yard", "B": "r36* r50 yard yard"}, {"A": "9c Kc 5h", "B": "2c 3c 4c"}, dealer="B"
)


@pytest.fixture
def open_table(qtbot: QtBot, tmp_path: Path, game: str) -> Iterator[Opener]:
    with opener(qtbot, tmp_path, all_games()[game]) as opened:
        yield opened


def choose(page: TablePage, text: str) -> None:
    page.table.choose(page.controller.match.rules.parse(text))


def sample(kind: type[Event]) -> Event:
    """Return an event of this kind in which something has happened."""
    hints = typing.get_type_hints(kind)
    return kind(**{field: _value(hints[field]) for field in kind.__struct_fields__})


def _value(hint: Any) -> Any:
    parts, kind = typing.get_args(hint), typing.get_origin(hint)
    if kind is typing.Literal:
        return parts[0]
    if kind is tuple:
        return (_value(parts[0]),)
    if kind in (typing.Union, UnionType):
        return _value(parts[0])
    return {int: 1, str: "A", bool: False, dict: {}}[kind or hint]


def test_the_names_are_those_of_the_design() -> None:
    assert {str(sound) for sound in Sound} == set(NAMES.split())


def test_every_game_is_listed_here() -> None:
    assert set(SILENT) == set(all_games())


@pytest.mark.parametrize("game", SILENT)
def test_every_kind_of_event_is_heard_or_known_to_be_silent(game: str, open_table: Opener) -> None:
    sounds = open_table(None, None).table.sounds
    kinds = typing.get_args(import_module(f"spielblock.games.{game}.events").AnyEvent)
    assert {kind.__name__ for kind in kinds if not sounds(sample(kind))} == SILENT[game]


def test_every_name_has_its_moment_but_for_what_comes_later() -> None:
    """The names around a table are heard below; challenges come with a later part of the plan."""
    around = {
        *(Sound.YOUR_TURN, Sound.UNDO, Sound.CURTAIN, Sound.WIN, Sound.LOSE),
        *(Sound.NOT_ALLOWED, Sound.HINT, Sound.BUTTON),
    }
    of_games: set[Sound] = set()
    for game in SILENT:
        module = import_module(f"spielblock.games.{game}.ui.sounds")
        of_games |= {
            value for value in Sound if f"Sound.{value.name}" in Path(module.__file__ or "").read_text()
        }
    assert set(Sound) - around - of_games == LATER == {Sound.CHALLENGE_DONE}


def overheard(page: TablePage) -> list[str]:
    heard: list[str] = []
    page.sounding.heard.connect(heard.append)
    return heard


@pytest.mark.parametrize("game", ["tock"])
@pytest.mark.parametrize("pace", [OFF, NORMAL])
def test_a_step_is_heard_when_it_is_shown(qtbot: QtBot, open_table: Opener, pace: Pace) -> None:
    page = open_table(None, None, position=TWO, pace=pace)
    heard = overheard(page)
    choose(page, "9c r3>r12")
    qtbot.waitUntil(lambda: "your-turn" in heard, timeout=10_000)
    assert heard == ["card-slide", "piece-hop", "piece-land", "your-turn"]


@pytest.mark.parametrize("game", ["tock"])
def test_what_is_skipped_is_not_heard(qtbot: QtBot, open_table: Opener) -> None:
    page = open_table(None, None, position=TWO, pace=NORMAL)
    heard = overheard(page)
    choose(page, "9c r3>r12")
    qtbot.waitUntil(lambda: page.queue.running)
    page.skip()
    qtbot.waitUntil(lambda: "your-turn" in heard)
    assert heard == ["card-slide", "your-turn"]


@pytest.mark.parametrize("game", ["tock"])
def test_taking_back_and_handing_over_are_heard(qtbot: QtBot, open_table: Opener) -> None:
    page = open_table(None, None, position=TWO, settings=Settings(humans="curtain"))
    heard = overheard(page)
    page.presenter.look()
    choose(page, "9c r3>r12")
    qtbot.waitUntil(lambda: "curtain" in heard)
    page.undo()
    assert "undo" in heard


@pytest.mark.parametrize("game", ["schock"])
def test_winning_is_heard_once(qtbot: QtBot, open_table: Opener) -> None:
    page = open_table(None, None)
    heard = overheard(page)
    over = Over((1, 2), (0, 1), NO_REASON)
    page.presenter.told.emit(sample(Event))
    page.controller.ended.emit(over)
    page.controller.ended.emit(over)
    assert heard == ["win"]


@pytest.mark.parametrize("game", ["noch_mal"])
def test_a_touch_that_is_refused_is_heard(qtbot: QtBot, open_table: Opener) -> None:
    page = open_table(None, None)
    qtbot.waitUntil(lambda: page.table.decision is not None)
    heard = overheard(page)
    table: Any = page.table
    table.touch_cell("A1")
    assert heard == ["not-allowed"]


@pytest.mark.parametrize("game", ["tock"])
def test_picking_is_no_refusal(qtbot: QtBot, open_table: Opener) -> None:
    page = open_table(None, None, position=TWO)
    heard = overheard(page)
    assert page.table.pick(("card", "9c"))
    page.table.undraft()
    assert heard == []


@pytest.mark.parametrize("game", ["tock"])
def test_a_hint_is_heard_when_it_is_there_and_only_once(qtbot: QtBot, open_table: Opener) -> None:
    page = open_table(None, None, position=TWO)
    heard = overheard(page)
    page.hints.press()
    qtbot.waitUntil(lambda: page.hints.hints.advice is not None)
    page.hints.press()
    assert heard == ["hint"]


@pytest.mark.parametrize("game", ["tock"])
def test_buttons_are_heard(qtbot: QtBot, open_table: Opener) -> None:
    page = open_table(None, None, position=TWO)
    heard = overheard(page)
    qtbot.mouseClick(page.frame.top.rules_button, Qt.MouseButton.LeftButton)
    qtbot.mouseClick(page.frame.fold, Qt.MouseButton.LeftButton)
    assert heard == ["button", "button"]


@pytest.mark.parametrize("game", ["schock"])
def test_a_button_of_the_prompt_is_heard_by_click_and_by_key(qtbot: QtBot, open_table: Opener) -> None:
    page = open_table(None, None)
    qtbot.waitUntil(lambda: page.table.decision is not None)
    pressed: list[str] = []
    offer = Button("Do it", lambda: pressed.append("done"), "Q", main=True)
    heard = overheard(page)
    page.frame.prompt.show_prompt(Prompt("A question", "", (offer,)), None, urgent=True)
    assert page.frame.prompt.press("Q")
    button = next(one for one in page.frame.prompt.findChildren(QPushButton) if one.text() == "Do it")
    qtbot.mouseClick(button, Qt.MouseButton.LeftButton)
    assert (heard, pressed) == (["button", "button"], ["done", "done"])


@pytest.mark.parametrize("game", ["tock"])
def test_a_key_that_came_too_early_is_heard(qtbot: QtBot, open_table: Opener) -> None:
    page = open_table(None, None, position=TWO, pace=OFF)
    page.keys.fresh.clock = lambda: 0.0
    heard = overheard(page)
    qtbot.keyClick(page, Qt.Key.Key_1)
    assert heard == ["not-allowed"]
