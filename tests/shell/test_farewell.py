"""The system, or Ctrl+C in a terminal, asks the program to end."""

from __future__ import annotations

import os
import signal

import pytest
from pytestqt.qtbot import QtBot

from spielblock.shell.farewell import Farewell

posix = pytest.mark.skipif(os.name != "posix", reason="Windows has no such signals")


@posix
@pytest.mark.parametrize("name", ["SIGINT", "SIGTERM", "SIGHUP"])
def test_a_signal_asks_to_close_and_raises_nothing(qtbot: QtBot, name: str) -> None:
    number = getattr(signal, name)
    before = signal.signal(number, signal.SIG_DFL)  # who started the tests may have it ignored
    farewell = Farewell()
    try:
        with qtbot.waitSignal(farewell.wanted):
            os.kill(os.getpid(), number)
    finally:
        farewell.close()
        signal.signal(number, before)


@posix
def test_what_was_ignored_before_stays_ignored(qtbot: QtBot) -> None:
    before = signal.signal(signal.SIGHUP, signal.SIG_IGN)
    farewell = Farewell()
    with qtbot.assertNotEmitted(farewell.wanted, wait=50):
        os.kill(os.getpid(), signal.SIGHUP)
    farewell.close()
    assert signal.getsignal(signal.SIGHUP) is signal.SIG_IGN
    signal.signal(signal.SIGHUP, before)


def test_the_handlers_come_back(qtbot: QtBot) -> None:
    before = signal.getsignal(signal.SIGINT)
    farewell = Farewell()
    assert signal.getsignal(signal.SIGINT) is not before
    farewell.close()
    assert signal.getsignal(signal.SIGINT) is before
