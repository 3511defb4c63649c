"""Make a `.deb` and a `.tar.xz` of the frozen program."""

from __future__ import annotations

import gzip
import re
import shutil
import subprocess
import tarfile
from collections.abc import Iterator
from pathlib import Path

from bundle import BUILD, DIST, FROZEN, ROOT, VERSION

from linux.libraries import package_of

HERE = Path(__file__).parent
MACHINES = {"x86_64": "amd64", "aarch64": "arm64"}

#: Libraries that a system must bring, and how Debian and Ubuntu have called their packages over the releases.
ALTERNATIVES = {"libglib2.0-0": "libglib2.0-0 | libglib2.0-0t64"}

CONTROL = """\
Package: spielblock
Version: {version}
Architecture: {machine}
Maintainer: The Spielblock developers <maintainers@spielblock.invalid>
Installed-Size: {kilobytes}
Depends: {depends}
Section: games
Priority: optional
Description: five family games at one table
 Rock the Bock, Schock, Tock, Noch mal! and Rockit, against bots that never
 peek or with several people at one screen. No account and no network; every
 match is saved while it is played.
"""


def make() -> list[Path]:
    """Return the files that were made, in `dist/`."""
    DIST.mkdir(exist_ok=True)
    return [archive(), deb()]


def archive() -> Path:
    """Pack the bundle for any Linux."""
    target = DIST / f"spielblock-{VERSION}-linux-{_machine()}.tar.xz"
    with tarfile.open(target, "w:xz", preset=6) as packed:
        packed.add(FROZEN, f"spielblock-{VERSION}", filter=_of_root)
    return target


def deb() -> Path:
    """Pack the bundle for Debian and Ubuntu; what it needs of the system is computed from its libraries."""
    tree = BUILD / "deb"
    if tree.exists():
        shutil.rmtree(tree)
    shutil.copytree(FROZEN, tree / "usr" / "lib" / "spielblock", symlinks=True)
    _place_beside(tree)
    machine = MACHINES[_machine()]
    kilobytes = sum(path.lstat().st_size for path in tree.rglob("*")) // 1024
    control = CONTROL.format(
        version=VERSION, machine=machine, kilobytes=kilobytes, depends=", ".join(depends(tree))
    )
    (tree / "DEBIAN").mkdir()
    (tree / "DEBIAN" / "control").write_text(control, "utf-8")
    target = DIST / f"spielblock_{VERSION}_{machine}.deb"
    subprocess.run(["dpkg-deb", "--root-owner-group", "-Zxz", "-z6", "--build", tree, target], check=True)
    return target


def depends(tree: Path) -> list[str]:
    """Return the packages that bring the libraries which the bundle asks for and does not hold."""
    held = {path.name for path in tree.rglob("*.so*")}
    asked = {name for path in tree.rglob("*") if _is_library(path) for name in _needed(path)} - held
    found = {package for name in sorted(asked) for package in package_of(name)}
    found.add("libc6")
    return sorted(ALTERNATIVES.get(name, name) for name in found)


def _place_beside(tree: Path) -> None:
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
    doc = share / "doc" / "spielblock"
    _copy(ROOT / "LICENSE", doc, "copyright")
    with gzip.GzipFile(doc / "changelog.gz", "wb", mtime=0) as packed:
        packed.write((ROOT / "CHANGELOG.md").read_bytes())
    manual = share / "man" / "man1"
    manual.mkdir(parents=True)
    with gzip.GzipFile(manual / "spielblock.1.gz", "wb", mtime=0) as packed:
        packed.write((HERE / "spielblock.1").read_bytes())


def _copy(source: Path, folder: Path, name: str = "") -> None:
    folder.mkdir(parents=True, exist_ok=True)
    shutil.copy(source, folder / (name or source.name))


def _is_library(path: Path) -> bool:
    if not path.is_file() or path.is_symlink():
        return False
    with path.open("rb") as file:
        return file.read(4) == b"\x7fELF"


def _needed(library: Path) -> Iterator[str]:
    listed = subprocess.run(["objdump", "-p", library], capture_output=True, text=True, check=True)
    yield from re.findall(r"NEEDED\s+(\S+)", listed.stdout)


def _machine() -> str:
    return subprocess.run(["uname", "-m"], capture_output=True, text=True, check=True).stdout.strip()


def _of_root(entry: tarfile.TarInfo) -> tarfile.TarInfo:
    entry.uid = entry.gid = 0
    entry.uname = entry.gname = "root"
    return entry
