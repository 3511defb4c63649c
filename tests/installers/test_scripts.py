"""The parts of the build that can be tried without building."""

from __future__ import annotations

import json
import re
import struct
import tomllib
from pathlib import Path

import pytest
from bundle import ROOT, VERSION, unwanted
from icons import ICO_SIZES, draw, icns, ico
from licences import Part
from notes import newest
from PySide6.QtGui import QImage
from sbom import bill

PICTURE = ROOT / "resources" / "symbols" / "app-icon.svg"


@pytest.mark.parametrize(
    ("name", "out"),
    [
        ("PySide6/Qt/lib/libQt6VirtualKeyboard.so.6", True),
        ("PySide6/Qt/plugins/platforminputcontexts/libqtvirtualkeyboardplugin.so", True),
        ("PySide6/Qt6Charts.dll", True),
        ("libQt6Qml.so.6", True),
        ("PySide6/Qt/translations/qtbase_fr.qm", True),
        ("PySide6/Qt/translations/qtbase_de.qm", False),
        ("PySide6\\translations\\qtbase_de.qm", False),
        ("PySide6/Qt/lib/libQt6Widgets.so.6", False),
        ("PySide6/Qt/plugins/platforms/libqxcb.so", False),
        ("libxcb-cursor.so.0", False),
        ("spielblock/_data/translations/spielblock_de.qm", False),
    ],
)
def test_what_stays_out_of_a_bundle(name: str, out: bool) -> None:
    assert unwanted(name) is out


def test_icons_hold_every_size(qapp: object) -> None:
    pictures = {edge: draw(PICTURE, edge) for edge in ICO_SIZES}
    windows = ico(pictures)
    assert struct.unpack("<HHH", windows[:6]) == (0, 1, len(ICO_SIZES))
    for place, edge in enumerate(ICO_SIZES):
        row = windows[6 + 16 * place : 22 + 16 * place]
        *_, length, offset = struct.unpack("<BBBBHHII", row)
        assert windows[offset : offset + length] == pictures[edge]
        assert QImage.fromData(pictures[edge]).width() == edge
    apple = icns({edge: pictures[edge] for edge in (16, 256)})
    assert apple[:4] == b"icns"
    assert struct.unpack(">I", apple[4:8])[0] == len(apple)


def test_the_notes_of_a_release_are_the_newest_section() -> None:
    text = (ROOT / "CHANGELOG.md").read_text("utf-8")
    assert newest(text)
    assert "# Changelog" not in newest(text)
    with pytest.raises(ValueError, match="no section"):
        newest("# Changelog\n")


def test_the_bill_names_every_part() -> None:
    parts = [Part("Qt", "6.11.3", "LGPL-3.0-only"), Part("Figtree", "", "OFL-1.1")]
    data = json.loads(json.dumps(bill(parts, VERSION)))
    assert [component["name"] for component in data["components"]] == ["Qt", "Figtree"]
    assert "version" not in data["components"][1]


def test_every_version_is_the_same() -> None:
    """The man page and the store data are written by hand."""
    folder = ROOT / "packaging" / "linux"
    assert f"Spielblock {VERSION}" in (folder / "spielblock.1").read_text("utf-8")
    store = (folder / "org.spielblock.Spielblock.metainfo.xml").read_text("utf-8")
    assert f'<release version="{VERSION}"' in store
    assert f"## {VERSION}" in (ROOT / "CHANGELOG.md").read_text("utf-8")


def test_actions_are_pinned_by_hash() -> None:
    used: list[str] = []
    for workflow in (ROOT / ".github" / "workflows").glob("*.yml"):
        used += re.findall(r"uses: (\S+)", workflow.read_text("utf-8"))
    assert used
    assert all(re.fullmatch(r"[\w-]+/[\w-]+@[0-9a-f]{40}", action) for action in used)


@pytest.mark.parametrize(
    "lock", ["requirements.lock", "requirements-check.lock", "requirements-package.lock"]
)
def test_locks_hold_hashes_and_no_addresses(lock: str) -> None:
    text = (ROOT / lock).read_text("utf-8")
    assert "://" not in text
    for block in re.split(r"\n(?=[a-z])", text):
        if re.match(r"[a-z]", block):
            assert "--hash=sha256:" in block, block.splitlines()[0]


def test_the_build_names_what_it_needs() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    locked = (ROOT / "requirements-package.lock").read_text("utf-8")
    for need in project["dependency-groups"]["package"]:
        assert f"\n{re.split(r'[<>=]', need)[0].lower()}==" in f"\n{locked}"


def test_the_program_is_asked_to_close_by_the_installer() -> None:
    script = (Path(ROOT) / "packaging" / "windows" / "setup.nsi").read_text("utf-8")
    assert "--running" in script
    assert "--quit" in script


def test_uninstalling_on_windows_leaves_matches_unless_asked() -> None:
    script = (ROOT / "packaging" / "windows" / "setup.nsi").read_text("utf-8")
    section = script.split('Section "Uninstall"')[1].split("SectionEnd")[0]
    before, *asked = section.split(r'RMDir /r "$LOCALAPPDATA\Spielblock"')
    assert len(asked) == 2
    assert '${GetOptions} "$0" "/MATCHES"' in before
    # The second is behind a question whose silent answer, and whose first button, is no.
    assert "MB_DEFBUTTON2" in asked[0]
    assert "/SD IDNO IDNO keep" in asked[0]
    assert asked[1].split()[0] == "keep:"
