"""The table that the program shows: how often each level beat the one below."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import msgspec

from spielblock import shipped
from spielblock.headless.arena.measured import FILE, Beaten, Table
from tests.long.strengths.counts import figures, kept
from tests.long.strengths.lines import Line, lines

#: Fewer matches say too little to be shown.
LEAST: Final = 40


def write(path: Path | None = None) -> Table:
    """Write the table from the reports of today's players and return it."""
    table: Table = {}
    for line in lines():
        if line.is_step:
            counts = kept(line)
            if counts.matches >= min(LEAST, line.matches):
                rows = table.setdefault(line.game, {}).setdefault(str(line.seats), {})
                rows[line.lineup[0]] = _beaten(line, figures(line, counts)["mean"], counts.matches)
    data = msgspec.json.format(msgspec.json.encode(table, order="sorted"), indent=1)
    (path or shipped.folder("resources") / FILE).write_bytes(data + b"\n")
    return table


def _beaten(line: Line, share: float, matches: int) -> Beaten:
    return Beaten(next(player for player in line.lineup if player != line.lineup[0]), share, matches)
