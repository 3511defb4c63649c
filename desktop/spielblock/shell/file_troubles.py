"""What is said to a person whose file cannot be opened, or not to its end."""

from __future__ import annotations

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
}


def cannot(trouble: Trouble, file: str) -> str:
    """Return in one sentence why nothing of a file can be played."""
    return WHOLE.get(trouble, texts.bad_header)(file)


def partly(trouble: Trouble, file: str, last: int) -> str:
    """Return what is missing of a file and how far it can be played; it is kept aside as it was."""
    if trouble is Trouble.TORN:
        return texts.torn(file, last)
    return f"{texts.broken(file, last + 1, last)} {texts.kept_aside()}"
