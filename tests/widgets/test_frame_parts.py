"""Prompt line, history, toast, curtain, marks of seats: the smaller parts round a table."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QApplication, QPushButton, QToolTip, QWidget
from pytestqt.qtbot import QtBot

from spielblock.control.framing import Button, Prompt
from spielblock.control.pace import STILL, Pace
from spielblock.widgets.curtain import Curtain
from spielblock.widgets.elided import ElidedLabel
from spielblock.widgets.history_list import MOST, Entry, HistoryList
from spielblock.widgets.key_cap import key_name
from spielblock.widgets.motion import Motion, after, one_after_another, together
from spielblock.widgets.overlays import READ_MS, Toast
from spielblock.widgets.prompt_bar import PromptBar
from spielblock.widgets.seat_mark import SeatMark, initials
from spielblock.widgets.stage import Sitter, Stage
from spielblock.widgets.theme import Theme

THEME = Theme()
ADA = Sitter("A", "Ada", "blue")


def test_the_main_button_hears_return_and_others_their_key(qtbot: QtBot) -> None:
    bar = PromptBar(THEME)
    qtbot.addWidget(bar)
    pressed: list[str] = []
    buttons = (
        Button("Keep", lambda: pressed.append("keep"), "Esc"),
        Button("Go", lambda: pressed.append("go"), "T", main=True),
        Button("Not now", lambda: pressed.append("never"), "N", enabled=False, help="because"),
    )
    bar.show_prompt(Prompt("What now?", buttons=buttons), ADA, urgent=True)
    assert [bar.press(key) for key in ("Esc", "Return", "T", "N", "X")] == [True, True, True, False, False]
    assert pressed == ["keep", "go", "go"]


@pytest.fixture
def undressed(qapp: QApplication) -> Iterator[None]:
    """The widths here are those of buttons that wear no theme, whatever tests before have put on."""
    sheet = qapp.styleSheet()
    qapp.setStyleSheet("")
    yield
    qapp.setStyleSheet(sheet)


@pytest.mark.usefixtures("undressed")
def test_in_large_letters_buttons_of_several_words_leave_the_line_its_room(qtbot: QtBot) -> None:
    bar = PromptBar(Theme(scale=2.0))
    qtbot.addWidget(bar)
    offers = (Button("Earlier", lambda: None), Button("Back to the match", lambda: None, main=True))
    bar.show_prompt(Prompt("Looking back: how it stood then", "Ada: 2 bucks", offers), ADA, urgent=False)
    bar.arrange(compact=True)
    bar.resize(1200, bar.height())
    bar.show()
    wide = [button.text() for button in bar.findChildren(QPushButton) if not button.isHidden()]
    assert wide == ["Earlier", "Back to the match"]
    bar.resize(440, bar.height())
    qtbot.waitUntil(lambda: bar.line.shown() == "Looking back: how it stood then")
    narrow = [button for button in bar.findChildren(QPushButton) if not button.isHidden()]
    assert [button.text() for button in narrow] == ["Earlier", "Back to\nthe match"]
    assert narrow[1].accessibleName() == "Back to the match"
    assert bar.toolTip() == "Ada: 2 bucks"


def test_buttons_change_only_with_the_prompt(qtbot: QtBot) -> None:
    bar = PromptBar(THEME)
    qtbot.addWidget(bar)
    prompt = Prompt("What now?", buttons=(Button("Go", lambda: None),))
    bar.show_prompt(prompt, ADA, urgent=True)
    first = bar.findChildren(QPushButton)
    bar.show_prompt(prompt, ADA, urgent=True)
    assert bar.findChildren(QPushButton) == first
    bar.show_prompt(Prompt("Somebody else"), None, urgent=False)
    qtbot.waitUntil(lambda: bar.findChildren(QPushButton) == [])


def test_a_click_on_a_line_tells_why_and_a_new_line_puts_that_away(qtbot: QtBot) -> None:
    history = HistoryList(THEME)
    qtbot.addWidget(history)
    history.resize(300, 120)
    history.show()
    history.add(Entry("Ada: 2 bucks", ADA, why="Because of the wolves."))
    middle = history.visualRect(history.model().index(0, 0)).center()
    qtbot.mouseMove(history.viewport(), middle)
    qtbot.mouseClick(history.viewport(), Qt.MouseButton.LeftButton, pos=middle)
    assert QToolTip.text() == "Because of the wolves."
    QToolTip.hideText()


def test_history_has_the_newest_first_and_an_end(qtbot: QtBot) -> None:
    history = HistoryList(THEME)
    qtbot.addWidget(history)
    for number in range(MOST + 10):
        history.add(Entry(f"step {number}", ADA))
    assert history.entries[0].text == f"step {MOST + 9}"
    assert len(history.entries) == MOST
    history.fill([Entry("Round 1", separator=True)])
    assert [entry.text for entry in history.entries] == ["Round 1"]


def laid(qtbot: QtBot) -> tuple[QWidget, QWidget]:
    """Return a page and the place on it that a toast keeps to."""
    page, scene = QWidget(), QWidget()
    qtbot.addWidget(page)
    page.resize(500, 300)
    scene.setParent(page)
    scene.setGeometry(0, 40, 400, 200)
    page.show()
    return page, scene


def test_a_toast_lies_over_its_table(qtbot: QtBot) -> None:
    page, scene = laid(qtbot)
    toast = Toast(THEME, page, scene)
    toast.say("A sentence that is rather long and has to be broken, since it is too long for one line of it")
    assert scene.geometry().contains(toast.geometry())
    scene.setGeometry(0, 40, 260, 160)
    toast.place()
    assert scene.geometry().contains(toast.geometry())


@pytest.mark.parametrize("key", [Qt.Key.Key_Space, Qt.Key.Key_Return])
def test_the_curtain_opens_by_key_and_swallows_others(qtbot: QtBot, key: Qt.Key) -> None:
    page, bar = QWidget(), QWidget()
    qtbot.addWidget(page)
    page.resize(600, 400)
    bar.setParent(page)
    bar.setFixedHeight(40)
    curtain = Curtain(THEME, page, bar)
    page.show()
    curtain.close_for(ADA, ["Ben: 9 forward"])
    assert curtain.geometry().getRect() == (0, 40, 600, 360)
    assert "Ben: 9 forward" in curtain.news
    with qtbot.assertNotEmitted(curtain.opened):
        qtbot.keyClick(curtain, "1")
    with qtbot.waitSignal(curtain.opened):
        qtbot.keyClick(curtain, key)
    curtain.lift(STILL)
    assert curtain.isHidden()


def test_the_curtain_goes_up(qtbot: QtBot) -> None:
    page, bar = QWidget(), QWidget()
    qtbot.addWidget(page)
    page.resize(600, 400)
    bar.setParent(page)
    curtain = Curtain(THEME, page, bar)
    page.show()
    curtain.close_for(ADA, [])
    curtain.lift(Pace(0.2))
    qtbot.waitUntil(curtain.isHidden, timeout=2000)


def test_a_line_gets_smaller_before_it_is_cut(qtbot: QtBot) -> None:
    label = ElidedLabel(THEME.font("prompt"), "Choose a card or a target for this piece", least=0.5)
    qtbot.addWidget(label)
    whole = label.fontMetrics().horizontalAdvance(label.text())
    label.resize(round(whole * 0.7), 30)
    assert label.shown() == label.text()
    label.resize(round(whole * 0.3), 30)
    assert label.shown().endswith("…")


def test_marks_of_seats_differ(qtbot: QtBot) -> None:
    seen: set[bytes] = set()
    sitters = [Sitter(chr(65 + seat), "Kim") for seat in range(10)]
    for sitter in [*sitters, ADA, Sitter("B", "Kim", "red")]:
        mark = SeatMark(THEME, sitter, 32)
        qtbot.addWidget(mark)
        mark.resize(32, 32)
        seen.add(bytes(QPixmap(mark.grab()).toImage().constBits()))
    assert len(seen) == 12


def test_initials() -> None:
    assert [initials(name) for name in ("Ada", "Oma Lisl", "jean-luc", "")] == ["A", "OL", "J", "?"]


def test_key_names() -> None:
    assert [key_name(key) for key in ("Ctrl+Z", "Space", "Esc", "T")] == ["Ctrl Z", "Space", "Esc", "T"]


def test_a_stage_knows_its_sitters() -> None:
    stage = Stage(THEME, (ADA, Sitter("B", "Ben")))
    assert stage.name("B") == "Ben"
    assert stage.hue("A") == THEME.hue("blue")
    assert stage.hue("B") is None
    with pytest.raises(KeyError):
        stage.sitter("C")


@pytest.mark.parametrize("duration", [0, 40])
def test_a_motion_ends_at_its_end(qtbot: QtBot, duration: int) -> None:
    done: list[float] = []
    motion = Motion(duration, done.append, THEME.easing("standard"))
    motion.start()
    qtbot.waitUntil(lambda: done[-1:] == [1.0], timeout=2000)
    assert done == sorted(done)


def test_motions_are_put_together() -> None:
    def still(_: float) -> None:
        """Nothing moves."""

    one, other = Motion(100, still), Motion(50, still)
    assert together(after(30, one), other).totalDuration() == 130
    assert one_after_another(Motion(100, still), Motion(50, still)).totalDuration() == 150


@pytest.mark.parametrize("offers", [False, True])
def test_a_toast_goes_when_somebody_goes_on_unless_it_offers_something(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, offers: bool
) -> None:
    monkeypatch.setattr("spielblock.widgets.overlays.READ_MS", 0)
    page, scene = laid(qtbot)
    toast = Toast(THEME, page, scene)
    toast.say("Taken back", (lambda: None) if offers else None)
    qtbot.keyClick(page, Qt.Key.Key_1)
    if offers:
        with qtbot.assertNotEmitted(toast.destroyed, wait=50):
            pass
        assert toast.isVisible()
    else:
        qtbot.waitUntil(toast.isHidden, timeout=1000)


def test_a_toast_that_nobody_has_read_yet_stays(qtbot: QtBot) -> None:
    page, scene = laid(qtbot)
    toast = Toast(THEME, page, scene)
    toast.say("From here on this is practice and is not counted.")
    qtbot.mouseClick(page, Qt.MouseButton.LeftButton)
    assert toast.isVisible()
    assert toast.lasts < 2 * READ_MS  # a coarse timer; it would be four seconds
