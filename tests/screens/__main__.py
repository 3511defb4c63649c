"""`python3 -m tests.screens --out DIR`: draw every page in all combinations, check and lay them out.

Sixteen looks: German and English, light and dark, 1024×600, 1280×800, 1920×1080, and 1024×600 at 150 %; and
four with larger letters. What is cut, overlaps, lies outside, cannot be read well or fails is printed and
makes the exit code 1; the last lines say of each look how many scenes were drawn and what was found.

`--only WORD…` draws the scenes whose names hold one of the words, `--look WORD…` the looks whose names do
(`de-light`, `@150`, `letters`), `--quick` two of the looks; `--list` says what there is, `--resume` skips
what was drawn into DIR from the same sources, `--looked` draws nothing and writes down that somebody has
looked at what is in DIR. Beside the pictures: `scene-NAME.png` (all looks of a scene),
`look-NAME-N.png` (twelve scenes of a look) and `drawn-LOOK.json` (what was drawn and found).
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
import tempfile
from pathlib import Path

from desktop.bootstrap import ensure


def main() -> int:
    parser = argparse.ArgumentParser("tests.screens", description=__doc__)
    parser.formatter_class = argparse.RawDescriptionHelpFormatter
    parser.add_argument("--out", type=Path, default=Path("build", "screens"))
    parser.add_argument("--only", nargs="*", default=[""], metavar="WORD")
    parser.add_argument("--look", nargs="*", default=[""], metavar="WORD")
    for flag in ("--quick", "--resume", "--list", "--no-sheets", "--looked"):
        parser.add_argument(flag, action="store_true")
    parser.add_argument("--part", default="", help=argparse.SUPPRESS)
    given = parser.parse_args()
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    from tests.screens.looks import chosen

    looks = chosen(given.look, quick=given.quick)
    if given.list:
        return _list(given.only, looks)
    if given.looked:
        return _looked(given.out)
    given.out.mkdir(parents=True, exist_ok=True)
    if given.part:
        return _draw(given.out, given.only, given.part, resume=given.resume)
    code = max((_call(look, given) for look in looks), default=1)
    return max(code, _say(given.out, looks, sheets=not given.no_sheets))


def _list(only: list[str], looks: list[str]) -> int:
    from tests.screens.drawing import named

    print(*looks, "", *named(only), sep="\n")
    return 0


def _looked(out: Path) -> int:
    from tests.accept.sheets import LOOKED_AT
    from tests.screens.record import looked_at, records

    LOOKED_AT.write_text(looked_at(records(out)), "utf-8")
    return 0


def _call(look: str, given: argparse.Namespace) -> int:
    """Draw one look in a process of its own: Qt takes its scale factor once, and what is left over goes."""
    factor = "1.5" if "@150" in look else "1"
    place = {**os.environ, "QT_QPA_PLATFORM": "offscreen", "QT_SCALE_FACTOR": factor}
    resume = ["--resume"] if given.resume else []
    command = [sys.executable, "-m", "tests.screens", "--out", str(given.out), "--part", look, *resume]
    return subprocess.call([*command, "--only", *given.only], env=place)


def _draw(out: Path, only: list[str], look: str, *, resume: bool) -> int:
    from tests.screens.drawing import draw_look

    with tempfile.TemporaryDirectory() as folder:
        problems = 0
        for problem in draw_look(out, look, Path(folder), only, resume=resume):
            print(problem, flush=True)
            problems += 1
    return 1 if problems else 0


def _say(out: Path, looks: list[str], *, sheets: bool) -> int:
    """Say what was drawn of each look and lay out the sheets; 1 if a look was not drawn."""
    from tests.screens.record import records
    from tests.screens.sheets import lay_out

    drawn = {record.look: record for record in records(out)}
    if sheets:
        print(*[f"look at {sheet}" for sheet in lay_out(out)], sep="\n")
    for look in looks:
        print(drawn.get(look, f"{look}: NOT DRAWN"))
    return 0 if all(look in drawn for look in looks) else 1


if __name__ == "__main__":
    ensure("tests.screens", needs=["spielblock", "PySide6", "pyqtgraph"], window=False)
    raise SystemExit(main())
