"""The table of Rock the Bock: what is drawn is what is true, by clicks, by keys and by the list alone."""

from __future__ import annotations

from collections.abc import Callable
from itertools import product
from random import Random
from typing import Any

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QColor
from PySide6.QtWidgets import QApplication, QToolTip
from pytestqt.qtbot import QtBot
from tests.games.rock_the_bock.pages import (
    LEFT,
    MIDDLE,
    Opener,
    card_at,
    click_card,
    click_row,
    moves_of,
    table_of,
    truth,
)
from tests.whole import WHOLE

from spielblock.control.pace import SPEEDS, Beat, Pace
from spielblock.games.rock_the_bock.events import DiceThrown, ThrowFailed
from spielblock.games.rock_the_bock.game import GAME
from spielblock.games.rock_the_bock.moves import FACES, WOLVES, Take
from spielblock.games.rock_the_bock.position import Position
from spielblock.games.rock_the_bock.scoring import points
from spielblock.games.rock_the_bock.texts import signed
from spielblock.games.rock_the_bock.ui import texts
from spielblock.games.rock_the_bock.ui.dock import die_picture
from spielblock.games.rock_the_bock.ui.outlook import outlook
from spielblock.games.rock_the_bock.ui.table import RockTheBockTable
from spielblock.headless.languages import catalogue
from spielblock.rules.contract import Draw, Start
from spielblock.shell.table_news import News
from spielblock.shell.table_page import TablePage
from spielblock.widgets.theme import Theme


def expected_sheet(view: Position, letter: str, name: str) -> dict[str, Any]:
    sheet = view.players[letter]
    scores = [signed(value) for value in sheet.subtotals] + ["–"] * (3 - len(sheet.subtotals))
    return {
        "struck": sheet.struck,
        "buck": sheet.bucks,
        "wolf": sheet.wolves,
        "goat": sheet.goats,
        "halves": 0,
        "order": True,
        "scores": scores,
        "round": texts.round_name(view.round),
        "left": texts.dice_left(10 - sheet.struck),
        "out": texts.out() if sheet.struck == 10 else "",
        "balance": texts.balance_of(sheet.bucks, sheet.wolves),
        "running": signed(points(sheet.bucks, sheet.wolves, sheet.goats)),
        "name": name,
        "active": letter == view.to_move,
    }


def check_drawn(page: TablePage) -> None:
    """Compare what is read back from the items with what the seat sees."""
    view, drawn = truth(page), page.table.drawn()
    for letter, sheet in drawn["sheets"].items():
        marked = sheet.pop("marked")
        del sheet["fresh"]  # test_news.py looks at it
        assert sheet == expected_sheet(view, letter, page.stage.name(letter))
        assert page.table.decision is not None or not any(marked.values())
    assert sorted(drawn["sheets"]) == sorted(view.players)
    lying = {die_picture(face): count for face, count in (view.throw or {}).items()}
    assert drawn["dice"] == sum(lying.values())
    cards = {card["dice"][0]: len(card["dice"]) for card in drawn["cards"]}
    assert cards == lying
    for card in drawn["cards"]:
        assert len(set(card["dice"])) == 1
        assert card["dead"] == (card["dice"][0] in nobodys(view))
        assert card["offered"] == (page.table.decision is not None and not card["dead"])


def nobodys(view: Position) -> set[str]:
    owned = {str(sheet.colour) for sheet in view.players.values()}
    return {die_picture(colour) for colour in FACES[2:] if colour not in owned}


def click_move(qtbot: QtBot, page: TablePage, move: Take) -> None:
    """Select a move with the mouse and confirm it with a second click."""
    face = FACES[move.face]
    click_card(qtbot, page, face)
    if len([one for one in moves_of(page) if one.face == move.face]) > 1:
        target = card_at(page, face).targets[move.picks()[1]]
        qtbot.mouseClick(target, LEFT)
        qtbot.mouseClick(target, LEFT)
    else:
        click_card(qtbot, page, face)


