"""Files that are there whole or not at all, and that one program at a time writes."""

from __future__ import annotations

import errno
import os
import stat
import sys
import time
from itertools import count
from pathlib import Path
from typing import BinaryIO, Final

from spielblock.match.trouble import BadSaveError, Trouble

MOST_BYTES: Final = 4 << 20
TRIES: Final = 10
#: Windows refuses for a moment to replace what a virus scanner or an indexer is reading.
PASSING: Final = (5, 32, 33)
LOCK_AT: Final = 1 << 30


def read_bytes(path: Path) -> bytes:
    """Return what is in an ordinary file that is not too large, or raise BadSaveError; never wait."""
    try:
        handle = os.open(path, os.O_RDONLY | getattr(os, "O_NONBLOCK", 0) | getattr(os, "O_BINARY", 0))
    except FileNotFoundError:
        raise BadSaveError(Trouble.MISSING, path.name) from None
    except PermissionError as problem:
        raise BadSaveError(Trouble.NO_FILE if path.is_dir() else Trouble.DISK, str(problem)) from None
    except (OSError, ValueError) as problem:
        raise BadSaveError(Trouble.DISK, f"{path.name}: {problem}") from problem
    if not stat.S_ISREG(os.fstat(handle).st_mode):
        os.close(handle)
        raise BadSaveError(Trouble.NO_FILE, path.name)
    with os.fdopen(handle, "rb") as file:
        try:
            data = file.read(MOST_BYTES + 1)
        except OSError as problem:
            raise BadSaveError(Trouble.DISK, f"{path.name}: {problem}") from problem
    if len(data) > MOST_BYTES:
        raise BadSaveError(Trouble.TOO_LARGE, path.name)
    return data


def write_whole(path: Path, data: bytes) -> None:
    """Put a file in place, whole: after a crash there is the old one or the new one. Read it back."""
    write_draft(draft := draft_of(path), data)
    put(draft, path)
    if path.read_bytes() != data:
        raise OSError(errno.EIO, "what was read back is not what was written", str(path))


def draft_of(path: Path) -> Path:
    """Return where the next version of a file is written before it takes its place."""
    return path.with_name(f"{path.name}.{os.getpid()}.new")


def write_draft(draft: Path, data: bytes) -> None:
    """Write a file to the disk, or leave nothing and raise OSError."""
    try:
        with draft.open("wb") as file:
            file.write(data)
            file.flush()
            sync(file.fileno())
    except OSError:
        draft.unlink(missing_ok=True)
        raise


def put(draft: Path, path: Path) -> None:
    """Let a draft take the place of a file, for good."""
    for left in range(TRIES - 1, -1, -1):
        try:
            os.replace(draft, path)
            break
        except OSError as problem:
            if left == 0 or getattr(problem, "winerror", None) not in PASSING:
                draft.unlink(missing_ok=True)
                raise
            time.sleep(0.5 / (left + 1))
    sync_folder(path.parent)


def keep_aside(path: Path, data: bytes, why: str) -> Path:
    """Keep a copy of a file as it was under a name of its own, and return where."""
    for number in count(1):
        aside = path.with_name(f"{path.name}.{why}-{number}")
        if not aside.exists():
            write_whole(aside, data)
            return aside
    raise AssertionError("numbers do not end")


def sync(handle: int) -> None:
    """Make what was written last, or raise OSError."""
    if sys.platform == "darwin":
        import fcntl

        if fcntl.fcntl(handle, fcntl.F_FULLFSYNC) == 0:  # fsync alone stops at the drive's own cache
            return
    os.fsync(handle)


def sync_folder(folder: Path) -> None:
    """Make a new name in a folder last. Windows has no way and no need."""
    if os.name == "posix":
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)


def lock(file: BinaryIO) -> None:
    """Be the only one who writes this open file, or raise BlockingIOError. The lock ends with the file."""
    if sys.platform == "win32":
        import msvcrt

        file.seek(LOCK_AT)
        try:
            msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
        except OSError as problem:
            raise BlockingIOError(errno.EAGAIN, "locked") from problem
    else:
        import fcntl

        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            raise
        except OSError as problem:
            if problem.errno not in (errno.ENOLCK, errno.ENOTSUP, errno.ENOSYS):
                raise  # some network folders know no locks: there nobody is kept out
