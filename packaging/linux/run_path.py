"""Read, and take out, the folders in which a Linux library looks for others first.

Python's own libraries name the folder of the machine they were made on there. In a bundle that folder is not
there at best, and somebody else's at worst.
"""

from __future__ import annotations

import struct
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

MAGIC_64 = b"\x7fELF\x02\x01"
SEGMENT, ENTRY = struct.Struct("<IIQQQQQQ"), struct.Struct("<qQ")
LOAD, DYNAMIC = 1, 2
END, STRINGS, RPATH, RUNPATH = 0, 5, 15, 29


class Segment(NamedTuple):
    """A part of the file and where it comes to lie in memory."""

    kind: int
    flags: int
    offset: int
    address: int
    physical: int
    size: int
    in_memory: int
    align: int


def run_paths(data: bytes) -> list[str]:
    """Return the folders that a library asks to be looked into; none for what is no 64-bit library."""
    entries = dict(_entries(data))
    if not {RPATH, RUNPATH} & entries.keys():
        return []
    start = _offset(data, entries[STRINGS])
    places = [start + entries[tag] for tag in (RPATH, RUNPATH) if tag in entries]
    texts = [data[place : data.index(b"\0", place)].decode() for place in places]
    return [folder for text in texts for folder in text.split(":") if folder]


def without_run_path(data: bytes) -> bytes:
    """Return a library that no longer names such folders; all else stays where it is."""
    table = _dynamic(data)
    if table is None:
        return data
    kept = [entry for entry in _entries(data) if entry[0] not in (RPATH, RUNPATH)]
    packed = b"".join(ENTRY.pack(*entry) for entry in kept).ljust(table.size, b"\0")
    return data[: table.offset] + packed + data[table.offset + table.size :]


def remove(library: Path) -> bool:
    """Take the folders out of a file, and say whether there were any."""
    data = library.read_bytes()
    if not run_paths(data):
        return False
    library.write_bytes(without_run_path(data))
    return True


def _segments(data: bytes) -> Iterator[Segment]:
    if data[: len(MAGIC_64)] != MAGIC_64:
        return
    (start,) = struct.unpack_from("<Q", data, 32)
    size, count = struct.unpack_from("<HH", data, 54)
    for place in range(count):
        yield Segment(*SEGMENT.unpack_from(data, start + place * size))


def _dynamic(data: bytes) -> Segment | None:
    return next((segment for segment in _segments(data) if segment.kind == DYNAMIC), None)


def _entries(data: bytes) -> Iterator[tuple[int, int]]:
    table = _dynamic(data)
    if table is None:
        return
    for tag, value in ENTRY.iter_unpack(data[table.offset : table.offset + table.size]):
        if tag == END:
            return
        yield tag, value


def _offset(data: bytes, address: int) -> int:
    """Return where in the file that lies which comes to lie at an address."""
    for segment in _segments(data):
        if segment.kind == LOAD and 0 <= address - segment.address < segment.size:
            return segment.offset + address - segment.address
    raise ValueError("an address outside of the file")
