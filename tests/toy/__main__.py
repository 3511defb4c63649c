"""The console with Lots as its only game: the process of its bots."""

from __future__ import annotations

from spielblock.headless.console import run
from tests.toy.game import TOY

if __name__ == "__main__":
    raise SystemExit(run(TOY))
