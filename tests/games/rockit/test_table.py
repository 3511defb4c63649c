"""The table of Rockit: what is drawn is what is true, and picking does what the rules say."""

from __future__ import annotations

import os
from collections.abc import Callable
from random import Random
from time import perf_counter
from typing import Any

import pytest
from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QFontMetricsF, QPixmap
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot
from tests.games.rockit.seen import (
    WAYS,
    click_call,
    click_card,
    click_felt,
    differences,
    position,
    press_button,
    table_of,
)
from tests.tables import Opener, QuickBots, SilentBots

from spielblock.bots.messages import Choose, Chosen
from spielblock.control.pace import FAST
from spielblock.games.rockit.game import GAME
from spielblock.games.rockit.moves import Play
from spielblock.games.rockit.position import Position
from spielblock.games.rockit.ui import texts
from spielblock.games.rockit.ui.call_button import Calling
from spielblock.games.rockit.ui.piles import CardItem
from spielblock.headless.languages import catalogue
from spielblock.rules.contract import Move, Over
from spielblock.shell.table_page import TablePage
from spielblock.widgets.key_cap import cap_width
from spielblock.widgets.theme import Theme

KEY = Qt.Key
#: How many decisions of the person are played in the usual run; everything with SPIELBLOCK_WHOLE=1.
MOST = 10_000 if os.environ.get("SPIELBLOCK_WHOLE") else 4

TWO_LEFT = position("R5 B5", {"A": "R2 R3", "B": "G1 G2 G3"})
JOKERS = position("R5 B5", {"A": "W B9 W+4", "B": "G1 G2 G3"})
PENALTY = position(
    "R+2 B+2 G+2 G5",
    {"A": "R3 R8 Y+2 Y+2 W", "B": "G1 G2"},
    counts={"C": 7},
    pending={"kind": "+2", "cards": 6},
)
NO_ANSWER = position(
    "R+2 B+2 G5",
    {"A": "R3 R8 W", "B": "G1 G2"},
    options={"stack_compulsory": False},
    pending={"kind": "+2", "cards": 4},
)


def log(page: TablePage) -> list[str]:
    return [entry.move.text() for entry in page.controller.match.log]


def sensible(moves: tuple[Move, ...], rng: Random) -> Move:
    """Return a move that brings a match on: lay rather than draw, call mostly."""
    plays = [move for move in moves if isinstance(move, Play)]
    called = [move for move in plays if move.called]
    return rng.choice(called if called and rng.random() < 0.8 else plays or list(moves))


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("seats", [2, 4, 10])
def test_a_match(qtbot: QtBot, open_table: Opener, seats: int, way: str) -> None:
    page = open_table(None, *["medium"] * (seats - 1), seed=f"{seats}{way}", size=(1024, 600))
    rng, wrong = Random(seats), list[str]()
    page.presenter.shown.connect(lambda _: wrong.extend(differences(page)))
    for _ in range(MOST):
        qtbot.waitUntil(lambda: page.table.decision is not None or page.voice.over is not None, timeout=30000)
        if page.table.decision is None:
            break
        steps = len(page.controller.match.log)
        move = sensible(page.table.decision.moves, rng)
        WAYS[way](qtbot, page, move)
        assert log(page)[steps] == move.text()
    assert wrong == []
    if MOST > 1000:
        assert isinstance(page.controller.match.pending, Over)


@pytest.mark.parametrize("size", [(1024, 600), (1280, 800), (1920, 1200)], ids=str)
@pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])
def test_a_position_is_drawn_as_it_is(open_table: Opener, size: tuple[int, int], dark: bool) -> None:
    ten = position("W G5 Y5", {"A": "R3 R8"}, counts=dict.fromkeys("BCDEFGHIJ", 5), colour="G", direction=-1)
    for where in (ten, PENALTY, TWO_LEFT):
        levels = [None, *["medium"] * (where.seats - 1)]
        page = open_table(*levels, position=where, size=size, theme=Theme(dark=dark), thinker=SilentBots())
        assert differences(page) == []


