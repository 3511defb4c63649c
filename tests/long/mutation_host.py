"""The process in which mutants live: everything but one game's rules is loaded once, each mutant is a fork.

`python -m tests.long.mutation_host GAME FILE JOBS SECONDS` reads `[[number, module, source], …]` and prints a
JSON line `[number, fate, by]` for each. A mutant with which one test computes for SECONDS is endless. The
fates:

* `killed` – a test failed; `by` names it
* `timeout` – the tests did not come to an end
* `crashed` – the process died, or pytest did; it does not count as killed
* `broken` – the game could not even be imported
* `survived` – `by` is how many seconds of computing the longest test took
"""

from __future__ import annotations

import gc
import json
import os
import resource
import signal
import sys
import time
from collections.abc import Sequence
from importlib import import_module, util
from importlib.abc import Loader, MetaPathFinder
from importlib.machinery import ModuleSpec
from pathlib import Path
from types import ModuleType
from typing import NamedTuple

import hypothesis
import pytest
from PySide6.QtWidgets import QApplication

from tests.cases.handles import Console, Core
from tests.cases.reading import cases_of
from tests.cases.test_cases import test_case as try_case
from tests.long.mutants import rule_modules

#: Loaded before the forks, to be loaded once: what the tests need and what knows no game's rules.
EARLY = ("hypothesis.stateful", "spielblock.match.savefile")
#: Tests beside the rules: of bots, sentences and tables.
OTHER_SUBJECTS = {"bots", "duel", "texts", "table", "call", "picking", "placing_ui", "shows", "speed"}
MEMORY = 4 << 30
SLOW = ("test_machine", "test_matches", "test_reference", "test_sheets")
#: After so many seconds by the clock a fork is given up, whatever it waits for.
PATIENCE = 1800
#: Plugins that were loaded before pytest began are no worse for it.
LOADED_BEFORE = "ignore:Module already imported:pytest.PytestAssertRewriteWarning"
#: Qt's application: the console's sentences would make one without windows, which tests refuse.
KEPT: list[QApplication] = []
PYTEST = ("-x", "-q", "-p", "no:cacheprovider", "-p", "no:xdist", "-W", LOADED_BEFORE)
PASSED, BROKE_OFF = 0, (1, 2)


class Running(NamedTuple):
    number: int
    pid: int
    out: Path
    until: float


class Changed(MetaPathFinder, Loader):
    """Finds one module, with another source."""

    def __init__(self, name: str, source: str) -> None:
        self._name = name
        self._source = source

    def find_spec(self, fullname: str, path: object = None, target: object = None) -> ModuleSpec | None:
        return util.spec_from_loader(fullname, self) if fullname == self._name else None

    def create_module(self, spec: ModuleSpec) -> ModuleType | None:
        return None

    def exec_module(self, module: ModuleType) -> None:
        exec(compile(self._source, f"<{self._name}>", "exec"), module.__dict__)


class Limit:
    """How long one test may compute: a process in which one takes longer says so and ends."""

    def __init__(self, seconds: int, out: Path) -> None:
        self._seconds = seconds
        self._out = out
        self._began = 0.0
        self.longest = 0.0
        signal.signal(signal.SIGXCPU, self._over)

    def begin(self) -> None:
        """Count anew: a test begins, or ends."""
        used = resource.getrusage(resource.RUSAGE_SELF)
        now = used.ru_utime + used.ru_stime
        self.longest = max(self.longest, now - self._began if self._began else 0.0)
        self._began = now
        resource.setrlimit(resource.RLIMIT_CPU, (int(now) + 1 + self._seconds, resource.RLIM_INFINITY))

    def _over(self, *_: object) -> None:
        self._out.write_text(json.dumps(["timeout", f"{self._seconds} s of computing"]), "utf-8")
        os._exit(0)


class Watch:
    """Remembers which test failed first; lets counter-examples be as long as they are found."""

    def __init__(self, limit: Limit) -> None:
        self.failed = ""
        self._limit = limit

    def pytest_runtest_logstart(self) -> None:
        self._limit.begin()

    def pytest_sessionstart(self) -> None:
        house = hypothesis.settings.get_profile("house")
        hypothesis.settings.register_profile(
            "mutants", parent=house, phases=[hypothesis.Phase.generate], report_multiple_bugs=False
        )
        hypothesis.settings.load_profile("mutants")

    def pytest_collectreport(self, report: pytest.CollectReport) -> None:
        self._note(report)

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        self._note(report)

    def _note(self, report: pytest.CollectReport | pytest.TestReport) -> None:
        if report.failed and not self.failed:
            self.failed = report.nodeid


