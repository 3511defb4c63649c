"""How long bots keep a person waiting at normal speed: 2 s a turn on average, 6 s for three of them."""

from __future__ import annotations

from random import Random
from typing import Any

from pytestqt.qtbot import QtBot

from spielblock.control.pace import NORMAL
from spielblock.games.tock.game import GAME
from spielblock.games.tock.ui.table import TockTable
from spielblock.match.match import Match
from spielblock.rules.contract import Decide, Draw, Move, Over, Start
from spielblock.rules.seats import CHANCE, letter
from spielblock.widgets.stage import Sitter, Stage
from spielblock.widgets.theme import Theme

THEME = Theme()
COLOURS = ("blue", "red", "green", "yellow")
STEPS = 260


def shown_for(table: TockTable, match: Match[Any, Any], by: int, move: Move) -> int:
    """Carry a step out and return how many milliseconds its animations take."""
    step = match.play(by, move)
    spent = 0
    for event in step.events:
        seen = match.rules.witness(event, 0)
        cue = None if seen is None else table.cue(seen)
        animation = None if cue is None else cue(NORMAL)
        spent += 0 if animation is None else animation.totalDuration()
    table.show_view(match.view(0), 0)
    return spent


def test_bots_do_not_keep_anybody_waiting(qtbot: QtBot) -> None:
    sitters = tuple(Sitter(letter(seat), "Kim", COLOURS[seat], 0 if seat == 0 else 2) for seat in range(4))
    table = TockTable(Stage(THEME, sitters))
    board = table.board
    qtbot.addWidget(board)
    qtbot.addWidget(table.hand)
    board.resize(976, 554)
    rules = GAME.make_rules(GAME.options())
    match, bot, rng = Match(rules, Start(4), "speed"), GAME.stand_in(rules), Random(5)
    turns, waits, waiting = list[int](), list[int](), list[int]()
    table.show_view(match.view(0), 0)
    for _ in range(STEPS):
        pending = match.pending
        if isinstance(pending, Over):
            break
        if isinstance(pending, Draw):
            waiting.append(shown_for(table, match, CHANCE, match.fate()))
            continue
        assert isinstance(pending, Decide)
        seat = pending.seats[0]
        spent = shown_for(table, match, seat, bot.think(match.decision(seat), rng).move)
        if seat:
            turns.append(spent)
            waiting.append(spent)
        else:
            # With a deal in between more than three bots may have their turns.
            waits += [sum(waiting)] if len(waiting) == 3 else []
            waiting.clear()
    assert sum(turns) / len(turns) <= 2000
    assert len(waits) > 20
    assert max(waits) <= 6000
