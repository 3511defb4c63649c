"""Is a frozen program fit to be given out? `python packaging/check_bundle.py FOLDER` says what is wrong.

`--packed` also packs it to see how big that is; `--installed` starts a program where it was installed, in
whatever way its files lie. Needs the environment that build.py makes.
"""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path

from bundle_inside import inside, too_big_packed
from bundle_running import running
from frozen_program import FrozenProgram, abroad


def problems(folder: Path, packed: bool = False) -> list[str]:
    """Return what is wrong with a bundle, a sentence each; it is tried as a copy at an unusual place."""
    found = list(inside(folder))
    with tempfile.TemporaryDirectory() as scratch, abroad(folder, Path(scratch)) as program:
        found += running(program)
    if packed:
        found += too_big_packed(folder)
    return found


def problems_installed(folder: Path) -> list[str]:
    """Return what is wrong with what a program does where it was installed."""
    with tempfile.TemporaryDirectory() as scratch:
        return list(running(FrozenProgram(folder, Path(scratch) / "Oma Käthe")))


if __name__ == "__main__":
    place = Path(sys.argv[1])
    wrong = (
        problems_installed(place) if "--installed" in sys.argv else problems(place, "--packed" in sys.argv)
    )
    print("\n".join(wrong) or "nothing speaks against this bundle")
    raise SystemExit(1 if wrong else 0)
