"""Is a frozen program fit to be given out? `python packaging/check_bundle.py FOLDER` says what is wrong.

The build itself reports nothing when something is missing: games are found by looking into a folder, tables
and translations are loaded by name. So the bundle is started and asked.
"""

from __future__ import annotations

import json
import lzma
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

from bundle import GPL_ONLY, MOST_ON_DISK, MOST_PACKED, ROOT

SECONDS = 180


def problems(folder: Path, packed: bool = False) -> list[str]:
    """Return what is wrong with a bundle, a sentence each; `packed` also packs it to measure that."""
    found = [*_contents(folder), *_size(folder), *_paths_of_this_machine(folder)]
    with tempfile.TemporaryDirectory() as scratch:
        found += _runs(_moved(folder, Path(scratch)), Path(scratch))
    if packed:
        found += _packed(folder)
    return found


def program(folder: Path, console: bool = False) -> Path:
    """Return the program in a bundle; the console's has a file of its own on Windows."""
    if sys.platform == "win32":
        return folder / ("spielblock-console.exe" if console else "spielblock.exe")
    return folder / "spielblock"


def size(folder: Path) -> int:
    """Return what a folder takes in bytes; a link counts as nothing."""
    return sum(path.stat().st_size for path in folder.rglob("*") if path.is_file() and not path.is_symlink())


def _contents(folder: Path) -> Iterator[str]:
    data = folder / "_internal" / "spielblock" / "_data"
    for name in (
        "resources/tokens.json",
        "translations/spielblock_de.qm",
        "licences/parts.json",
        "licences/LGPL-3.txt",
    ):
        if not (data / name).is_file():
            yield f"{name} is missing"
    for path in folder.rglob("*"):
        if GPL_ONLY.search(path.name):
            yield f"{path.name} is offered under the GPL only"


def _size(folder: Path) -> Iterator[str]:
    taken = size(folder)
    print(f"on disk: {taken / 1e6:.1f} MB")
    if taken > MOST_ON_DISK:
        yield f"{taken / 1e6:.1f} MB on disk, at most {MOST_ON_DISK / 1e6:.0f} are allowed"


def _packed(folder: Path) -> Iterator[str]:
    packer = lzma.LZMACompressor(preset=6)
    taken = 0
    for path in sorted(folder.rglob("*")):
        if path.is_file() and not path.is_symlink():
            taken += len(packer.compress(path.read_bytes()))
    taken += len(packer.flush())
    print(f"packed: {taken / 1e6:.1f} MB")
    if taken > MOST_PACKED:
        yield f"{taken / 1e6:.1f} MB packed, at most {MOST_PACKED / 1e6:.0f} are allowed"


def _paths_of_this_machine(folder: Path) -> Iterator[str]:
    needles = {
        str(ROOT).encode(),
        str(Path.home() / "").encode() if str(Path.home()) not in ("/", "/root") else b"",
    }
    for path in folder.rglob("*"):
        if path.is_file() and path.suffix in ("", ".pyc", ".json", ".toc", ".txt", ".qm", ".zip"):
            data = path.read_bytes()
            for needle in needles - {b""}:
                if needle in data:
                    yield f"{path.relative_to(folder)} holds the path of the machine it was built on"


def _moved(folder: Path, scratch: Path) -> Path:
    """Return a copy at a place with a space and an umlaut, that cannot be written to."""
    place = scratch / "Spiele für alle" / "spielblock"
    shutil.copytree(folder, place, symlinks=True)
    for path in [place, *place.rglob("*")]:
        if not path.is_symlink():
            path.chmod(path.stat().st_mode & ~0o222)
    return place


def _runs(folder: Path, scratch: Path) -> Iterator[str]:
    try:
        yield from _games(folder)
        yield from _console(folder)
        yield from _smoke(folder, scratch)
    finally:
        for path in [folder, *folder.rglob("*")]:
            if not path.is_symlink():
                path.chmod(path.stat().st_mode | 0o200)


def _games(folder: Path) -> Iterator[str]:
    wanted = {path.parent.name for path in (ROOT / "desktop" / "spielblock" / "games").glob("*/game.py")}
    listed = _call([str(program(folder, console=True)), "--list"])
    if not wanted or set(listed.stdout.split()) != wanted:
        yield f"the games are {sorted(wanted)}, the program lists {listed.stdout!r}: {listed.stderr[-300:]}"


def _console(folder: Path) -> Iterator[str]:
    question = json.dumps({"jsonrpc": "2.0", "id": 1, "method": "games", "params": {}}) + "\n"
    answered = _call([str(program(folder, console=True)), "console"], question)
    if '"result"' not in answered.stdout:
        yield f"the console gives no answer: {answered.stdout[:300]} {answered.stderr[-300:]}"
    elif "Würfel" not in answered.stdout and "Karte" not in answered.stdout:
        yield "the console speaks no German: the translations are not found"


def _smoke(folder: Path, scratch: Path) -> Iterator[str]:
    home = scratch / "home"
    home.mkdir()
    done = _call([str(program(folder)), "--smoke"], home=home)
    if done.returncode:
        yield f"--smoke ends with {done.returncode}: {(done.stdout + done.stderr)[-800:]}"


def _call(command: list[str], given: str = "", home: Path | None = None) -> subprocess.CompletedProcess[str]:
    env = {**os.environ, "PYTHONUTF8": "1", "QT_QPA_PLATFORM": os.environ.get("QT_QPA_PLATFORM", "offscreen")}
    if home is not None:
        places = (
            "HOME",
            "XDG_DATA_HOME",
            "XDG_CONFIG_HOME",
            "XDG_STATE_HOME",
            "XDG_CACHE_HOME",
            "LOCALAPPDATA",
            "APPDATA",
        )
        env |= dict.fromkeys(places, str(home))
    return subprocess.run(
        command,
        input=given,
        capture_output=True,
        text=True,
        encoding="utf-8",
        env=env,
        timeout=SECONDS,
        check=False,
    )


if __name__ == "__main__":
    wrong = problems(Path(sys.argv[1]), packed="--packed" in sys.argv)
    print("\n".join(wrong) or "nothing speaks against this bundle")
    raise SystemExit(1 if wrong else 0)
