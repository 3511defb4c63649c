"""What can be trusted of a file of lines that are each bound to all before them."""

from __future__ import annotations

from dataclasses import dataclass
from hashlib import sha256
from typing import Any, Final

import msgspec

CHECK: Final = 16
#: What the check adds to a line: `,"`, the digits, `"]`.
TAIL: Final = CHECK + 4


@dataclass(frozen=True, slots=True)
class Line:
    """One thing that was done, as plain data; `end` is where the next line starts."""

    parts: tuple[Any, ...]
    check: str
    end: int


@dataclass(frozen=True, slots=True)
class Record:
    """What of a journal can be trusted; `lost` counts the lines after it that cannot.

    `torn` says that all that is lost is a last line without its end, which nobody was ever told of.
    """

    header: bytes
    lines: tuple[Line, ...]
    lost: int
    torn: bool

    @property
    def check(self) -> str:
        return self.lines[-1].check if self.lines else chain("", self.header)

    @property
    def end(self) -> int:
        return self.lines[-1].end if self.lines else len(self.header) + 1

    def first(self, count: int) -> Record:
        """Return the record of this many lines; the others are lost too."""
        return Record(self.header, self.lines[:count], self.lost + len(self.lines) - count, torn=False)


def scan(data: bytes) -> Record:
    """Return the longest part with an unbroken chain; a line without its end is torn."""
    header, *rows = data.split(b"\n")
    if not rows:
        raise ValueError("the first line is not whole")
    lines: list[Line] = []
    check, end = chain("", header), len(header) + 1
    for row in rows[:-1]:
        line = _read(row, len(lines) + 1, check, end)
        if line is None:
            break
        lines.append(line)
        check, end = line.check, line.end
    broken, torn = len(rows) - 1 - len(lines), rows[-1] != b""
    return Record(header, tuple(lines), broken + torn, torn and not broken)


def unbroken(data: bytes) -> tuple[int, int]:
    """Return how many lines can be trusted and how many whole ones cannot; cheaper than to read them."""
    header, *rows = data.split(b"\n")
    check, good = chain("", header), 0
    for row in rows[:-1]:
        bound = _bound(row, check)
        if bound is None:
            break
        check, good = bound, good + 1
    return good, max(0, len(rows) - 1 - good)


def _read(row: bytes, number: int, check: str, end: int) -> Line | None:
    bound = _bound(row, check)
    if bound is None:
        return None
    try:
        counted, *parts, _ = msgspec.json.decode(row, type=list[Any])
    except (msgspec.MsgspecError, UnicodeError, RecursionError, ValueError):
        return None
    return Line(tuple(parts), bound, end + len(row) + 1) if counted == number else None


def _bound(row: bytes, check: str) -> str | None:
    """Return the check of a line that is bound to all before it, whose check is given; None if it is not."""
    own = chain(check, row[:-TAIL] + b"]")
    return own if row[-TAIL:] == f',"{own}"]'.encode() else None


def chain(check: str, body: bytes) -> str:
    """Return the check of a line: what binds it to all before it, whose check is given."""
    return sha256(check.encode() + body).hexdigest()[:CHECK]
