"""What the curtain tells between two people at one device: all that happened, and nothing that is secret."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

from pytestqt.qtbot import QtBot
from tests.tables import NAMES, match_of, opener

from spielblock.games.schock.events import DiceThrown, RoundEnded
from spielblock.games.schock.game import GAME
from spielblock.games.schock.texts import said
from spielblock.match.match import Match
from spielblock.match.savefile import SaveGame
from spielblock.rules.contract import Decide, Draw, Over
from spielblock.rules.event import Event
from spielblock.rules.seats import CHANCE, letter, seat_of
from spielblock.shell.settings import Settings

STEPS = 400


def decided(save: SaveGame, rng: Random) -> Iterator[int]:
    """Play by chance, and yield each seat before it decides."""
    for _ in range(STEPS):
        pending = save.match.pending
        if isinstance(pending, Over):
            return
        if isinstance(pending, Draw):
            save.play(CHANCE, save.match.fate())
        elif isinstance(pending, Decide):
            seat = pending.seats[0]
            yield seat
            save.play(seat, rng.choice(save.match.rules.moves(save.match.state, seat)))


def since(match: Match[Any, Any], seat: int) -> list[Event]:
    """Return what happened since a seat decided."""
    last = max((at for at, step in enumerate(match.log) if step.by == seat), default=-1)
    return [event for step in match.events[last + 1 :] for event in step]


def secrets(match: Match[Any, Any], seat: int, other: int) -> list[tuple[Event, Event]]:
    """Return the throws that a seat alone has seen since it decided, and how the other one saw them."""
    thrown = [one for one in since(match, seat) if isinstance(one, DiceThrown)]
    seen = [(match.rules.witness(one, seat), match.rules.witness(one, other)) for one in thrown]
    own = [(one, two) for one, two in seen if isinstance(one, DiceThrown) and two is not None]
    return [(one, two) for one, two in own if one != two and one.seat == letter(seat)]


def say(event: Event) -> str:
    """Return what is told of an event; of a throw what stands behind the name, and behind a turned six."""
    name = "" if isinstance(event, DiceThrown) else None
    return (said(event, lambda who: NAMES[seat_of(who)] if name is None else name) or "").strip()


def test_the_news_on_the_curtain_tell_nothing_that_only_the_next_one_saw(
    qtbot: QtBot, tmp_path: Path
) -> None:
    with opener(qtbot, tmp_path, GAME) as opened:
        news = opened(None, None, settings=Settings(humans="curtain")).news
        save = match_of(tmp_path, GAME, None, None)
        met = 0
        for seat in decided(save, Random(4)):
            told = news.missed(save.match, seat, STEPS)
            ended = [one for one in since(save.match, seat) if isinstance(one, RoundEnded)]
            assert all(any(say(one) in line for line in told) for one in ended)
            for own, others in secrets(save.match, seat, 1 - seat):
                met += 1
                assert not any(say(own) in line for line in told)
                assert any(say(others) in line for line in told)
        save.close()
    assert met


def test_where_one_holds_to_look_the_history_tells_no_covered_throw(qtbot: QtBot, tmp_path: Path) -> None:
    with opener(qtbot, tmp_path, GAME) as opened:
        hiding = opened(None, None, settings=Settings(humans="hold")).news
        open_ = opened(None, None, settings=Settings(humans="open")).news
        save = match_of(tmp_path, GAME, None, None)
        met = 0
        for seat in decided(save, Random(4)):
            for own, others in secrets(save.match, seat, 1 - seat):
                told = [entry.text for entry in hiding.since(save.match, seat)]
                met += 1
                assert not any(say(own) in line for line in told)
                assert any(say(others) in line for line in told)
                assert any(say(own) in entry.text for entry in open_.since(save.match, seat))
        save.close()
    assert met


def test_the_covered_throw_just_made_is_not_told(qtbot: QtBot, tmp_path: Path) -> None:
    with opener(qtbot, tmp_path, GAME) as opened:
        page = opened(None, None, settings=Settings(humans="hold"))
        qtbot.waitUntil(lambda: page.table.decision is not None)
        lines = [entry.text for entry in page.frame.history.entries]
        assert any("throws and looks" in line for line in lines)
        assert not any("in throw" in line for line in lines)


def test_the_news_stand_on_a_card_of_readable_width(qtbot: QtBot, tmp_path: Path) -> None:
    with opener(qtbot, tmp_path, GAME) as opened:
        page = opened(None, None, settings=Settings(humans="curtain"), size=(1920, 1080))
        curtain = page.frame.curtain
        qtbot.waitUntil(curtain.isVisible)
        curtain.close_for(page.stage.sitters[0], ["Mara throws and looks", "Ben is lowest"])
        qtbot.waitUntil(lambda: curtain.card.width() > 0)
        assert curtain.card.width() <= 640
        assert "Mara throws and looks\nBen is lowest" in curtain.news
        curtain.close_for(page.stage.sitters[0], [])
        assert curtain.card.isHidden()
