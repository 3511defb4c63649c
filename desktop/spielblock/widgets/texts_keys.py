"""What stands on keys."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

translate = QCoreApplication.translate


def key_space() -> str:
    return translate("Table", "Space")


def key_return() -> str:
    return "↵"  # what stands on the key itself, in every language


def key_ctrl() -> str:
    return translate("Table", "Ctrl")


def key_shift() -> str:
    return translate("Table", "Shift")


def key_page_up() -> str:
    return translate("Table", "Page ↑")


def key_page_down() -> str:
    return translate("Table", "Page ↓")
