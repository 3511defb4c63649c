"""What a throw brings once all have chosen, and that it is the last one. Literal calls only."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

translate = QCoreApplication.translate


def column(name: str) -> str:
    return translate("NochMal", "column {column}").format(column=name)


def counts_soon(goals: str) -> str:
    return translate("NochMal", "Counts once all have chosen: {goals}.").format(goals=goals)


def last_throw() -> str:
    return translate("NochMal", "This throw is the last one.")


def ready_to_end(colour: str, number: int) -> str:
    text = translate("NochMal", "{colour} {number}: cross off? That ends the match.")
    return text.format(colour=colour, number=number)


def ends_it(words: str) -> str:
    return translate("NochMal", "That ends the match. {words}").format(words=words)
