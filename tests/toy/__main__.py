"""The console with Lots among its games: the process of its bots."""

from __future__ import annotations

from spielblock.headless import console
from tests.toy.game import TOY

if __name__ == "__main__":
    console.GAMES.update(TOY)
    raise SystemExit(console.run())
