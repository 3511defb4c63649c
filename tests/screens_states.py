"""What a page shows only now and then, for `tests.screens`: hints, refusals, banners, results, checks."""

from __future__ import annotations

import time
from collections.abc import Callable
from functools import partial
from random import Random
from typing import Any, Final

from PySide6.QtWidgets import QApplication

from spielblock.bots.messages import Chosen
from spielblock.games import all_games
from spielblock.match.savefile import start
from spielblock.match.seating import Chair
from spielblock.shell.fair_play_page import FairPlayPage
from spielblock.shell.program import Program
from spielblock.shell.settings import Humans
from spielblock.shell.table_page import TablePage
from spielblock.widgets import texts
from tests.screens.stock import COLOURS, NAMES, begin, play
from tests.screens_moments import show

Scene = Callable[[Program], object]
#: A moment of each game in which there is something to be advised.
ADVISED: Final = {
    "tock": "tock-play",
    "schock": "schock-turn",
    "rock_the_bock": "rock_the_bock-choose",
    "noch_mal": "noch_mal-active",
    "rockit": "rockit-turn",
}
#: So many rollouts are enough for something to be said.
ROLLOUTS: Final = 24
CHECK_SECONDS: Final = 30


def scenes() -> dict[str, Scene]:
    """Return the scenes by name."""
    found: dict[str, Scene] = {
        "state-thinking": partial(_thinking, "tock-play"),
        "state-unsaved": _unsaved,
        "state-toast": _toast,
        "state-practice": _practice,
        "state-refused-noch_mal": _refused_noch_mal,
        "state-refused-rockit": _refused_rockit,
        "state-refused-rock_the_bock": _refused_rock_the_bock,
        "keys": lambda program: program.routes.show_keys(),
        "fair-play": _fair,
        "fair-play-first": _fair,
        "fair-play-checked": _fair_checked,
    }
    for moment in ("tock-play", "noch_mal-active"):
        found[f"look-back-{moment}"] = partial(_look_back, moment)
    for game, moment in ADVISED.items():
        found[f"hint-one-{game}"] = partial(_hint, moment, 1)
        found[f"hint-best-{game}"] = partial(_hint, moment, 2)
        found[f"over-{game}"] = partial(_over, game)
        found[f"hidden-{game}"] = partial(_hidden, game, "hold")
        found[f"handed-{game}"] = partial(_hidden, game, "curtain")
    return found


def _table(program: Program) -> TablePage:
    page = program.window.page
    assert isinstance(page, TablePage)
    return page


def _hint(moment: str, presses: int, program: Program) -> None:
    """A bot's advice, as if it had come from the process of the bots."""
    page = show(moment, program)
    decision = page.table.decision
    assert decision is not None
    page.controller.hint = lambda: True  # type: ignore[method-assign]
    game = page.save.game
    bot = game.bots[list(game.bots)[-1]](page.controller.match.rules, ROLLOUTS)
    thought = bot.think(decision, Random(1))
    page.hints.press()
    page.controller.hinted.emit(Chosen(thought.move.text(), thought.candidates))
    for _ in range(presses - 1):
        page.hints.press()


def _thinking(moment: str, program: Program) -> None:
    page = show(moment, program)
    page.controller.hint = lambda: True  # type: ignore[method-assign]
    page.hints.press()


def _look_back(moment: str, program: Program) -> None:
    """The table as it was some lines of the history ago."""
    page = show(moment, program)
    sentences = [row for row, entry in enumerate(page.frame.history.entries) if not entry.separator]
    page.look_back.show(sentences[3])
    assert page.look_back.active


def _unsaved(program: Program) -> None:
    show("rockit-turn", program).frame.show_unsaved()


def _toast(program: Program) -> None:
    show("schock-turn", program).frame.toast.say(texts.fell_back("Oma Lisl"))


def _practice(program: Program) -> None:
    show("noch_mal-active", program).voice.ask_practice()


def _refused_noch_mal(program: Program) -> None:
    page: Any = show("noch_mal-cells", program)
    page.table.touch_cell("A1")


def _refused_rockit(program: Program) -> None:
    page: Any = show("rockit-turn", program)
    fan = page.table.hand.fan
    fan.pressed.emit(len(fan.shown) - 1)


def _refused_rock_the_bock(program: Program) -> None:
    page: Any = show("rock_the_bock-choose", program)
    page.table.pad.touched.emit("A", "goat")


def _over(game: str, program: Program) -> None:
    """The table of a match that is over, with the button that leads to its result."""
    program.library.folder.mkdir(parents=True, exist_ok=True)
    path = program.library.folder / f"{game}-over.scene"
    path.unlink(missing_ok=True)
    save = play(begin(path, all_games()[game], "over-table"), 20_000)
    program.routes.play(save)
    until(lambda: _table(program).voice.over is not None)


def _hidden(game: str, humans: Humans, program: Program) -> None:
    """Two people and a bot, after some steps: what one may not see is covered or behind the curtain."""
    program.preferences.set(humans=humans)
    entry = all_games()[game]
    colours = entry.colours or COLOURS
    coloured = entry.seats[-1] <= len(COLOURS)
    levels = (None, None, list(entry.bots)[0])
    chairs = tuple(
        Chair(NAMES[seat], level, colours[seat] if coloured else "") for seat, level in enumerate(levels)
    )
    program.library.folder.mkdir(parents=True, exist_ok=True)
    path = program.library.folder / f"{game}-{humans}.scene"
    path.unlink(missing_ok=True)
    save = start(path, entry, entry.options(), chairs, f"hidden-{game}")
    play(save, 40)
    program.routes.play(save)


def _fair(program: Program) -> None:
    program.routes.commands()["fair"]()


def _fair_checked(program: Program) -> None:
    _fair(program)
    page = program.window.page
    assert isinstance(page, FairPlayPage)
    page.start.click()
    until(lambda: not page.run.running)


def until(reached: Callable[[], bool]) -> None:
    """Let the program run until something is so."""
    late = time.monotonic() + CHECK_SECONDS
    while not reached():
        QApplication.processEvents()
        assert time.monotonic() < late, "it does not come to that"
