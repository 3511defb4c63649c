"""A disk that fails at any call, and one that forgets what was never synced."""

from __future__ import annotations

import errno
import os
from collections.abc import Callable
from concurrent.futures import Future
from pathlib import Path
from typing import Any

import pytest

from spielblock.match import disk
from spielblock.match.journal import Journal, scan

LINES = 4


class Failing:
    """Lets the k-th call to the disk fail, once or for a while, whichever call it is."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, at: int, times: int, error: int) -> None:
        self.count = 0
        self._range = range(at, at + times)
        self._error = error
        for name in ("fsync", "replace", "open"):
            monkeypatch.setattr(os, name, self._wrapped(getattr(os, name)))
        monkeypatch.setattr(Path, "open", self._wrapped(Path.open))

    def _wrapped(self, call: Callable[..., Any]) -> Callable[..., Any]:
        def maybe(*args: Any, **more: Any) -> Any:
            self.count += 1
            if self.count in self._range:
                raise OSError(self._error, os.strerror(self._error))
            return call(*args, **more)

        return maybe


def texts(path: Path) -> list[str]:
    return [line.parts[1] for line in scan(path.read_bytes()).lines]


ERRORS = [errno.ENOSPC, errno.EIO, errno.EROFS, errno.EACCES, errno.EDQUOT]


@pytest.mark.parametrize("times", [1, 3])
@pytest.mark.parametrize("at", range(1, 22))
def test_whichever_call_fails_nothing_safe_is_lost(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, at: int, times: int
) -> None:
    path = tmp_path / "a.spielblock"
    with monkeypatch.context() as patched:
        Failing(patched, at, times, ERRORS[at % len(ERRORS)])
        journal = Journal.create(path, b"{}")
        safe: list[Future[None]] = []
        for number in range(LINES):
            safe.append(journal.append(("A", f"step {number}")))
            safe[-1].result(5)
        journal.close()
    assert texts(path) == [f"step {number}" for number in range(LINES)]
    assert scan(path.read_bytes()).lost == 0
    assert [file.name for file in tmp_path.iterdir()] == [path.name]


class Forgetful:
    """Keeps what was synced of each file and folder; a loss of power leaves that and no more."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.files: dict[int, bytes] = {}
        self.names: dict[str, int] = {}
        self._sync = os.fsync
        monkeypatch.setattr(os, "fsync", self.fsync)

    def fsync(self, handle: int) -> None:
        self._sync(handle)
        found = os.fstat(handle)
        if os.path.isdir(f"/proc/self/fd/{handle}"):
            folder = os.readlink(f"/proc/self/fd/{handle}")
            self.names = {entry.name: entry.inode() for entry in os.scandir(folder)}
        else:
            self.files[found.st_ino] = Path(f"/proc/self/fd/{handle}").read_bytes()

    def after_power_loss(self, name: str) -> bytes | None:
        """Return what is in the file when the power comes back; None if there is no such file."""
        return self.files.get(self.names[name], b"") if name in self.names else None


@pytest.mark.skipif(not os.path.isdir("/proc/self/fd"), reason="open files are looked up by number")
def test_what_was_called_safe_survives_a_loss_of_power(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    weak = Forgetful(monkeypatch)
    path = tmp_path / "a.spielblock"
    journal = Journal.create(path, b"{}")
    assert weak.after_power_loss(path.name) == b"{}\n"
    for number in range(LINES):
        journal.append(("A", f"step {number}")).result(5)
        there = weak.after_power_loss(path.name)
        assert there is not None
        assert len(scan(there).lines) == number + 1
    journal.close()


@pytest.mark.skipif(not os.path.isdir("/proc/self/fd"), reason="open files are looked up by number")
@pytest.mark.parametrize("forgotten", ["sync", "sync_folder"])
def test_the_forgetful_disk_forgets(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, forgotten: str) -> None:
    """Without one of the two syncs the test above would fail."""
    weak = Forgetful(monkeypatch)
    monkeypatch.setattr(disk, forgotten, lambda _: None)
    path = tmp_path / "a.spielblock"
    journal = Journal.create(path, b"{}")
    journal.append(("A", "step")).result(5)
    journal.close()
    assert not weak.after_power_loss(path.name)


def test_a_copy_is_there_whole_or_not_at_all(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "copy"
    path.write_bytes(b"old")
    for name in ("fsync", "replace"):
        with monkeypatch.context() as patched:
            patched.setattr(os, name, _fails)
            with pytest.raises(OSError, match="disk"):
                disk.write_whole(path, b"new")
        assert path.read_bytes() == b"old"
        assert [file.name for file in tmp_path.iterdir()] == ["copy"]
    disk.write_whole(path, b"new")
    assert path.read_bytes() == b"new"


def _fails(*_: Any) -> None:
    raise OSError(errno.ENOSPC, "disk full")


class ScannerError(OSError):
    """What Windows says while a virus scanner holds a file."""

    winerror = 32


@pytest.mark.parametrize(("refusals", "written"), [(1, True), (9, True), (10, False)])
def test_a_scanner_is_waited_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, refusals: int, written: bool
) -> None:
    path, left, replace = tmp_path / "file", [refusals], os.replace

    def busy(*names: Any) -> None:
        if left[0]:
            left[0] -= 1
            raise ScannerError
        replace(*names)

    monkeypatch.setattr(os, "replace", busy)
    monkeypatch.setattr("time.sleep", lambda _: None)
    if written:
        disk.write_whole(path, b"data")
        assert path.read_bytes() == b"data"
    else:
        with pytest.raises(ScannerError):
            disk.write_whole(path, b"data")


def test_what_is_kept_aside_never_takes_a_place(tmp_path: Path) -> None:
    path = tmp_path / "match"
    names = [disk.keep_aside(path, data, "damaged").name for data in (b"one", b"two")]
    assert names == ["match.damaged-1", "match.damaged-2"]
    assert (tmp_path / "match.damaged-1").read_bytes() == b"one"
