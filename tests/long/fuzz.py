"""`python3 -m tests.long fuzz [--lines 20000] [--seed 1]`: send a console lines that are wrong.

Each must get one answer, in time, that is no fault of the program; the process must be the same at the end.
"""

from __future__ import annotations

import argparse
import subprocess
import sys
import time
from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from itertools import islice
from pathlib import Path
from queue import Empty, Queue
from random import Random
from threading import Thread
from typing import Any

import msgspec

from spielblock.games import all_games
from spielblock.headless.console import BROKEN
from tests.long import fuzzing
from tests.long.report import keep

ROOT = Path(__file__).parents[2]
SECONDS = 20.0
TOO_LONG = 500
#: A console that takes more memory than this has been led astray.
MOST_BYTES = 2 << 30
LIMITED = (
    f"import resource; resource.setrlimit(resource.RLIMIT_AS, ({MOST_BYTES}, {MOST_BYTES})); "
    "from spielblock.headless.console import run; run()"
)


@dataclass
class Outcome:
    """How many lines were answered how, and which should not have been answered so."""

    answers: Counter[str] = field(default_factory=Counter[str])
    longest: float = 0.0
    faults: list[tuple[str, str]] = field(default_factory=list[tuple[str, str]])


class Process:
    """A console at the other end of two pipes."""

    def __init__(self) -> None:
        command = [sys.executable, "-c", LIMITED] if sys.platform == "linux" else _plain_console()
        self._process = subprocess.Popen(command, cwd=ROOT, stdin=-1, stdout=-1)
        self._replies: Queue[bytes] = Queue()
        Thread(target=self._listen, daemon=True).start()

    def ask(self, line: bytes) -> bytes:
        """Return the answer; nothing if none came in time."""
        assert self._process.stdin is not None
        try:
            self._process.stdin.write(line + b"\n")
            self._process.stdin.flush()
            return self._replies.get(timeout=SECONDS)
        except (Empty, BrokenPipeError):
            return b""

    def close(self) -> int:
        """Return how the process ended when its input did."""
        assert self._process.stdin is not None
        self._process.stdin.close()
        return self._process.wait(SECONDS)

    def kill(self) -> None:
        self._process.kill()
        self._process.wait()

    def _listen(self) -> None:
        for reply in self._process.stdout or ():
            self._replies.put(reply)


def fuzz(count: int, seed: int, note: Callable[[str], None] = lambda _: None) -> Outcome:
    """Send so many lines to one console after the other, a new one only where one was lost."""
    rng, outcome = Random(seed), Outcome()
    made = fuzzing.lines(fuzzing.matches(all_games(), 4, seed), rng)
    process = Process()
    for number, line in enumerate(islice(made, count)):
        if number % TOO_LONG == TOO_LONG - 1:
            line = b'"' + b"x" * (1 << 20) + b'"'
        began = time.monotonic()
        reply = process.ask(line)
        outcome.longest = max(outcome.longest, time.monotonic() - began)
        verdict = judged(reply)
        outcome.answers[verdict] += 1
        if verdict not in ("result", "error"):
            outcome.faults.append((line.decode(errors="replace"), reply.decode(errors="replace")))
        if not reply:
            process.kill()
            process = Process()
        if number % 200 == 0:
            note(f"line {number} of {count}")
    if process.close() != 0:
        outcome.faults.append(("", "the console did not end well"))
    return outcome


def judged(reply: bytes) -> str:
    """Return whether this is a result, an error, a fault of the program, or nothing that it should be."""
    try:
        answer: Any = msgspec.json.decode(reply)
    except msgspec.DecodeError:
        return "none"
    match answer:
        case {"jsonrpc": "2.0", "id": _, "result": _}:
            return "result"
        case {"jsonrpc": "2.0", "id": _, "error": {"code": int(code), "message": str()}}:
            return "fault" if code == BROKEN else "error"
        case _:
            return "none"


def main(words: Sequence[str]) -> int:
    parser = argparse.ArgumentParser("python3 -m tests.long fuzz")
    parser.add_argument("--lines", type=int, default=20_000)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args(words)
    began = time.monotonic()
    outcome = fuzz(given.lines, given.seed, lambda text: print(text, end="\r", file=sys.stderr))
    for line, reply in outcome.faults[:10]:
        print(f"{reply[:300]}\n    {line[:300]}")
    answers = dict(outcome.answers)
    print(
        f"{given.lines} lines: {answers}, longest {outcome.longest:.2f} s, {time.monotonic() - began:.0f} s"
    )
    keep(
        "fuzz",
        {
            "lines": given.lines,
            "seed": given.seed,
            "answers": answers,
            "longest": round(outcome.longest, 3),
            "faults": outcome.faults[:50],
        },
    )
    return 1 if outcome.faults else 0


def _plain_console() -> list[str]:
    return [sys.executable, "-m", "spielblock", "console"]
