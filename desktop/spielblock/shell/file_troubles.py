"""What is said to a person whose file cannot be opened, or not to its end, or cannot be written."""

from __future__ import annotations

import errno
import os
from pathlib import Path
from typing import Final

from spielblock.match.trouble import Trouble
from spielblock.shell import texts_files as texts

WHOLE = {
    Trouble.MISSING: texts.missing,
    Trouble.NO_FILE: texts.no_file,
    Trouble.TOO_LARGE: texts.too_large,
    Trouble.FOREIGN: texts.foreign,
    Trouble.NEWER: texts.newer,
    Trouble.NO_GAME: texts.no_game,
    Trouble.HEADER: texts.bad_header,
    Trouble.BUSY: texts.busy,
    Trouble.DISK: texts.unreadable_file,
    Trouble.TORN: texts.all_broken,
    Trouble.BROKEN: texts.all_broken,
    Trouble.ILLEGAL: texts.all_broken,
}

#: What a disk says that has no room, at all or for this person.
FULL: Final = (errno.ENOSPC, errno.EDQUOT)


def cannot(trouble: Trouble, file: str) -> str:
    """Return in one sentence why nothing of a file can be played."""
    return WHOLE.get(trouble, texts.bad_header)(file)


def partly(trouble: Trouble, file: str, last: int) -> str:
    """Return what is missing of a file and how far it can be played; it is kept aside as it was."""
    if trouble is Trouble.TORN:
        return texts.torn(file, last)
    return f"{texts.broken(file, last + 1, last)} {texts.kept_aside()}"


def unwritten(problem: OSError | None, folder: Path) -> str:
    """Return why nothing could be written into a folder; None is a disk that does not answer."""
    place = in_words(folder)
    if problem is None:
        return texts.no_answer(place)
    if not folder.is_dir():
        return texts.no_folder(place)
    if isinstance(problem, PermissionError) or problem.errno == errno.EROFS:
        return texts.forbidden(place)
    if problem.errno in FULL:
        return texts.full(place)
    return texts.refused(place, problem.strerror or str(problem))


def unremoved(problem: OSError, path: Path) -> str:
    """Return why a file of the list could not be removed."""
    if path.is_dir():
        return texts.folder_stays(path.name)
    if isinstance(problem, PermissionError) or problem.errno == errno.EROFS:
        return texts.not_yours(path.name)
    return texts.not_removed(path.name, problem.strerror or str(problem))


def in_words(folder: Path) -> str:
    """Return where a folder is, so that a long way can be wrapped behind each of its parts."""
    return str(folder).replace(os.sep, f"{os.sep}\u200b")