def test_a_wrong_card_is_found(open_table: Opener, monkeypatch: pytest.MonkeyPatch) -> None:
    right = CardItem.show_card
    monkeypatch.setattr(
        CardItem, "show_card", lambda self, card: right(self, "R3" if card == "G+2" else card)
    )
    page = open_table(None, "medium", "medium", position=PENALTY, thinker=SilentBots())
    monkeypatch.undo()
    found = differences(page)
    assert len(found) == 1
    assert found[0].startswith("discard: drawn ('R+2', 'B+2', 'R3', 'G5')")


def test_a_wrong_number_of_cards_is_found(open_table: Opener) -> None:
    page = open_table(None, "medium", "medium", position=PENALTY, thinker=SilentBots())
    table_of(page).felt.seats["C"].show_cards(8)
    assert differences(page) == ["counts: drawn {'B': 2, 'C': 8}, true {'B': 2, 'C': 7}"]


def test_other_hands_are_never_drawn(open_table: Opener, monkeypatch: pytest.MonkeyPatch) -> None:
    from spielblock.games.rockit.ui import cards

    asked = set[str]()
    right = cards.card_picture

    def watched(theme: Theme, card: str, width: float, dpr: float, veiled: bool = False) -> QPixmap:
        asked.add(card)
        return right(theme, card, width, dpr, veiled)

    for name in ("piles", "seats", "dock"):
        monkeypatch.setattr(f"spielblock.games.rockit.ui.{name}.card_picture", watched)
    page = open_table(None, "medium", "medium", position=PENALTY, thinker=SilentBots())
    page.grab()
    assert asked == {"?", "R3", "R8", "Y+2", "W", "R+2", "B+2", "G+2", "G5"}


# --- laying -----------------------------------------------------------------------------------------


def test_one_click_lays_a_card(qtbot: QtBot, open_table: Opener) -> None:
    page = open_table(None, "medium", "medium", position=PENALTY, thinker=SilentBots())
    click_card(qtbot, page, "Y+2")
    assert log(page) == ["Y+2"]


def test_a_card_that_does_not_fit_says_why(qtbot: QtBot, open_table: Opener) -> None:
    page = open_table(None, "medium", "medium", position=PENALTY, thinker=SilentBots())
    click_card(qtbot, page, "R3")
    assert log(page) == []
    assert page.frame.prompt.prompt.more == "Only another +2 helps now, or you draw 6 card(s)."
    click_felt(qtbot, page, table_of(page).felt.places.pack)
    assert page.frame.prompt.prompt.more == "You hold a +2, so you must pass the penalty on."
    assert log(page) == []


def test_playable_cards_stand_higher(open_table: Opener) -> None:
    page = open_table(None, "medium", "medium", position=PENALTY, thinker=SilentBots())
    fan = table_of(page).hand.fan
    assert [fan.shown[place] for place in fan.raised] == ["Y+2", "Y+2"]


def test_the_pack_takes_the_penalty(qtbot: QtBot, open_table: Opener) -> None:
    page = open_table(None, "medium", position=NO_ANSWER, options=NO_ANSWER.options, thinker=SilentBots())
    assert page.frame.prompt.prompt.line == texts.must_take(4)
    qtbot.keyClick(page, KEY.Key_T)
    qtbot.waitUntil(lambda: len(page.table.drawn()["hand"]) == 7)
    assert log(page) == ["take"]
    assert differences(page) == []


# --- colours ----------------------------------------------------------------------------------------


def test_a_joker_opens_the_wheel_and_escape_closes_it(qtbot: QtBot, open_table: Opener) -> None:
    page = open_table(None, "medium", position=JOKERS, thinker=SilentBots())
    wheel = table_of(page).felt.wheel
    click_card(qtbot, page, "W")
    assert wheel.isVisible()
    assert page.frame.prompt.prompt.line == texts.name_colour()
    qtbot.keyClick(page, KEY.Key_Escape)
    assert not wheel.isVisible()
    click_card(qtbot, page, "W+4")
    click_felt(qtbot, page, QPointF(4, 4))
    assert not wheel.isVisible()
    assert log(page) == []