def key_move(qtbot: QtBot, page: TablePage, move: Take) -> None:
    """Select a move with its digit, arrows if it needs a target, and confirm it with Enter."""
    table = table_of(page)
    choice = next(one for one in table.tray.choices if one.faces[0] == FACES[move.face])
    qtbot.keyClick(page, Qt.Key(Qt.Key.Key_0 + int(choice.digit)))
    while table.aim() is not move:
        qtbot.keyClick(page, Qt.Key.Key_Down)
    qtbot.keyClick(page, Qt.Key.Key_Return)


def list_move(qtbot: QtBot, page: TablePage, move: Take) -> None:
    """Select a move in the list of possible moves with the mouse and confirm it with a second click."""
    click_row(qtbot, page, move)
    assert table_of(page).aim() is move
    click_row(qtbot, page, move)


WAYS = {"clicks": click_move, "keys": key_move, "list": list_move}


#: The usual run plays the last round of three of these matches.
MATCHES = list(product((2, 3, 4), WAYS)) if WHOLE else [(2, "keys"), (3, "list"), (4, "clicks")]


def last_round(seats: int) -> dict[str, Any]:
    players = {letter: {"subtotals": [0, 0]} for letter in "ABCD"[:seats]}
    return {"game": "rock_the_bock", "round": 3, "players": players}


@pytest.mark.parametrize(("seats", "way"), MATCHES)
def test_a_match(qtbot: QtBot, open_page: Opener, seats: int, way: str) -> None:
    levels = (None, *["medium"] * 3)
    page = open_page(seats, position=None if WHOLE else last_round(seats), levels=levels)
    rng, wrong = Random(seats), list[str]()
    page.presenter.shown.connect(lambda _: wrong.extend(found_wrong(page)))
    match = page.controller.match
    while page.voice.over is None:
        check_drawn(page)
        moves = moves_of(page)
        move, before = rng.choice(moves), len(match.log)
        if len(moves) > 1:
            WAYS[way](qtbot, page, move)
        else:
            qtbot.waitUntil(lambda before=before: len(match.log) > before, timeout=60_000)
        assert match.log[before].move is move
        qtbot.waitUntil(
            lambda: page.voice.over is not None or page.table.decision is not None, timeout=60_000
        )
    check_drawn(page)
    assert wrong == []
    assert page.table.drawn()["cards"] == []


def found_wrong(page: TablePage) -> list[str]:
    """Return what is drawn otherwise than it is; for use in a slot, where nothing may be raised."""
    try:
        check_drawn(page)
    except AssertionError as problem:
        return [str(problem)]
    return []


def test_a_match_against_bots(qtbot: QtBot, open_page: Opener) -> None:
    page = open_page(3, levels=(None, "medium", "medium"), position={**MIDDLE, "players": three()})
    with qtbot.waitSignal(page.controller.asked, timeout=20_000):
        click_move(qtbot, page, moves_of(page)[0])
    check_drawn(page)


def three() -> dict[str, Any]:
    return {letter: MIDDLE["players"][letter] for letter in "ABC"}


DEFECTS: dict[str, Callable[[RockTheBockTable], None]] = {
    "a wolf too many": lambda table: table.pad.sheets["B"].tracks["wolf"][1].show_done(1.0),
    "a hole in a row": lambda table: table.pad.sheets["A"].tracks["goat"][0].show_done(0.0),
    "a strike missing": lambda table: table.pad.sheets["D"].strikes[4].show_done(0.0),
    "a stroke half drawn": lambda table: table.pad.sheets["D"].strikes[5].show_done(0.5),
    "the wrong seat acts": lambda table: table.pad.show_acting("C"),
    "a die short": lambda table: table.tray.tray.show_dice(table.tray.tray.dice[1:]),
    "a score of another": lambda table: table.pad.sheets["A"].lines.show_score(1, 5),
    "a balance from before": lambda table: table.pad.sheets["A"].lines.running.show_text(
        "+3", QColor("black")
    ),  # type: ignore[arg-type]
}


@pytest.mark.parametrize("defect", DEFECTS)
def test_a_defect_is_noticed(open_page: Opener, defect: str) -> None:
    page = open_page(position=MIDDLE)
    check_drawn(page)
    DEFECTS[defect](table_of(page))
    with pytest.raises(AssertionError):
        check_drawn(page)


