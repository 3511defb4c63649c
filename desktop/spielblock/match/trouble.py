"""What can be wrong with a file, in kinds that a person is told in one sentence each."""

from __future__ import annotations

from enum import Enum


class Trouble(Enum):
    """Why a file is no match, or why its reading ended before its end."""

    MISSING = "there is no such file"
    NO_FILE = "this is no ordinary file"
    TOO_LARGE = "the file is too large for a match"
    FOREIGN = "the file is no match of this program"
    NEWER = "the file was made by a newer program"
    NO_GAME = "the game of this match is not installed"
    HEADER = "the beginning of the file is damaged"
    BUSY = "the match is open in another window"
    DISK = "the file cannot be read"

    TORN = "the last line was not written to its end"
    BROKEN = "the file was damaged or changed"
    ILLEGAL = "a step is not allowed by the rules"


class BadSaveError(ValueError):
    """The file is no match that this program can go on with. Nothing was changed."""

    def __init__(self, trouble: Trouble, detail: str = "") -> None:
        super().__init__(f"{trouble.value}: {detail}" if detail else trouble.value)
        self.trouble = trouble
        self.detail = detail