@pytest.mark.parametrize(("key", "colour"), [("1", "R"), ("2", "Y"), ("3", "G"), ("4", "B")])
def test_digits_name_the_colour(qtbot: QtBot, open_table: Opener, key: str, colour: str) -> None:
    page = open_table(None, "medium", position=JOKERS, thinker=SilentBots())
    click_card(qtbot, page, "W+4")
    qtbot.keyClick(page, key)
    assert log(page) == [f"W+4>{colour}"]
    qtbot.waitUntil(lambda: page.table.drawn()["colour"] == colour)


def test_arrows_go_round_the_wheel(qtbot: QtBot, open_table: Opener) -> None:
    page = open_table(None, "medium", position=JOKERS, thinker=SilentBots())
    click_card(qtbot, page, "W")
    for _ in range(3):
        qtbot.keyClick(page, KEY.Key_Right)
    assert table_of(page).felt.wheel.pointed == "G"
    qtbot.keyClick(page, KEY.Key_Return)
    assert log(page) == ["W>G"]


def test_each_quarter_of_the_wheel_is_its_colour(open_table: Opener, qtbot: QtBot) -> None:
    page = open_table(None, "medium", position=JOKERS, thinker=SilentBots())
    click_card(qtbot, page, "W")
    wheel = table_of(page).felt.wheel
    assert [wheel.colour_at(wheel.spot(colour)) for colour in "RYGB"] == [*"RYGB"]


def test_the_first_player_names_the_colour_of_a_first_joker(qtbot: QtBot, open_table: Opener) -> None:
    where = position("W", {"A": "R1 R2 G4", "B": "G1 G2 G3"}, options={"first_card": "uno_effects"})
    page = open_table(None, "medium", position=where, options=where.options, thinker=SilentBots())
    assert table_of(page).felt.wheel.isVisible()
    qtbot.keyClick(page, "3")
    qtbot.waitUntil(lambda: page.table.drawn()["colour"] == "G")
    assert log(page) == [">G"]


# --- the call ---------------------------------------------------------------------------------------


def press_r(qtbot: QtBot, page: TablePage) -> None:
    qtbot.keyClick(page, KEY.Key_R)


@pytest.mark.parametrize("call", [click_call, press_r], ids=["mouse", "key"])
def test_a_call_before_the_card(qtbot: QtBot, open_table: Opener, call: Callable[..., None]) -> None:
    page = open_table(None, "medium", position=TWO_LEFT, thinker=SilentBots())
    button = table_of(page).hand.button
    assert button.calling is Calling.READY
    call(qtbot, page)
    assert button.calling is Calling.CALLED
    assert log(page) == []
    click_card(qtbot, page, "R2")
    assert log(page) == ["R2!"]


@pytest.mark.parametrize("call", [click_call, press_r], ids=["mouse", "key"])
def test_a_call_while_the_wheel_is_open(qtbot: QtBot, open_table: Opener, call: Callable[..., None]) -> None:
    where = position("R5 B5", {"A": "W B9", "B": "G1 G2 G3"})
    page = open_table(None, "medium", position=where, thinker=SilentBots())
    click_card(qtbot, page, "W")
    call(qtbot, page)
    assert table_of(page).felt.wheel.isVisible()
    qtbot.keyClick(page, "2")
    assert log(page) == ["W>Y!"]


def test_a_call_can_be_taken_back(qtbot: QtBot, open_table: Opener) -> None:
    page = open_table(None, "medium", position=TWO_LEFT, thinker=SilentBots())
    press_r(qtbot, page)
    press_r(qtbot, page)
    assert table_of(page).hand.button.calling is Calling.READY
    press_r(qtbot, page)
    qtbot.keyClick(page, KEY.Key_Escape)
    click_card(qtbot, page, "R2")
    assert log(page) == ["R2"]


def test_too_early_a_call_does_nothing(qtbot: QtBot, open_table: Opener) -> None:
    page = open_table(None, "medium", "medium", position=PENALTY, thinker=SilentBots())
    assert table_of(page).hand.button.calling is Calling.OFF
    press_r(qtbot, page)
    click_call(qtbot, page)
    click_card(qtbot, page, "Y+2")
    assert log(page) == ["Y+2"]


