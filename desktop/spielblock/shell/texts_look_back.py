"""What is said while a person looks back at an earlier position."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

translate = QCoreApplication.translate


def looking_back() -> str:
    return translate("LookBack", "Looking back: how it stood then")


def older() -> str:
    return translate("LookBack", "Earlier")


def newer() -> str:
    return translate("LookBack", "Later")


def back_to_match() -> str:
    return translate("LookBack", "Back to the match")


def not_yet() -> str:
    return translate("LookBack", "You can look back when it is your turn and nothing moves.")


def not_yet_over() -> str:
    return translate("LookBack", "You can look back as soon as the end has been shown.")


def help_() -> str:
    return translate("LookBack", "A click or Return shows how it stood then.")
