"""Read the steps of the workflows, so that those for Linux can be run one by one.

Not all of YAML, only the plain form in which our workflows are written; what is not in it raises ValueError.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from textwrap import dedent
from typing import NamedTuple

JOB = re.compile(r"^  ([\w-]+):$", re.MULTILINE)
STEP = re.compile(r"^      - ", re.MULTILINE)
OTHERS = ("Windows", "macOS")


class Step(NamedTuple):
    """One step of a job: what it is called, and its lines of shell, which are empty if it uses an action."""

    job: str
    name: str
    shell: str
    linux: bool


def steps(workflow: Path) -> Iterator[Step]:
    """Yield the steps of a workflow in their order."""
    jobs = JOB.split(workflow.read_text("utf-8").split("\njobs:\n", 1)[1])
    for job, text in zip(jobs[1::2], jobs[2::2], strict=True):
        for part in STEP.split(text)[1:]:
            yield _step(job, "        " + part)


def _step(job: str, text: str) -> Step:
    uses = _value(text, "uses")
    shell = _value(text, "run")
    if not uses and not shell:
        raise ValueError(f"a step of {job} neither uses nor runs anything: {text[:80]}")
    name = _value(text, "name") or uses.split("@")[0]
    condition = _value(text, "if")
    return Step(job, name, shell, linux=not any(system in condition for system in OTHERS))


def _value(text: str, key: str) -> str:
    """Return what stands behind a key of a step, in its line or indented below it."""
    found = re.search(rf"^        {key}: (.*)\n((?:          .*\n|\n)*)", text + "\n", re.MULTILINE)
    if found is None:
        return ""
    return dedent(found[2]).strip() + "\n" if found[1] == "|" else found[1].strip()
