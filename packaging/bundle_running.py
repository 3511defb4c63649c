"""Does a frozen program do what it should? It is started and asked, in a home of its own.

The build itself reports nothing when something is missing: games are found by looking into a folder, tables
and translations are loaded by name, bots think in a second process of the same program.
"""

from __future__ import annotations

import json
import time
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path

from bundle import ROOT
from frozen_program import FrozenProgram

#: How long the window may take to be there, and a bot to move, on a machine that is busy.
PATIENCE = 60.0
#: What bots say at the end of a line when they had to be stopped.
STOPPED = '"stopped"'

Try = Callable[[FrozenProgram], Iterator[str]]


def running(program: FrozenProgram, tries: Sequence[Try] | None = None) -> Iterator[str]:
    """Yield what is wrong with what a program does, a sentence each."""
    before = program.inventory()
    for tried in TRIES if tries is None else tries:
        yield from tried(program)
    yield from untouched(program, before)


def games(program: FrozenProgram) -> Iterator[str]:
    """All games are there."""
    wanted = {path.parent.name for path in (ROOT / "desktop" / "spielblock" / "games").glob("*/game.py")}
    listed = program.call("--list", console=True)
    if not wanted or set(listed.stdout.split()) != wanted:
        yield f"the games are {sorted(wanted)}, the program lists {listed.stdout!r}: {listed.stderr[-300:]}"


def console(program: FrozenProgram) -> Iterator[str]:
    """The console answers, in German as well."""
    question = json.dumps({"jsonrpc": "2.0", "id": 1, "method": "games", "params": {}}) + "\n"
    answered = program.call("console", given=question, console=True)
    if '"result"' not in answered.stdout:
        yield f"the console gives no answer: {answered.stdout[:300]} {answered.stderr[-300:]}"
    elif "Würfel" not in answered.stdout and "Karte" not in answered.stdout:
        yield "the console speaks no German: the translations are not found"


def opens_a_file(program: FrozenProgram) -> Iterator[str]:
    """A match that is given at the start is opened, and the bot whose turn it is moves, in its worker."""
    match = begun(program.home / "Grüße von Oma.spielblock")
    lines = _count(match)
    with program.begun(str(match)) as window:
        yield from _bot_moved(match, lines, "opened at the start")
        yield from program.ended(window)


def second_start(program: FrozenProgram) -> Iterator[str]:
    """A second start hands its file to the first program and ends with 0; the first goes on."""
    match = begun(program.home / "zweite Partie.spielblock")
    lines = _count(match)
    with program.begun() as window:
        if not _soon(lambda: program.call("--running", console=True).returncode == 0):
            yield "the program that runs does not answer"
            return
        second = program.call(str(match))
        if second.returncode:
            yield f"the second start ends with {second.returncode}: {(second.stdout + second.stderr)[-300:]}"
        yield from _bot_moved(match, lines, "brought by a second start")
        if window.poll() is None:
            yield from program.ended(window)
        else:
            yield f"the first program ended with {window.returncode} when the second was started"


def smoke(program: FrozenProgram) -> Iterator[str]:
    """`--smoke` passes."""
    done = program.call("--smoke")
    if done.returncode:
        yield f"--smoke ends with {done.returncode}: {(done.stdout + done.stderr)[-800:]}"


TRIES: tuple[Try, ...] = (games, console, opens_a_file, second_start, smoke)


def untouched(program: FrozenProgram, before: dict[str, tuple[int, int]]) -> Iterator[str]:
    """Nothing was written where the program lies: for most people that folder is closed."""
    after = program.inventory()
    changed = sorted({name for name, _ in before.items() ^ after.items()})
    if changed:
        yield f"the program wrote into its own folder: {', '.join(changed[:5])}"


def begun(path: Path) -> Path:
    """Begin a match in which a bot has to choose next, by chance up to there, and return its file."""
    from random import Random

    from spielblock.games import all_games
    from spielblock.match.savefile import start
    from spielblock.match.seating import Chair
    from spielblock.rules.contract import Decide, Draw
    from spielblock.rules.seats import CHANCE

    game, rng = all_games()["tock"], Random(path.name)
    chairs = (Chair("Anna", None, "blue"), Chair("Bot", "hard", "red"))
    save = start(path, game, game.options(), chairs, path.name)
    while isinstance(pending := save.match.pending, Decide | Draw):
        if isinstance(pending, Draw):
            save.play(CHANCE, save.match.fate())
            continue
        seat = pending.seats[0]
        moves = save.match.decision(seat).moves
        if seat == 1 and len(moves) > 1:
            break
        save.play(seat, rng.choice(moves))
    save.close()
    return path


def _bot_moved(match: Path, begun_with: int, how: str) -> Iterator[str]:
    """Yield a sentence unless a bot has moved, by itself, since the match had so many lines."""

    def moves() -> list[str]:
        lines = match.read_text("utf-8").splitlines()[begun_with:]
        return [line for line in lines if line.split(",")[1:2] == ['"B"']]

    if not _soon(lambda: bool(moves())):
        yield f"a match {how} does not go on: its bot has not moved after {PATIENCE:.0f} s"
    elif all(STOPPED in line for line in moves()):
        yield f"the bot of a match {how} had to be stopped: its worker does not answer"


def _count(match: Path) -> int:
    return len(match.read_text("utf-8").splitlines())


def _soon(true: Callable[[], bool]) -> bool:
    """Return whether something comes true within the patience there is."""
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until:
        if true():
            return True
        time.sleep(0.2)
    return False