def test_a_selection_is_previewed_and_taken_back(qtbot: QtBot, open_page: Opener) -> None:
    page = open_page(position=MIDDLE)
    click_card(qtbot, page, "buck")
    assert marks(page) == {("A", "buck"): 1}
    click_card(qtbot, page, "red")
    assert marks(page) == {("A", "goat"): 1}
    qtbot.keyClick(page, Qt.Key.Key_Escape)
    assert marks(page) == {}
    assert not any(card["selected"] for card in page.table.drawn()["cards"])
    assert page.table.decision is not None


def test_wolves_wait_for_a_target(qtbot: QtBot, open_page: Opener) -> None:
    page = open_page(position=MIDDLE)
    click_card(qtbot, page, "wolf")
    assert page.frame.prompt.prompt.line == texts.choose_target(2)
    assert marks(page) == {}
    assert [line.move for line in page.frame.moves.lines] == [WOLVES[1], WOLVES[2], WOLVES[3]]
    assert not page.table.digits_in_dock()
    qtbot.mouseClick(card_at(page, "wolf").targets["C"], LEFT)
    assert marks(page) == {("C", "wolf"): 1}  # the other one has no room
    assert len(page.frame.moves.lines) == 6
    qtbot.keyClick(page, Qt.Key.Key_Return)
    assert page.controller.match.log[0].move.text() == "wolves C"


def test_a_digit_of_the_list_sends_the_wolves(qtbot: QtBot, open_page: Opener) -> None:
    page = open_page(position=MIDDLE)
    qtbot.keyClick(page, Qt.Key.Key_3)
    qtbot.keyClick(page, Qt.Key.Key_3)
    assert marks(page) == {("D", "wolf"): 2}
    assert page.controller.match.log == []
    qtbot.keyClick(page, Qt.Key.Key_Return)
    assert page.controller.match.log[0].move.text() == "wolves D"


def test_the_list_has_the_order_and_the_digits_of_the_cards(qtbot: QtBot, open_page: Opener) -> None:
    page = open_page(position=MIDDLE)
    lines = page.frame.moves.lines
    assert [(line.key, line.move.text()) for line in lines] == [  # pyright: ignore[reportAttributeAccessIssue, reportUnknownMemberType]
        ("1", "buck"),
        ("2", "goats red"),
        ("3", "wolves B"),
        ("", "wolves C"),
        ("", "wolves D"),
        ("4", "goats blue"),
    ]
    qtbot.keyClick(page, Qt.Key.Key_4)
    assert table_of(page).aim() is lines[5].move
    qtbot.keyClick(page, Qt.Key.Key_3)
    assert page.frame.moves.digits
    assert [line.key for line in page.frame.moves.lines] == ["", "", ""]


def test_a_click_in_the_list_selects_as_a_click_on_a_card_does(qtbot: QtBot, open_page: Opener) -> None:
    page = open_page(position=MIDDLE)
    row, card = moves_of(page)[0], page.table.drawn()
    click_row(qtbot, page, row)
    assert page.frame.prompt.prompt.buttons[-1].main
    selected = page.table.drawn()
    click_card(qtbot, page, FACES[row.face])
    assert page.controller.match.log[0].move is row
    assert selected != card


@pytest.mark.parametrize(
    ("letter", "kind", "move"),
    [("A", "buck", "buck"), ("B", "wolf", "wolves B"), ("B", "goat", "goats blue")],
)
def test_sheets_can_be_clicked(qtbot: QtBot, open_page: Opener, letter: str, kind: str, move: str) -> None:
    page = open_page(position=MIDDLE)
    pad = table_of(page).pad
    spot = pad.point_of(letter, kind)
    qtbot.mouseClick(pad.viewport(), LEFT, pos=spot)
    assert next(iter(marks(page))) == (letter, kind)
    qtbot.mouseClick(pad.viewport(), LEFT, pos=spot)
    assert page.controller.match.log[0].move.text() == move


WRONG = [
    ("B", "buck", "Bucks go on your own sheet only."),
    ("A", "wolf", "Wolves always go to somebody else."),
    ("D", "goat", "No die shows yellow."),
]


