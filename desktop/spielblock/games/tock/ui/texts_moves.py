"""Pieces and moves of Tock in the list of possible moves, by where they stand. Literal calls only."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

translate = QCoreApplication.translate


def which(rank: int, count: int) -> str:
    """Return how a piece is called that is the `rank`-th from the front among `count` at one place.

    It is what a sentence is about; what it only names is called as in `which_other`.
    """
    if count == 1:
        return translate("Tock", "piece")
    if rank == 0:
        return translate("Tock", "front piece")
    if rank == count - 1:
        return translate("Tock", "rear piece")
    if count == 3:
        return translate("Tock", "middle piece")
    return translate("Tock", "second piece") if rank == 1 else translate("Tock", "third piece")


def which_other(rank: int, count: int) -> str:
    """Return the same for the piece that another changes places with."""
    if count == 1:
        return translate("Tock", "the piece")
    if rank == 0:
        return translate("Tock", "the front piece")
    if rank == count - 1:
        return translate("Tock", "the rear piece")
    if count == 3:
        return translate("Tock", "the middle piece")
    return translate("Tock", "the second piece") if rank == 1 else translate("Tock", "the third piece")


def at_start(who: str) -> str:
    """Return a place by the player whose start or goal is near: the reader where there is no name."""
    if who:
        return translate("Tock", "at {who}'s start").format(who=who)
    return translate("Tock", "at your start")


def after_start(fields: int, who: str) -> str:
    if who:
        return translate("Tock", "%n field(s) after {who}'s start", "", fields).format(who=who)
    return translate("Tock", "%n field(s) after your start", "", fields)


def just_before_start(who: str) -> str:
    if who:
        return translate("Tock", "just before {who}'s start").format(who=who)
    return translate("Tock", "just before your start")


def before_goal(who: str) -> str:
    if who:
        return translate("Tock", "before {who}'s goal").format(who=who)
    return translate("Tock", "before your goal")


def fields_before_goal(fields: int, who: str) -> str:
    """Return the same by the number of fields up to the goal, where a name alone would mean two places."""
    if who:
        return translate("Tock", "%n field(s) before {who}'s goal", "", fields).format(who=who)
    return translate("Tock", "%n field(s) before your goal", "", fields)


def towards(who: str) -> str:
    if who:
        return translate("Tock", "on the way to {who}").format(who=who)
    return translate("Tock", "on the way to you")


def past_goal(steps: int) -> str:
    return translate("Tock", "{steps} forward, past the goal").format(steps=steps)


def piece(which: str, where: str) -> str:
    return translate("Tock", "{which} {where}").format(which=which, where=where)


def piece_of(which: str, who: str, where: str) -> str:
    return translate("Tock", "{which} of {who} {where}").format(which=which, who=who, where=where)


def goal_piece(field: int) -> str:
    return translate("Tock", "piece on goal field {field}").format(field=field)


def into_goal(steps: int, field: int) -> str:
    return translate("Tock", "{steps} into the goal ({field})").format(steps=steps, field=field)


def some_of_seven(steps: int) -> str:
    return translate("Tock", "{steps} of 7").format(steps=steps)


def some_into_goal(steps: int, field: int) -> str:
    return translate("Tock", "{steps} of 7 into the goal ({field})").format(steps=steps, field=field)


def left_over(what: str, rest: int) -> str:
    """Return how far a part of a seven goes, and how many steps are left for another."""
    return translate("Tock", "{what}, %n left over", "", rest).format(what=what)


def left_unprotected(what: str, rest: int) -> str:
    """Return the same where every way to make the rest moves the protected piece."""
    return translate("Tock", "{what}, %n left over, protection ends", "", rest).format(what=what)


def rest_only(what: str, rest: str) -> str:
    """Return the same where there is only one way to make the rest."""
    return translate("Tock", "{what}, rest only: {rest}").format(what=what, rest=rest)


def all_of_single(steps: int) -> str:
    """Return how far one piece goes with a seven that is not shared."""
    return translate("Tock", "{steps} forward, the rest is lost").format(steps=steps)


def parts_of_seven(steps: str) -> str:
    return translate("Tock", "{steps} of 7 …").format(steps=steps)


def parts_of_rest(steps: str) -> str:
    return translate("Tock", "{steps} forward …").format(steps=steps)


def bring_in() -> str:
    return translate("Tock", "bring in a new piece")


def swap(piece: str, other: str) -> str:
    return translate("Tock", "swap {piece} with {other}").format(piece=piece, other=other)


def and_then(first: str, then: str) -> str:
    """Join what is done with one piece and with the next."""
    return translate("Tock", "{first}, then {then}").format(first=first, then=then)


def does(piece: str, what: str) -> str:
    return translate("Tock", "{piece}: {what}").format(piece=piece, what=what)


def with_card(card: str, what: str) -> str:
    return translate("Tock", "{card} · {what}").format(card=card, what=what)
