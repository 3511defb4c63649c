"""However a step is shown, and whatever comes between, it ends in the same picture: at every table."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import Any, Final

import pytest
from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QApplication, QLabel
from pytestqt.qtbot import QtBot
from tests.screens.drawing import Look, dressed, put_away
from tests.screens_moments import show
from tests.whole import WHOLE

from spielblock.control.pace import FAST, NORMAL, SLOW, STILL, Pace, chosen
from spielblock.shell.program import Program
from spielblock.shell.table_page import TablePage
from spielblock.widgets.motion import Motion

LOOK: Final = Look("en", "light", 1280, 800)
#: Where each table begins; somebody has a choice, and something is to be seen of it.
BEGINNINGS: Final = ("tock-play", "schock-turn", "rock_the_bock-choose", "noch_mal-active", "rockit-turn")
#: The usual run plays the speeds of the program ten times as fast.
HURRY: Final = 1.0 if WHOLE else 0.1
#: Slow enough for something to come between.
STEADY: Final = Pace(0.6, 0.0)
CALM: Final = Pace(0.0, 0.0, 2.0)

Drawn = dict[str, Any]
Open = Callable[..., Program]
Between = Callable[[QtBot, Program], None]


def at_tables(ways: Iterable[str]) -> pytest.MarkDecorator:
    """Let a test run with each of these ways at each table; in the usual run with every third pair."""
    pairs = [(table, way) for table in BEGINNINGS for way in ways]
    return pytest.mark.parametrize(("beginning", "way"), pairs if WHOLE else pairs[::3])


@pytest.fixture
def open_program(qapp: QApplication, tmp_path: Path, beginning: str) -> Iterator[Open]:
    programs: list[Program] = []

    def opened(pace: Pace, *, calm: bool = False) -> Program:
        folder = tmp_path / str(len(programs))
        folder.mkdir()
        program = dressed(qapp, LOOK, folder, beginning)
        program.preferences.set(motion="reduced" if calm else "full")
        programs.append(program)
        show(beginning, program).queue.pace = pace
        return program

    yield opened
    for program in programs:
        put_away(program)


#: What is drawn without animation after the step, by where the table began.
STILLS: Final[dict[str, Drawn]] = {}


@pytest.fixture
def still(qtbot: QtBot, open_program: Open, beginning: str) -> Drawn:
    if beginning not in STILLS:
        STILLS[beginning] = after_a_step(qtbot, open_program(STILL))
    return STILLS[beginning]


def page_of(program: Program) -> TablePage:
    page = program.window.page
    assert isinstance(page, TablePage)
    return page


def decide(page: TablePage) -> None:
    """Make the move that takes most picks."""
    decision = page.table.decision
    assert decision is not None
    page.table.choose(max(decision.moves, key=lambda move: len(move.picks())))
    page.table.insist()


def at_rest(qtbot: QtBot, program: Program) -> Drawn:
    """Wait until somebody is to decide or it is over, and return what is drawn."""

    def rests() -> bool:
        page = page_of(program)
        return not page.queue.running and (page.table.decision is not None or page.voice.over is not None)

    qtbot.waitUntil(rests, timeout=20_000)
    return page_of(program).table.drawn()


def after_a_step(qtbot: QtBot, program: Program) -> Drawn:
    decide(page_of(program))
    return at_rest(qtbot, program)


def begin_a_step(qtbot: QtBot, program: Program) -> None:
    """Decide, and return while something moves."""
    decide(page_of(program))
    qtbot.waitUntil(lambda: page_of(program).queue.running, timeout=2000)
    qtbot.wait(30)


SPEEDS: Final = {"fast": FAST, "normal": NORMAL, "slow": SLOW}


@at_tables(SPEEDS)
def test_every_speed(qtbot: QtBot, open_program: Open, still: Drawn, way: str) -> None:
    pace = Pace(SPEEDS[way].factor * HURRY, 0.0)
    assert after_a_step(qtbot, open_program(pace)) == still


@pytest.mark.parametrize("beginning", BEGINNINGS)
def test_reduced_motion(
    qtbot: QtBot, open_program: Open, still: Drawn, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The same picture, and nothing has moved: all that took time were fades from picture to picture."""
    program = open_program(Pace(0.0, 0.0, chosen("normal", reduced=True).changing * HURRY), calm=True)
    moved: list[str] = []
    begun = Motion.__init__

    def begin(motion: Motion, duration: int, step: Callable[[float], None], *more: Any) -> None:
        begun(motion, duration, step, *more)
        if duration > 0:
            moved.append(step.__qualname__)

    monkeypatch.setattr(Motion, "__init__", begin)
    assert after_a_step(qtbot, program) == still
    assert moved
    assert {name.split(".")[0] for name in moved} == {"ChangeVeils"}


