"""What is said when a game is opened for the first time."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

translate = QCoreApplication.translate


def first_meeting(game: str) -> str:
    return translate("Shell", "{game} for the first time").format(game=game)


def you_want() -> str:
    return translate("Shell", "What you want")


def you_do() -> str:
    return translate("Shell", "What you do")


def it_ends() -> str:
    return translate("Shell", "How it ends")


def understood() -> str:
    return translate("Shell", "Let’s play")


def which_rules() -> str:
    return translate("Shell", "Two sets of rules go round. Which one do you play?")


def can_be_changed() -> str:
    return translate("Shell", "You can change this before every match.")


def preset_told(name: str, difference: str) -> str:
    return translate("Shell", "{name}: {difference}").format(name=name, difference=difference)