@pytest.mark.parametrize(("letter", "kind", "why"), WRONG)
def test_a_sheet_that_cannot_be_chosen_says_why(
    qtbot: QtBot, open_page: Opener, letter: str, kind: str, why: str
) -> None:
    page = open_page(position=MIDDLE)
    pad = table_of(page).pad
    qtbot.mouseClick(pad.viewport(), LEFT, pos=pad.point_of(letter, kind))
    assert not page.table.half_made
    assert marks(page) == {}
    assert page.frame.prompt.more.text() == why
    click_card(qtbot, page, "buck")
    assert page.frame.prompt.more.text() == texts.confirm("1")


def test_who_can_get_the_wolves_has_a_digit_while_that_is_asked(qtbot: QtBot, open_page: Opener) -> None:
    page = open_page(position=MIDDLE)
    qtbot.keyClick(page, Qt.Key.Key_3)
    targets = card_at(page, "wolf").targets
    assert [targets[letter].digit for letter in "BCD"] == ["1", "2", "3"]
    qtbot.keyClick(page, Qt.Key.Key_2)
    assert table_of(page).aim() is WOLVES[2]
    assert [targets[letter].digit for letter in "BCD"] == ["", "", ""]


def test_pointing_at_a_row_of_the_list_shows_it(qtbot: QtBot, open_page: Opener) -> None:
    page = open_page(position=MIDDLE)
    for move in moves_of(page):
        page.table.preview(move)
        look = outlook(move, truth(page))
        assert marks(page) == ({(look.target, look.kind): look.entered} if look.entered else {})
    page.table.preview(None)
    assert marks(page) == {}


@pytest.mark.parametrize("factor", [0.02, 0.1])
def test_animations_end_in_the_same_picture(qtbot: QtBot, open_page: Opener, factor: float) -> None:
    still, moving = open_page(position=MIDDLE), open_page(position=MIDDLE, pace=Pace(factor, 0.0))
    for page in (still, moving):
        click_move(qtbot, page, moves_of(page)[1])
        qtbot.waitUntil(lambda page=page: page.table.decision is not None, timeout=10_000)
        check_drawn(page)
    assert still.table.drawn() == moving.table.drawn()


def test_an_animation_that_is_cut_short_leaves_the_truth(qtbot: QtBot, open_page: Opener) -> None:
    page = open_page(position=MIDDLE, pace=Pace(1.0, 0.0))
    click_move(qtbot, page, moves_of(page)[1])
    qtbot.wait(150)
    page.resize(1024, 600)
    qtbot.keyClick(page, Qt.Key.Key_Space)
    qtbot.waitUntil(lambda: page.table.decision is not None, timeout=10_000)
    check_drawn(page)


def test_a_throw_cannot_be_unseen_so_undo_asks_for_practice(qtbot: QtBot, open_page: Opener) -> None:
    others_out = {letter: {**MIDDLE["players"][letter], "struck": 10} for letter in "BCD"}
    page = open_page(position={**MIDDLE, "players": {"A": MIDDLE["players"]["A"], **others_out}})
    before = page.table.drawn()
    click_move(qtbot, page, moves_of(page)[0])
    qtbot.waitUntil(lambda: page.table.decision is not None)
    page.undo()
    assert len(page.controller.match.log) == 2
    qtbot.keyClick(page, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: page.table.decision is not None and len(page.controller.match.log) == 0)
    assert page.table.drawn() == before


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_sheets_use_the_room(open_page: Opener, seats: int) -> None:
    page = open_page(seats, size=(1280, 800))
    pad = table_of(page).pad
    lying = [sheet.sceneBoundingRect() for sheet in pad.sheets.values()]
    assert sum(sheet.width() for sheet in lying) >= 0.9 * pad.sceneRect().width()


@pytest.mark.parametrize("dark", [False, True])
@pytest.mark.parametrize("size", [(1024, 600), (1280, 720), (1920, 1080)])
@pytest.mark.parametrize("language", ["de", "en"])
def test_nothing_is_cut(
    qtbot: QtBot, qapp: QApplication, open_page: Opener, language: str, size: tuple[int, int], dark: bool
) -> None:
    translator = catalogue(language)
    qapp.installTranslator(translator)
    try:
        page = open_page(position=MIDDLE, size=size, theme=Theme(dark=dark))
        table, frame = table_of(page), page.frame
        for move in moves_of(page):
            table.select(move)
            assert not [card.choice for card in table.tray.cards if not card.isHidden() and card.cut()]
            assert frame.prompt.line.shown() == frame.prompt.line.text()
            assert frame.prompt.more.shown() == frame.prompt.more.text()
        sheets = table.pad.sheets.values()
        assert not [words.text() for sheet in sheets for words in sheet.lines.all() if words.cut]
        inside = table.pad.sceneRect()
        assert all(inside.contains(sheet.sceneBoundingRect()) for sheet in sheets)
    finally:
        qapp.removeTranslator(translator)


