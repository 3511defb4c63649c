"""What the console can do: every question about a game is answered from what was asked, and nothing else."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from random import Random
from typing import Any

import msgspec
from msgspec import Struct

from spielblock.bots.messages import Choose, Chosen
from spielblock.bots.style import maker
from spielblock.headless import requests
from spielblock.headless.board import Board
from spielblock.headless.described import described
from spielblock.match.header import fitting
from spielblock.match.results import result_of
from spielblock.rules.contract import Decide, Decision, Draw, IllegalMoveError, Over, Start
from spielblock.rules.entry import GameEntry
from spielblock.rules.event import written
from spielblock.rules.seats import CHANCE, letter, seat_of


class Methods:
    """Every method of the console, for these games."""

    def __init__(self, games: Mapping[str, GameEntry]) -> None:
        self._games = games
        self.by_name: dict[str, tuple[type[Struct], Callable[[Any], Any]]] = {
            "games": (requests.Nothing, self.games),
            "levels": (requests.Named, self.levels),
            "new": (requests.New, self.new),
            "sample": (requests.Draws, self.sample),
            "legal": (requests.At, self.legal),
            "act": (requests.Acts, self.act),
            "explain": (requests.Acts, self.explain),
            "view": (requests.Seen, self.view),
            "result": (requests.At, self.result),
            "choose": (Choose, self.choose),
            "sheet": (requests.Sheet, self.sheet),
        }

    def games(self, _: requests.Nothing) -> Any:
        return {game.id: described(game) for game in self._games.values()}

    def levels(self, named: requests.Named) -> Any:
        return list(self._game(named.game).bots)

    def new(self, asked: requests.New) -> Any:
        game = self._game(asked.game)
        fitting(game, asked.seats, teams=asked.teams)
        first = seat_of(asked.first)
        if not 0 <= first < asked.seats:
            raise ValueError(f"seat {asked.first} is not there")
        named = {"sheet": asked.sheet} if isinstance(asked.sheet, str) else {}
        rows = () if isinstance(asked.sheet, str) else asked.sheet
        options = msgspec.convert(asked.options | named, game.options)
        start = Start(asked.seats, first, asked.teams, asked.colours, rows)
        rules = game.make_rules(options)
        return rules.to_position(rules.setup(game.prepare(start, options, Random(asked.seed))))

    def sample(self, draws: requests.Draws) -> Any:
        board = self._board(draws.position)
        pending = board.rules.pending(board.state)
        if not isinstance(pending, Draw):
            raise ValueError("chance is not asked here")
        return pending.chance.draw(Random(draws.seed)).text()

    def legal(self, at: requests.At) -> Any:
        board = self._board(at.position)
        pending = board.rules.pending(board.state)
        if isinstance(pending, Over):
            return {"to_act": [], "actions": {}}
        if isinstance(pending, Draw):
            outcomes = str(pending.chance.outcomes())
            return {"to_act": [letter(CHANCE)], "actions": {}, "outcomes": outcomes}
        moves = {letter(seat): board.rules.moves(board.state, seat) for seat in board.askable(pending)}
        actions = {seat: [move.text() for move in moves[seat]] for seat in moves}
        return {"to_act": [letter(seat) for seat in pending.seats], "actions": actions}

    def act(self, acts: requests.Acts) -> Any:
        board = self._board(acts.position)
        if board.seat is not None:
            raise ValueError("this is a view: act takes a position, where nothing is hidden")
        refused = board.refusal(acts.by, acts.action)
        if refused is not None:
            raise IllegalMoveError(refused)
        step = board.rules.apply(board.state, board.rules.parse(acts.action), seat_of(acts.by))
        return {
            "position": board.rules.to_position(step.state),
            "events": [written(event) for event in step.events],
        }

    def explain(self, acts: requests.Acts) -> Any:
        board = self._board(acts.position)
        reason = board.refusal(acts.by, acts.action)
        if reason is None:
            return {"legal": True}
        from spielblock.headless.languages import in_each
        from spielblock.headless.texts import why

        return {
            "legal": False,
            "rule": reason.key,
            "clause": reason.clause,
            "values": reason.values,
            "message": in_each(partial(why, board.game, reason)),
        }

    def view(self, seen: requests.Seen) -> Any:
        board = self._board(seen.position)
        if board.seat not in (None, seen.seat):
            raise ValueError(f"this is what seat {board.seat} sees, and no other seat's view follows from it")
        return board.rules.view(board.state, board.seat_called(seen.seat), board.events(seen.seen))

    def result(self, at: requests.At) -> Any:
        board = self._board(at.position)
        pending = board.rules.pending(board.state)
        if not isinstance(pending, Over):
            return {"over": False}
        return {"over": True, **msgspec.to_builtins(result_of(pending))}

    def choose(self, asked: Choose) -> Any:
        board = self._board(asked.view)
        if board.seat is None:
            raise ValueError("choose takes a view, never a position: ask for one with view")
        seat = seat_of(board.seat)
        pending = board.rules.pending(board.state)
        if not isinstance(pending, Decide) or seat not in pending.seats:
            raise ValueError(f"seat {board.seat} is not asked")
        make = maker(board.game, asked.level)
        if make is None:
            raise ValueError(
                f"{board.game.id} has no level {asked.level!r}, but {', '.join(board.game.bots)}"
            )
        if asked.budget is not None and asked.budget < 1:
            raise ValueError("a budget is at least one rollout")
        bot = make(board.rules, asked.budget)
        moves = board.rules.decision(board.state, seat).moves
        thought = bot.think(Decision(seat, board.written, moves), Random(asked.seed))
        return Chosen(thought.move.text(), thought.candidates)

    def sheet(self, asked: requests.Sheet) -> Any:
        sheets = next((game.sheets for game in self._games.values() if game.sheets is not None), None)
        if sheets is None:
            raise ValueError("there is no game that is played on made sheets")
        if (asked.seed is None) == (asked.rows is None):
            raise ValueError("a sheet is made from a seed, or rows are judged")
        if asked.rows is None:
            return {"rows": sheets.make(Random(asked.seed))}
        reason = sheets.broken(asked.rows)
        if reason is None:
            return {"fair": True}
        return {"fair": False, "rule": reason.key, "values": reason.values}

    def _game(self, name: str) -> GameEntry:
        if name not in self._games:
            raise ValueError(f"there is no game {name!r}, but {', '.join(self._games)}")
        return self._games[name]

    def _board(self, position: Any) -> Board:
        match position:
            case {"game": str(name)}:
                return Board(self._game(name), position)
            case _:
                raise ValueError('a position is an object that names its "game"')