def skipped(qtbot: QtBot, program: Program) -> None:
    qtbot.keyClick(page_of(program), Qt.Key.Key_Space)


def resized(qtbot: QtBot, program: Program) -> None:
    for size in (QSize(1024, 600), QSize(1500, 900), QSize(LOOK.width, LOOK.height)):
        program.window.resize(size)
        qtbot.wait(20)


def paused(qtbot: QtBot, program: Program) -> None:
    """Leave the window alone for a while in which the system draws nothing of it."""
    program.window.hide()
    qtbot.wait(60)
    program.window.show()


def interrupted_by_a_dialog(qtbot: QtBot, program: Program) -> None:
    overlay = program.window.lay_over(QLabel("Wait a moment"), QSize(300, 200))
    qtbot.wait(60)
    overlay.close_it()


def interrupted_by_another_page(qtbot: QtBot, program: Program) -> None:
    program.routes.show_rules()
    qtbot.wait(60)
    program.trail.back()


def made_anew(qtbot: QtBot, program: Program) -> None:
    """Change the theme and back: all pages are made anew each time."""
    program.preferences.toggle_brightness()
    program.preferences.toggle_brightness()


BETWEEN: Final[dict[str, Between]] = {
    way.__name__: way
    for way in (
        skipped,
        resized,
        paused,
        interrupted_by_a_dialog,
        interrupted_by_another_page,
        made_anew,
    )
}


@at_tables(BETWEEN)
def test_whatever_comes_between(qtbot: QtBot, open_program: Open, still: Drawn, way: str) -> None:
    program = open_program(STEADY)
    begin_a_step(qtbot, program)
    BETWEEN[way](qtbot, program)
    assert at_rest(qtbot, program) == still


@at_tables(("skipped", "resized", "made_anew"))
def test_whatever_comes_between_a_fade(qtbot: QtBot, open_program: Open, still: Drawn, way: str) -> None:
    program = open_program(CALM, calm=True)
    begin_a_step(qtbot, program)
    BETWEEN[way](qtbot, program)
    assert at_rest(qtbot, program) == still


@pytest.mark.parametrize("beginning", BEGINNINGS)
def test_taken_back_while_it_moves(qtbot: QtBot, open_program: Open) -> None:
    program = open_program(STEADY)
    before, length = page_of(program).table.drawn(), len(page_of(program).controller.match.log)
    begin_a_step(qtbot, program)
    page_of(program).undo()
    if len(page_of(program).controller.match.log) > length:
        # what was seen cannot be unseen: it asks whether to go on for practice
        qtbot.keyClick(page_of(program), Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: len(page_of(program).controller.match.log) == length, timeout=5000)
    assert at_rest(qtbot, program) == before


@pytest.mark.parametrize("beginning", BEGINNINGS)
def test_a_table_that_stops_half_way_is_found(
    qtbot: QtBot, open_program: Open, still: Drawn, monkeypatch: pytest.MonkeyPatch
) -> None:
    program = open_program(STILL)
    monkeypatch.setattr(page_of(program).table, "show_view", lambda view, seat: None)
    assert after_a_step(qtbot, program) != still
