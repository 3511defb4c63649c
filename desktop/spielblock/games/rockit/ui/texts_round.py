"""What the table of Rockit says of deals, ends of rounds and to whom only watches. Literal calls only."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

translate = QCoreApplication.translate


def points_left(count: int) -> str:
    return translate("Rockit", "Hand: %n pt(s)", "", count)


def points_short(count: int) -> str:
    return translate("Rockit", "%n pt(s)", "", count)


def points_of(who: str, count: int, wanted: int) -> str:
    return translate("Rockit", "{who} now has %n of {wanted} points", "", count).format(
        who=who, wanted=wanted
    )


def rounds_of(who: str, count: int, wanted: int) -> str:
    return translate("Rockit", "{who} now has %n of {wanted} rounds", "", count).format(
        who=who, wanted=wanted
    )


def match_won(who: str) -> str:
    return translate("Rockit", "{who} wins the match").format(who=who)


def last_points(count: int, total: int) -> str:
    return translate("Rockit", "%n point(s) in this round, {total} in all", "", count).format(total=total)


def deals(who: str) -> str:
    return translate("Rockit", "{who} deals").format(who=who)


# To whom only watches


def watching() -> str:
    return translate("Rockit", "You are watching")


def hand_of(who: str) -> str:
    return translate("Rockit", "{who}'s hand").format(who=who)


def nothing_to_choose() -> str:
    return translate("Rockit", "You are watching: only bots play here.")
