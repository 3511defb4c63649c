"""What goes wrong unseen while a scene is drawn: warnings of Qt, exceptions in slots and paint events."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from types import TracebackType
from typing import Final

from PySide6.QtCore import QMessageLogContext, QtMsgType, qInstallMessageHandler

#: What the offscreen platform says of itself.
IGNORED: Final = ("does not support propagateSizeHints", "does not support raise()")


class Heard:
    """Lines of what went wrong since they were last taken."""

    def __init__(self) -> None:
        self.lines: list[str] = []

    def message(self, kind: QtMsgType, _context: QMessageLogContext, text: str) -> None:
        serious = kind not in (QtMsgType.QtDebugMsg, QtMsgType.QtInfoMsg)
        if serious and not any(one in text for one in IGNORED):
            self.lines.append(f"Qt: {text}")

    def error(self, kind: type[BaseException], value: BaseException, trace: TracebackType | None) -> None:
        self.lines.append(f"error: {kind.__name__}: {value}")
        sys.__excepthook__(kind, value, trace)

    def taken(self) -> list[str]:
        lines, self.lines = self.lines, []
        return lines


@contextmanager
def listening() -> Iterator[Heard]:
    """Hear what Qt warns of and what nobody catches, until the end of the block."""
    heard = Heard()
    handler, hook = qInstallMessageHandler(heard.message), sys.excepthook
    sys.excepthook = heard.error
    try:
        yield heard
    finally:
        sys.excepthook = hook
        qInstallMessageHandler(handler)
