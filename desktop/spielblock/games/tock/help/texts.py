"""Tock explained: the first meeting, the rules. Literal calls only, for lupdate."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from spielblock.games.tock.effects.texts import drawn
from spielblock.games.tock.options import Options
from spielblock.rules.wording import Section

translate = QCoreApplication.translate


def first_meeting() -> tuple[str, str, str]:
    """Return what you want, what you do, and how it ends."""
    return (
        translate("Tock", "Bring your four pieces once round the track and into your goal."),
        translate("Tock", "Play a card each turn: it moves a piece, brings one in or swaps two."),
        translate("Tock", "Whoever has all pieces home first wins at once; in teams it takes all eight."),
    )


def rules_help() -> tuple[Section, ...]:
    """Return the rules of the standard, section by section."""
    return rules_help_of(Options())


def rules_help_of(options: Options) -> tuple[Section, ...]:
    """Return the rules of a match with these options, section by section."""
    return (
        aim(options),
        turn(options),
        cards(),
        start(),
        moving(),
        goal(options),
        seven(options),
        deals(),
        teams(),
    )


def aim(options: Options) -> Section:
    begin = translate("Tock", "Everybody begins with one protected piece on the start field.")
    return Section(
        translate("Tock", "Aim"),
        (
            translate("Tock", "Everybody has four pieces in the yard. They come in on their start field."),
            *([begin] if options.fast_start else []),
            translate("Tock", "They walk clockwise round the track to the four goal fields of their colour."),
        ),
        ("fields_per_sector", "entry_offset", "two_player_sectors", "fast_start"),
    )


def turn(options: Options) -> Section:
    if options.must_play_if_possible:
        rules = (
            translate("Tock", "While a card of your hand has a move, no other card may be discarded."),
            translate("Tock", "If none has a move, one is discarded without effect, except a 10."),
        )
    else:
        rules = (
            translate("Tock", "Choose any card of your hand. If it has a move, you have to make one."),
            translate("Tock", "If it has none, it is discarded without effect, except a 10."),
        )
    return Section(
        translate("Tock", "Your turn"),
        rules,
        ("must_play_if_possible",),
    )


def cards() -> Section:
    return Section(
        translate("Tock", "Cards"),
        (
            translate("Tock", "Each card does something of its own; suits mean nothing."),
            translate("Tock", "A 10 makes the next player sit out even if it was only discarded."),
        ),
        ("seven", "jack_own_own"),
        drawn,
    )


def start() -> Section:
    return Section(
        translate("Tock", "Start field"),
        (
            translate("Tock", "A piece that has just come in is protected: nobody can pass or capture it."),
            translate("Tock", "Nobody can swap it either. It stops its own colour just as well."),
            translate("Tock", "Once it has left the start field, the protection is gone for good."),
            translate("Tock", "Only a new piece coming in captures what stands there, even the own piece."),
        ),
    )


def moving() -> Section:
    return Section(
        translate("Tock", "Passing and capturing"),
        (
            translate("Tock", "Open pieces are passed as if their field were empty."),
            translate("Tock", "A piece on the last field of a move is captured and goes back to its yard."),
            translate("Tock", "That goes for pieces of your own and of your partner, too."),
        ),
    )


def goal(options: Options) -> Section:
    up = translate("Tock", "Pieces in the goal are safe. They may move up, but never back.")
    still = translate("Tock", "Pieces in the goal are safe, and stay where they are.")
    return Section(
        translate("Tock", "Goal"),
        (
            entry(options),
            translate("Tock", "The count must lead exactly to a free goal field; no piece there is passed."),
            translate("Tock", "You may walk on along the track instead, for another lap."),
            up if options.move_inside_goal else still,
        ),
        ("move_inside_goal", "entry_offset"),
    )


def entry(options: Options) -> str:
    """Return where the way into the goal branches off."""
    if not options.entry_offset:
        return translate("Tock", "The way into it branches off at your start field.")
    if options.entry_offset == 1:
        return translate("Tock", "The way into it branches off one field before your start field.")
    return translate("Tock", "The way into it branches off two fields before your start field.")


def seven(options: Options) -> Section:
    return Section(
        translate("Tock", "The seven"),
        shared_seven(options) if options.seven == "split" else single_seven(),
        ("seven", "seven_may_continue_with_partner"),
    )


def shared_seven(options: Options) -> tuple[str, ...]:
    """Return the rules of a seven whose steps may be shared."""
    ends = translate("Tock", "In teams the rest never goes to the partner when your last piece gets home.")
    goes_on = translate(
        "Tock", "When a seven brings your last piece home, your partner's pieces make the rest."
    )
    return (
        translate("Tock", "Seven single steps, shared among your pieces in any order."),
        translate("Tock", "Every piece that is stepped on is captured, your own included."),
        translate("Tock", "All seven steps must be possible, or the card has no move."),
        goes_on if options.seven_may_continue_with_partner else ends,
    )


def single_seven() -> tuple[str, ...]:
    """Return the rules of a seven that one piece makes alone."""
    return (
        translate("Tock", "One piece makes seven single steps, or as many as its way allows."),
        translate("Tock", "What is left over is lost; it goes to no other piece."),
        translate("Tock", "Every piece that is stepped on is captured, your own included."),
    )


def deals() -> Section:
    return Section(
        translate("Tock", "Deals"),
        (
            translate("Tock", "When all hands are empty, the next player deals; the one after begins."),
            translate("Tock", "When the pile has served its deals, all 52 cards are shuffled."),
            translate("Tock", "Per cycle: 2 players 5 5 4 4 4 4 cards, 3 players 5 4 4 4, 4 players 5 4 4."),
            translate("Tock", "5 players get 4 3 3 cards, 6 players 4 4."),
        ),
    )


def teams() -> Section:
    return Section(
        translate("Tock", "Teams"),
        (
            translate("Tock", "With four or six players, those who sit opposite can play together."),
            translate("Tock", "After each deal partners exchange one card, chosen at the same time, unseen."),
            translate("Tock", "Whoever has all pieces home plays on with the partner's."),
        ),
        ("seven_may_continue_with_partner",),
    )
