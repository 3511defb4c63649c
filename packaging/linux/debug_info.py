"""Take the debug information out of Python's own libraries: 30 MB that say nothing to a player.

Only Python's: libraries of wheels stay as their makers gave them out, for some break when they are touched.
"""

from __future__ import annotations

import subprocess
from pathlib import Path


def drop(folder: Path) -> int:
    """Make the libraries of Python in a bundle smaller; return by how many bytes."""
    inside = folder / "_internal"
    libraries = [*inside.glob("libpython*.so*"), *inside.glob("python*/lib-dynload/*.so")]
    before = _taken(libraries)
    for library in libraries:
        subprocess.run(["objcopy", "--strip-debug", library], check=True)
    return before - _taken(libraries)


def _taken(libraries: list[Path]) -> int:
    return sum(library.stat().st_size for library in libraries)
