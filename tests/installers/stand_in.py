"""A program that answers like the frozen one, or does one thing wrong: `FAULT` says which."""

from __future__ import annotations

import os
import sys
import time
from pathlib import Path

FAULT, GAMES = os.environ.get("FAULT", ""), os.environ.get("GAMES", "").split()
HOME, HERE = Path(os.environ.get("HOME", ".")), Path(__file__).parent
RUNS, END, BROUGHT = HOME / "runs", HOME / "end", HOME / "brought"


def move(match: str) -> None:
    """Do what a bot does when its match is opened."""
    if FAULT == "bots":
        return
    mark = ',{"stopped":true}' if FAULT == "worker" else ""
    with Path(match).open("a", encoding="utf-8") as file:
        file.write(f'[99,"B","move"{mark},"0"]\n')


def play(words: list[str]) -> int:
    """Be open until somebody asks to close."""
    if RUNS.exists():
        if FAULT != "loses":
            BROUGHT.write_text(words[0], "utf-8")
        return 3 if FAULT == "second" else 0
    RUNS.touch()
    if words:
        move(words[0])
    while not END.exists():
        if FAULT == "gives up" and BROUGHT.exists():
            break
        if BROUGHT.exists() and BROUGHT.read_text("utf-8"):
            move(BROUGHT.read_text("utf-8"))
            BROUGHT.unlink()
        time.sleep(0.02)
    END.unlink(missing_ok=True)
    RUNS.unlink()
    return 4 if FAULT == "ends badly" else 0


def main(words: list[str]) -> int:
    match words:
        case ["--list"]:
            print(*([] if FAULT == "games" else GAMES))
        case ["console"]:
            print({"console": "", "German": '{"result": "dice"}'}.get(FAULT, '{"result": "Würfel"}'))
        case ["--running"]:
            return 0 if RUNS.exists() and FAULT != "deaf" else 1
        case ["--quit"]:
            if FAULT != "hangs":
                END.touch()
        case ["--smoke"]:
            if FAULT == "writes":
                (HERE / "cache").write_text("kept")
            return 5 if FAULT == "smoke" else 0
        case _:
            return play(words)
    return 0


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
