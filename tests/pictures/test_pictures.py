"""Each phase of each table looks as it did when somebody last looked at it.

A change that is meant: `SPIELBLOCK_NEW_PICTURES=1 python3 -m tests tests/pictures`, look at what `git diff`
names, and commit it.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtWidgets import QApplication

from tests.pictures.comparing import FOLDER, FOUND, PART, differing
from tests.screens.drawing import LOOKS, SETTLED, Look, dressed, put_away
from tests.screens_moments import MOMENTS, show

NEW = os.environ.get("SPIELBLOCK_NEW_PICTURES") == "1"
#: In all, in bytes.
MOST = 8_000_000
pytestmark = pytest.mark.skipif(
    os.environ.get("QT_QPA_PLATFORM") != "offscreen", reason="a real screen has its own pixels"
)


@pytest.fixture(params=LOOKS["quick"], ids=str)
def look(request: pytest.FixtureRequest) -> Look:
    return request.param


@pytest.fixture
def drawn(qapp: QApplication, look: Look, moment: str, tmp_path: Path) -> Iterator[QImage]:
    """What a moment looks like now."""
    program = dressed(qapp, look, tmp_path, moment)
    show(moment, program).table.settle()  # what runs on by itself stands still
    for _ in range(SETTLED):
        qapp.processEvents()
    yield program.window.grab().toImage()
    put_away(program)


@pytest.mark.parametrize("moment", MOMENTS)
def test_it_looks_as_it_did(drawn: QImage, moment: str, look: Look) -> None:
    reference = FOLDER / f"{moment}--{look}.png"
    if NEW:
        assert drawn.save(str(reference), quality=0)  # PNG without loss, as small as it gets
    off = differing(drawn, QImage(str(reference)))
    if off > PART:
        FOUND.mkdir(parents=True, exist_ok=True)
        drawn.save(str(FOUND / reference.name))
    assert off <= PART, f"{off:.2%} differs: look at {FOUND / reference.name} beside {reference}"


def test_there_is_a_picture_of_every_moment_and_of_nothing_else() -> None:
    wanted = {f"{moment}--{look}.png" for moment in MOMENTS for look in LOOKS["quick"]}
    assert {file.name for file in FOLDER.glob("*.png")} == wanted


def test_all_pictures_together_are_small() -> None:
    assert sum(file.stat().st_size for file in FOLDER.glob("*.png")) <= MOST


@pytest.mark.parametrize("moment", MOMENTS)
def test_a_pip_of_another_colour_is_found(moment: str) -> None:
    right = QImage(str(FOLDER / f"{moment}--{LOOKS['quick'][0]}.png"))
    wrong = QImage(right)
    painter = QPainter(wrong)
    painter.fillRect(300, 200, 20, 20, QColor("#ff00aa"))
    painter.end()
    assert differing(right, wrong) > PART
