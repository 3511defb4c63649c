"""A bots' process that answers every other question and fails at the rest, in one of five ways.

`python3 -m tests.accept.bad_bot WAY FILE`: its number goes into the file, for whoever looks for orphans.
"""

from __future__ import annotations

import os
import signal
import sys
import time
from collections.abc import Callable
from pathlib import Path

import msgspec

from spielblock.games import all_games
from spielblock.headless.console import Console
from spielblock.headless.worker import Watched
from tests.toy.game import TOY


def killed(line: bytes) -> bytes:
    os.kill(os.getpid(), signal.SIGKILL)
    return b""


def stopped(line: bytes) -> bytes:
    os.kill(os.getpid(), signal.SIGSTOP)
    return b""


def garbage(line: bytes) -> bytes:
    return b'{"id":1,"result":{"action":\xff[[[['


def illegal(line: bytes) -> bytes:
    asked = msgspec.json.decode(line)["id"]
    return msgspec.json.encode({"jsonrpc": "2.0", "id": asked, "result": {"action": "fly away"}})


def slow(line: bytes) -> bytes:
    time.sleep(60)
    return b""


WAYS: dict[str, Callable[[bytes], bytes]] = {
    way.__name__: way for way in (killed, stopped, garbage, illegal, slow)
}


def main(way: str, file: Path) -> None:
    with file.open("a", encoding="utf-8") as numbers:
        numbers.write(f"{os.getpid()}\n")
    console, lines = Console({**all_games(), **TOY}), Watched(sys.stdin.buffer)
    while line := lines.readline():
        # the ticket decides and not a count, for a process that failed is followed by a new one
        fails = msgspec.json.decode(line)["id"] % 2 == 0
        print(
            (WAYS[way](line) if fails else console.answer(line)).decode(errors="surrogateescape"), flush=True
        )


if __name__ == "__main__":
    main(sys.argv[1], Path(sys.argv[2]))
