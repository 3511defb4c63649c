"""What lies in a frozen program: is all of it there, and nothing that must not be?"""

from __future__ import annotations

import json
import lzma
import os
import re
import sys
import zipfile
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from typing import Any

from bundle import GPL_ONLY, MOST_ON_DISK, MOST_PACKED, ROOT
from linux.run_path import run_paths

#: Where shipped files lie in a bundle, and what PyInstaller puts at the end of a program with modules in it.
DATA = Path("_internal") / "spielblock" / "_data"
COOKIE = b"MEI\014\013\012\013\016"
MODULES = "PYZ.pyz"
PARTS = "parts.json"
TEXTS = (PARTS, "LGPL-3.txt", "GPL-3.txt", "Python-LICENSE.txt", "QT-AND-PYSIDE.txt", "OFL-Figtree.txt")
GPL = re.compile(r"A?GPL-[\d.]+(\+|-only|-or-later)?")
#: Python, Qt, PySide, shiboken, msgspec, NumPy, pyqtgraph, platformdirs, the program and its typefaces.
FEWEST_PARTS = 12


def inside(folder: Path) -> Iterator[str]:
    """Yield what is wrong with the files of a bundle, a sentence each."""
    yield from shipped(folder)
    yield from free(folder)
    yield from paths_of_this_machine(folder)
    yield from too_big(folder)


def shipped(folder: Path) -> Iterator[str]:
    """Yield which resources, translations and licences are missing or not as they are here."""
    wanted = [path for kind in ("resources", "translations") for path in (ROOT / kind).rglob("*")]
    for path in wanted:
        name = path.relative_to(ROOT)
        if path.is_file() and path.suffix != ".ts":
            held = folder / DATA / name
            if not held.is_file():
                yield f"{name.as_posix()} is missing"
            elif held.read_bytes() != path.read_bytes():
                yield f"{name.as_posix()} is not as it is here"
    yield from _licences(folder / DATA / "licences")


def _licences(folder: Path) -> Iterator[str]:
    lacking = [text for text in TEXTS if not (folder / text).is_file()]
    yield from [f"licences/{text} is missing" for text in lacking]
    if PARTS not in lacking:
        parts: list[dict[str, str]] = json.loads((folder / PARTS).read_text("utf-8"))
        yield from [f"{part['name']} has no licence" for part in parts if not part["licence"]]
        yield from [
            f"{part['name']} is under the GPL only" for part in parts if GPL.fullmatch(part["licence"])
        ]
        yield from [] if len(parts) >= FEWEST_PARTS else ["the list of what is inside is not whole"]


def free(folder: Path) -> Iterator[str]:
    """Yield which files are offered under the GPL only."""
    for path in folder.rglob("*"):
        if GPL_ONLY.search(path.name):
            yield f"{path.relative_to(folder).as_posix()} is offered under the GPL only"


def paths_of_this_machine(folder: Path) -> Iterator[str]:
    """Yield which files, and modules in archives, name a folder of the machine they were built on.

    Where Python itself was installed is compiled into Python, and says nothing about us.
    """
    python = sys.base_prefix.encode()
    places = [place for place in (ROOT, Path.home()) if place != Path(place.anchor)]
    needles = [f"{place}{os.sep}".encode() for place in places]
    for name, data in _everything(folder):
        rest = data.replace(python, b"")
        if any(needle in rest for needle in needles):
            yield f"{name} holds a path of the machine it was built on"
        foreign = [place for place in run_paths(data) if not place.startswith("$ORIGIN")]
        yield from [f"{name} looks for libraries in {place}" for place in foreign]


def size(folder: Path) -> int:
    """Return what a folder takes in bytes; a link counts as nothing."""
    return sum(path.stat().st_size for path in folder.rglob("*") if path.is_file() and not path.is_symlink())


def too_big(folder: Path, most: int = MOST_ON_DISK) -> Iterator[str]:
    """Print what a bundle takes on disk; yield a sentence if that is too much."""
    taken = size(folder)
    print(f"on disk: {taken / 1e6:.1f} MB")
    if taken > most:
        yield f"{taken / 1e6:.1f} MB on disk, at most {most / 1e6:.0f} are allowed"


def too_big_packed(folder: Path, most: int = MOST_PACKED) -> Iterator[str]:
    """Print what a bundle takes when it is packed; yield a sentence if that is too much."""
    packer = lzma.LZMACompressor(preset=6)
    taken = 0
    for path in sorted(folder.rglob("*")):
        if path.is_file() and not path.is_symlink():
            taken += len(packer.compress(path.read_bytes()))
    taken += len(packer.flush())
    print(f"packed: {taken / 1e6:.1f} MB")
    if taken > most:
        yield f"{taken / 1e6:.1f} MB packed, at most {most / 1e6:.0f} are allowed"


def _everything(folder: Path) -> Iterator[tuple[str, bytes]]:
    """Yield name and content of every file, and of what the files hold in packed form."""
    for path in folder.rglob("*"):
        if not path.is_file() or path.is_symlink():
            continue
        name, data = path.relative_to(folder).as_posix(), path.read_bytes()
        yield name, data
        if zipfile.is_zipfile(path) and path.suffix == ".zip":
            with zipfile.ZipFile(path) as packed:
                yield from [(f"{name}: {member}", packed.read(member)) for member in packed.namelist()]
        if COOKIE in data[-4096:]:
            yield from _modules(path, name)


def _modules(program: Path, name: str) -> Iterator[tuple[str, bytes]]:
    """Yield the modules that PyInstaller put into a program."""
    reader: Any = import_module("PyInstaller.archive.readers")
    modules = reader.CArchiveReader(str(program)).open_embedded_archive(MODULES)
    for module in modules.toc:
        yield f"{name}: {module}", modules.extract(module, raw=True) or b""