def round_end(**sheets: dict[str, int]) -> dict[str, Any]:
    """Return a first round of two in which one die is left, which makes a buck."""
    players = {
        "A": {"struck": 9, "bucks": 3, "wolves": 4, "goats": 3},
        "B": {"struck": 10, "goats": 2, "wolves": 5},
    }
    return {"game": "rock_the_bock", "to_move": "A", "throw": {"buck": 1}, "players": players | sheets}


RESULTS = ["Du: 4 : 4 level – 3 goat(s) count 0", "Mara: 0 : 5 wolf(s) lead – 2 goat(s) count −2"]


def test_the_end_of_a_round_is_held_and_told(qtbot: QtBot, open_page: Opener) -> None:
    page = open_page(2, position=round_end(), pace=Pace(0.02, 1.0))
    table = table_of(page)
    qtbot.mouseClick(card_at(page, "buck"), LEFT, pos=QPoint(20, 20))
    qtbot.waitUntil(lambda: table.tray.words.text() != "")
    assert table.tray.words.text().split("\n") == RESULTS
    assert page.frame.prompt.prompt.line == "Round 1 is over"
    assert table.pad.sheets["A"].count("goat") == 3
    running = page.queue.running
    qtbot.keyClick(page, Qt.Key.Key_Space)
    qtbot.waitUntil(lambda: table.decision is not None)
    assert running
    assert table.tray.words.text() == ""
    told = [entry.text for entry in page.frame.history.entries if entry.text.startswith("Round 1 is")]
    assert told == ["\n".join(["Round 1 is over", *RESULTS])]


def test_looking_back_to_the_end_of_a_round_says_it_in_one_line(qtbot: QtBot, open_page: Opener) -> None:
    page = open_page(2, position=round_end())
    qtbot.mouseClick(card_at(page, "buck"), LEFT, pos=QPoint(20, 20))
    qtbot.waitUntil(lambda: table_of(page).decision is not None)
    entries = page.frame.history.entries
    page.look_back.show(next(row for row, one in enumerate(entries) if one.text.startswith("Round 1 is")))
    assert page.frame.prompt.more.text() == " · ".join(["Round 1 is over", *RESULTS])


def test_a_finished_round_can_be_looked_at_again(qtbot: QtBot, open_page: Opener) -> None:
    page = open_page(2, position=round_end())
    table = table_of(page)
    qtbot.keyClick(page, Qt.Key.Key_R)
    assert QToolTip.text() == ""
    qtbot.mouseClick(card_at(page, "buck"), LEFT, pos=QPoint(20, 20))
    qtbot.waitUntil(lambda: table.decision is not None)
    told = "\n".join(["Round 1", *RESULTS])
    assert table.pad.accessibleDescription() == told
    qtbot.keyClick(page, Qt.Key.Key_R)
    assert QToolTip.text() == told
    qtbot.keyClick(page, Qt.Key.Key_R)
    qtbot.waitUntil(lambda: QToolTip.text() == "")
    for number, shown in ((1, told), (2, "")):
        words = table.pad.sheets["B"].lines.rounds[number - 1]
        spot = table.pad.mapFromScene(words.mapToScene(words.boundingRect().center()))
        qtbot.mouseClick(table.pad.viewport(), LEFT, pos=spot)
        qtbot.waitUntil(lambda shown=shown: (QToolTip.text(), QToolTip.isVisible()) == (shown, shown != ""))


def test_an_opened_match_knows_its_finished_rounds(qtbot: QtBot, open_page: Opener) -> None:
    page = open_page(2, position=round_end())
    qtbot.mouseClick(card_at(page, "buck"), LEFT, pos=QPoint(20, 20))
    qtbot.waitUntil(lambda: page.table.decision is not None)
    fresh = RockTheBockTable(page.stage)
    fresh.show_view(truth(page), 0)
    assert fresh.pad.accessibleDescription() == ""
    News(GAME.texts, fresh, page.stage).since(page.controller.match, 0)
    assert fresh.pad.accessibleDescription() == "\n".join(["Round 1", *RESULTS])


