"""The rules of Rockit for the rules page. Literal calls only, so that lupdate finds them."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from spielblock.rules.wording import Section

translate = QCoreApplication.translate


def aim() -> Section:
    return Section(
        translate("Rockit", "What you want"),
        (
            translate("Rockit", "Be the first to get rid of all your cards."),
            translate(
                "Rockit",
                "One round is a match. You can agree on several rounds, or on points: then the winner "
                "of a round "
                "gets the cards of the others, numbers by their value, actions 20 and jokers 50.",
            ),
        ),
        ("rounds_to_win", "points_to"),
    )


def cards() -> Section:
    return Section(
        translate("Rockit", "The cards"),
        (
            translate(
                "Rockit",
                "There are 108 cards. Red, yellow, green and blue each have one 0, two each of 1 to 9, "
                "two skips, "
                "two reverses and two +2. Four jokers and four +4 jokers have no colour.",
            ),
            translate(
                "Rockit",
                "Each hand starts with seven cards. The rest is the pile; its top card is turned up. If "
                "that is no "
                "number, it goes back and the pile is shuffled again.",
            ),
        ),
        ("first_card",),
    )


def turn() -> Section:
    return Section(
        translate("Rockit", "Your turn"),
        (
            translate("Rockit", "Lay a card that has the colour, the number or the sign of the top card."),
            translate(
                "Rockit",
                "Or draw one card. If it fits, you may lay it at once or keep it; another card you may "
                "not lay then.",
            ),
            translate(
                "Rockit", "If the pile runs out, the discards below the top one are shuffled into a new pile."
            ),
        ),
        ("must_play",),
    )


def actions() -> Section:
    return Section(
        translate("Rockit", "Skip, reverse, joker"),
        (
            translate("Rockit", "Skip: the next player sits out."),
            translate("Rockit", "Reverse: play goes the other way. With two players it works as a skip."),
            translate("Rockit", "Joker: fits on everything, and you name the colour to go on with."),
        ),
        ("reverse_two_players",),
    )


def penalties() -> Section:
    return Section(
        translate("Rockit", "+2 and +4"),
        (
            translate(
                "Rockit",
                "After a +2 the next player draws two cards and sits out. Whoever holds a +2, of any "
                "colour, lays "
                "it instead: the cards add up until somebody has none and draws them all.",
            ),
            translate(
                "Rockit", "+4 jokers work the same way among themselves, and each time a colour is named."
            ),
            translate(
                "Rockit", "A +2 never goes on a +4, nor a +4 on a +2. Nothing else wards a penalty off."
            ),
        ),
        ("stack_compulsory", "plus_mix"),
    )


def calls() -> Section:
    return Section(
        translate("Rockit", "ROCKIT!"),
        (
            translate(
                "Rockit",
                "When you lay your second to last card, call ROCKIT!; with the last one, ROCKIT, ROCKIT! "
                "Press the red "
                "button or R before you lay the card, or within a few seconds after.",
            ),
            translate(
                "Rockit",
                "If you forget it, you draw two cards. With the last card, too: then the round goes on. "
                "Calling too early does nothing.",
            ),
        ),
        ("penalty", "call_seconds"),
    )


def end() -> Section:
    return Section(
        translate("Rockit", "The end"),
        (
            translate("Rockit", "Whoever lays the last card and calls wins the round at once."),
            translate("Rockit", "Any card may be the last. A +2 or +4 then strikes nobody any more."),
        ),
        ("final_draw",),
    )


def rules_help() -> tuple[Section, ...]:
    """Return the rules in sections."""
    return aim(), cards(), turn(), actions(), penalties(), calls(), end()
