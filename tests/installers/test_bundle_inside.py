"""Each look into a bundle finds what it is there to find."""

from __future__ import annotations

import json
import shutil
import zipfile
from pathlib import Path

import bundle_inside
import pytest
from bundle import ROOT
from bundle_inside import (
    DATA,
    FEWEST_PARTS,
    PARTS,
    TEXTS,
    free,
    paths_of_this_machine,
    shipped,
    too_big,
    too_big_packed,
)
from tests.installers.test_run_path import RUNPATH, library


@pytest.fixture(scope="module")
def sound(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with all that is shipped, and an archive of modules."""
    folder = tmp_path_factory.mktemp("sound") / "spielblock"
    for kind in ("resources", "translations"):
        shutil.copytree(ROOT / kind, folder / DATA / kind)
    licences = folder / DATA / "licences"
    licences.mkdir()
    for name in TEXTS:
        (licences / name).write_text("text")
    (licences / PARTS).write_text(json.dumps([{"name": "part", "licence": "MIT"}] * FEWEST_PARTS))
    with zipfile.ZipFile(folder / "_internal" / "base_library.zip", "w", zipfile.ZIP_DEFLATED) as packed:
        packed.writestr("os.pyc", "os.py" * 100)
    return folder


@pytest.fixture
def folder(sound: Path, tmp_path: Path) -> Path:
    return Path(shutil.copytree(sound, tmp_path / "spielblock"))


def test_nothing_is_said_against_a_sound_folder(sound: Path) -> None:
    assert [*shipped(sound), *free(sound), *paths_of_this_machine(sound), *too_big(sound)] == []


@pytest.mark.parametrize(
    "name",
    ["resources/tokens.json", "translations/spielblock_de.qm", "licences/parts.json", "licences/LGPL-3.txt"],
)
def test_what_is_missing_is_named(folder: Path, name: str) -> None:
    (folder / DATA / name).unlink()
    assert list(shipped(folder)) == [f"{name} is missing"]


@pytest.mark.parametrize(
    ("parts", "said"),
    [
        ([{"name": "part", "licence": "MIT"}], "the list of what is inside is not whole"),
        ([{"name": "part", "licence": ""}] * FEWEST_PARTS, "part has no licence"),
        ([{"name": "part", "licence": "GPL-3.0-or-later"}] * FEWEST_PARTS, "part is under the GPL only"),
        ([{"name": "part", "licence": "GPL-2+"}] * FEWEST_PARTS, "part is under the GPL only"),
    ],
)
def test_a_poor_list_of_licences_is_noticed(folder: Path, parts: list[dict[str, str]], said: str) -> None:
    (folder / DATA / "licences" / PARTS).write_text(json.dumps(parts))
    assert said in list(shipped(folder))


def test_an_old_translation_is_noticed(folder: Path) -> None:
    (folder / DATA / "translations" / "spielblock_de.qm").write_bytes(b"old")
    assert list(shipped(folder)) == ["translations/spielblock_de.qm is not as it is here"]


@pytest.mark.parametrize(
    "name", ["libQt6VirtualKeyboard.so.6", "Qt6Charts.dll", "QtGraphs", "libreadline.so.8", "readline.so"]
)
def test_what_is_under_the_gpl_alone_is_named(folder: Path, name: str) -> None:
    (folder / "_internal" / name).write_text("library")
    assert list(free(folder)) == [f"_internal/{name} is offered under the GPL only"]


@pytest.mark.parametrize("place", [ROOT / "desktop", ROOT.parent / "home" / "notes"])
def test_a_path_of_this_machine_is_found(folder: Path, place: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bundle_inside.Path, "home", lambda: ROOT.parent / "home")
    (folder / "_internal" / "library.so").write_bytes(b"\0" + str(place).encode() + b"\0")
    assert [line.split()[0] for line in paths_of_this_machine(folder)] == ["_internal/library.so"]


def test_a_library_that_looks_elsewhere_is_found(folder: Path) -> None:
    (folder / "_internal" / "library.so").write_bytes(library(RUNPATH))
    assert list(paths_of_this_machine(folder)) == [
        "_internal/library.so looks for libraries in /home/maker/lib"
    ]


def test_a_path_in_a_packed_module_is_found(folder: Path) -> None:
    with zipfile.ZipFile(folder / "_internal" / "base_library.zip", "a", zipfile.ZIP_DEFLATED) as packed:
        packed.writestr("re.pyc", f"{ROOT}/re.py")
    assert list(paths_of_this_machine(folder)) == [
        "_internal/base_library.zip: re.pyc holds a path of the machine it was built on"
    ]


def test_what_is_too_big_is_refused(folder: Path) -> None:
    assert len(list(too_big(folder, most=1000))) == 1
    assert len(list(too_big_packed(folder, most=1000))) == 1
    assert list(too_big_packed(folder)) == []
