"""A case tried on the rules core, and the same through the console: two tables with the same handles."""

from __future__ import annotations

from typing import Any, Protocol

import msgspec

from spielblock.games import all_games
from spielblock.headless.console import answer
from spielblock.rules.contract import Decide, IllegalMoveError, Over
from spielblock.rules.seats import letter, seat_of

GAMES = all_games()


class RefusedPositionError(ValueError):
    """This position cannot be set up."""


class Handle(Protocol):
    """A position that can be asked and moved on."""

    def legal(self, by: str) -> list[str]:
        """Return what this seat may do; nothing if it is not asked."""
        ...

    def refusal(self, by: str, action: str) -> str | None: ...

    def act(self, by: str, action: str) -> Handle: ...

    def position(self) -> dict[str, Any]: ...

    def result(self) -> dict[str, Any]: ...


class Core:
    """A position in the rules core."""

    def __init__(self, position: dict[str, Any]) -> None:
        game = GAMES[position["game"]]
        try:
            written = msgspec.convert(position, game.position)
            self.rules = game.make_rules(written.options)
            self.state = self.rules.from_position(written)
        except ValueError as problem:
            raise RefusedPositionError(str(problem)) from problem

    def legal(self, by: str) -> list[str]:
        pending, seat = self.rules.pending(self.state), seat_of(by)
        if not isinstance(pending, Decide) or seat not in pending.seats:
            return []
        return [move.text() for move in self.rules.moves(self.state, seat)]

    def refusal(self, by: str, action: str) -> str | None:
        try:
            reason = self.rules.refusal(self.state, seat_of(by), self.rules.parse(action))
        except IllegalMoveError as refused:
            return refused.reason.key
        return reason.key if reason else None

    def act(self, by: str, action: str) -> Core:
        refused = self.refusal(by, action)
        assert refused is None, f"{action} is refused: {refused}"
        step = self.rules.apply(self.state, self.rules.parse(action), seat_of(by))
        return Core(_plain(self.rules.to_position(step.state)))

    def position(self) -> dict[str, Any]:
        return _plain(self.rules.to_position(self.state))

    def result(self) -> dict[str, Any]:
        pending = self.rules.pending(self.state)
        if not isinstance(pending, Over):
            return {"over": False}
        seats = range(len(pending.ranks))
        ranking = [
            [letter(seat) for seat in seats if pending.ranks[seat] == rank]
            for rank in sorted(set(pending.ranks))
        ]
        scores = {letter(seat): score for seat, score in enumerate(pending.scores)}
        return {"over": True, "scores": scores, "ranking": ranking}


class Console:
    """A position that goes to and fro through the console, as a third party would do it."""

    def __init__(self, position: dict[str, Any]) -> None:
        self._position = position
        try:
            _ask("legal", position=position)
        except AssertionError as problem:
            raise RefusedPositionError(str(problem)) from problem

    def legal(self, by: str) -> list[str]:
        return _ask("legal", position=self._position)["actions"].get(by, [])

    def refusal(self, by: str, action: str) -> str | None:
        found = _ask("explain", position=self._position, by=by, action=action)
        return None if found["legal"] else found["rule"]

    def act(self, by: str, action: str) -> Console:
        return Console(_ask("act", position=self._position, by=by, action=action)["position"])

    def position(self) -> dict[str, Any]:
        return self._position

    def result(self) -> dict[str, Any]:
        return _ask("result", position=self._position)


def _ask(method: str, **params: Any) -> Any:
    line = msgspec.json.encode({"jsonrpc": "2.0", "id": 1, "method": method, "params": params})
    reply = msgspec.json.decode(answer(line))
    assert "result" in reply, reply["error"]["message"]
    return reply["result"]


def _plain(value: Any) -> dict[str, Any]:
    return msgspec.json.decode(msgspec.json.encode(value))
