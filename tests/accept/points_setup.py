"""The README's two commands on a machine that has nothing but Python (issue 1)."""

from __future__ import annotations

import re

from tests.accept.bare_debian import USER, bare_debian
from tests.accept.point import Run, point

#: What the tests are asked for in a short run; a full run passes them all.
FEW = " tests/rules tests/match"


@point(1, "set-up in a clean Debian as root: the tests pass, the program starts")
def as_root(run: Run) -> str:
    with bare_debian(run.folder) as debian:
        tested = debian.call("python3 -m tests -q" + (FEW if run.short else ""), seconds=3000)
        last = tested.stdout.strip().splitlines()[-1]
        assert tested.returncode == 0, _failed(tested.stdout)
        shown = debian.call("QT_QPA_PLATFORM=offscreen python3 -m desktop --smoke")
        assert shown.returncode == 0, shown.stdout[-500:]
    return f"{last.strip('= ')}; the program started"


@point(1, "set-up in a clean Debian as an ordinary user, after the one line it prints")
def as_a_user(run: Run) -> str:
    with bare_debian(run.folder) as debian:
        debian.add_user()
        line = _line_to_run(debian.call("python3 -m tests", USER).stdout)
        assert debian.call(line.removeprefix("sudo ")).returncode == 0, line
        tested = debian.call("python3 -m tests -q" + FEW, USER)
        if "sudo " in tested.stdout:  # what can only be seen once the first lack is mended
            second = _line_to_run(tested.stdout)
            assert debian.call(second.removeprefix("sudo ")).returncode == 0, second
            tested = debian.call("python3 -m tests -q" + FEW, USER)
        last = tested.stdout.strip().splitlines()[-1]
        assert tested.returncode == 0, _failed(tested.stdout)
        no_screen = debian.call("python3 -m desktop", USER)
        assert "No display was found" in no_screen.stdout, no_screen.stdout
    return f"{line}: {last.strip('= ')}"


def _failed(said: str) -> str:
    """Return which tests failed, as the runner sums them up; else how its output ends."""
    lines = [line for line in said.splitlines() if line.startswith(("FAILED", "ERROR"))]
    return "; ".join(lines) or said[-1500:]


def _line_to_run(said: str) -> str:
    found = re.search(r"^ *(sudo apt-get .+)$", said, re.MULTILINE)
    assert found is not None, said[-500:]
    return found[1]
