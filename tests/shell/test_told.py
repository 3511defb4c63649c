"""The history tells a turn in one line, which grows while the turn is shown."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path
from typing import Any

import pytest
from pytestqt.qtbot import QtBot
from tests.games.played import matches
from tests.games.tock.table import position
from tests.tables import SilentBots, opener

from spielblock.games import all_games
from spielblock.games.noch_mal import events as noch_mal
from spielblock.games.rock_the_bock import events as bock
from spielblock.games.rockit import events as rockit
from spielblock.games.schock import events as schock
from spielblock.games.tock import events as tock
from spielblock.games.tock.texts_turn import told as tock_told
from spielblock.match.seating import Chair
from spielblock.rules.event import Event
from spielblock.shell.table_people import stage_of
from spielblock.shell.table_told import Tellings, told_by
from spielblock.widgets.theme import Theme

GAMES = all_games()
NAMES = {"A": "Ada", "B": "Ben", "C": "Cem", "D": "Dora"}


def tellings(game: str) -> Tellings:
    """Return lines that know no chapters."""
    words = import_module(GAMES[game].texts)
    return Tellings(told_by(GAMES[game].texts, words.said), NAMES.__getitem__, lambda _: None)


def lines(game: str, *steps: list[Event]) -> list[str]:
    found = tellings(game)
    for number, events in enumerate(steps):
        for event in events:
            found.tell(event, number)
    return [line.text for line in found.lines]


def test_tock_says_card_way_captures_and_who_sits_out() -> None:
    moved = tock.PieceMoved("A", "A", "10d", "r1", tuple(f"r{field}" for field in range(2, 12)))
    turn: list[Event] = [tock.CardPlayed("A", "10d"), tock.PieceCaptured("A", "B", "r11"), moved]
    skipped: list[Event] = [tock.CardDiscarded("C", "2d", "skipped")]
    assert lines("tock", [*turn, tock.SkipCalled("C", "A")], skipped) == [
        "Ada: 10 ♦ – 10 forward, captures Ben, Cem sits out",
        "Cem: sits out, discards 2 ♦",
    ]


def test_a_seven_in_parts_is_one_line() -> None:
    seven = "7s"
    first = tock.PieceMoved("A", "A", seven, "r1", ("r2", "r3"), 5)
    on = tock.PieceMoved("A", "A", seven, "r3", ("r4",), 4)
    other = tock.PieceMoved("A", "A", seven, "r68", ("r69", "r70", "g1", "g2"), 0)
    steps: list[list[Event]] = [[tock.CardPlayed("A", seven), first], [on], [other]]
    assert lines("tock", *steps) == ["Ada: 7 ♠ – 3 + 4 forward, in the goal"]


def test_a_seven_whose_pieces_took_turns_is_told_piece_by_piece() -> None:
    seven = "7s"
    steps: list[list[Event]] = [[tock.CardPlayed("A", seven)]]
    for source, path in (("r1", "r2"), ("r40", "r41 r42"), ("r2", "r3 r4"), ("r42", "r43"), ("r4", "r5")):
        steps[-1].append(tock.PieceMoved("A", "A", seven, source, tuple(path.split())))
        steps.append([])
    assert lines("tock", *steps[:-1]) == ["Ada: 7 ♠ – 4 + 3 forward"]


def test_a_swap_names_places_where_they_are_known() -> None:
    swapped: list[Event] = [tock.CardPlayed("A", "Js"), tock.PiecesSwapped("A", "Js", "A", "r3", "B", "r30")]
    own: list[Event] = [tock.CardPlayed("A", "Js"), tock.PiecesSwapped("A", "Js", "A", "r3", "A", "r9")]
    assert lines("tock", swapped, own) == ["Ada: Jack ♠ – swaps with Ben", "Ada: Jack ♠ – swaps own pieces"]
    near = {"r3": "near Ada", "r30": "near Cem", "r9": "near Ben"}

    def where(one: str, other: str) -> tuple[str, str]:
        return near[one], near[other]

    told = [tock_told(turn, NAMES.__getitem__, where) for turn in (swapped, own)]
    assert told == [
        "Ada: Jack ♠ – swaps own piece near Ada with piece of Ben near Cem",
        "Ada: Jack ♠ – swaps own pieces near Ada and near Ben",
    ]


def test_rock_the_bock_says_what_was_chosen_in_place_of_what_was_thrown() -> None:
    thrown: list[Event] = [bock.DiceThrown("A", ("wolf", "wolf"))]
    chosen: list[Event] = [bock.SymbolsEntered("A", "wolf", "B", 2, 2, 2), bock.DiceStruck("A", 2, 10)]
    assert lines("rock_the_bock", thrown) == ["Ada: rolled 2 wolf(s)"]
    assert lines("rock_the_bock", thrown, [*chosen, bock.SeatOut("A")], thrown) == [
        "Ada: 2 wolf(s) for Ben, is done",
        "Ada: rolled 2 wolf(s)",
    ]


def turn(seat: str, *faces: str, target: str = "") -> list[list[Event]]:
    """Return a throw, and what is done with the dice of its first face; with no target they do not fit."""
    thrown = bock.DiceThrown(seat, faces)
    if not target:
        return [[thrown, bock.ThrowFailed(seat, len(faces))]]
    count = faces.count(faces[0])
    return [
        [thrown],
        [bock.SymbolsEntered(seat, faces[0], target, count, count, count), bock.DiceStruck(seat, count, 4)],
    ]


def test_rock_the_bock_says_for_whom_goats_are_and_what_else_lay() -> None:
    turns = [
        *turn("A", "red", "red", "buck", target="A"),
        *turn("B", "red", "wolf", "wolf", target="A"),
        *turn("C", "buck", target="C"),
    ]
    assert lines("rock_the_bock", *turns) == [
        "Ada: 2 goat(s) of their own (also rolled: 1 buck(s))",
        "Ben: 1 goat(s) for Ada (also rolled: 2 wolf(s))",
        "Cem: 1 buck(s)",
    ]


DICE = "2 green goat(s), 1 yellow goat(s)"


def test_throws_that_fail_in_a_row_are_one_line() -> None:
    failing = [*turn("A", "green"), *turn("A", "yellow"), *turn("A", "green")]
    assert lines("rock_the_bock", *failing[:1]) == ["Ada: rolled 1 green goat(s), no colour fits"]
    assert lines("rock_the_bock", *failing) == [f"Ada: 3× no colour fits (rolled: {DICE})"]
    thrown, chosen = turn("A", "buck", target="A")
    assert lines("rock_the_bock", *failing, thrown) == [
        f"Ada: rolled 1 buck(s). Before that 3 throw(s) without a fitting colour: {DICE}"
    ]
    assert lines("rock_the_bock", *failing, thrown, chosen, *turn("A", "green")) == [
        f"Ada: 1 buck(s). Before that 3 throw(s) without a fitting colour: {DICE}",
        "Ada: rolled 1 green goat(s), no colour fits",
    ]


def test_a_throw_that_fails_stays_behind_what_others_did() -> None:
    around = [*turn("A", "green"), *turn("B", "buck", target="B"), *turn("A", "yellow", "yellow")]
    assert lines("rock_the_bock", *around) == [
        "Ada: rolled 1 green goat(s), no colour fits",
        "Ben: 1 buck(s)",
        "Ada: rolled 2 yellow goat(s), no colour fits",
    ]


def test_what_completes_a_column_is_told_with_the_crosses_though_others_came_between() -> None:
    thrown = noch_mal.DiceThrown("A", 1, ("red",), ("2",))
    crossed = noch_mal.Crossed("A", "red", "2", "red", ("H1", "H2"), (), 0, 8, True, False)
    passed = noch_mal.Passed("B", active=False, secret=True)
    filled = noch_mal.ColumnFilled("A", "H", 1, first=True)
    chose = noch_mal.Chose("B")
    assert lines("noch_mal", [thrown], [crossed], [chose, passed, filled]) == [
        "Ada crosses off Red 2, column H complete: +1",
        "Ben passes",
    ]


def test_rockit_says_card_call_and_what_it_means_for_the_next() -> None:
    drawn: list[Event] = [rockit.CardsDrawn("A", ("R+2",), "draw")]
    laid: list[Event] = [
        rockit.CardPlayed("A", "R+2", "R", 1, drawn=True),
        rockit.CallMade("A", False, False),
    ]
    penalty = rockit.PenaltyRaised("B", "+2", 2)
    next_one: list[Event] = [rockit.CardPlayed("A", "R5", "R", 0)]
    told = lines("rockit", drawn, [*laid, penalty], next_one)
    assert told[0].startswith("Ada draws +2 red, lays +2 red, calls ROCKIT!; 2 cards for Ben")
    assert len(told) == 2


def test_schock_keeps_the_last_of_a_turn() -> None:
    thrown = schock.DiceThrown("A", ("?", "?", "?"), (), 1, 3, "thrower")
    kept = schock.Kept("A", (1,), ("?", "?"), (), "thrower")
    again = schock.DiceThrown("A", ("?", "?"), (1,), 2, 3, "thrower")
    stood: list[Event] = [schock.Stood("A", 2), schock.LimitSet("A", 2)]
    assert lines("schock", [thrown], [kept], [again], stood, [schock.DiceThrown("B", (), (), 1, 2, "all")])[
        0
    ] == ("Ada stands after 2 throw(s) · Everybody else has at most 2 throw(s)")


@pytest.mark.parametrize("name", GAMES)
def test_every_line_of_whole_matches_is_a_sentence_and_turns_take_one(name: str, qtbot: QtBot) -> None:
    game = GAMES[name]
    words = import_module(game.texts)
    for match in matches(name):
        chairs = [Chair(f"Kim {seat}", None) for seat in range(match.seats)]
        stage = stage_of(game, chairs, teams=match.start.teams, theme=Theme())
        table: Any = import_module(game.ui).Table(stage)
        found = Tellings(told_by(game.texts, words.said), stage.name, table.chapter)
        singly = 0
        for step, events in enumerate(match.events):
            for event in events:
                seen = match.rules.witness(event, 0)
                if seen is not None:
                    singly += bool(words.said(seen, stage.name))
                    found.tell(seen, step)
        assert all(line.text and "{" not in line.text and "%n" not in line.text for line in found.lines)
        told = [line for line in found.lines if not line.chapter]
        assert len(told) <= singly
        assert all(line.steps == sorted(line.steps) for line in told)


def test_the_history_on_screen_grows_and_reads_the_same_when_told_anew(qtbot: QtBot, tmp_path: Path) -> None:
    with opener(qtbot, tmp_path, GAMES["tock"]) as opened:
        start = position("A: r1 r20; B: r22", "A: 7s 9c; B: 4c 5c; C: 6c 8s; D: 8c Qc")
        page = opened(None, *["easy"] * 3, position=start, thinker=SilentBots())
        for text in ("7s r1>r2", "7s r20>r26"):
            qtbot.waitUntil(lambda: page.table.decision is not None)
            decision = page.table.decision
            assert decision is not None
            page.table.choose(next(move for move in decision.moves if move.text() == text))
        qtbot.waitUntil(lambda: "6 forward" in page.frame.history.entries[0].text)
        history = [entry.text for entry in page.frame.history.entries]
        assert history[0] == "Ada: 7 ♠ – 1 + 6 forward, captures Mara"
        again = page.news.since(page.controller.match, 0)
        assert [entry.text for entry in again] == history


def test_below_the_question_stands_what_the_others_did(qtbot: QtBot, tmp_path: Path) -> None:
    with opener(qtbot, tmp_path, GAMES["tock"]) as opened:
        hands = "A: 10s 9c; B: 2c 5c; C: 6c 8s; D: 8c Qc"
        start = position("A: r1; B: r22; D: r55", hands, to_move="D", skip=True)
        page = opened(None, *["easy"] * 3, position=start)
        qtbot.waitUntil(lambda: page.table.decision is not None)
        assert page.frame.prompt.more.shown().startswith("Last: Lisl: sits out, discards")
