"""Where the spots of a board lie. Unit: the pitch, the distance of two neighbouring fields of the track.

A ring (a superellipse) dips inwards once for each sector, a bay; plain folds between the bays take up
fields where there are many. The deepest field of a bay is the entrance of the goal lane, the yard lies in
the bay. The outline is smoothed along its length, so every corner is round, and then divided evenly. The
sizes for which that comes out to exactly the wanted number of fields stand in board_presets.json. Points
are complex numbers, y grows downwards, the origin is the middle of the ring.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from math import ceil, cos, pi, sin
from pathlib import Path
from typing import Final, Literal, get_args

import msgspec
from msgspec import Struct

from spielblock.games.tock.ui.curves import Loop, smoothed, superellipse

STEP: Final = 0.09
BASE_STEP: Final = 0.08
FOLD_LEAST: Final = 0.3
MARGIN: Final = 0.62
#: The sectors that lie along a long side: their folds have a depth of their own.
LONG: Final[dict[int, tuple[int, ...]]] = {2: (), 3: (1,), 4: (), 5: (2,), 6: (0, 3)}
SQUARE: Final = (-0.5 + 0j, 0.5 + 0j, -0.5 - 1j, 0.5 - 1j)
COLUMN: Final = (0j, -1j, -2j, -3j)

Shape = Literal["landscape", "wide", "square"]
SHAPES: Final[tuple[Shape, ...]] = get_args(Shape)


class Preset(Struct, frozen=True):
    """What makes a board: `q` is width by height of the ring, `m` its exponent, `size` its half height.

    `bw`, `d` are width and depth of a bay, `bw2`, `d2` those of a fold, `d3` the depth along a long side,
    `sh` the turn of all sectors along the ring, `arcs` their shares of it.
    """

    q: float
    m: float
    bw: float
    d: float
    bw2: float
    d2: float
    d3: float
    sh: float
    size: float
    arcs: tuple[float, ...] = ()


@dataclass(frozen=True, slots=True)
class Layout:
    """All spots of a board with `sectors` of `fields` each; `ring[0]` is the entrance of sector 0."""

    sectors: int
    fields: int
    ring: tuple[complex, ...]
    lanes: tuple[tuple[complex, ...], ...]
    yards: tuple[tuple[complex, ...], ...]
    inward: tuple[complex, ...]
    curve: tuple[complex, ...]
    low: complex
    high: complex

    def pitch(self, width: float, height: float) -> float:
        """Return how large the unit is on an area."""
        size = self.high - self.low
        return min(width / size.real, height / size.imag)


@dataclass(frozen=True, slots=True)
class Bend:
    """A place where the ring dips inwards: a bay of a sector, or a fold if `sector` is -1."""

    at: float
    sector: int
    middle: complex
    along: complex
    inward: complex
    width: float
    depth: float

    @property
    def dips(self) -> bool:
        return self.depth > FOLD_LEAST


@cache
def layout(resources: Path, sectors: int, fields: int, shape: Shape) -> Layout:
    """Return the board for so many sectors of so many fields, or raise KeyError."""
    table = msgspec.json.decode(
        (resources / "geometry" / "board_presets.json").read_bytes(), type=dict[str, dict[str, Preset]]
    )
    return _built(sectors, fields, table[shape][f"{sectors}:{fields}"])


def _built(sectors: int, fields: int, preset: Preset) -> Layout:
    base = Loop(Loop(superellipse(preset.q * preset.size, preset.size, preset.m)).even(BASE_STEP))
    bends = _bends(sectors, preset, base)
    points, marks = _outline(bends, base)
    rough = Loop(points)
    dense = rough.even(STEP)
    gap = rough.total / len(dense)
    smooth = smoothed(dense, gap)
    loop = Loop(smooth)
    starts = [loop.lengths[round(rough.lengths[mark] / gap) % len(smooth)] for mark in marks]
    ring: list[complex] = []
    for sector, start in enumerate(starts):
        length = (starts[(sector + 1) % sectors] - start) % loop.total
        ring += [loop.at(start + length * field / fields) for field in range(fields)]
    bays = [bend for bend in bends if bend.sector >= 0]
    bays.sort(key=lambda bend: bend.sector)
    lanes = tuple(
        tuple(ring[bay.sector * fields] + bay.inward * step for step in range(1, 5)) for bay in bays
    )
    yards = tuple(_yard(ring[bay.sector * fields], bay, ring) for bay in bays)
    spots = [*ring, *[spot for group in (*lanes, *yards) for spot in group]]
    low = complex(min(spot.real for spot in spots) - MARGIN, min(spot.imag for spot in spots) - MARGIN)
    high = complex(max(spot.real for spot in spots) + MARGIN, max(spot.imag for spot in spots) + MARGIN)
    inward = tuple(bay.inward for bay in bays)
    return Layout(sectors, fields, tuple(ring), lanes, yards, inward, tuple(smooth[::3]), low, high)


def _bends(sectors: int, preset: Preset, base: Loop) -> list[Bend]:
    """Return bays and folds in the order in which they lie along the ring."""
    arcs = preset.arcs or (1 / sectors,) * sectors
    phase = -arcs[0] / 2 if sectors == 6 else 0.0
    bends: list[Bend] = []
    for sector, arc in enumerate(arcs):
        bends.append(_bend(base, preset, phase, sector, preset.bw, preset.d))
        depth = preset.d3 if sector in LONG[sectors] else preset.d2
        if depth > FOLD_LEAST:
            bends.append(_bend(base, preset, phase + arc / 2, -1, preset.bw2, depth))
        phase += arc
    return sorted(bends, key=lambda bend: bend.at)


def _bend(base: Loop, preset: Preset, phase: float, sector: int, width: float, depth: float) -> Bend:
    at = (phase + preset.sh) % 1.0 * base.total
    middle = base.at(at)
    along = base.at(at + 0.5) - base.at(at - 0.5)
    along /= abs(along)
    inward = along * 1j
    if (inward * middle.conjugate()).real > 0:
        inward = -inward
    return Bend(at, sector, middle, along, inward, width, depth)


def _outline(bends: Sequence[Bend], base: Loop) -> tuple[list[complex], list[int]]:
    """Return the line with its dips, and where the deepest point of each sector's bay is in it."""
    points: list[complex] = []
    marks: dict[int, int] = {}
    for number, bend in enumerate(bends):
        following = bends[(number + 1) % len(bends)]
        end = following.at + (base.total if number == len(bends) - 1 else 0)
        dip, deepest = _dip(bend)
        if bend.sector >= 0:
            marks[bend.sector] = len(points) + deepest
        points += dip
        first = bend.at + (bend.width / 2 if bend.dips else 0.05)
        last = end - (following.width / 2 if following.dips else 0.05)
        if last > first:
            count = max(2, int((last - first) / 0.12))
            points += [base.at(first + (last - first) * step / (count - 1)) for step in range(count)]
    return points, [marks[sector] for sector in sorted(marks)]


