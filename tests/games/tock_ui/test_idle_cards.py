"""A veiled card says why it can do nothing: under the pointer, when touched, before it is thrown away."""

from __future__ import annotations

from random import Random

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QEvent, QPointF, Qt
from PySide6.QtGui import QEnterEvent
from PySide6.QtWidgets import QApplication, QToolTip
from pytestqt.qtbot import QtBot
from tests.games.tock.table import position
from tests.games.tock_seen import click_card, click_place, table_of
from tests.playing import play_out
from tests.tables import Opener, SilentBots

from spielblock.games.tock.cards import CARDS
from spielblock.games.tock.game import GAME
from spielblock.games.tock.moves import Play, Swap
from spielblock.games.tock.options import Options
from spielblock.games.tock.position import Position, Seven
from spielblock.games.tock.ui.card_button import CardButton
from spielblock.games.tock.ui.idle import why_idle
from spielblock.match.match import Match
from spielblock.rules.contract import Decide, Start
from spielblock.shell.table_page import TablePage

PROTECTED = "A protected piece on its start field cannot be passed or captured."
ENTER = "Only an ace or a king brings a new piece in."
#: From what stands where, with a card and perhaps a piece that was picked, to what stops the card.
CASES = (
    ("A: ", "8c", "", ENTER),
    ("A: r12; B: r18*", "8c", "", PROTECTED),
    ("A: r12; B: r18*", "7c", "", "Not all of the seven steps can be made."),
    ("A: r2 r0*", "4c", "r2", PROTECTED),
    ("A: g1 g2 g3 r69", "8c", "g1", "That is too far for a piece in the goal."),
    ("A: g1 g3", "2c", "g1", "In the goal no piece may be passed."),
    ("A: g4", "4c", "g4", "In the goal nobody goes back."),
    ("A: ", "Jc", "", "None of your pieces stands unprotected on the track."),
    ("A: r0*; B: r30", "Jc", "", "A protected piece on its start field cannot be swapped."),
    ("A: r5", "Jc", "", "No other piece stands unprotected on the track."),
    ("A: r30", "8c", "yard", ENTER),
)


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize(("pieces", "card", "picked", "why"), CASES)
def test_what_stops_a_card_is_said(pieces: str, card: str, picked: str, why: str) -> None:
    where = position(pieces, f"A: {card}; B: 2h; C: 3h; D: 5h")
    assert why_idle(where, card, (picked,) if picked else ()) == why


@pytest.mark.usefixtures("qapp")
def test_the_options_are_asked() -> None:
    hands = "A: Jc 2c; B: 2h; C: 3h; D: 5h"
    assert (
        why_idle(position("A: r5 r9", hands, options=Options(jack_own_own=False)), "Jc")
        == "With these rules the jack does not swap two of your own pieces."
    )
    still = position("A: g1", hands, options=Options(move_inside_goal=False))
    assert why_idle(still, "2c", ("g1",)) == "With these rules pieces in the goal stand still."
    seven = position("A: r5", hands, seven=Seven("7c", 3, "A"), top="7c")
    assert why_idle(seven, "2c") == "First finish the seven: 3 step(s) left."


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("options", [Options(), Options(seven="single_rest_forfeit", jack_own_own=False)])
def test_in_whole_matches_every_card_without_a_move_has_a_reason(options: Options) -> None:
    match = Match(GAME.make_rules(options), Start(4), "idle")
    asked = 0
    for _ in play_out(match, Random(4)):
        if not isinstance(match.pending, Decide):
            continue
        seat = match.pending.seats[0]
        decision = match.decision(seat)
        view: Position = decision.view
        if view.phase != "play" or view.skip or view.seven is not None:
            continue
        moving = {CARDS[move.card] for move in decision.moves if isinstance(move, Play | Swap)}
        hand = view.hands[view.to_move or "A"]
        assert isinstance(hand, tuple)
        for card in hand:
            if card not in moving:
                asked += 1
                assert why_idle(view, card).endswith("."), (card, view)
    assert asked > 50


def opened(open_table: Opener, pieces: str, hand: str, options: Options | None = None) -> TablePage:
    options = options or Options()
    where = position(pieces, f"A: {hand}; B: 2h 3h; C: 4h 6h; D: 8h 9h", options=options)
    return open_table(None, *["easy"] * 3, position=where, options=options, thinker=SilentBots())


def card_of(page: TablePage, card: str) -> CardButton:
    button = table_of(page).hand.button(card)
    assert button is not None
    return button


def enter(button: CardButton) -> None:
    """Let the pointer come on to a card."""
    at = QPointF(button.rect().center())
    QApplication.sendEvent(button, QEnterEvent(at, at, QPointF(button.mapToGlobal(at))))


