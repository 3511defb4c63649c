"""What is done to the macOS program, tried without a Mac: how it is signed, and what a notary is sent."""

from __future__ import annotations

import plistlib
import runpy
from collections.abc import Callable
from pathlib import Path
from types import SimpleNamespace

import pytest
from macos import image

Commands = list[list[str]]
FRAMEWORKS = "Contents/Frameworks/PySide6/Qt/lib"


@pytest.fixture
def app(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    folder = tmp_path / "Spielblock.app"
    for name in (
        "Contents/Frameworks/_ctypes.so",
        f"{FRAMEWORKS}/QtCore.framework/QtCore",
        "Contents/MacOS/spielblock",
    ):
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).touch()
    (folder / FRAMEWORKS / "libextra.dylib").touch()
    (folder / "Contents/Frameworks/link.dylib").symlink_to(folder / FRAMEWORKS / "libextra.dylib")
    monkeypatch.setattr(image, "APP", folder)
    monkeypatch.setattr(image, "DIST", tmp_path / "dist")
    return folder


@pytest.fixture
def made(app: Path, monkeypatch: pytest.MonkeyPatch) -> Callable[..., tuple[Commands, dict[str, str]]]:
    def make(**secrets: str) -> tuple[Commands, dict[str, str]]:
        ran: Commands = []
        given: dict[str, str] = {}

        def build_dmg(target: str, name: str, settings: str, defines: dict[str, str]) -> None:
            given.update(defines)
            Path(target).touch()

        def run(command: list[object], *, check: bool) -> None:
            assert check
            ran.append([str(word) for word in command])

        for name in ("APPLE_IDENTITY", "APPLE_ID", "APPLE_TEAM", "APPLE_PASSWORD"):
            monkeypatch.setenv(name, secrets.get(name, ""))
        monkeypatch.setattr(image, "import_module", lambda name: SimpleNamespace(build_dmg=build_dmg))
        monkeypatch.setattr(image.subprocess, "run", run)
        assert [file.suffix for file in image.make()] == [".dmg"]
        return ran, given

    return make


def test_without_secrets_it_is_signed_ad_hoc_from_the_inside_out(
    app: Path, made: Callable[..., tuple[Commands, dict[str, str]]]
) -> None:
    ran, given = made()
    assert all(command[0] == "codesign" and command[-2] == "-" for command in ran)
    signed = [Path(command[-1]).relative_to(app).as_posix() for command in ran]
    assert signed == [
        f"{FRAMEWORKS}/libextra.dylib",
        "Contents/Frameworks/_ctypes.so",
        f"{FRAMEWORKS}/QtCore.framework",
        ".",
    ]
    assert all(command[command.index("--options") + 1] == "runtime" for command in ran)
    assert "--entitlements" in ran[-1]
    assert Path(given["help"]).is_file()


def test_with_secrets_the_image_is_signed_and_sent_to_the_notary(
    made: Callable[..., tuple[Commands, dict[str, str]]],
) -> None:
    ran, given = made(APPLE_IDENTITY="Us", APPLE_ID="me", APPLE_TEAM="team", APPLE_PASSWORD="word")
    assert "help" not in given
    assert all("--timestamp" in command and command[-2] == "Us" for command in ran[:-2])
    assert ran[-3][-1].endswith(".dmg")
    assert ran[-2][:3] == ["xcrun", "notarytool", "submit"]
    assert {"--apple-id=me", "--team-id=team", "--password=word", "--wait"} <= set(ran[-2])
    assert ran[-1][:3] == ["xcrun", "stapler", "staple"]


def test_the_rights_and_the_look_of_the_image_can_be_read() -> None:
    rights = plistlib.loads((image.HERE / "entitlements.plist").read_bytes())
    assert all(value is True for value in rights.values())
    look = runpy.run_path(
        str(image.HERE / "image_settings.py"),
        {"defines": {"app": "/x/Spielblock.app", "help": "/x/help.txt"}},
    )
    assert look["files"] == ["/x/Spielblock.app", "/x/help.txt"]
    assert {Path(name).name for name in (*look["files"][:1], *look["symlinks"])} <= set(
        look["icon_locations"]
    )
