"""The rules of Rockit as the options of a match have them. Literal calls only, so that lupdate finds them."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QCoreApplication

from spielblock.games.rockit.options import Options
from spielblock.rules.wording import Section

translate = QCoreApplication.translate

STANDARD: Final = Options()


def aim(options: Options) -> Section:
    return Section(
        translate("Rockit", "What you want"),
        (translate("Rockit", "Be the first to get rid of all your cards."), _match(options)),
        ("rounds_to_win", "points_to"),
    )


def _match(options: Options) -> str:
    """Return what wins the match."""
    if options.points_to:
        return translate(
            "Rockit",
            "The winner of a round gets the cards of the others as points: numbers by their value, actions "
            "20 and jokers 50. Whoever first has %n point(s) wins the match.",
            "",
            options.points_to,
        )
    if options.rounds_to_win > 1:
        return translate(
            "Rockit", "Whoever first has won %n round(s) wins the match.", "", options.rounds_to_win
        )
    return translate(
        "Rockit",
        "One round is a match. You can agree on several rounds, or on points: then the winner "
        "of a round "
        "gets the cards of the others, numbers by their value, actions 20 and jokers 50.",
    )


def cards(options: Options) -> Section:
    return Section(
        translate("Rockit", "The cards"),
        (
            translate(
                "Rockit",
                "There are 108 cards. Red, yellow, green and blue each have one 0, two each of 1 to 9, "
                "two skips, "
                "two reverses and two +2. Four jokers and four +4 jokers have no colour.",
            ),
            _first_with_effects() if options.first_card == "uno_effects" else _first_number(),
        ),
        ("first_card",),
    )


def _first_number() -> str:
    return translate(
        "Rockit",
        "Each hand starts with seven cards. The rest is the pile; its top card is turned up. If "
        "that is no "
        "number, it goes back and the pile is shuffled again.",
    )


def _first_with_effects() -> str:
    return translate(
        "Rockit",
        "Each hand starts with seven cards. The rest is the pile; its top card is turned up. If that is an "
        "action, it counts for the first player; a +4 goes back and the pile is shuffled again.",
    )


def turn(options: Options) -> Section:
    return Section(
        translate("Rockit", "Your turn"),
        (
            translate("Rockit", "Lay a card that has the colour, the number or the sign of the top card."),
            _draw_if_nothing_fits() if options.must_play else _draw_instead(),
            translate(
                "Rockit", "If the pile runs out, the discards below the top one are shuffled into a new pile."
            ),
        ),
        ("must_play",),
    )


def _draw_instead() -> str:
    return translate(
        "Rockit",
        "Or draw one card. If it fits, you may lay it at once or keep it; another card you may not lay then.",
    )


def _draw_if_nothing_fits() -> str:
    return translate(
        "Rockit",
        "Only if none of your cards fits, draw one. If it fits, you may lay it at once or keep it.",
    )


def actions(options: Options) -> Section:
    skips = options.reverse_two_players == "skip"
    return Section(
        translate("Rockit", "Skip, reverse, joker"),
        (
            translate("Rockit", "Skip: the next player sits out."),
            _reverse_skips() if skips else _reverse_only(),
            translate("Rockit", "Joker: fits on everything, and you name the colour to go on with."),
        ),
        ("reverse_two_players",),
    )


def _reverse_skips() -> str:
    return translate("Rockit", "Reverse: play goes the other way. With two players it works as a skip.")


def _reverse_only() -> str:
    return translate("Rockit", "Reverse: play goes the other way. With two players it does nothing.")


def penalties(options: Options) -> Section:
    return Section(
        translate("Rockit", "+2 and +4"),
        (
            _must_stack() if options.stack_compulsory else _may_stack(),
            translate(
                "Rockit", "+4 jokers work the same way among themselves, and each time a colour is named."
            ),
            _never_mixed() if options.plus_mix == "never" else _apart_while_it_waits(),
        ),
        ("stack_compulsory", "plus_mix"),
    )


def _must_stack() -> str:
    return translate(
        "Rockit",
        "After a +2 the next player draws two cards and sits out. Whoever holds a +2, of any "
        "colour, lays "
        "it instead: the cards add up until somebody has none and draws them all.",
    )


def _may_stack() -> str:
    return translate(
        "Rockit",
        "After a +2 the next player draws two cards and sits out. Whoever holds a +2, of any colour, may "
        "lay it instead: the cards add up until somebody draws them all.",
    )


def _never_mixed() -> str:
    return translate("Rockit", "A +2 never goes on a +4, nor a +4 on a +2. Nothing else wards a penalty off.")


def _apart_while_it_waits() -> str:
    return translate(
        "Rockit",
        "While a penalty waits, a +2 does not go on a +4, nor a +4 on a +2, and nothing else wards it off. "
        "Once it is drawn, they fit like other cards.",
    )


def calls(options: Options) -> Section:
    caught = options.penalty == "must_be_caught"
    return Section(
        translate("Rockit", "ROCKIT!"),
        (_call(options.call_seconds), *(_caught(options.call_seconds) if caught else (_forgotten(),))),
        ("penalty", "call_seconds"),
    )


def _call(seconds: int) -> str:
    return translate(
        "Rockit",
        "When you lay your second to last card, call ROCKIT!; with the last one, ROCKIT, ROCKIT! Press the "
        "round button or R before you lay the card, or within %n second(s) after.",
        "",
        seconds,
    )


def _forgotten() -> str:
    return translate(
        "Rockit",
        "If you forget it, you draw two cards. With the last card, too: then the round goes on. "
        "Calling too early does nothing.",
    )


def _caught(seconds: int) -> tuple[str, ...]:
    """Return what a forgotten call costs where somebody has to notice, and how one notices."""
    return (
        translate(
            "Rockit",
            "If you forget it and somebody notices, you draw two cards; after the last card the round goes "
            "on then. If nobody notices, it costs nothing. Calling too early does nothing.",
        ),
        translate(
            "Rockit",
            "If another forgets it, the round button says Caught! for %n second(s): press it, or R. Bots "
            "notice it too, the stronger the more often.",
            "",
            seconds,
        ),
    )


def end(options: Options) -> Section:
    return Section(
        translate("Rockit", "The end"),
        (
            translate("Rockit", "Whoever lays the last card and calls wins the round at once."),
            _last_strikes() if options.final_draw else _last_strikes_nobody(),
        ),
        ("final_draw",),
    )


def _last_strikes_nobody() -> str:
    return translate("Rockit", "Any card may be the last. A +2 or +4 then strikes nobody any more.")


def _last_strikes() -> str:
    return translate(
        "Rockit",
        "Any card may be the last. After a +2 or +4 the next player still draws before the round is over.",
    )


def rules_help() -> tuple[Section, ...]:
    """Return the rules in sections, as they usually are."""
    return rules_help_of(STANDARD)


def rules_help_of(options: Options) -> tuple[Section, ...]:
    """Return the rules in sections, as a match under these options has them."""
    parts = (aim, cards, turn, actions, penalties, calls, end)
    return tuple([part(options) for part in parts])