def test_a_veiled_card_says_why_at_once_under_the_pointer(qtbot: QtBot, open_table: Opener) -> None:
    page = opened(open_table, "A: g4", "Ac 5d")
    five, ace = card_of(page, "5d"), card_of(page, "Ac")
    assert (five.lowered, ace.lowered) == (True, False)
    enter(five)
    qtbot.waitUntil(QToolTip.isVisible)
    assert (
        QToolTip.text() == five.accessibleName() == f"5 of diamonds, no move, can only be discarded: {ENTER}"
    )
    QApplication.sendEvent(five, QEvent(QEvent.Type.Leave))
    QToolTip.hideText()
    qtbot.waitUntil(lambda: not QToolTip.isVisible())
    enter(ace)
    assert not QToolTip.isVisible()


def test_a_veiled_card_says_why_when_the_keyboard_comes_to_it(qtbot: QtBot, open_table: Opener) -> None:
    page = opened(open_table, "A: g4", "Ac 5d")
    QToolTip.hideText()
    qtbot.waitUntil(lambda: not QToolTip.isVisible())
    card_of(page, "5d").setFocus(Qt.FocusReason.TabFocusReason)
    qtbot.waitUntil(QToolTip.isVisible)
    assert ENTER in QToolTip.text()


def test_a_touched_card_that_cannot_answer_says_why(qtbot: QtBot, open_table: Opener) -> None:
    page = opened(open_table, "A: g4", "Ac 5d", options=Options(must_play_if_possible=True))
    line = page.frame.prompt.prompt.line
    click_card(qtbot, page, "5d")
    qtbot.waitUntil(lambda: page.frame.prompt.prompt.more == ENTER)
    assert page.frame.prompt.prompt.line == line
    assert not page.table.draft.picked


def test_before_a_card_is_thrown_away_the_reason_is_said(qtbot: QtBot, open_table: Opener) -> None:
    page = opened(open_table, "A: g4", "Ac 5d")
    click_card(qtbot, page, "5d")
    assert page.table.doubted
    assert page.frame.prompt.prompt.more == f"{ENTER} Another card has a move."


def test_after_a_piece_was_picked_the_reason_is_that_piece(qtbot: QtBot, open_table: Opener) -> None:
    page = opened(open_table, "A: r12 r40; B: r18*", "8c 5d")
    assert not card_of(page, "8c").lowered
    click_place(qtbot, page, "A", "r12")
    qtbot.waitUntil(lambda: card_of(page, "8c").lowered)
    assert card_of(page, "8c").toolTip() == f"8 of clubs, no move: {PROTECTED}"
    assert card_of(page, "5d").toolTip() == "5 of diamonds, 5 forward"


def test_who_sits_out_is_not_told_why_a_card_has_no_move(open_table: Opener) -> None:
    where = replace(position("A: g4", "A: 5d 9c; B: 2h; C: 3h; D: 5h"), skip=True)
    page = open_table(None, *["easy"] * 3, position=where, thinker=SilentBots())
    assert [button.toolTip() for button in table_of(page).hand.buttons] == [
        "5 of diamonds, discard",
        "9 of clubs, discard",
    ]


@pytest.mark.parametrize("picked", ["", "5d"])
def test_a_touched_piece_that_cannot_move_says_why(qtbot: QtBot, open_table: Opener, picked: str) -> None:
    page = opened(open_table, "A: r12 r40; B: r18* r50", "8c 5d")
    prompts = page.frame.prompt
    if picked:
        click_card(qtbot, page, picked)
    line = prompts.prompt.line
    click_place(qtbot, page, "A", "yard")
    qtbot.waitUntil(lambda: prompts.prompt.more == ENTER)
    assert prompts.prompt.line == line
    click_place(qtbot, page, "B", "r50")
    qtbot.waitUntil(lambda: prompts.prompt.more == "None of the pieces you move stands there.")
    click_place(qtbot, page, "A", "r60")
    qtbot.waitUntil(lambda: "stands there" not in prompts.prompt.more)


def test_in_a_seven_a_piece_that_cannot_go_on_says_why(qtbot: QtBot, open_table: Opener) -> None:
    seven = Seven("7c", 3, "A")
    where = position("A: r17 r40; B: r18*", "A: 5d; B: 2h; C: 3h; D: 5h", seven=seven, top="7c")
    page = open_table(None, *["easy"] * 3, position=where, thinker=SilentBots())
    click_place(qtbot, page, "A", "r17")
    qtbot.waitUntil(lambda: page.frame.prompt.prompt.more == PROTECTED)


def test_while_the_hand_is_face_down_nothing_is_said_about_it(qtbot: QtBot, open_table: Opener) -> None:
    page = opened(open_table, "A: r12 r40; B: r18*", "8c 5d")
    page.table.cover(True)
    click_place(qtbot, page, "A", "yard")
    assert page.frame.prompt.prompt.more != ENTER
    assert [button.toolTip() for button in table_of(page).hand.buttons] == ["", ""]
    page.table.cover(False)
    click_place(qtbot, page, "A", "yard")
    qtbot.waitUntil(lambda: page.frame.prompt.prompt.more == ENTER)
