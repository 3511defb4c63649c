"""Which events are heard, by which names; that they are heard when they are shown, and not when skipped."""

from __future__ import annotations

import typing
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from types import UnionType
from typing import Any, Final

import pytest
from pytestqt.qtbot import QtBot
from tests.games.tock_positions import position
from tests.tables import Opener, opener

from spielblock.control.pace import NORMAL, OFF, Pace
from spielblock.control.sounds import Sound
from spielblock.games import all_games
from spielblock.rules.contract import Over
from spielblock.rules.event import Event
from spielblock.rules.reason import Reason
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
    over = Over((1, 2), (0, 1), Reason("end"))
    page.presenter.told.emit(sample(Event))
    page.controller.ended.emit(over)
    page.controller.ended.emit(over)
    assert heard == ["win"]
