"""First paint and memory of the program, and what its pages look like (issue 1)."""

from __future__ import annotations

from tests.accept.point import ROOT, Look, Run, point
from tests.accept.sheets import drawn
from tests.benchmarks.start import measure

MOST_PAINT = 1.8
MOST_MEMORY, MORE_MB = 1.5, 30


@point(1, "speed: first paint at most 1.8 times that of a bare window")
def first_paint(run: Run) -> str:
    bare, program = measure(run.count(9))
    told = (
        f"{program.paint:.0f} ms, bare {bare.paint:.0f} ms: {program.paint / bare.paint:.2f}; "
        f"in CPU time {program.spent / bare.spent:.2f}"
    )
    assert program.paint <= MOST_PAINT * bare.paint, told
    return told


@point(1, "memory: at most 1.5 times a bare window's and 30 MB")
def memory(run: Run) -> str:
    bare, program = measure(run.count(3))
    most = MOST_MEMORY * bare.memory + MORE_MB
    told = f"{program.memory:.0f} MB, bare {bare.memory:.0f} MB, at most {most:.0f} MB"
    assert program.memory <= most, told
    return told


@point(1, "a fresh pair of eyes, from the README to the end of a match: what confused it was mended")
def fresh_eyes(run: Run) -> Look:
    return Look(ROOT / "tests" / "accept" / "fresh_eyes.md")


@point(1, "every page in both languages, themes and all sizes: nothing cut; contact sheets")
def contact_sheets(run: Run) -> Look:
    return drawn(run, run.out / "screens")
