"""The dialog in which a match is set up."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtWidgets import QAbstractButton, QApplication, QComboBox, QScrollArea
from pytestqt.qtbot import QtBot

import spielblock
from spielblock.games import all_games
from spielblock.match.seating import Chair
from spielblock.shell.new_match import NewMatch
from spielblock.shell.page_parts import Kit
from spielblock.shell.rule_choices import rule_choices
from spielblock.shell.rule_rows import RuleRow
from spielblock.shell.settings import Settings, Table
from spielblock.shell.shown import shown_games
from spielblock.widgets.choices import Stepper, Switch
from spielblock.widgets.theme import Theme

ENABLED = Qt.ItemFlag.ItemIsEnabled
every_game = pytest.mark.parametrize("name", sorted(all_games()))


def dialog(qtbot: QtBot, name: str = "tock", settings: Settings | None = None) -> NewMatch:
    kit = Kit(Theme(), shown_games(all_games()), settings or Settings())
    made = NewMatch(kit, kit.games[name], "Anna", Random(1))
    qtbot.addWidget(made)
    made.resize(1000, 668)
    made.show()
    return made


def click(qtbot: QtBot, button: QAbstractButton) -> None:
    qtbot.mouseClick(button, Qt.MouseButton.LeftButton)


def test_human_and_bot_change_with_a_click(qtbot: QtBot) -> None:
    made = dialog(qtbot)
    click(qtbot, made.seats.rows[1].kind.button(False))
    click(qtbot, made.seats.rows[0].kind.button(True))
    assert [chair.level is None for chair in made.wish.chairs] == [False, True, False, False]


def test_names_are_typed(qtbot: QtBot) -> None:
    made = dialog(qtbot)
    field = made.seats.rows[0].name
    field.selectAll()
    qtbot.keyClicks(field, "Oma Lisl")
    assert made.wish.chairs[0].name == "Oma Lisl"
    assert made.seats.rows[0].name.cursorPosition() == 8


def test_a_colour_is_chosen_from_a_menu_that_names_the_shapes(qtbot: QtBot) -> None:
    made = dialog(qtbot)
    menu = made.seats.rows[0].colour.menu()
    words = [action.text() for action in menu.actions()]
    assert "red triangle" in words
    menu.actions()[words.index("red triangle")].trigger()
    assert [chair.colour for chair in made.wish.chairs[:2]] == ["red", "blue"]


def test_seats_come_and_go(qtbot: QtBot) -> None:
    made = dialog(qtbot)
    click(qtbot, made.seats.add)
    click(qtbot, made.seats.add)
    assert len(made.seats.rows) == 6
    assert not made.seats.add.isEnabled()
    click(qtbot, made.seats.rows[0].remove)
    assert len(made.seats.rows) == 5
    assert made.wish.chairs[0].name != "Anna"


def test_rows_that_come_quickly_are_as_high_as_they_need(qtbot: QtBot) -> None:
    made = dialog(qtbot, "rockit")
    while made.seats.add.isEnabled():
        made.seats.add.click()
    rows = made.seats.rows
    qtbot.waitUntil(lambda: all(row.height() >= row.minimumSizeHint().height() for row in rows))


@pytest.mark.parametrize(("scale", "size"), [(1.3, (992, 568)), (1.5, (992, 568)), (2.0, (1248, 768))])
def test_in_large_letters_nothing_has_to_be_scrolled_sideways(
    qtbot: QtBot, scale: float, size: tuple[int, int]
) -> None:
    kit = Kit(Theme(scale=scale), shown_games(all_games()), Settings())
    made = NewMatch(kit, kit.games["rockit"], "Anna", Random(1))
    qtbot.addWidget(made)
    made.resize(*size)
    made.show()
    while made.seats.add.isEnabled():
        made.seats.add.click()
    qtbot.wait(20)
    bars = [area.horizontalScrollBar() for area in made.findChildren(QScrollArea)]
    assert bars
    assert all(bar.maximum() == 0 for bar in bars)


def test_enter_still_starts_after_a_seat_was_clicked_away(qtbot: QtBot) -> None:
    made = dialog(qtbot)
    made.welcome()
    click(qtbot, made.seats.rows[0].remove)
    assert made.focusWidget() is made.start


def test_keys_that_take_a_seat_away_stay_at_the_row_that_is_now_there(qtbot: QtBot) -> None:
    made = dialog(qtbot, "rockit")
    with qtbot.waitActive(made):
        made.activateWindow()
    while len(made.plan.chairs) < 5:
        click(qtbot, made.seats.add)
    names = [chair.name for chair in made.plan.chairs]
    made.seats.rows[1].remove.setFocus()
    for left in (names[:1] + names[2:], names[:1] + names[3:]):
        qtbot.keyClick(made.focusWidget(), Qt.Key.Key_Space)
        assert [chair.name for chair in made.plan.chairs] == left
        assert made.focusWidget() is made.seats.rows[1].remove


def test_keys_that_take_the_last_seats_away_never_add_one_again(qtbot: QtBot) -> None:
    made = dialog(qtbot)
    with qtbot.waitActive(made):
        made.activateWindow()
    made.seats.rows[-1].remove.setFocus()
    before = made.plan.chairs
    for _ in range(6):
        qtbot.keyClick(made.focusWidget(), Qt.Key.Key_Space)
    assert made.plan.chairs == before[:2]
    assert made.seats.rows[-1].isAncestorOf(made.focusWidget())


def test_at_the_fewest_seats_the_reason_stands_at_the_button(qtbot: QtBot) -> None:
    made = dialog(qtbot)
    click(qtbot, made.seats.rows[0].remove)
    click(qtbot, made.seats.rows[0].remove)
    remove = made.seats.rows[0].remove
    assert not remove.isEnabled()
    assert "2" in remove.toolTip()


def test_teams_that_do_not_fit_say_why(qtbot: QtBot) -> None:
    made = dialog(qtbot)
    assert made.seats.teams is not None
    three = made.seats.teams.choice.button(6)
    assert not three.isEnabled()
    assert three.toolTip() == made.seats.teams.note.text() == "Three teams need 6 seats"
    click(qtbot, made.seats.teams.choice.button(4))
    assert made.wish.teams


def test_only_a_game_with_teams_asks_for_them(qtbot: QtBot) -> None:
    assert dialog(qtbot, "rockit").seats.teams is None


@every_game
def test_every_option_is_a_control_that_changes_it(qtbot: QtBot, name: str) -> None:
    made = dialog(qtbot, name)
    default = all_games()[name].options()
    for key, row in made.rules.rows.items():
        other = next(value for value in row.choice.values if value != getattr(default, key))
        row.suit((row.choice.text.seats or (4,))[0], teams=True)
        operate(row, other)
        assert getattr(made.wish.options, key) == other
    made.standard.click()
    assert made.wish.options == default
    assert not made.standard.isVisible()


def test_the_rule_that_beginners_want_is_seen_without_scrolling(qtbot: QtBot) -> None:
    made = dialog(qtbot)
    keys = list(made.rules.rows)
    assert keys[0] == "fast_start"
    assert set(keys) == {choice.key for choice in rule_choices(shown_games(all_games())["tock"])}
    quick = made.rules.rows["fast_start"]
    qtbot.waitUntil(lambda: quick.isVisible() and not quick.visibleRegion().isEmpty())
    assert quick.visibleRegion().boundingRect() == quick.rect()


def test_what_has_no_meaning_at_this_table_cannot_be_chosen_and_says_why(qtbot: QtBot) -> None:
    made = dialog(qtbot)
    track, partner = made.rules.rows["two_player_sectors"], made.rules.rows["seven_may_continue_with_partner"]
    assert not track.control.isEnabled()
    assert track.help.text() == "Only with 2 seats."
    assert partner.help.text() == "Only in teams."
    for _ in range(2):
        click(qtbot, made.seats.rows[0].remove)
    assert track.control.isEnabled()
    assert track.help.text() == track.choice.text.help()
    operate(track, 2)
    assert "Track for two" in made.summary()
    click(qtbot, made.seats.add)
    assert "Track for two" not in made.summary()


@every_game
def test_no_option_is_without_meaning_everywhere(qapp: object, name: str) -> None:
    entry = all_games()[name]
    for choice in rule_choices(shown_games(all_games())[name]):
        tables = [(seats, teams) for seats in entry.seats for teams in {False, seats in entry.teams}]
        assert any(choice.text.applies(seats, teams=teams) for seats, teams in tables), choice.key


def operate(row: RuleRow, value: object) -> None:
    """Do with the control what a person would do to get this value."""
    control = row.control
    if isinstance(control, Switch):
        control.click()
    elif isinstance(control, Stepper):
        control.set_value(value)  # type: ignore[arg-type]
        control.chosen.emit(control.value)
    else:
        row.show_value(value)  # type: ignore[arg-type]
        row.chosen.emit(row.choice.key, value)


def test_a_stepper_stops_at_its_ends(qtbot: QtBot) -> None:
    made = dialog(qtbot, "rockit")
    control = made.rules.rows["call_seconds"].control
    assert isinstance(control, Stepper)
    seen = [control.value]
    while control.less.isEnabled():
        click(qtbot, control.less)
    while control.more.isEnabled():
        click(qtbot, control.more)
        seen.append(made.wish.options.call_seconds)  # type: ignore[attr-defined]
    assert seen == [4, 3, 4, 5, 6, 7, 8, 9, 10]


def test_a_set_of_rules_is_taken_whole_and_seen_again_when_reached(qtbot: QtBot) -> None:
    made = dialog(qtbot, "noch_mal")
    presets = all_games()["noch_mal"].presets
    box = made.rules.preset
    assert box is not None
    box.setCurrentIndex(1)
    box.activated.emit(1)
    assert made.wish.options == presets["publisher"]
    switch = made.rules.rows["first_three_open"].control
    assert isinstance(switch, Switch)
    click(qtbot, switch)
    assert box.currentData() == ""
    click(qtbot, switch)
    assert box.currentData() == "publisher"


def test_the_summary_says_it_in_words(qtbot: QtBot) -> None:
    made = dialog(qtbot)
    assert made.summary().endswith("standard rules")
    switch = made.rules.rows["fast_start"].control
    assert isinstance(switch, Switch)
    click(qtbot, switch)
    name = made.rules.rows["fast_start"].choice.text.name()
    assert made.summary().endswith(name)


def test_the_last_choices_are_proposed(qtbot: QtBot) -> None:
    chairs = (Chair("Uli", None, "green"), Chair("Ben", "easy", "red"))
    settings = Settings(tables={"tock": Table(chairs, {"fast_start": True}, False)})
    wish = dialog(qtbot, "tock", settings).wish
    assert wish.chairs == chairs
    assert wish.options.fast_start  # type: ignore[attr-defined]


def test_enter_anywhere_starts(qtbot: QtBot) -> None:
    made = dialog(qtbot)
    started: list[object] = []
    made.started.connect(started.append)
    qtbot.keyClick(made.seats.rows[2].name, Qt.Key.Key_Return)
    assert started == [made.wish]


@every_game
def test_what_is_proposed_can_be_played(qtbot: QtBot, name: str) -> None:
    wish = dialog(qtbot, name).wish
    entry = all_games()[name]
    assert len(wish.chairs) in entry.seats
    assert all(chair.level is None or chair.level in entry.bots for chair in wish.chairs)


@every_game
def test_a_bot_can_have_the_levels_that_so_many_are_offered(qtbot: QtBot, name: str) -> None:
    made, entry = dialog(qtbot, name), all_games()[name]
    while made.seats.rows and made.seats.rows[-1].remove.isEnabled():
        shown = made.seats.rows[-1].level
        levels = entry.levels(len(made.seats.rows))
        chosen = [at for at in range(shown.count()) if shown.model().index(at, 0).flags() & ENABLED]
        assert chosen == list(range(len(levels)))
        assert made.wish.chairs[-1].level in (None, *levels)
        click(qtbot, made.seats.rows[-1].remove)


def test_scrolling_over_a_closed_choice_changes_nothing(qtbot: QtBot) -> None:
    """The wheel goes to the page below instead, in the rules and in the seats."""
    made = dialog(qtbot, "rockit")
    boxes = made.findChildren(QComboBox)
    assert boxes
    before = [box.currentIndex() for box in boxes]
    for box in boxes:
        box.setFocus()
        middle = QPointF(box.rect().center())
        wheel = QWheelEvent(
            middle,
            box.mapToGlobal(middle),
            QPoint(),
            QPoint(0, -120),
            Qt.MouseButton.NoButton,
            Qt.KeyboardModifier.NoModifier,
            Qt.ScrollPhase.NoScrollPhase,
            False,
        )
        QApplication.sendEvent(box, wheel)
    assert [box.currentIndex() for box in boxes] == before


def test_every_choice_of_the_program_leaves_the_wheel_to_the_page() -> None:
    """A plain combo box would take it."""
    room = Path(spielblock.__file__).parent
    made = [path.name for path in room.rglob("*.py") if "QComboBox()" in path.read_text("utf-8")]
    assert made == []


def test_after_a_click_on_adding_space_adds_and_enter_starts(qtbot: QtBot) -> None:
    made = dialog(qtbot, "rockit")
    with qtbot.waitActive(made):
        made.activateWindow()
    made.welcome()
    seats = len(made.plan.chairs)
    click(qtbot, made.seats.add)
    assert made.seats.add.hasFocus()
    qtbot.keyClick(made.seats.add, Qt.Key.Key_Space)
    assert len(made.plan.chairs) == seats + 2
    with qtbot.waitSignal(made.started):
        qtbot.keyClick(made.seats.add, Qt.Key.Key_Return)


def test_a_new_seat_is_scrolled_to(qtbot: QtBot) -> None:
    made = dialog(qtbot, "rockit")
    made.resize(900, 480)
    for _ in range(5):
        click(qtbot, made.seats.add)
    last = made.seats.rows[-1]
    qtbot.waitUntil(lambda: last.visibleRegion().boundingRect().height() == last.height())


def test_a_level_for_two_is_shown_greyed_at_a_larger_table(qtbot: QtBot) -> None:
    made = dialog(qtbot, "rockit")
    while len(made.plan.chairs) < 4:
        click(qtbot, made.seats.add)
    box = made.seats.rows[-1].level
    last = box.count() - 1
    assert box.itemText(last) == "master (only with two)"
    assert not box.model().index(last, 0).flags() & ENABLED
    while len(made.plan.chairs) > 2:
        click(qtbot, made.seats.rows[-1].remove)
    assert [made.seats.rows[1].level.itemText(at) for at in range(4)][-1] == "master"


def test_a_chosen_sheet_is_seen_and_heard(qtbot: QtBot) -> None:
    made = dialog(qtbot, "noch_mal")
    row = made.rules.rows["sheet"]
    picture, box = row.picture, row.control
    assert picture is not None
    assert isinstance(box, QComboBox)
    assert picture.isVisible()
    before, words = picture.pixmap().toImage(), picture.accessibleDescription()
    assert words.startswith("Sheet Alster, its columns from top to bottom: A: Green 2, Yellow 1, ")
    assert "star in A7" in words
    box.setFocus()
    qtbot.keyClick(box, Qt.Key.Key_Down)
    assert picture.accessibleDescription().startswith("Sheet Bode")
    assert picture.pixmap().toImage() != before
    made.rules.take(made.rules.options.__class__())  # as `all standard` does
    assert picture.pixmap().toImage() == before
    qtbot.keyClick(box, Qt.Key.Key_End)
    assert "nobody has seen" in picture.accessibleDescription()


def test_other_options_have_no_picture(qtbot: QtBot) -> None:
    for name in sorted(all_games()):
        made = dialog(qtbot, name)
        drawn = {key for key, row in made.rules.rows.items() if row.picture is not None}
        assert drawn == ({"sheet"} if name == "noch_mal" else set())
