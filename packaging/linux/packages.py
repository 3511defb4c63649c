"""Make a `.deb`, a `.tar.xz` and what an AppImage is made from, of the frozen program."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import tarfile
from collections.abc import Iterator
from pathlib import Path

from bundle import BUILD, DIST, FROZEN, ROOT, VERSION

from linux.libraries import package_of
from linux.tree import app_folder, installed

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
    return [archive(), deb(), *app_image()]


def archive() -> Path:
    """Pack the bundle for any Linux."""
    target = DIST / f"spielblock-{VERSION}-linux-{_machine()}.tar.xz"
    with tarfile.open(target, "w:xz", preset=6) as packed:
        packed.add(FROZEN, f"spielblock-{VERSION}", filter=_of_root)
    return target


def deb() -> Path:
    """Pack the bundle for Debian and Ubuntu; what it needs of the system is computed from its libraries."""
    tree = installed(BUILD / "deb")
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


def app_image() -> list[Path]:
    """Pack the bundle into one file that runs on any Linux, if the tool that does it is on this machine."""
    folder = app_folder(BUILD / "Spielblock.AppDir")
    tool = shutil.which("appimagetool")
    if tool is None:
        print(f"no appimagetool here: {folder.relative_to(ROOT)} stays a folder")
        return []
    target = DIST / f"spielblock-{VERSION}-linux-{_machine()}.AppImage"
    subprocess.run(
        [tool, "--no-appstream", folder, target], check=True, env={**os.environ, "ARCH": _machine()}
    )
    return [target]


def depends(tree: Path) -> list[str]:
    """Return the packages that bring the libraries which the bundle asks for and does not hold."""
    held = {path.name for path in tree.rglob("*.so*")}
    asked = {name for path in tree.rglob("*") if _is_library(path) for name in _needed(path)} - held
    found = {package for name in sorted(asked) for package in package_of(name)}
    found.add("libc6")
    return sorted(ALTERNATIVES.get(name, name) for name in found)


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