def test_a_round_is_held_for_as_long_at_every_speed() -> None:
    held = {pace.ms(Beat.RESULT) for pace in SPEEDS.values()}
    assert min(held) >= 2500


def test_the_name_of_a_round_stands_above_what_was_played_in_it(qtbot: QtBot, open_page: Opener) -> None:
    page = open_page(2, position=round_end())
    qtbot.mouseClick(card_at(page, "buck"), LEFT, pos=QPoint(20, 20))
    qtbot.waitUntil(lambda: table_of(page).decision is not None)
    entries = page.frame.history.entries
    at = next(row for row, entry in enumerate(entries) if entry.separator)
    assert entries[at].text == "Round 1"
    assert entries[at - 1].text.startswith("Round 2. First:")
    assert entries[at + 1].text.startswith("Round 1 is over")


def test_a_failed_throw_is_said_while_its_dice_lie(qtbot: QtBot, open_page: Opener) -> None:
    page = open_page(2, position=round_end(B={"struck": 9}), pace=Pace(0.02, 1.0))
    table = table_of(page)
    table.show_view(truth(page), 0)
    queue = page.queue
    queue.add(table.cue(DiceThrown("A", ("green", "green"))), table.cue(ThrowFailed("A", 2)))  # pyright: ignore[reportArgumentType]
    table.decision = None
    queue.play()
    qtbot.waitUntil(lambda: page.frame.prompt.prompt.line == texts.nothing_fits())
    assert [card["dead"] for card in table.drawn()["cards"]] == [True]
    assert queue.running
    queue.finish()


@pytest.mark.parametrize(("seat", "says"), [("A", "You throw"), ("B", "")])
def test_the_own_throw_is_said_to_the_only_person(open_page: Opener, seat: str, says: str) -> None:
    page = open_page(2, position=round_end(), levels=(None, "medium"))
    table = table_of(page)
    assert table.meanwhile() == ""
    cue = table.cue(DiceThrown(seat, ("red", "buck")))
    assert cue is not None
    cue(Pace(1.0))
    assert table.meanwhile() == says
    table.show_view(truth(page), 0)
    assert table.meanwhile() == ""


def test_while_dice_are_on_their_way_the_bar_keeps_its_name(
    open_page: Opener, monkeypatch: pytest.MonkeyPatch
) -> None:
    page = open_page(2, position=round_end())
    page.table.dismiss()
    page.voice.speak()
    line = page.frame.prompt.prompt.line
    match = page.controller.match
    draw = match.rules.pending(match.rules.setup(Start(2)))
    assert isinstance(draw, Draw)
    monkeypatch.setattr(type(match), "pending", property(lambda _: draw))
    page.voice.speak()
    assert page.frame.prompt.prompt.line == line != ""


def test_a_card_says_the_change_that_the_list_says(open_page: Opener) -> None:
    players = {**MIDDLE["players"], "B": {"struck": 6, "wolves": 2, "subtotals": [0]}}
    page = open_page(position={**MIDDLE, "players": players})
    table = table_of(page)
    said: dict[str, tuple[str, str]] = {}
    for move in moves_of(page):
        table.select(move)
        card = next(card for card in table.drawn()["cards"] if card["selected"])
        said[move.text()] = card["effect"], table.badges(move)[0].text
    assert said == {
        "buck": ("3 : 3, 3 point(s) more", "+3"),
        "goats red": ("1 point(s) less, the wolf(s) lead", "−1"),
        "wolves B": ("0 : 4, no goats yet", "0"),
        "wolves C": ("Room for 1. 1 : 12, no change", "0"),
        "wolves D": ("3 : 5, Oma Lisl −1 point(s)", "−1"),
        "goats blue": ("Costs Mara 2 point(s)", "−2"),
    }


def marks(page: TablePage) -> dict[tuple[str, str], int]:
    sheets = page.table.drawn()["sheets"]
    return {
        (letter, kind): count
        for letter, sheet in sheets.items()
        for kind, count in sheet["marked"].items()
        if count
    }
