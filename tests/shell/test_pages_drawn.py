"""A few pages in the narrowest look: `python3 -m tests.screens` draws them all in every look."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QRect
from PySide6.QtWidgets import QApplication, QLabel, QPushButton, QWidget
from tests.screens.drawing import SETTLED, Look, drawn, dressed, put_away
from tests.screens.faults import faults

from spielblock.shell.settings_page import SettingsPage
from spielblock.shell.settings_preview import Preview
from spielblock.widgets.theme import Theme

NARROW = Look("de", "light", 1024, 600)
LETTERS = Look("de", "light", 1024, 600, letters=130)
TWICE = Look("de", "light", 1024, 600, letters=200)


@pytest.mark.parametrize("scene", ["home", "new-teams", "matches", "settings-0", "end-tock", "rules-tock"])
def test_nothing_is_cut_or_lies_outside(
    qapp: QApplication, matches: Path, tmp_path: Path, scene: str
) -> None:
    (tmp_path / "matches").symlink_to(matches)
    found = {name: faults for name, faults in drawn(qapp, NARROW, tmp_path, scene) if name == scene}
    assert found == {scene: []}


@pytest.mark.parametrize(
    ("scene", "look"),
    [
        ("hint-best-schock", NARROW),
        ("hint-best-rockit", NARROW),
        ("meeting-noch_mal", LETTERS),
        ("meeting-noch_mal", TWICE),
        ("new-teams", TWICE),
        ("end-rockit", LETTERS),
        ("end-noch_mal", LETTERS),
        ("new-rockit", LETTERS),
    ],
)
def test_what_needs_much_room_has_it(
    qapp: QApplication, matches: Path, tmp_path: Path, scene: str, look: Look
) -> None:
    (tmp_path / "matches").symlink_to(matches)
    assert list(drawn(qapp, look, tmp_path, scene)) == [(scene, [])]


@pytest.mark.parametrize(("look", "seen"), [(NARROW, True), (LETTERS, False)])
def test_the_preview_of_settings_is_whole_or_away(
    qapp: QApplication, tmp_path: Path, look: Look, seen: bool
) -> None:
    program = dressed(qapp, look, tmp_path, "settings")
    program.routes.show_settings()
    page = program.window.page
    assert isinstance(page, SettingsPage)
    preview = page.findChild(Preview)
    assert preview is not None
    for _ in range(SETTLED):
        qapp.processEvents()
    assert preview.isVisible() == seen
    assert page.rect().contains(QRect(preview.mapTo(page, QPoint(0, 0)), preview.size())) or not seen
    put_away(program)


def test_a_label_that_is_cut_is_found(qapp: QApplication) -> None:
    window = QWidget()
    window.resize(300, 200)
    label = QLabel("A sentence that does not fit", window)
    label.setGeometry(10, 10, 60, 20)
    window.show()
    assert any(fault.startswith("cut") for fault in faults(window))


def test_what_overlaps_or_lies_outside_is_found(qapp: QApplication) -> None:
    Theme().wear(qapp)  # how much room a button needs depends on what the program wears
    window = QWidget()
    window.resize(300, 200)
    for left in (10, 60, 280):
        QPushButton("Go", window).setGeometry(left, 10, 100, 40)
    window.show()
    kinds = {fault.split(":")[0] for fault in faults(window)}
    assert kinds - {"empty"} == {"overlap", "outside"}


def test_a_pale_text_is_found(qapp: QApplication) -> None:
    window = QWidget()
    window.resize(300, 200)
    window.setStyleSheet("background: white")
    label = QLabel("hardly to be read", window)
    label.setGeometry(10, 10, 200, 30)
    label.setStyleSheet("color: #cccccc")
    window.show()
    assert any(fault.startswith("pale") for fault in faults(window))