def serve(words: Sequence[str]) -> None:
    game, file, jobs, seconds = words[0], Path(words[1]), int(words[2]), int(words[3])
    for name in EARLY:
        import_module(name)
    early = {f"spielblock.games.{game}.{module}" for module in rule_modules(game)} & set(sys.modules)
    assert not early, f"loaded too early to be changed: {early}"
    gc.collect()
    gc.freeze()
    waiting = json.loads(file.read_text("utf-8"))
    running: list[Running] = []
    while waiting or running:
        while waiting and len(running) < jobs:
            number, module, source = waiting.pop(0)
            out = file.parent / f"{number}.json"
            pid = _fork(game, module, source, out, seconds)
            running.append(Running(number, pid, out, time.monotonic() + PATIENCE))
        running = [one for one in running if not _ended(one)]
        time.sleep(0.01)


def _fork(game: str, module: str, source: str, out: Path, seconds: int) -> int:
    pid = os.fork()
    if pid == 0:
        _live(game, module, source, out, seconds)
    return pid


def _ended(one: Running) -> bool:
    """Return whether a fork is over, and say what became of it."""
    pid, _ = os.waitpid(one.pid, os.WNOHANG)
    if pid == 0 and time.monotonic() < one.until:
        return False
    if pid == 0:
        os.killpg(one.pid, signal.SIGKILL)
        os.waitpid(one.pid, 0)
    fate, by = json.loads(one.out.read_text("utf-8")) if one.out.exists() else ["timeout", "by the clock"]
    print(json.dumps([one.number, fate, by]), flush=True)
    return True


def _live(game: str, module: str, source: str, out: Path, seconds: int) -> None:
    """Try a mutant in this process and end it."""
    os.setsid()
    os.dup2(os.open(os.devnull, os.O_WRONLY), 1)
    if not os.environ.get("SPIELBLOCK_MUTANT_LOUD"):
        os.dup2(1, 2)
    os.dup2(2, 1)
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
    sys.meta_path.insert(0, Changed(f"spielblock.games.{game}.{module}", source))
    out.write_text(json.dumps(["crashed", "at once"]), "utf-8")
    limit = Limit(seconds, out)
    try:
        verdict = _verdict(game, limit)
    except BaseException as problem:
        verdict = "crashed", repr(problem)[:200]
    out.write_text(json.dumps(verdict), "utf-8")
    os._exit(0)


def _verdict(game: str, limit: Limit) -> tuple[str, str]:
    limit.begin()
    KEPT.append(QApplication(["tests"]))
    try:
        for name in (*rule_modules(game), "parts"):
            import_module(f"spielblock.games.{game}.{name}")
    except Exception as problem:  # whatever a changed module does when loaded, it is told apart
        return "broken", repr(problem)[:200]
    for case in cases_of(game):
        limit.begin()
        for handle in (Core, Console):
            try:
                try_case(case, handle)
            except (Exception, pytest.fail.Exception):
                return "killed", f"cases: {case.id}"
    return _tested(game, limit)


def _tested(game: str, limit: Limit) -> tuple[str, str]:
    watch = Watch(limit)
    words = [*PYTEST, "-k", game, *tests_of(game)]
    code = int(pytest.main(words, plugins=[watch]))
    if code == PASSED:
        limit.begin()
        return "survived", f"{limit.longest:.1f}"
    assert code in BROKE_OFF, f"pytest ended with {code}"
    assert watch.failed, "no test failed"
    return "killed", watch.failed


def tests_of(game: str) -> list[str]:
    """Return the files that hold tests of a game's rules, those that kill most in least time first."""
    own = sorted(Path("tests/games", game).glob("test_*.py"), key=_slowness)
    rules = [str(path) for path in own if path.stem.removeprefix("test_") not in OTHER_SUBJECTS]
    shared = [
        "tests/second_rules",
        "tests/games/test_conformance.py",
        "tests/games/test_views.py",
        "tests/perft",
    ]
    return ["tests/golden", *rules, *shared]


def _slowness(path: Path) -> tuple[bool, str]:
    return path.stem in SLOW, path.stem


if __name__ == "__main__":
    serve(sys.argv[1:])
