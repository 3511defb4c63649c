"""The table of Rockit: what is drawn is what is true, whoever plays and however."""

from __future__ import annotations

from random import Random

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QPixmap
from pytestqt.qtbot import QtBot
from tests.games.rockit.seen import (
    WAYS,
    differences,
    position,
    table_of,
)
from tests.games.rockit.spots import PENALTY, TWO_LEFT, log
from tests.tables import Opener, SilentBots
from tests.whole import WHOLE, decisions

from spielblock.games.rockit.moves import Play
from spielblock.rules.contract import Move, Over
from spielblock.widgets.card_item import CardItem
from spielblock.widgets.theme import Theme

KEY = Qt.Key
MOST = decisions(usual=4)


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
    if WHOLE:
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


@pytest.mark.parametrize("seats", [2, 6, 10])
def test_the_page_keeps_its_size_when_it_is_shown(qtbot: QtBot, open_table: Opener, seats: int) -> None:
    page = open_table(None, *["medium"] * (seats - 1), size=(1024, 600), thinker=SilentBots())
    assert page.size().toTuple() == (1024, 600)
    least = page.minimumSizeHint()
    assert (least.width() <= 1024, least.height() <= 600) == (True, True)


def test_what_lies_below_the_wheel_does_not_stick_out(open_table: Opener) -> None:
    page = open_table(None, "medium", "medium", position=PENALTY, thinker=SilentBots())
    felt = table_of(page).felt
    words = (felt.piles.colour, felt.piles.count, felt.piles.cap)
    felt.open_wheel(wide=True)
    assert (felt.wheel.isVisible(), {word.opacity() for word in words}) == (True, {0.0})
    felt.open_wheel(wide=False)
    assert (felt.wheel.isVisible(), {word.opacity() for word in words}) == (False, {1.0})


def test_the_pack_shows_its_key_while_one_may_draw(qtbot: QtBot, open_table: Opener) -> None:
    where = position("RS", {"A": "R1 R2", "B": "G1 G2"})
    page = open_table(None, "medium", position=where, thinker=SilentBots())
    cap = table_of(page).felt.piles.cap
    assert cap.isVisible()
    qtbot.keyClick(page, KEY.Key_T)
    assert log(page) == ["draw"]
    qtbot.waitUntil(lambda: not cap.isVisible())


def test_covered_cards_do_not_tell_which_can_be_laid(open_table: Opener) -> None:
    where = position("RS", {"A": "R1 G2 R3", "B": "G1 G2"})
    page = open_table(None, "medium", position=where, thinker=SilentBots())
    fan = table_of(page).hand.fan
    assert fan.raised == (0, 1)
    page.table.cover(True)
    assert fan.raised == ()


@pytest.mark.parametrize("hand", ["R1 G2 R3", "G2 B3 Y4", "RS R1 RV"])
def test_what_is_asked_over_covered_cards_is_the_same_whatever_they_are(
    qtbot: QtBot, open_table: Opener, hand: str
) -> None:
    page = open_table(None, None, position=position("R5", {"A": hand, "B": "G1 G2"}))
    bar = page.frame.prompt
    qtbot.waitUntil(lambda: bar.prompt.line.startswith("Your turn"))
    open_line = bar.prompt.line
    page.table.cover(True)
    qtbot.waitUntil(lambda: bar.prompt.line == "Your turn: look at your cards")
    assert [(button.text, button.main) for button in bar.prompt.buttons] == [("Draw", False)]
    page.table.cover(False)
    qtbot.waitUntil(lambda: bar.prompt.line == open_line)


def test_the_card_just_drawn_is_not_named_while_it_is_covered(qtbot: QtBot, open_table: Opener) -> None:
    where = position("R5", {"A": "G2 R+2", "B": "G1 G2"}, phase="drawn", drawn="R+2")
    page = open_table(None, None, position=where)
    bar = page.frame.prompt
    qtbot.waitUntil(lambda: "+2" in bar.prompt.line)
    page.table.cover(True)
    qtbot.waitUntil(lambda: "+2" not in bar.prompt.line)


# --- many cards -------------------------------------------------------------------------------------


def test_forty_cards_can_all_be_touched(qtbot: QtBot, open_table: Opener) -> None:
    hand = [f"{colour}{face}" for colour in "RYGB" for face in [*"0123456789"]]
    where = position("RS", {"A": " ".join(hand), "B": "G1 G2"})
    page = open_table(None, "medium", position=where, size=(1024, 600), thinker=SilentBots())
    fan = table_of(page).hand.fan
    assert len(fan.shown) == 40
    assert [fan.touched(fan.spot(place)) for place in range(40)] == list(range(40))
    assert all(fan.rect().contains(fan.spot(place).toPoint()) for place in range(40))


@pytest.mark.parametrize(("key", "place"), [(KEY.Key_1, 0), (KEY.Key_9, 8), (KEY.Key_0, 9)])
def test_digits_lay_the_first_ten_cards(qtbot: QtBot, open_table: Opener, key: Qt.Key, place: int) -> None:
    hand = " ".join(f"R{face}" for face in range(10)) + " G3 G4"
    where = position("RS", {"A": hand, "B": "G1 G2"})
    page = open_table(None, "medium", position=where, thinker=SilentBots())
    qtbot.keyClick(page, key)
    assert log(page) == [f"R{place}"]


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
