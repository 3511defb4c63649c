"""What the rules page says around the games' own rules."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

translate = QCoreApplication.translate


def rules() -> str:
    return translate("Shell", "Rules")


def search() -> str:
    return translate("Shell", "Search the rules")


def nothing_found() -> str:
    return translate("Shell", "This is not in the rules of this game.")


def this_match() -> str:
    return translate("Shell", "This match")


def in_this_match() -> str:
    return translate("Shell", "In this match")


def changed(option: str) -> str:
    return translate("Shell", "{option} (not the standard)").format(option=option)


def switched_on(option: str) -> str:
    return translate("Shell", "{option}: yes").format(option=option)


def switched_off(option: str) -> str:
    return translate("Shell", "{option}: no").format(option=option)
