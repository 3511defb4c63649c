"""What the page about fair play says. Literal calls only, for lupdate."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

translate = QCoreApplication.translate


def fair_play() -> str:
    return translate("FairPlay", "Fair play")


# --- the promises ---------------------------------------------------------------------------------


def eyes() -> str:
    return translate("FairPlay", "Bots see what their seat sees")


def eyes_more() -> str:
    return translate(
        "FairPlay",
        "Bots think in a program of their own. All that reaches them is what a person on their chair would "
        "see: their own cards, what lies open, and what has happened. Your hand, the pile and the dice under "
        "your cup never get there. Where they need to know more, they guess, as you do. That goes for hints, "
        "too: they know what you know.",
    )


def luck() -> str:
    return translate("FairPlay", "Luck is settled before the first move")


def luck_more() -> str:
    return translate(
        "FairPlay",
        "Every match draws a number when it begins, its seed. All throws and shuffles follow from it: the "
        "third throw of a seat is the third throw of that seat, whoever plays there, however strong the bots "
        "are and however long you think.",
    )


def record() -> str:
    return translate("FairPlay", "Everything is on record")


def record_more() -> str:
    return translate(
        "FairPlay",
        "The file of a match is plain text. It holds the seed, every throw, every shuffle and every move, a "
        "line each, and each line vouches for those before it. Only do not look while you play: from the "
        "seed one could work out what comes next.",
    )


# --- the check ------------------------------------------------------------------------------------


def check() -> str:
    return translate("FairPlay", "See for yourself")


def check_more() -> str:
    return translate(
        "FairPlay",
        "The check plays a saved match again. It makes every throw anew from the seed, and for "
        "every decision of a bot it deals anew all that the bot could not see: what the bot saw must stay "
        "the same, letter for letter.",
    )


def which() -> str:
    return translate("FairPlay", "Which match")


def check_now() -> str:
    return translate("FairPlay", "Check this match")


def no_matches() -> str:
    return translate("FairPlay", "There is no match yet. Play one, then it can be checked here.")


def under_way(steps: int, length: int) -> str:
    return translate("FairPlay", "Step {steps} of {length}").format(steps=steps, length=length)


def cannot_read() -> str:
    return translate("FairPlay", "This match cannot be read any more, so it cannot be checked.")


def throws_as_seeded(count: int) -> str:
    return translate("FairPlay", "%n throw(s) and shuffles, each as the seed gives it.", "", count)


def throws_not_seeded(count: int) -> str:
    return translate("FairPlay", "%n throw(s) or shuffles are not what the seed gives.", "", count)


def no_throws() -> str:
    return translate("FairPlay", "Nothing has been thrown or shuffled yet.")


def decisions(count: int) -> str:
    return translate("FairPlay", "%n decision(s) of bots.", "", count)


def dealt(count: int) -> str:
    return translate(
        "FairPlay",
        "What they could not see was dealt anew %n time(s), and what they saw stayed the same.",
        "",
        count,
    )


def decisions_open(count: int) -> str:
    return translate("FairPlay", "%n decision(s) of bots, and nothing was hidden from them.", "", count)


def decisions_seeing(leaks: int, deals: int) -> str:
    text = translate("FairPlay", "In {leaks} of {deals} cases a bot saw something it should not have seen.")
    return text.format(leaks=leaks, deals=deals)


def no_bots() -> str:
    return translate("FairPlay", "No bot has decided anything.")


def all_fair() -> str:
    return translate("FairPlay", "All fair.")


def not_fair() -> str:
    return translate("FairPlay", "Something is wrong here.")


# --- the levels -----------------------------------------------------------------------------------


def levels() -> str:
    return translate("FairPlay", "How strong the bots are")


def levels_more() -> str:
    return translate(
        "FairPlay",
        "A weaker bot overlooks more and looks less far ahead. It never cheats, and it never loses "
        "on purpose.",
    )