@pytest.mark.parametrize("call", [click_call, press_r], ids=["mouse", "key"])
def test_a_late_call_is_good(qtbot: QtBot, open_table: Opener, call: Callable[..., None]) -> None:
    page = open_table(None, "medium", position=TWO_LEFT, thinker=SilentBots())
    click_card(qtbot, page, "R2")
    qtbot.waitUntil(lambda: table_of(page).hand.button.calling is Calling.LATE)
    assert table_of(page).window.open
    call(qtbot, page)
    assert log(page) == ["R2", "call"]
    assert not table_of(page).window.open
    qtbot.waitUntil(lambda: table_of(page).felt.bubbles["A"].words == texts.bubble_call())


def test_who_lets_the_time_go_by_draws_two(qtbot: QtBot, open_table: Opener) -> None:
    where = position("R5 B5", {"A": "R2 R3", "B": "G1 G2 G3"}, options={"call_seconds": 2})
    page = open_table(None, "medium", position=where, options=where.options, thinker=SilentBots())
    click_card(qtbot, page, "R2")
    qtbot.waitUntil(lambda: table_of(page).window.open)
    begun = perf_counter()
    qtbot.waitUntil(lambda: log(page) == ["R2", "silent"], timeout=4000)
    assert 1.8 < perf_counter() - begun < 3.0
    qtbot.waitUntil(lambda: len(page.table.drawn()["hand"]) == 3)
    assert differences(page) == []
    assert any("forgets the call" in entry.text for entry in page.frame.history.entries)


def test_a_bot_that_forgot_is_punished_before_all_eyes(qtbot: QtBot, open_table: Opener) -> None:
    where = position("R2 R5", {"A": "R3 R4", "B": "G1", "C": "B1 B2"}, phase="call", caller="B", to_move="C")
    page = open_table(None, None, "medium", position=where, thinker=SilentBots(), pace=FAST)
    bubble = table_of(page).felt.bubbles["B"]
    said = list[str]()
    qtbot.waitUntil(lambda: page.table.decision is not None)
    page.table.choose(page.controller.match.rules.parse("silent"))
    qtbot.waitUntil(lambda: bool(said.append(bubble.words)) or texts.bubble_forgot(2) in said, timeout=3000)


def test_silence_is_a_button_too(qtbot: QtBot, open_table: Opener) -> None:
    page = open_table(None, "medium", position=TWO_LEFT, thinker=SilentBots())
    click_card(qtbot, page, "R2")
    qtbot.waitUntil(lambda: table_of(page).window.open)
    press_button(qtbot, page, 0)
    assert log(page) == ["R2", "silent"]


CATCHING = {"penalty": "must_be_caught", "call_seconds": 2}


class Answers(QuickBots):
    """Bots that give these answers."""

    def __init__(self, *answers: str) -> None:
        super().__init__(GAME)
        self.answers = list(answers)

    def _answer(self, ticket: int, question: Choose) -> None:
        if self.answers:
            self.chosen.emit(ticket, Chosen(self.answers.pop(0)))


def forgotten(by: str, **more: Any) -> Position:
    return position(
        "R2 R5",
        {"A": "R3" if by == "A" else "R3 R4", "B": "G1", "C": "B1 B2"},
        phase="call",
        caller=by,
        to_move="C",
        options=CATCHING,
        **more,
    )


def test_a_person_can_catch(qtbot: QtBot, open_table: Opener) -> None:
    where = forgotten("B")
    bots = Answers("")
    page = open_table(None, "medium", "medium", position=where, options=where.options, thinker=bots)
    qtbot.waitUntil(lambda: table_of(page).hand.button.calling is Calling.CATCH)
    assert page.frame.prompt.prompt.line == texts.catch_question("Mara")
    press_r(qtbot, page)
    assert log(page) == ["catch"]


