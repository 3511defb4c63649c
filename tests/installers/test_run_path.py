"""Where a library looks for others is read and taken out, shown with the smallest library there can be."""

from __future__ import annotations

import struct
from pathlib import Path

import pytest
from linux.run_path import ENTRY, MAGIC_64, SEGMENT, remove, run_paths, without_run_path

AT, NEEDED, STRINGS, RPATH, RUNPATH = 0x1000, 1, 5, 15, 29
HEAD, TABLE = 64, 64 + 2 * SEGMENT.size
TEXT = b"\0libm.so.6\0/home/maker/lib:$ORIGIN\0"


def library(*tags: int) -> bytes:
    """Return a library that needs another, and names folders under these tags."""
    texts = TABLE + 6 * ENTRY.size
    entries = [(NEEDED, 1), *[(tag, 11) for tag in tags], (STRINGS, AT + texts), (0, 0)]
    table = b"".join(ENTRY.pack(*entry) for entry in entries).ljust(6 * ENTRY.size, b"\0")
    whole = texts + len(TEXT)
    head = MAGIC_64.ljust(16, b"\0") + struct.pack(
        "<HHIQQQIHHHHHH", 3, 62, 1, 0, HEAD, 0, 0, HEAD, 56, 2, 0, 0, 0
    )
    load = SEGMENT.pack(1, 4, 0, AT, AT, whole, whole, 1)
    dynamic = SEGMENT.pack(2, 4, TABLE, AT + TABLE, AT + TABLE, len(table), len(table), 8)
    return head + load + dynamic + table + TEXT


@pytest.mark.parametrize("tags", [(RUNPATH,), (RPATH,)])
def test_folders_are_read_and_taken_out(tags: tuple[int, ...]) -> None:
    data = library(*tags)
    assert run_paths(data) == ["/home/maker/lib", "$ORIGIN"]
    clean = without_run_path(data)
    assert run_paths(clean) == []
    assert len(clean) == len(data)
    assert clean[TABLE : TABLE + 6 * ENTRY.size] == library()[TABLE : TABLE + 6 * ENTRY.size]


@pytest.mark.parametrize("data", [b"", b"#!/bin/sh\n", b"\x7fELF\x01\x01 for another machine"])
def test_what_is_no_library_names_none(data: bytes) -> None:
    assert run_paths(data) == []
    assert without_run_path(data) == data


def test_a_file_is_changed_only_if_it_names_some(tmp_path: Path) -> None:
    file = tmp_path / "library.so"
    file.write_bytes(library(RUNPATH))
    assert remove(file)
    assert run_paths(file.read_bytes()) == []
    assert not remove(file)
