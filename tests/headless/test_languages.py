"""A catalogue that speaks stays as it was read."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from spielblock.headless import languages, paths


def test_a_catalogue_written_anew_does_not_disturb_the_one_in_use(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    file = Path(shutil.copy(paths.data("translations") / "spielblock_de.qm", tmp_path))
    monkeypatch.setattr(paths, "data", lambda name: tmp_path)
    try:
        languages.catalogue.cache_clear()
        languages._written.cache_clear()
        german = languages.catalogue("de")
        assert german.translate("RockTheBock", "Round {number}") == "Runde {number}"
        file.write_bytes(bytes(file.stat().st_size))
        assert german.translate("RockTheBock", "Round {number}") == "Runde {number}"
    finally:
        languages.catalogue.cache_clear()
        languages._written.cache_clear()
