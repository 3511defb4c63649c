"""The two forms for all Linux systems, as far as they can be tried without their own tools (issue 5)."""

from __future__ import annotations

import json
import shutil
import sys
from importlib import import_module
from pathlib import Path

from tests.accept.calling import call
from tests.accept.point import ROOT, Run, point
from tests.benchmarks.frozen_start import screen, seconds_to_window

LINUX = ROOT / "packaging" / "linux"
APP_ID = "org.spielblock.Spielblock"


@point(5, "an AppDir is made of the bundle, and what starts it brings the window up on xcb")
def app_folder(run: Run) -> str:
    sys.path.append(str(ROOT / "packaging"))
    folder: Path = import_module("linux.tree").app_folder(run.folder / "Spielblock für alle.AppDir")
    start = str(folder / "AppRun")
    call(run, "desktop-file-validate", str(folder / "spielblock.desktop"))
    assert (folder / ".DirIcon").stat().st_size > 0, "no icon"
    listed = call(run, start, "--list").split()
    assert len(listed) == 5, listed
    with screen():
        seconds = seconds_to_window([start], str(run.folder))
    tool = "appimagetool is here" if shutil.which("appimagetool") else "no appimagetool here: not packed"
    return f"window after {seconds * 1000:.0f} ms; {tool}"


@point(5, "the Flatpak manifest is understood, and what it does gives a program that answers")
def flatpak(run: Run) -> str:
    manifest = LINUX / f"{APP_ID}.json"
    said = call(run, "flatpak-builder", "--show-manifest", manifest.name, cwd=LINUX)
    assert "Unknown property" not in said, said
    module = json.loads(manifest.read_text("utf-8"))["modules"][0]
    source = LINUX / module["sources"][0]["path"]
    target = run.folder / "app"
    for command in module["build-commands"]:
        call(run, "sh", "-ec", command, cwd=source, env={"FLATPAK_DEST": str(target)})
    share = target / "share"
    call(run, "appstreamcli", "validate", "--no-net", str(share / "metainfo" / f"{APP_ID}.metainfo.xml"))
    call(run, "xmllint", "--noout", str(share / "mime" / "packages" / f"{APP_ID}.xml"))
    listed = call(run, str(target / "bin" / "spielblock"), "--list").split()
    assert len(listed) == 5, listed
    return "not built: its runtime is only on Flathub"
