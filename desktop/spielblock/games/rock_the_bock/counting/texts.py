"""What the end of a round says: who leads on a sheet, and what its goats count for that."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QCoreApplication

from spielblock.games.rock_the_bock.events import RoundScored

translate = QCoreApplication.translate
Who = Callable[[str], str]


def signed(points: int) -> str:
    """Return points with their sign, the minus as it is printed.

    >>> signed(3), signed(-2), signed(0)
    ('+3', '\u22122', '0')
    """
    return f"+{points}" if points > 0 else str(points).replace("-", "\u2212")


def leads(bucks: int, wolves: int) -> str:
    if bucks > wolves:
        words = translate("RockTheBock", "{bucks} : {wolves} buck(s) lead", "", bucks)
    elif wolves > bucks:
        words = translate("RockTheBock", "{bucks} : {wolves} wolf(s) lead", "", wolves)
    else:
        words = translate("RockTheBock", "{bucks} : {wolves} level")
    return words.format(bucks=bucks, wolves=wolves)


def result(bucks: int, wolves: int, goats: int, points: int) -> str:
    """Return what a sheet brought and why, such as `4 : 4 level – 3 goats count 0`."""
    lead = leads(bucks, wolves)
    if not goats:
        return translate("RockTheBock", "{lead} – no goats, 0 points").format(lead=lead)
    counts = translate("RockTheBock", "{lead} – %n goat(s) count {points}", "", goats)
    return counts.format(lead=lead, points=signed(points))


def of_seat(name: str, what: str) -> str:
    return translate("RockTheBock", "{name}: {what}").format(name=name, what=what)


def results(event: RoundScored, who: Who) -> list[str]:
    """Return one line a sheet: whose it is, and what it brought."""
    return [of_seat(who(seat), result(*event.sheets[seat], points)) for seat, points in event.points.items()]


def round_scored(event: RoundScored, who: Who) -> str:
    """Return what a round brought, a line each: that it is over, and then every sheet."""
    return "\n".join([round_over(event.round), *results(event, who)])


def round_over(number: int) -> str:
    return translate("RockTheBock", "Round {number} is over").format(number=number)
