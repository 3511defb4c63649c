"""A round of several ends with a stop: who has won and what for is read, and the hands lie until then."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QSizeF, Qt
from pytestqt.qtbot import QtBot
from tests.games.rockit.seen import differences, position, table_of
from tests.tables import Opener, SilentBots

from spielblock.control.framing import Room
from spielblock.control.pace import FAST, NORMAL, OFF, Pace, chosen
from spielblock.control.reading import time_to_read
from spielblock.games.rockit import events as ev
from spielblock.games.rockit.position import Position
from spielblock.games.rockit.rules import RockitRules
from spielblock.games.rockit.scoring import points_of
from spielblock.games.rockit.texts import said
from spielblock.games.rockit.ui.cards import RATIO
from spielblock.games.rockit.ui.open_hands import laid_open
from spielblock.games.rockit.ui.placing import HAND_HIGH, PLATES
from spielblock.match.match import Match
from spielblock.rules.contract import Start
from spielblock.rules.seats import CHANCE
from spielblock.shell.table_page import TablePage
from spielblock.widgets.theme import Theme


def ending(won: int = 0, **options: object) -> Position:
    """Return a position in which the last card of A ends a round; B and C are left with 2 and 3 cards."""
    hands = {"A": "R3", "B": "G1 G2", "C": "B7 W YS"}
    return position("R5 B5", hands, options=options, scores={"A": won, "B": 0, "C": 0})


POINTS = ending(20, points_to=200)
ROUNDS = ending(2, rounds_to_win=10)
OVER = ending(20, points_to=100)


def lay_last(page: TablePage) -> None:
    page.table.choose(page.controller.match.rules.parse("R3!"))


@pytest.mark.parametrize(
    "pace", [NORMAL, FAST, OFF, chosen("normal", reduced=True)], ids=["normal", "fast", "off", "reduced"]
)
@pytest.mark.parametrize(
    ("where", "words"),
    [
        (POINTS, ("Ada wins the round: 80 point(s)", "Ada now has 100 of 200 points")),
        (ROUNDS, ("Ada wins the round", "Ada now has 3 of 10 rounds")),
    ],
    ids=["points", "rounds"],
)
def test_how_a_round_ended_stays_to_be_read(
    qtbot: QtBot, open_table: Opener, where: Position, words: tuple[str, str], pace: Pace
) -> None:
    page = open_table(
        None, "medium", "medium", position=where, options=where.options, pace=pace, thinker=SilentBots()
    )
    table, read = table_of(page), list[int]()
    page.queue.busy.connect(
        lambda _: read.append(time_to_read(page.queue._running) if page.queue._running else 0)
    )  # noqa: SLF001
    lay_last(page)
    qtbot.waitUntil(lambda: table.felt.round_end.isVisible() and 5000 in read, timeout=5000)
    assert table.felt.round_end.words == words
    assert page.frame.prompt.prompt.line == words[1]
    assert table.drawn()["counts"] == {"B": 2, "C": 3}
    assert table.drawn()["open"] == {"B": ("G1", "G2"), "C": ("YS", "B7", "W")}
    assert (table.drawn()["hand"], table.drawn()["discard"][0]) == ((), "R3")
    rows = page.frame.players.rows
    assert [rows[seat].figures[0].text for seat in "BC"] == ["2", "3"]
    assert [rows[seat].figures[1].text for seat in "AB"] == ["100" if where is POINTS else "3", "0"]
    left = ["Hand: 3 pt(s)", "Hand: 77 pt(s)"] if where is POINTS else ["", ""]
    assert [rows[seat].note for seat in "ABC"] == ["", *left]
    qtbot.keyClick(page, Qt.Key.Key_Space)
    qtbot.waitUntil(lambda: table.decision is not None or table.drawn()["hand"] != (), timeout=8000)
    qtbot.waitUntil(lambda: not table.felt.round_end.isVisible())
    assert table.drawn()["open"] == {}
    assert not any("Hand" in row.note for row in rows.values())
    qtbot.waitUntil(lambda: differences(page) == [])


def test_a_match_that_is_over_keeps_the_words_and_waits_for_nothing(qtbot: QtBot, open_table: Opener) -> None:
    page = open_table(None, "medium", "medium", position=OVER, options=OVER.options, thinker=SilentBots())
    lay_last(page)
    qtbot.waitUntil(lambda: page.voice.over is not None)
    won = ("Ada wins the match", "80 point(s) in this round, 100 in all")
    assert table_of(page).felt.round_end.words == won
    cue = page.table.cue(ev.RoundWon("A", 80, (100, 0, 0)))
    assert cue is not None
    shown = cue(NORMAL)
    assert shown is not None
    assert time_to_read(shown) == 0


def test_who_wins_the_last_of_several_rounds_wins_the_match(qtbot: QtBot, open_table: Opener) -> None:
    where = ending(2, rounds_to_win=3)
    page = open_table(None, "medium", "medium", position=where, options=where.options, thinker=SilentBots())
    lay_last(page)
    qtbot.waitUntil(lambda: page.voice.over is not None)
    words = table_of(page).felt.round_end.words
    assert words == ("Ada wins the match", "Ada now has 3 of 3 rounds")


def test_where_one_round_is_the_match_nothing_is_said_of_points(qtbot: QtBot, open_table: Opener) -> None:
    page = open_table(None, "medium", "medium", position=ending(), thinker=SilentBots())
    lay_last(page)
    qtbot.waitUntil(lambda: page.voice.over is not None)
    assert not table_of(page).felt.round_end.isVisible()


def test_points_are_told_only_where_they_count() -> None:
    assert said(ev.RoundWon("B", 111, (0, 111, 0)), str) == "B wins the round: 111 point(s)"
    assert said(ev.RoundWon("B", 40, (90, 100, 0)), str) == "B wins the round: 40 point(s)"
    assert said(ev.RoundWon("B", 111, (0, 1, 0)), str) == "B wins the round"
    assert said(ev.RoundWon("B", 12, (4, 5, 0)), str) == "B wins the round"


@pytest.mark.parametrize("size", [(1024, 600), (1920, 1200)], ids=str)
def test_long_names_fit_into_the_felt(qtbot: QtBot, open_table: Opener, size: tuple[int, int]) -> None:
    page = open_table(
        None, "medium", "medium", position=POINTS, options=POINTS.options, size=size, thinker=SilentBots()
    )
    felt = table_of(page).felt
    felt.round_end.say("A name that nobody would give to anybody wins the round: 1234 points", "Now")
    assert felt.sceneRect().contains(felt.round_end.sceneBoundingRect())


@pytest.mark.parametrize("seats", [3, 10])
@pytest.mark.parametrize("scale", [1.0, 1.5])
@pytest.mark.parametrize(
    "words",
    [
        ("Somebody wins the round: 123 points", "Now 123 of 1000 points"),
        ("Mara gewinnt die Partie", "604 Punkte in dieser Runde, zusammen 1004"),
    ],
    ids=["above", "below"],
)
def test_the_words_cover_no_seat(
    open_table: Opener, seats: int, scale: float, words: tuple[str, str]
) -> None:
    hands = {"A": "R3"} | {seat: "G1" for seat in "BC"[: seats - 1]}
    where = position("R5", hands, counts=dict.fromkeys("DEFGHIJ"[: seats - 3], 3))
    more = {"size": (1024, 600), "theme": Theme(scale=scale), "thinker": SilentBots()}
    page = open_table(None, *["medium"] * (seats - 1), position=where, **more)
    felt = table_of(page).felt
    felt.round_end.say(*words)
    box = felt.round_end.sceneBoundingRect()
    assert felt.sceneRect().contains(box)
    assert not [place for place in range(seats - 1) if felt.places.box(place).intersects(box)]


def test_when_a_bot_wins_one_sees_what_everybody_is_left_with(qtbot: QtBot, open_table: Opener) -> None:
    hands = {"A": "G1 G2 W", "B": "R3", "C": "B7"}
    where = position("R5 B5", hands, options={"points_to": 100}, to_move="B")
    page = open_table(None, "hard", "hard", position=where, options=where.options, pace=NORMAL)
    table = table_of(page)
    qtbot.waitUntil(lambda: table.felt.round_end.words[0] == "Mara wins the round: 60 point(s)", timeout=8000)
    assert table.drawn()["hand"] == ("G1", "G2", "W")
    assert table.drawn()["counts"] == {"B": 0, "C": 1}
    assert len(page.controller.match.log) == 1  # nothing goes on before that was read


@pytest.mark.parametrize("pace", [NORMAL, OFF], ids=["normal", "off"])
def test_the_last_call_of_the_winner_is_seen_while_one_reads(
    qtbot: QtBot, open_table: Opener, pace: Pace
) -> None:
    """One called for the card before, so that the bubble of that call is there."""
    hands = {"A": "G1 G2 W", "B": "R3", "C": "B7"}
    where = position(
        "R5 B5",
        hands,
        options={"points_to": 100},
        to_move="B",
        seen=(ev.CallMade("B", last=False, late=False),),
    )
    page = open_table(
        None, "hard", "hard", position=where, options=where.options, pace=pace, thinker=SilentBots()
    )
    table = table_of(page)
    page.controller.submit(1, page.controller.match.rules.parse("R3!"))
    qtbot.waitUntil(table.felt.round_end.isVisible, timeout=8000)
    assert table.felt.bubbles["B"].isVisible()
    assert table.felt.bubbles["B"].words == "ROCKIT, ROCKIT!"
    assert not table.felt.bubbles["A"].isVisible()


def test_the_cards_that_are_counted_lie_open_with_what_they_are_worth(
    qtbot: QtBot, open_table: Opener
) -> None:
    page = open_table(
        None, "medium", "medium", position=POINTS, options=POINTS.options, pace=NORMAL, thinker=SilentBots()
    )
    table = table_of(page)
    assert (table.drawn()["open"], [table.felt.seats[seat].words for seat in "BC"]) == ({}, ["2", "3"])
    lay_last(page)
    qtbot.waitUntil(table.felt.round_end.isVisible)
    assert table.drawn()["open"] == {"B": ("G1", "G2"), "C": ("YS", "B7", "W")}
    assert [table.felt.seats[seat].words for seat in "BC"] == ["3 pt(s)", "77 pt(s)"]


def test_at_the_end_of_the_match_the_cards_stay_open(qtbot: QtBot, open_table: Opener) -> None:
    """Points are written beside them only where they count."""
    for where, words in ((OVER, ["3 pt(s)", "77 pt(s)"]), (ending(), ["2", "3"])):
        page = open_table(
            None, "medium", "medium", position=where, options=where.options, thinker=SilentBots()
        )
        lay_last(page)
        qtbot.waitUntil(lambda page=page: page.voice.over is not None)
        table = table_of(page)
        assert table.drawn()["open"] == {"B": ("G1", "G2"), "C": ("YS", "B7", "W")}
        assert [table.felt.seats[seat].words for seat in "BC"] == words
        notes = ["Hand: 3 pt(s)", "Hand: 77 pt(s)"] if where is OVER else ["", ""]
        assert [page.frame.players.rows[seat].note for seat in "ABC"] == ["", *notes]
        assert differences(page) == []


@pytest.mark.parametrize("count", [1, 4, 9, 20])
@pytest.mark.parametrize("room", list(PLATES))
def test_open_cards_stay_above_their_plate(count: int, room: Room) -> None:
    wide, high, card, _ = PLATES[room]
    drawn, corners = laid_open(count, QSizeF(wide, high), card)
    assert len(set((corner.x(), corner.y()) for corner in corners)) == count
    for corner in corners:
        assert -wide / 2 - 0.001 <= corner.x() <= wide / 2 - drawn + 0.001
        assert corner.y() >= -high / 2 - card * HAND_HIGH
        assert corner.y() + drawn * RATIO <= high / 2  # what is lowest is behind the plate


def test_a_hand_is_shown_to_others_only_when_the_round_is_won() -> None:
    """Whoever wins the next round again sees nothing of the last one in it."""
    rules = RockitRules(POINTS.options)
    match = Match(rules, Start(3), "4", POINTS)
    match.play(0, rules.parse("R3!"))
    won = match.view(1).seen[-1]
    assert isinstance(won, ev.RoundWon)
    assert won.hands == {"B": ("G1", "G2"), "C": ("YS", "B7", "W")}
    assert sum(points_of(cards) for cards in won.hands.values()) == won.points == 80
    match.play(CHANCE, match.fate())
    assert not any(isinstance(event, ev.RoundWon) for event in match.view(1).seen)


def test_a_round_that_was_written_before_hands_were_keeps_its_backs(open_table: Opener) -> None:
    page = open_table(None, "medium", "medium", position=POINTS, options=POINTS.options, thinker=SilentBots())
    cue = page.table.cue(ev.RoundWon("A", 80, (100, 0, 0)))
    assert cue is not None
    cue(OFF)
    assert (table_of(page).drawn()["open"], table_of(page).felt.seats["B"].words) == ({}, "2")
