"""What the end of a match and its course say."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

translate = QCoreApplication.translate


def end_of(game: str) -> str:
    return translate("Shell", "{game} – the end").format(game=game)


def wins(name: str) -> str:
    return translate("Shell", "{name} wins").format(name=name)


def loses(name: str) -> str:
    return translate("Shell", "{name} loses").format(name=name)


def win(names: str) -> str:
    return translate("Shell", "{names} win").format(names=names)


def all_equal() -> str:
    return translate("Shell", "A draw")


def solo() -> str:
    return translate("Shell", "Done")


def place(rank: int) -> str:
    return translate("Shell", "{rank}.").format(rank=rank)


def team_of(names: str) -> str:
    return translate("Shell", "Team {names}").format(names=names)


def last() -> str:
    return translate("Shell", "Last, the newest first")


def tied(names: str) -> str:
    """Say that a place is shared, and with whom if there are few."""
    return (
        translate("Shell", "tied with {names}").format(names=names) if names else translate("Shell", "tied")
    )


def again() -> str:
    return translate("Shell", "Rematch")


def begins(name: str) -> str:
    return translate("Shell", "In the rematch {name} begins.").format(name=name)


def other() -> str:
    return translate("Shell", "New match")


def home() -> str:
    return translate("Shell", "Home")


def practice() -> str:
    return translate("Shell", "This was practice and does not count.")


def course() -> str:
    return translate("Shell", "Course of the match")


def drawing_course() -> str:
    return translate("Shell", "The course is being drawn …")


def as_curve() -> str:
    return translate("Shell", "Curve")


def as_table() -> str:
    return translate("Shell", "Table")


def turn() -> str:
    return translate("Shell", "Turn")


def after_turn(number: int) -> str:
    return translate("Shell", "After turn {number}").format(number=number)


def throw() -> str:
    return translate("Shell", "Throw")


def after_throw(number: int) -> str:
    return translate("Shell", "After throw {number}").format(number=number)


def cursor_keys() -> str:
    return translate("Shell", "Arrow keys: values · N: next sign")


def only_marked() -> str:
    return translate("Shell", "Only what stood out")


def at_the_start() -> str:
    return translate("Shell", "At the start")


def cursor_help() -> str:
    return translate("Shell", "Point at the curve, or use the arrow keys, to read the values.")


def cursor_help_signs() -> str:
    return translate(
        "Shell",
        "Point at the curve, or use the arrow keys, to read the values. N and Shift+N go from sign to sign.",
    )


def what_happened() -> str:
    return translate("Shell", "What happened")


# --- a match of the library ------------------------------------------------------------


def seat_level(name: str, level: str) -> str:
    return translate("Shell", "{name} ({level})").format(name=name, level=level)


def bots_level(level: str) -> str:
    return translate("Shell", "Bots: {level}").format(level=level)


def scores(measure: str, scores: str) -> str:
    return translate("Shell", "{measure}: {scores}").format(measure=measure, scores=scores)
