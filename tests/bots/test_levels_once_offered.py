"""A match whose bot has a level that is no longer offered at its table opens and plays on to its end."""

from __future__ import annotations

from pathlib import Path

import msgspec

from spielblock.bots.messages import Choose
from spielblock.games import all_games
from spielblock.headless.methods import Methods
from spielblock.match.savefile import SaveGame, resume, start
from spielblock.match.seating import Chair
from spielblock.rules.contract import Decide, Over
from spielblock.rules.seats import CHANCE

GAMES = all_games()
STEPS = 400


def test_rockit_master_with_three_seats_opens_and_plays_on(tmp_path: Path) -> None:
    game, path = GAMES["rockit"], tmp_path / "match.spielblock"
    assert "master" not in game.levels(3)
    chairs = (Chair("Ada", "master"), Chair("Ben", "master+careful"), Chair("Cem", "easy"))
    start(path, game, game.options(), chairs, "old").close()
    save, loaded = resume(path, GAMES)
    assert loaded.trouble is None
    assert [chair.level for chair in save.chairs] == ["master", "master+careful", "easy"]
    assert play_on(save) > 30
    save.close()
    again, loaded = resume(path, GAMES)
    again.close()
    assert loaded.trouble is None
    assert len(loaded.match.log) == len(save.match.log)


def play_on(save: SaveGame) -> int:
    """Let the bots of a saved match play, as their process does, and return how often they decided."""
    methods, waited = Methods(GAMES), set[int]()
    decided = 0
    for _ in range(STEPS):
        match = save.match
        if isinstance(match.pending, Over):
            break
        if not isinstance(match.pending, Decide):
            save.play(CHANCE, match.fate())
            continue
        seat = match.asked_now(waited)[0]
        level = save.chairs[seat].level
        assert level is not None
        view = msgspec.json.decode(msgspec.json.encode(match.view(seat)))
        chosen = methods.choose(Choose(view, level, match.seed_for(seat), 2))
        decided += 1
        if not chosen.action:
            waited.add(seat)
            continue
        waited.clear()
        save.play(seat, match.rules.parse(chosen.action))
    return decided
