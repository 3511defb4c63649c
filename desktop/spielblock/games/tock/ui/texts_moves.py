"""Pieces and moves of Tock in the list of possible moves, by where they stand. Literal calls only."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

translate = QCoreApplication.translate


def which(rank: int, count: int) -> str:
    """Return how a piece is called that is the `rank`-th from the front among `count` at one place."""
    if count == 1:
        return translate("Tock", "piece")
    if rank == 0:
        return translate("Tock", "front piece")
    if rank == count - 1:
        return translate("Tock", "rear piece")
    if count == 3:
        return translate("Tock", "middle piece")
    return translate("Tock", "second piece") if rank == 1 else translate("Tock", "third piece")


def near(who: str) -> str:
    return translate("Tock", "near {who}").format(who=who)


def at_start() -> str:
    return translate("Tock", "at the start")


def after_start(fields: int) -> str:
    return translate("Tock", "{fields} after the start").format(fields=fields)


def before_start() -> str:
    return translate("Tock", "just before the start")


def before_goal(*, yours: bool) -> str:
    return translate("Tock", "before your goal") if yours else translate("Tock", "before the goal")


def past_goal(steps: int) -> str:
    return translate("Tock", "{steps} forward, past the goal").format(steps=steps)


def towards(who: str) -> str:
    return translate("Tock", "on the way to {who}").format(who=who)


def homewards() -> str:
    return translate("Tock", "on the way home")


def piece(which: str, where: str) -> str:
    return translate("Tock", "{which} {where}").format(which=which, where=where)


def piece_of(which: str, who: str, where: str) -> str:
    return translate("Tock", "{which} of {who} {where}").format(which=which, who=who, where=where)


def goal_piece(field: int) -> str:
    return translate("Tock", "piece on goal field {field}").format(field=field)


def into_goal(steps: int, field: int) -> str:
    return translate("Tock", "{steps} into the goal ({field})").format(steps=steps, field=field)


def some_of_seven(steps: int) -> str:
    return translate("Tock", "first {steps} of 7, then {rest}").format(steps=steps, rest=7 - steps)


def all_of_single(steps: int) -> str:
    """Return how far one piece goes with a seven that is not shared."""
    return translate("Tock", "{steps} forward, the rest is lost").format(steps=steps)


def parts_of_seven(least: int, most: int) -> str:
    return translate("Tock", "{least}–{most} of 7 …").format(least=least, most=most)


def parts_of_rest(least: int, most: int) -> str:
    return translate("Tock", "{least}–{most} forward …").format(least=least, most=most)


def bring_in() -> str:
    return translate("Tock", "bring in a new piece")


def swap(piece: str, other: str) -> str:
    return translate("Tock", "swap {piece} with {other}").format(piece=piece, other=other)


def does(piece: str, what: str) -> str:
    return translate("Tock", "{piece}: {what}").format(piece=piece, what=what)


def with_card(card: str, what: str) -> str:
    return translate("Tock", "{card} · {what}").format(card=card, what=what)
