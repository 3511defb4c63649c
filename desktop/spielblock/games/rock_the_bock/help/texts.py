"""The rules of Rock the Bock in our own words. Literal calls only. Of Qt, its core alone."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from spielblock.rules.wording import Section

translate = QCoreApplication.translate


def rules_help() -> tuple[Section, ...]:
    """Return the rules, one section a subject."""
    return (_goal(), _turn(), _colours(), _limits(), _out(), _scoring(), _end())


def _goal() -> Section:
    return Section(
        translate("RockTheBock", "What it is about"),
        (
            translate(
                "RockTheBock",
                "Each player owns a colour and collects goats of that colour. Whether they bring or cost "
                "points hangs on the other two tracks of the sheet: bucks protect them, wolves eat them.",
            ),
            translate("RockTheBock", "You play three rounds. Each round is counted on its own."),
        ),
    )


def _turn() -> Section:
    return Section(
        translate("RockTheBock", "Your turn"),
        (
            translate(
                "RockTheBock",
                "Take one die for every die symbol of this round that is still open on your sheet: ten in "
                "your first turn, fewer from turn to turn. Throw them once.",
            ),
            translate(
                "RockTheBock",
                "Choose one colour that lies. All its dice count, you cannot leave one out, and you must "
                "choose even if nothing suits you. Then cross off as many die symbols as you used dice, "
                "whoever's sheet they were entered on.",
            ),
        ),
    )


def _colours() -> Section:
    return Section(
        translate("RockTheBock", "What the colours do"),
        (
            translate("RockTheBock", "White: you enter bucks on your own sheet."),
            translate("RockTheBock", "Your colour: you enter goats on your own sheet."),
            translate(
                "RockTheBock",
                "Grey: you send all the wolves to one other player of your choice, even to one whose wolf "
                "track is full.",
            ),
            translate(
                "RockTheBock", "Another player's colour: that player enters the goats, like it or not."
            ),
            translate(
                "RockTheBock",
                "With two or three players some colours belong to nobody. Their dice cannot be chosen. If "
                "nothing else lies, the throw has failed: nothing is entered, nothing is crossed off, and "
                "the next player throws.",
            ),
        ),
    )


def _limits() -> Section:
    return Section(
        translate("RockTheBock", "When a track is full"),
        (
            translate(
                "RockTheBock",
                "In one round a sheet takes ten bucks, twelve wolves and twelve goats. What finds no room "
                "is lost, but all the dice used are crossed off.",
            ),
        ),
    )


def _out() -> Section:
    return Section(
        translate("RockTheBock", "Done for the round"),
        (
            translate(
                "RockTheBock",
                "With your tenth die symbol you are done for this round. The others play on and can still "
                "give you wolves and goats. When everybody is done, the round ends at once.",
            ),
            translate(
                "RockTheBock",
                "Every new round starts with ten dice for everybody. Who begins it is a choice of this "
                "match; in the standard rules it is the player left of whoever played last.",
            ),
        ),
        ("next_round_start",),
    )


def _scoring() -> Section:
    return Section(
        translate("RockTheBock", "Counting a round"),
        (
            translate("RockTheBock", "More bucks than wolves: one point for each of your goats."),
            translate("RockTheBock", "More wolves than bucks: one point less for each of your goats."),
            translate("RockTheBock", "As many bucks as wolves: no points, and none without goats either."),
            translate(
                "RockTheBock",
                "How a finished round was counted can be seen again: point at its R1, R2 or R3 on a sheet, "
                "or press R.",
            ),
        ),
    )


def _end() -> Section:
    return Section(
        translate("RockTheBock", "Who wins"),
        (
            translate(
                "RockTheBock",
                "After the third round the three results are added up. The most points win. Several with "
                "the same points win together, unless the match lets the most own goats decide.",
            ),
        ),
        ("tiebreak",),
    )
