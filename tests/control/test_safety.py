"""Steps are told when they are safe, and not at all when the match went back behind them."""

from __future__ import annotations

from concurrent.futures import Future
from typing import Any

from pytestqt.qtbot import QtBot

from spielblock.control.safety import Safety
from spielblock.rules.contract import Step


def test_what_was_taken_back_before_it_was_told_is_never_told(qtbot: QtBot) -> None:
    """Else a picture of what is no more would be shown after the picture of what is."""
    safety, told = Safety(), list[Step[Any]]()
    safety.told.connect(told.append)
    gone, stays = Step("before", ()), Step("after", ())
    first, second = Future[None](), Future[None]()
    safety.tell(gone, first)
    safety.forget()
    safety.tell(stays, second)
    first.set_result(None)
    second.set_result(None)
    qtbot.waitUntil(lambda: bool(told))
    assert told == [stays]
    assert not safety.waiting
