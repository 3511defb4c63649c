"""Collect the licences of what a bundle really holds, and the list that the program shows under "About".

Python packages are found by the modules of theirs that are frozen, libraries of a Linux system by asking that
system; what is neither (Python itself, Qt, the typefaces, what starts the program) is named here.
"""

from __future__ import annotations

import json
import re
import shutil
import sys
import sysconfig
from collections.abc import Collection
from importlib.metadata import Distribution, distributions, version
from pathlib import Path
from typing import Any, NamedTuple

LICENCE_FILE = re.compile(r"(licen[cs]e|copying|notice|authors)", re.IGNORECASE)
HERE = Path(__file__).parent / "licences"
FONTS = Path(__file__).resolve().parents[1] / "resources" / "fonts"

LIST = "parts.json"

#: A licence where the package's own data says it badly.
KNOWN = {"pyside6-essentials": "LGPL-3.0-only", "shiboken6": "LGPL-3.0-only", "numpy": "BSD-3-Clause"}


class Part(NamedTuple):
    """One thing that is shipped."""

    name: str
    version: str
    licence: str


def packages_of(modules: Collection[str]) -> list[Distribution]:
    """Return the installed Python packages to which one of these modules belongs."""
    found = [package for package in distributions() if not _top_modules(package).isdisjoint(modules)]
    return sorted(found, key=lambda package: package.name.lower())


def collect(modules: Collection[str], libraries: Collection[Path], target: Path) -> list[Part]:
    """Write the licence texts and `parts.json` into a folder; return what is shipped.

    `modules` are the top names of all Python modules, `libraries` what came from a Linux system.
    """
    if target.exists():
        shutil.rmtree(target)
    target.mkdir(parents=True)
    parts = [Part("Python", sys.version.split()[0], "PSF-2.0")]
    for package in packages_of(modules):
        parts.append(Part(package.name, package.version, _licence(package)))
        _copy_texts(package, target)
    parts += [
        Part("Qt", version("PySide6-Essentials"), "LGPL-3.0-only"),
        Part("PyInstaller bootloader", version("pyinstaller"), "GPL-2.0-or-later WITH Bootloader-exception"),
        *[Part(path.stem.removeprefix("OFL-"), "", "OFL-1.1") for path in sorted(FONTS.glob("OFL-*.txt"))],
    ]
    if sys.platform == "linux":
        from linux.libraries import collect as collect_libraries

        parts += collect_libraries(libraries, target)
    _copy_own_texts(target)
    data = [part._asdict() for part in parts]
    (target / LIST).write_text(json.dumps(data, indent=1) + "\n", "utf-8")
    return parts


def listed(folder: Path) -> list[Part]:
    """Return the parts that a folder of licences lists."""
    return [Part(**part) for part in json.loads((folder / LIST).read_text("utf-8"))]


def _top_modules(package: Distribution) -> set[str]:
    files = [
        path
        for path in package.files or []
        if path.suffix in (".py", ".so", ".pyd") and ".." not in path.parts
    ]
    return {path.parts[0].split(".")[0] for path in files} - {"__pycache__"}


def _licence(package: Distribution) -> str:
    known = KNOWN.get(_plain(package.name))
    if known is not None:
        return known
    meta: dict[str, Any] = package.metadata.json
    said = str(meta.get("license_expression") or meta.get("license") or "")
    listed: list[str] = meta.get("classifier", [])
    classes = [line.rsplit(" :: ", 1)[-1] for line in listed if line.startswith("License")]
    return said.splitlines()[0] if said and len(said) < 60 else ", ".join(classes)


def _copy_texts(package: Distribution, target: Path) -> None:
    for path in package.files or []:
        if ".dist-info" in path.parts[0] and LICENCE_FILE.search(path.name):
            source = Path(str(package.locate_file(path)))
            shutil.copyfile(source, target / f"{package.name}-{'-'.join(path.parts[1:])}")


def _copy_own_texts(target: Path) -> None:
    """Copy the texts that no package brings: Python's, Qt's, those of the typefaces."""
    for text in (*sorted(HERE.glob("*.txt")), *sorted(FONTS.glob("OFL-*.txt"))):
        shutil.copyfile(text, target / text.name)
    places = [Path(sysconfig.get_path("stdlib")), Path(sys.base_prefix)]
    own = next(place / "LICENSE.txt" for place in places if (place / "LICENSE.txt").is_file())
    shutil.copyfile(own, target / "Python-LICENSE.txt")


def _plain(name: str) -> str:
    """Return a package's name as registries write it.

    >>> _plain("PySide6_Essentials")
    'pyside6-essentials'
    """
    return re.sub(r"[-_.]+", "-", name).lower()
