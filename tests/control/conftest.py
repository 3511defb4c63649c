"""Controllers that are closed when a test is over."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from tests.control.driven import Listener, Maker
from tests.toy.driving import ROOT, Driver, begin

from spielblock.control.thinker import Thinker


@pytest.fixture
def drive(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Maker]:
    drivers: list[Driver] = []
    monkeypatch.chdir(ROOT)

    def made(*levels: str | None, thinker: Thinker | None = None, **more: Any) -> Driver:
        driver = Driver(begin(tmp_path, *levels), thinker or Listener(), wait_for_people=True, **more)
        drivers.append(driver)
        return driver

    yield made
    for driver in drivers:
        driver.controller.close()
