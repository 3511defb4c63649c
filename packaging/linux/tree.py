"""The frozen program as it lies on a Linux system, with all that desktops want to know of it."""

from __future__ import annotations

import gzip
import shutil
from pathlib import Path

from bundle import BUILD, FROZEN, ROOT

HERE = Path(__file__).parent
APP_ID = "org.spielblock.Spielblock"


def installed(tree: Path) -> Path:
    """Make a fresh folder with `usr/` as it is on a system, and return it."""
    if tree.exists():
        shutil.rmtree(tree)
    program = shutil.copytree(FROZEN, tree / "usr" / "lib" / "spielblock", symlinks=True)
    for library in program.rglob("*.so*"):
        if not library.is_symlink():
            library.chmod(0o644)  # it is loaded, never run
    _place_beside(tree)
    return tree


def app_folder(tree: Path) -> Path:
    """Make an AppDir: the same, with what starts it, and icon and menu entry at its top."""
    installed(tree)
    start = tree / "AppRun"
    shutil.copyfile(HERE / "AppRun", start)
    start.chmod(0o755)
    _copy(HERE / "spielblock.desktop", tree)
    _copy(BUILD / "icons" / "spielblock-256.png", tree, "spielblock.png")
    (tree / ".DirIcon").symlink_to("spielblock.png")
    return tree


def _place_beside(tree: Path) -> None:
    """Add what desktops want to know: a command, menu entry, file type, store data, icons, manual."""
    share = tree / "usr" / "share"
    (tree / "usr" / "bin").mkdir(parents=True)
    (tree / "usr" / "bin" / "spielblock").symlink_to("../lib/spielblock/spielblock")
    _copy(HERE / "spielblock.desktop", share / "applications")
    _copy(HERE / "spielblock.xml", share / "mime" / "packages")
    _copy(HERE / "org.spielblock.Spielblock.metainfo.xml", share / "metainfo")
    for picture in (BUILD / "icons").glob("spielblock-*.png"):
        edge = picture.stem.rsplit("-", 1)[1]
        _copy(picture, share / "icons" / "hicolor" / f"{edge}x{edge}" / "apps", "spielblock.png")
    _copy(
        ROOT / "resources" / "symbols" / "app-icon.svg",
        share / "icons/hicolor/scalable/apps",
        "spielblock.svg",
    )
    _document(share)


def _document(share: Path) -> None:
    doc = share / "doc" / "spielblock"
    _copy(ROOT / "LICENSE", doc, "copyright")
    with gzip.GzipFile(doc / "NEWS.gz", "wb", mtime=0) as packed:
        packed.write((ROOT / "CHANGELOG.md").read_bytes())
    manual = share / "man" / "man1"
    manual.mkdir(parents=True)
    with gzip.GzipFile(manual / "spielblock.1.gz", "wb", mtime=0) as packed:
        packed.write((HERE / "spielblock.1").read_bytes())


def _copy(source: Path, folder: Path, name: str = "") -> None:
    folder.mkdir(parents=True, exist_ok=True)
    shutil.copy(source, folder / (name or source.name))
