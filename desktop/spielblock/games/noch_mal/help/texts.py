"""The rules of Noch mal! in our own words. Literal calls only. Of Qt, its core alone."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from spielblock.rules.wording import Section

translate = QCoreApplication.translate


def rules_help() -> tuple[Section, ...]:
    """Return the rules, one section a subject."""
    return (_goal(), _throw(), _cells(), _jokers(), _points(), _end(), _alone(), _sheets())


def _goal() -> Section:
    return Section(
        translate("NochMal", "What it is about"),
        (
            translate(
                "NochMal",
                "Everybody has the same sheet: 15 columns of coloured cells. You cross cells off and try to "
                "complete columns and colours, if you can before the others.",
            ),
        ),
    )


def _throw() -> Section:
    return Section(
        translate("NochMal", "A throw"),
        (
            translate(
                "NochMal",
                "Whoever has the turn throws three colour dice and three number dice, takes one of each and "
                "crosses off exactly as many cells of that colour, or passes and takes none.",
            ),
            translate(
                "NochMal",
                "Then all the others choose at the same time from the dice that are left. Several players "
                "may use the same dice, and everybody may pass. If whoever threw has passed, all six are "
                "left.",
            ),
            translate(
                "NochMal",
                "Variant: in the first three throws everybody may use all six dice.",
            ),
        ),
        ("first_three_open",),
    )


def _cells() -> Section:
    return Section(
        translate("NochMal", "Which cells"),
        (
            translate(
                "NochMal",
                "All cells of a move have one colour and hang together edge to edge. Corners do not count.",
            ),
            translate(
                "NochMal",
                "Your first cells must reach into column H in the middle. After that, at least one cell of "
                "every move must share an edge with a cross you made before.",
            ),
            translate(
                "NochMal",
                "The number must fit exactly: if a block has fewer cells left, you cannot use it there.",
            ),
            translate("NochMal", "Variant: column H stays open, so you may start there anew at any time."),
        ),
        ("column_h_always_open",),
    )


def _jokers() -> Section:
    return Section(
        translate("NochMal", "Jokers"),
        (
            translate(
                "NochMal",
                "The die with a four-pointed star on black stands for any colour, the question mark for any "
                "number from 1 to 5. Each of them costs one of your eight jokers. Without jokers you cannot "
                "use these dice.",
            ),
        ),
    )


def _points() -> Section:
    return Section(
        translate("NochMal", "Points"),
        (
            translate(
                "NochMal",
                "Under each column stand two values. The upper one is for all who complete the column in the "
                "throw in which it happens for the first time, the lower one for everybody later. In the "
                "same way a complete colour brings 5 points or 3.",
            ),
            translate(
                "NochMal",
                "Every joker left is worth 1 point, and every star that is not crossed off costs 2.",
            ),
            translate("NochMal", "Columns and colours are counted when all crosses of a throw are made."),
        ),
    )


def _end() -> Section:
    return Section(
        translate("NochMal", "The end"),
        (
            translate(
                "NochMal",
                "As soon as a sheet has two complete colours, this throw is the last one. The most points "
                "win; if they are level, the most jokers left.",
            ),
        ),
    )


def _alone() -> Section:
    return Section(
        translate("NochMal", "Alone"),
        (
            translate(
                "NochMal",
                "With one player there are two dice of each kind and 30 throws, and you always get the upper "
                "values. Two complete colours do not end the match.",
            ),
            translate(
                "NochMal",
                "At the end your points are rated in thirteen steps: 1 below 0, 2 for exactly 0, then one "
                "more for every four points: 3 from 1, 4 from 5, 5 from 9, 6 from 13, 7 from 17, 8 from 21, "
                "9 from 25, 10 from 29, 11 from 33, 12 from 37, and 13 from 41 on.",
            ),
            translate("NochMal", "Variant: two complete colours end it all the same."),
        ),
        ("solo_ends_on_two_colours",),
    )


def _sheets() -> Section:
    return Section(
        translate("NochMal", "Sheets"),
        (
            translate(
                "NochMal",
                "There are 24 sheets, named after rivers, and you can have a new one made. On each of them "
                "every colour has 21 cells in blocks of 1 to 6, every column has all five colours and one "
                "star, and every colour has three stars.",
            ),
        ),
        ("sheet",),
    )


def preset_lines() -> dict[str, str]:
    """Return for each set of rules, by its name, what is different in it."""
    return {
        "seed": translate("NochMal", "Column H is open only at the start; two dice are always taken away."),
        "publisher": translate(
            "NochMal", "Column H is always open; in the first three throws everybody has all six dice."
        ),
    }
