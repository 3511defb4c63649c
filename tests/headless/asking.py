"""Ask the console, as a third party would."""

from __future__ import annotations

from typing import Any

import msgspec
from tests.toy.game import TOY

from spielblock.games import all_games
from spielblock.headless.console import Console

GAMES = {**all_games(), **TOY}
CONSOLE = Console(GAMES)


def reply_to(line: bytes) -> Any:
    reply = msgspec.json.decode(CONSOLE.answer(line))
    assert reply["jsonrpc"] == "2.0"
    assert len(reply) == 3
    return reply


def ask(method: str, **params: Any) -> Any:
    request = {"jsonrpc": "2.0", "id": 1, "method": method, "params": params}
    reply = reply_to(msgspec.json.encode(request))
    assert reply["id"] == 1
    return reply.get("result", reply.get("error"))


def played(*actions: tuple[str, str]) -> Any:
    position = ask("new", game="lots", seats=2)
    deal = "deal " + " ".join(map(str, range(1, 13)))
    for by, action in (("chance", deal), *actions):
        position = ask("act", position=position, by=by, action=action)["position"]
    return position
