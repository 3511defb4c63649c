"""What a bundle took from the system it was built on: each library's package, version and licence."""

from __future__ import annotations

import re
import shutil
import subprocess
from collections.abc import Collection
from pathlib import Path

from licences import Part

DOC = Path("/usr/share/doc")
UNSAID = "see its text"


def collect(libraries: Collection[Path], target: Path) -> list[Part]:
    """Copy the licence texts of what is the system's among these libraries; return their packages."""
    names = [library.name for library in libraries if library.is_relative_to("/usr/lib")]
    names += [library.name for library in libraries if library.is_relative_to("/lib")]
    found: list[Part] = []
    for package in sorted({package for name in names for package in package_of(name)}):
        text = DOC / package / "copyright"
        shutil.copyfile(text, target / f"{package}-copyright.txt")
        found.append(Part(package, _version(package), licence(text.read_text("utf-8", "replace"))))
    return found


def licence(text: str) -> str:
    """Return the licence of a Debian copyright file: that of all its files, if the file says so.

    >>> licence("Format: 1.0\\n\\nFiles: *\\nLicense: MIT\\n\\nFiles: debian/*\\nLicense: GPL-2")
    'MIT'
    >>> licence("This is the work of A.")
    'see its text'
    """
    for stanza in re.split(r"\n\s*\n", text):
        if re.search(r"^Files:\s*\*\s*$", stanza, re.MULTILINE):
            said = re.search(r"^License:[ \t]*(\S.*)$", stanza, re.MULTILINE)
            return said[1].strip() if said is not None else UNSAID
    return UNSAID


def package_of(library: str) -> list[str]:
    """Return the installed package of a library, asked of dpkg; nothing if none has it."""
    asked = subprocess.run(["dpkg", "-S", f"*/{library}"], capture_output=True, text=True, check=False)
    rows = [line.split(":")[0] for line in asked.stdout.splitlines() if line.endswith(f"/{library}")]
    return rows[:1]


def _version(package: str) -> str:
    asked = ["dpkg-query", "-W", "-f", "${Version}\n", package]
    return subprocess.run(asked, capture_output=True, text=True, check=True).stdout.splitlines()[0]
