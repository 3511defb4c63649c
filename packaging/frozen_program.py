"""A frozen program at a place like a stranger's, to be started and asked."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

SECONDS = 300
END_SECONDS = 20
#: What says on the three systems where a user's things lie.
HOMES = (
    "HOME",
    "XDG_DATA_HOME",
    "XDG_CONFIG_HOME",
    "XDG_STATE_HOME",
    "XDG_CACHE_HOME",
    "LOCALAPPDATA",
    "APPDATA",
    "USERPROFILE",
)


class FrozenProgram:
    """A program in a folder, and a home in which it may keep things."""

    def __init__(self, folder: Path, home: Path) -> None:
        self.folder = folder
        self.home = home
        home.mkdir(parents=True, exist_ok=True)

    def file(self, console: bool = False) -> Path:
        """Return the program; on Windows the console's has a file of its own."""
        if sys.platform == "win32":
            return self.folder / ("spielblock-console.exe" if console else "spielblock.exe")
        return self.folder / "spielblock"

    def call(self, *words: str, given: str = "", console: bool = False) -> subprocess.CompletedProcess[str]:
        """Run the program to its end and return what it said."""
        return subprocess.run(
            [str(self.file(console)), *words],
            input=given,
            capture_output=True,
            text=True,
            encoding="utf-8",
            env=self._environment(),
            timeout=SECONDS,
            check=False,
        )

    @contextmanager
    def begun(self, *words: str) -> Iterator[subprocess.Popen[bytes]]:
        """Start the program with its window; what has not ended by itself is killed."""
        log = self.home / "said.txt"
        with log.open("wb") as said:
            window = subprocess.Popen(
                [str(self.file()), *words], env=self._environment(), stdout=said, stderr=said
            )
        try:
            yield window
        finally:
            window.kill()
            window.wait()

    def ended(self, window: subprocess.Popen[bytes]) -> Iterator[str]:
        """Ask a window to close, as an installer does; yield a sentence if that did not go well."""
        asked = self.call("--quit", console=True)
        try:
            code = window.wait(END_SECONDS)
        except subprocess.TimeoutExpired:
            yield f"the program does not end when it is asked to: {asked.stdout}{asked.stderr}"
            return
        if code:
            said = (self.home / "said.txt").read_text("utf-8", "replace")
            yield f"the program ends with {code} when it is asked to close: {said[-300:]}"

    def inventory(self) -> dict[str, tuple[int, int]]:
        """Return the files of the folder, each with its size and the time of its last change."""
        files = [path for path in self.folder.rglob("*") if not path.is_symlink()]
        return {
            path.relative_to(self.folder).as_posix(): (path.stat().st_size, path.stat().st_mtime_ns)
            for path in files
        }

    def _environment(self) -> dict[str, str]:
        platform = os.environ.get("QT_QPA_PLATFORM", "offscreen")
        homes = dict.fromkeys(HOMES, str(self.home))
        return {**os.environ, "PYTHONUTF8": "1", "QT_QPA_PLATFORM": platform} | homes


@contextmanager
def abroad(folder: Path, scratch: Path) -> Iterator[FrozenProgram]:
    """Copy a bundle to a place with spaces and an umlaut that cannot be written to, and try it there."""
    place = scratch / "Spiele für alle" / "spielblock"
    shutil.copytree(folder, place, symlinks=True)
    parts = [path for path in (place, *place.rglob("*")) if not path.is_symlink()]
    for path in parts:
        path.chmod(path.stat().st_mode & ~0o222)
    try:
        yield FrozenProgram(place, scratch / "Oma Käthe")
    finally:
        for path in parts:
            path.chmod(path.stat().st_mode | 0o200)
