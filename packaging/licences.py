"""Collect the licences of what a bundle really holds, and the list that the program shows under "About".

Python packages are found by the files of theirs that lie in the bundle; what is no Python package (Python
itself, Qt, the compiled libraries that wheels carry) is named here.
"""

from __future__ import annotations

import json
import re
import shutil
import sys
from importlib.metadata import Distribution, distributions
from pathlib import Path
from typing import Any, NamedTuple

LICENCE_FILE = re.compile(r"(licen[cs]e|copying|notice|authors)", re.IGNORECASE)
HERE = Path(__file__).parent / "licences"

#: A licence where the package's own data says it badly.
KNOWN = {"PySide6-Essentials": "LGPL-3.0-only", "shiboken6": "LGPL-3.0-only", "numpy": "BSD-3-Clause"}
SOURCES = {"PySide6-Essentials": "download.qt.io, pypi.org", "shiboken6": "download.qt.io, pypi.org"}


class Part(NamedTuple):
    """One thing that is shipped."""

    name: str
    version: str
    licence: str


def packages_in(bundle: Path) -> list[Distribution]:
    """Return the installed Python packages of which the bundle holds a module."""
    frozen = _frozen_modules(bundle)
    found: list[Distribution] = []
    for package in distributions():
        tops = _top_modules(package)
        if tops & frozen:
            found.append(package)
    return sorted(found, key=lambda package: package.name.lower())


def collect(bundle: Path, target: Path) -> list[Part]:
    """Write the licence texts and `parts.json` into a folder; return what is shipped."""
    if target.exists():
        shutil.rmtree(target)
    target.mkdir(parents=True)
    parts = [Part("Python", sys.version.split()[0], "PSF-2.0")]
    for package in packages_in(bundle):
        parts.append(Part(package.name, package.version, _licence(package)))
        _copy_texts(package, target)
    parts += [
        Part("Qt", _version(parts, "PySide6-Essentials"), "LGPL-3.0-only"),
        Part("Bricolage Grotesque, Figtree, Shantell Sans", "", "OFL-1.1"),
    ]
    for text in sorted(HERE.glob("*.txt")):
        shutil.copy2(text, target / text.name)
    data = [part._asdict() for part in parts]
    (target / "parts.json").write_text(json.dumps(data, indent=1) + "\n", "utf-8")
    return parts


def _frozen_modules(bundle: Path) -> set[str]:
    """Return the top names of all modules: those in the archive, and the folders and libraries beside it."""
    names = {path.name.split(".")[0] for path in (bundle / "_internal").iterdir()}
    listing = bundle.parents[1] / "work" / "spielblock" / "PYZ-00.toc"
    names |= {
        name.split(".")[0]
        for name in re.findall(r"^\s*\(?\[?\('([\w.]+)'", listing.read_text("utf-8"), re.MULTILINE)
    }
    return names


def _top_modules(package: Distribution) -> set[str]:
    files = [
        path
        for path in package.files or []
        if path.suffix in (".py", ".so", ".pyd") and ".." not in path.parts
    ]
    return {path.parts[0].split(".")[0] for path in files} - {"__pycache__"}


def _licence(package: Distribution) -> str:
    if package.name in KNOWN:
        return KNOWN[package.name]
    meta: dict[str, Any] = package.metadata.json
    said = str(meta.get("license_expression") or meta.get("license") or "")
    listed: list[str] = meta.get("classifier", [])
    classes = [line.rsplit(" :: ", 1)[-1] for line in listed if line.startswith("License")]
    return said.splitlines()[0] if said and len(said) < 60 else ", ".join(classes)


def _copy_texts(package: Distribution, target: Path) -> None:
    for path in package.files or []:
        if ".dist-info" in path.parts[0] and LICENCE_FILE.search(path.name):
            source = Path(str(package.locate_file(path)))
            shutil.copy2(source, target / f"{package.name}-{'-'.join(path.parts[1:])}")


def _version(parts: list[Part], name: str) -> str:
    return next((part.version for part in parts if part.name == name), "")
