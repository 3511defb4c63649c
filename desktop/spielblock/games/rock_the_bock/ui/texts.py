"""Every sentence of Rock the Bock's table. Literal calls only, so that the catalogues find them."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from spielblock.games.rock_the_bock.counting.texts import leads, round_over, signed

__all__ = ["leads", "round_over"]

translate = QCoreApplication.translate


def headline(number: int) -> str:
    return translate("RockTheBock", "Round {number} of 3").format(number=number)


def round_name(number: int) -> str:
    return translate("RockTheBock", "Round {number}").format(number=number)


def round_short(number: int) -> str:
    return translate("RockTheBock", "R{number}").format(number=number)


def dice_left(count: int) -> str:
    return translate("RockTheBock", "%n dice left", "", count)


def out() -> str:
    return translate("RockTheBock", "done")


def dice(count: int) -> str:
    return translate("RockTheBock", "Dice {count}").format(count=count)


def dice_help(count: int) -> str:
    return translate("RockTheBock", "%n dice to throw in this round", "", count)


def total(points: int) -> str:
    return translate("RockTheBock", "Total {points}").format(points=signed(points))


def total_help() -> str:
    return translate("RockTheBock", "Points of all rounds, with what this one counts so far")


def balance_of(bucks: int, wolves: int) -> str:
    """Return who leads on a sheet; while it is empty, what the two numbers count."""
    if bucks or wolves:
        return leads(bucks, wolves)
    return translate("RockTheBock", "Bucks {bucks} : {wolves} wolves").format(bucks=bucks, wolves=wolves)


def balance_help() -> str:
    return translate(
        "RockTheBock",
        "Bucks : wolves. With more bucks each goat on the sheet brings a point, with more wolves each costs "
        "one. Level, goats count nothing.",
    )


def ratio(bucks: int, wolves: int) -> str:
    """Return bucks and wolves of a sheet where there is no room to say who leads."""
    return f"{bucks} : {wolves}"


# --- asking ---------------------------------------------------------------------------------------


def choose_colour() -> str:
    return translate("RockTheBock", "Your turn: choose a colour")


def choose_colour_as(name: str) -> str:
    return translate("RockTheBock", "{name}: choose a colour").format(name=name)


def only_one() -> str:
    return translate("RockTheBock", "Your turn: only one move is possible")


def only_one_as(name: str) -> str:
    return translate("RockTheBock", "{name}: only one move is possible").format(name=name)


def go_on() -> str:
    return translate("RockTheBock", "Go on")


def choose_target(count: int) -> str:
    return translate("RockTheBock", "Who gets the wolf(s)?", "", count)


def how_to_choose_target() -> str:
    return translate("RockTheBock", "Choose with a digit or the arrow keys, confirm with Enter.")


def confirm(digit: str) -> str:
    return translate("RockTheBock", "Press {digit} again, Enter or click again to confirm.").format(
        digit=digit
    )


def confirm_or_ask(digit: str) -> str:
    return translate("RockTheBock", "Enter or a second click confirms, {digit} asks again.").format(
        digit=digit
    )


def goal() -> str:
    return translate("RockTheBock", "Goats count +1 with more bucks, −1 with more wolves.")


def all_count() -> str:
    return translate("RockTheBock", "All dice of the colour count and are crossed off.")


def back() -> str:
    return translate("RockTheBock", "Choose again")


def own_sheet_only() -> str:
    return translate("RockTheBock", "Bucks go on your own sheet only.")


def nothing_fits() -> str:
    return translate("RockTheBock", "No colour fits: nothing is crossed off")


def you_begin(number: int) -> str:
    return translate("RockTheBock", "You begin round {number}").format(number=number)


def begins(name: str, number: int) -> str:
    return translate("RockTheBock", "{name} begins round {number}").format(name=name, number=number)


def your_turn() -> str:
    return translate("RockTheBock", "It is your turn")


def you_throw() -> str:
    return translate("RockTheBock", "You throw")


# --- choice cards ---------------------------------------------------------------------------------


def card_name(title: str, effect: str) -> str:
    return translate("RockTheBock", "{title}. {effect}").format(title=title, effect=effect)


def wolves_for(what: str) -> str:
    return translate("RockTheBock", "{what} for …").format(what=what)


def pick_target(count: int) -> str:
    return translate("RockTheBock", "Choose who gets it (them)", "", count)


def give_to(name: str) -> str:
    return translate("RockTheBock", "To {name}").format(name=name)


def nobody() -> str:
    return translate("RockTheBock", "Not to be chosen")


def nobody_why() -> str:
    return translate("RockTheBock", "Nobody plays this colour")


def no_room() -> str:
    return translate("RockTheBock", "No room left, only crossed off")


def some_room(count: int) -> str:
    return translate("RockTheBock", "Room for %n", "", count)


def change(goats: int, by: int) -> str:
    """Return what becomes of the points of a sheet with so many goats."""
    if not goats:
        return translate("RockTheBock", "no goats yet")
    if by > 0:
        return translate("RockTheBock", "%n point(s) more", "", by)
    return (
        translate("RockTheBock", "%n point(s) less", "", -by) if by else translate("RockTheBock", "no change")
    )


def less_for(name: str, points: int) -> str:
    return translate("RockTheBock", "{name} −%n point(s)", "", points).format(name=name)


def balance(bucks: int, wolves: int, changes: str) -> str:
    return translate("RockTheBock", "{bucks} : {wolves}, {changes}").format(
        bucks=bucks, wolves=wolves, changes=changes
    )


def own_plus(count: int, bucks: int) -> str:
    lead = translate("RockTheBock", "the buck(s) lead", "", bucks)
    return translate("RockTheBock", "%n point(s) more, {lead}", "", count).format(lead=lead)


def own_minus(count: int, wolves: int) -> str:
    lead = translate("RockTheBock", "the wolf(s) lead", "", wolves)
    return translate("RockTheBock", "%n point(s) less, {lead}", "", count).format(lead=lead)


def own_level(count: int) -> str:
    return translate("RockTheBock", "Count(s) nothing yet: bucks and wolves are level", "", count)


def other_plus(name: str, count: int) -> str:
    return translate("RockTheBock", "Brings {name} %n point(s)", "", count).format(name=name)


def other_minus(name: str, count: int) -> str:
    return translate("RockTheBock", "Costs {name} %n point(s)", "", count).format(name=name)


def other_level(name: str, count: int) -> str:
    said = translate("RockTheBock", "{name} is level: %n goat(s) count nothing yet", "", count)
    return said.format(name=name)
