"""Tables of Rockit for the tests of this folder."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot
from tests.tables import Opener, opener

from spielblock.games.rockit.game import GAME


@pytest.fixture
def open_table(qtbot: QtBot, tmp_path: Path) -> Iterator[Opener]:
    with opener(qtbot, tmp_path, GAME) as opened:
        yield opened