def test_who_notices_nothing_lets_it_go_by_and_the_caller_is_asked(qtbot: QtBot, open_table: Opener) -> None:
    where = forgotten("B")
    bots = Answers("", "silent")
    page = open_table(None, "medium", "medium", position=where, options=where.options, thinker=bots)
    qtbot.waitUntil(lambda: log(page)[:1] == ["silent"], timeout=5000)
    assert bots.answers == []


def test_bots_may_notice_before_the_person_calls(qtbot: QtBot, open_table: Opener) -> None:
    where = forgotten("A")
    page = open_table(
        None, "medium", "medium", position=where, options=where.options, thinker=Answers("", "catch")
    )
    qtbot.waitUntil(lambda: log(page)[:1] == ["catch"])
    assert page.controller.match.log[0].by == 2


def test_a_person_whom_nobody_caught_may_still_call(qtbot: QtBot, open_table: Opener) -> None:
    where = forgotten("A")
    page = open_table(
        None, "medium", "medium", position=where, options=where.options, thinker=Answers("", "")
    )
    qtbot.waitUntil(lambda: table_of(page).hand.button.calling is Calling.LATE)
    assert page.frame.prompt.prompt.line == texts.call_unpunished()
    press_r(qtbot, page)
    assert log(page) == ["call"]


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("size", [(1024, 600), (1280, 800)], ids=str)
def test_what_stands_on_and_below_the_button_fits(
    qapp: QApplication, open_table: Opener, size: tuple[int, int], language: str
) -> None:
    page = open_table(None, "medium", position=TWO_LEFT, thinker=SilentBots(), size=size)
    button, theme = table_of(page).hand.button, page.stage.theme
    translator = catalogue(language)
    qapp.installTranslator(translator)
    font = theme.font("caption")
    font.setWeight(font.Weight.Bold)
    for calling in Calling:
        button.show_calling(calling)
        words = QFontMetricsF(font).horizontalAdvance(button.caption)
        assert words + cap_width(theme, "R") + theme.px(5) <= button.width(), button.caption
        face = QFontMetricsF(theme.scaled_font("heading", button.disc().width() * 0.165))
        assert face.horizontalAdvance(button.words) <= button.disc().width() * 0.86
    qapp.removeTranslator(translator)


# --- many cards -------------------------------------------------------------------------------------


def test_forty_cards_are_laid_out_in_16_ms_and_all_can_be_touched(qtbot: QtBot, open_table: Opener) -> None:
    hand = [f"{colour}{face}" for colour in "RYGB" for face in [*"0123456789"]]
    where = position("RS", {"A": " ".join(hand), "B": "G1 G2"})
    page = open_table(None, "medium", position=where, size=(1024, 600), thinker=SilentBots())
    fan = table_of(page).hand.fan
    assert len(fan.shown) == 40
    assert [fan.touched(fan.spot(place)) for place in range(40)] == list(range(40))
    fan.grab()
    begun = perf_counter()
    fan.show_cards(hand[1:])
    fan.show_cards(hand)
    taken = perf_counter() - begun
    assert taken < 0.016 * 2
    assert all(fan.rect().contains(fan.spot(place).toPoint()) for place in range(40))


def test_keys_reach_every_card_that_fits(qtbot: QtBot, open_table: Opener) -> None:
    hand = [f"{colour}{face}" for colour in "RYGB" for face in [*"0123456789"]]
    page = open_table(
        None, "medium", position=position("BS", {"A": " ".join(hand), "B": "G1 G2"}), thinker=SilentBots()
    )
    fan = table_of(page).hand.fan
    reached = set[str]()
    for _ in range(12):
        qtbot.keyClick(page, KEY.Key_Right)
        reached.add(fan.shown[fan.focused])
    assert reached == {f"B{face}" for face in range(10)}
    qtbot.keyClick(page, KEY.Key_Return)
    assert len(log(page)) == 1


def test_covered_cards_show_their_backs(open_table: Opener) -> None:
    page = open_table(None, "medium", position=TWO_LEFT, thinker=SilentBots())
    page.table.cover(True)
    assert page.table.drawn()["hand"] == ("?", "?")
    page.table.cover(False)
    assert page.table.drawn()["hand"] == ("R2", "R3")
