"""Contact sheets for acceptance: drawn in every look and checked, and the record of who looked at them."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from tests.accept.point import ROOT, Look, Run

#: What was drawn when somebody last looked at all of it: `python3 -m tests.screens --out DIR --looked`.
LOOKED_AT: Final = ROOT / "tests" / "accept" / "looked_at.json"


def drawn(run: Run, out: Path, kinds: Sequence[str] = ("",)) -> Look:
    """Draw the scenes of these kinds in all looks; AssertionError if a look, a scene is missing or faulty."""
    from tests.screens.drawing import named
    from tests.screens.looks import chosen
    from tests.screens.record import fingerprint, records, wanting

    run.note("tests.screens")
    quick = ["--quick"] if run.short else []
    command = [sys.executable, "-m", "tests.screens", "--out", str(out), *quick, "--only", *kinds]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=3600, check=False)
    looks, scenes = chosen(quick=run.short), named(kinds)
    found = wanting(records(out), looks, scenes, fingerprint())
    assert not found, f"{len(found)} findings; {found[0]}"
    assert done.returncode == 0, done.stderr.strip()[-200:]
    return Look(out, f"{len(scenes)} scenes in {len(looks)} looks without a fault:")


def looked_at(path: Path = LOOKED_AT) -> str:
    """Return what somebody looked at; AssertionError if a look or scene that there is now is not in it."""
    from tests.screens.drawing import named
    from tests.screens.looks import ALL
    from tests.screens.record import fingerprint

    record = json.loads(path.read_text("utf-8"))
    for look in ALL:
        seen = record["looks"].get(look)
        assert seen is not None, f"{look} was not looked at"
        missing = sorted({*(set(named()) - set(record["scenes"])), *seen["missing"]})
        assert not missing, f"{look}: {len(missing)} scenes were not looked at: {', '.join(missing[:3])}"
    pictures = sum(seen["drawn"] for seen in record["looks"].values())
    findings = sum(seen["findings"] for seen in record["looks"].values())
    same = "these" if record["sources"] == fingerprint() else "earlier"
    return f"{pictures} pictures of {same} sources, {findings} findings:"
