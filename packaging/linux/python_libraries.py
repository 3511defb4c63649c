"""Make Python's own libraries fit to be given out.

Their debug information goes, 30 MB that say nothing to a player, and so do the folders of the machine they
were made on. Libraries of wheels stay as their makers gave them out: some break when they are touched.
"""

from __future__ import annotations

import subprocess
from pathlib import Path

from linux.run_path import remove


def tidy(folder: Path) -> int:
    """Tidy the libraries of Python in a bundle; return by how many bytes they became smaller."""
    inside = folder / "_internal"
    libraries = [*inside.glob("libpython*.so*"), *inside.glob("python*/lib-dynload/*.so")]
    before = _taken(libraries)
    for library in libraries:
        subprocess.run(["objcopy", "--strip-debug", library], check=True)
        remove(library)
    return before - _taken(libraries)


def _taken(libraries: list[Path]) -> int:
    return sum(library.stat().st_size for library in libraries)
