"""An idle minute at the table: no repaint, no running timer.

`python -m tests.benchmarks.table_idle [--seconds 60]` waits while a person is to decide and counts every
paint and timer event of the program. Qt's caches look by themselves what they may let go of, that of
pictures after 30 s, that of fonts every 10 s, until they have nothing left to drop (150 sizes of letters
drawn by a bare program show it); that is told apart and asked of nobody.
"""

from __future__ import annotations

import argparse
import os
import sys
from time import process_time
from typing import NamedTuple

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QAbstractAnimation, QCoreApplication, QEvent, QEventLoop, QObject, QTimer
from tests.benchmarks.tock_on_screen import Paints, application, opened

#: What Qt calls the class of the object that keeps pictures.
PICTURES = "QPMCache"


def main() -> int:
    """Print what happened; return 1 if anything did."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=60.0)
    seconds: float = parser.parse_args().seconds
    app = application()
    page = opened()
    idle = watched(page, app, seconds)
    page.close_page()
    print(idle.told)
    return 0 if idle.quiet else 1


class Idle(NamedTuple):
    """What happened while nobody did anything, in words, and whether it was nothing."""

    told: str
    quiet: bool


def watched(page: QObject, app: QCoreApplication, seconds: float) -> Idle:
    """Wait and count every paint and timer event of the program."""
    running, watch = running_things(page), Wakes()
    app.installEventFilter(watch)
    loop, end = QEventLoop(), QTimer(singleShot=True)
    end.timeout.connect(loop.quit)
    began = process_time()
    end.start(round(seconds * 1000))
    loop.exec()
    spent = process_time() - began
    app.removeEventFilter(watch)
    timers = watch.timers - 1  # the end of the waiting itself
    told = (
        f"{seconds:.0f} s idle: {watch.paints} paints, {timers} timer events, "
        f"{len(running)} running timers, {spent * 1000:.0f} ms CPU; Qt's caches looked {watch.cache} times"
    )
    return Idle(told, not (watch.paints or timers > 0 or running))


class Wakes(Paints):
    """Counts what Qt's caches do by themselves apart from the program's own doings."""

    def __init__(self) -> None:
        super().__init__()
        self.cache = 0

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Timer and _is_cache(watched):
            self.cache += 1
            return False
        return super().eventFilter(watched, event)


def _is_cache(watched: QObject) -> bool:
    """Return whether this is a cache of Qt; that of fonts is a bare object, as the program has none."""
    name = watched.metaObject().className()
    return name == PICTURES or (name == "QObject" and watched.parent() is None)


def running_things(page: QObject) -> list[QObject]:
    """Return all timers and animations of a page that run."""
    timers = [timer for timer in page.findChildren(QTimer) if timer.isActive()]
    state = QAbstractAnimation.State.Running
    return [*timers, *[one for one in page.findChildren(QAbstractAnimation) if one.state() == state]]


if __name__ == "__main__":
    sys.exit(main())