def _dip(bend: Bend) -> tuple[list[complex], int]:
    """Return a dip clockwise, wall, round bottom, wall, and which of its points is the deepest."""
    if not bend.dips:
        return [bend.middle], 0
    half = bend.width / 2
    radius = min(half, 1.0, bend.depth)
    heights = [0.12 * step for step in range(ceil(max(bend.depth - radius, 0.01) / 0.12))]
    turns = [pi / 2 * step / 8 for step in range(9)]
    corner = [
        (half - radius + radius * cos(turn), bend.depth - radius + radius * sin(turn)) for turn in turns
    ]
    wall = [*[(half, height) for height in heights], *corner]
    down = [bend.middle - bend.along * aside + bend.inward * depth for aside, depth in wall]
    up = [bend.middle + bend.along * aside + bend.inward * depth for aside, depth in reversed(wall)]
    return [*down, bend.middle + bend.inward * bend.depth, *up], len(down)


def _yard(entrance: complex, bay: Bend, ring: Sequence[complex]) -> tuple[complex, ...]:
    """Return four places as deep in the bay as a clearance of one allows: a square, or a column if narrow."""
    best: tuple[float, tuple[complex, ...]] | None = None
    for form, length in ((SQUARE, 1.0), (COLUMN, 3.0)):
        found = _placed(form, entrance, bay, ring)
        if found is not None and (best is None or found[0] + length < best[0]):
            best = (found[0] + length, found[1])
    if best is None:
        raise ValueError("no room for a yard")
    return best[1]


def _placed(
    form: Sequence[complex], entrance: complex, bay: Bend, ring: Sequence[complex]
) -> tuple[float, tuple[complex, ...]] | None:
    for tenth in range(61):
        off = 0.9 + tenth / 10
        spots = tuple(entrance + bay.along * place.real - bay.inward * (off - place.imag) for place in form)
        if all(abs(spot - field) >= 1.0 for spot in spots for field in ring):
            return off, spots
    return None
