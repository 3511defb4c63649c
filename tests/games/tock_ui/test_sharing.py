"""A seven in a hint: every part with its piece, in words and on the board, and what is the same told once."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot
from tests.games.tock_positions import position
from tests.games.tock_seen import table_of
from tests.shell.test_hint import Adviser
from tests.tables import Opener

from spielblock.bots.candidate import Candidate
from spielblock.games.tock.explaining import Told
from spielblock.games.tock.features import features
from spielblock.games.tock.game import GAME
from spielblock.games.tock.judge import Worth
from spielblock.games.tock.lines import lines
from spielblock.games.tock.position import Position
from spielblock.games.tock.rules import TockRules
from spielblock.games.tock.ui.sharing import joined
from spielblock.games.tock.why import pleas
from spielblock.shell import texts_hint
from spielblock.shell.table_page import TablePage

KEY = Qt.Key
#: A piece at the start, one that could take two steps to capture, and two sevens.
BLOCK = position(
    {"A": "r0* r39 yard yard", "B": "r33 r41 yard yard"}, {"A": "7c 7h 9h", "B": "2c 3c 4c"}, dealer="B"
)


def seen(where: Position, action: str, *end: str) -> Candidate:
    """Return a move as a bot sees it that means to have its pieces there in the end."""
    rules = TockRules(where.options)
    state = rules.from_position(where)
    worth = Worth(rules.board(state.seats), state.teams)
    for line in lines(rules, state, rules.moves(state, 0)):
        if line.moves[0].text() == action and set(rules.view(line.after, 0).pieces["A"]) == {*end, "yard"}:
            found = features(worth, state, line)
            return Candidate(action, 0.6, 0.0, pleas(found, dict.fromkeys(found, -1000.0)))
    raise LookupError(action)


def hinted(qtbot: QtBot, open_table: Opener, *seen: Candidate) -> TablePage:
    adviser = Adviser()
    page = open_table(None, "hard", position=BLOCK, thinker=adviser)
    qtbot.keyClick(page, KEY.Key_H)
    adviser.answer(seen[0].action, *seen)
    return page


def test_each_part_has_its_piece_in_words_and_on_the_board(qtbot: QtBot, open_table: Opener) -> None:
    page = hinted(qtbot, open_table, seen(BLOCK, "7c r0>r1", "r6", "r40"))
    parts = "piece at your start: 6 forward, then piece 3 field(s) after Mara's start: 1 forward"
    assert page.frame.hint.heading.text() == f"7 ♣ · {parts}"
    board = table_of(page).board
    (rest,) = board.marks.rests
    assert (rest.path[0], rest.at, rest.sure) == (board.spot("A", "r39"), board.spot("A", "r40"), True)
    assert {target.tag for target in board.marks.targets} == {"1", "6"}
    qtbot.keyClick(page, KEY.Key_Return)
    qtbot.waitUntil(lambda: page.controller.match.log[-1].move.text() == "7c r0>r6")


def test_parts_of_one_piece_are_told_and_drawn_as_one(qtbot: QtBot, open_table: Opener) -> None:
    parts = seen(BLOCK, "7c r39>r40", "r0*", "r46")
    page = hinted(qtbot, open_table, parts, Candidate("7c r39>r46", 0.6), Candidate("9h r39>r48", 0.5))
    assert page.frame.hint.heading.text() == "7 ♣ · piece 3 field(s) after Mara's start: 7 forward"
    board = table_of(page).board
    assert board.marks.rests == ()
    assert board.spot("B", "r41") in board.marks.captured
    qtbot.keyClick(page, KEY.Key_H)
    assert [row.split(" · ")[1].split(":")[1] for row in page.frame.hint.text.splitlines()[1:]] == [
        " 7 forward",
        " 9 forward",
    ]


def test_whom_a_seven_captures_is_said_before_what_speaks_for_it(qtbot: QtBot, open_table: Opener) -> None:
    page = hinted(qtbot, open_table, seen(BLOCK, "7c r0>r1", "r5", "r41"), Candidate("9h r39>r48", 0.5))
    fact, *more = page.frame.hint.text.splitlines()[1:]
    assert fact == "It captures a piece of Mara."
    assert texts_hint.compared("It throws the others back.") not in more


@pytest.mark.parametrize(
    ("pieces", "others", "action", "said"),
    [
        ("r20 r25", "B: r41", "5d r20>r25", "It captures a piece of your own."),
        ("r20", "B: r22 r24", "7c r20>r27", "It captures 2 pieces of Mara."),
        (
            "r20",
            "B: r24; C: r22 r26; D: r7",
            "7c r20>r27",
            "It captures 2 pieces of Ben and a piece of Mara.",
        ),
        ("r20", "B: r41", "5d r20>r25", ""),
    ],
)
def test_whose_pieces_a_move_captures(
    open_table: Opener, pieces: str, others: str, action: str, said: str
) -> None:
    places = dict(one.split(": ") for one in [f"A: {pieces}", *others.split("; ")])
    where = position(
        {seat: (own + " yard" * 4).rsplit(maxsplit=len(own.split()))[0] for seat, own in places.items()},
        dict(zip(places, ("7c 5d Kd", "2c", "2d", "2h"), strict=False)),
    )
    page = open_table(None, *["easy"] * (len(places) - 1), position=where, thinker=Adviser())
    decision = page.table.decision
    assert decision is not None
    move = next(one for one in decision.moves if one.text() == action)
    told = page.table.told(move, [Candidate(action, 0.5)])
    assert told is not None
    assert told[0] == said


def test_the_bot_s_own_line_is_told_and_not_another_that_begins_like_it() -> None:
    for end in (("r6", "r40"), ("r5", "r41")):
        way = Told(BLOCK).way(seen(BLOCK, "7c r0>r1", *end))
        assert way is not None
        assert way.features["win"] == 0.0
        rules = GAME.make_rules(BLOCK.options)
        assert set(rules.view(way.line.after, 0).pieces["A"]) == {*end, "yard"}


def told_as_one(pieces: str, *parts: str) -> str:
    where = position({"A": pieces, "B": "r41 yard yard yard"}, {"A": "7c", "B": "2c"}, dealer="B")
    rules = GAME.make_rules(where.options)
    view = rules.view(rules.from_position(where), 0)
    return joined(view, [rules.parse(part) for part in parts]).text()


def test_joined_parts_step_on_no_own_piece_that_was_out_of_the_way_before() -> None:
    told = told_as_one("r10 r12 yard yard", "7c r10>r11", "7c r12>r15", "7c r11>r14")
    assert told == "7c r12>r15 + 7c r10>r14"


def test_pieces_that_follow_one_another_are_told_front_first() -> None:
    told = told_as_one("r10 r12 yard yard", "7c r12>r13", "7c r10>r12", "7c r13>r15", "7c r12>r14")
    assert told == "7c r12>r15 + 7c r10>r14"
    alone = told_as_one("r10 r11 r12 yard", "7c r12>r13", "7c r11>r12", "7c r10>r11", "7c r13>r17")
    assert alone == "7c r12>r17 + 7c r11>r12 + 7c r10>r11"


@pytest.mark.parametrize("card", ["7c", "9h"])
def test_the_card_of_a_hint_is_marked_in_the_hand(qtbot: QtBot, open_table: Opener, card: str) -> None:
    move = seen(BLOCK, "7c r0>r1", "r6", "r40") if card == "7c" else Candidate("9h r39>r48", 0.5)
    page = hinted(qtbot, open_table, move)
    hand = table_of(page).hand
    assert [button.card for button in hand.buttons if button.advised] == [card]
    before, button = hand.grab().toImage(), hand.button(card)
    assert button is not None
    qtbot.keyClick(page, KEY.Key_2)  # another card, or the same, is raised; it stays the card of the hint
    assert button.advised
    qtbot.keyClick(page, KEY.Key_Escape)
    page.table.advise(None)
    assert not button.advised
    assert hand.grab().toImage() != before
