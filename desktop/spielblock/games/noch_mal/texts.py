"""The sentences of Noch mal! but those of its table. Literal calls only. Of Qt, its core alone."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import Final

from PySide6.QtCore import QCoreApplication

from spielblock.games.noch_mal import events
from spielblock.games.noch_mal.cells import each, names
from spielblock.games.noch_mal.closing.texts import closing
from spielblock.games.noch_mal.dice import JOKER, Thrown
from spielblock.games.noch_mal.ending.texts import alone
from spielblock.games.noch_mal.gaining.texts import move_facts
from spielblock.games.noch_mal.help.texts import preset_lines, rules_help
from spielblock.games.noch_mal.moves import Cross
from spielblock.games.noch_mal.position import Position
from spielblock.games.noch_mal.refused.texts import REASONS, colour, face, number
from spielblock.games.noch_mal.sheet import COLOURS, sheet_of
from spielblock.games.noch_mal.shipped import SHIPPED
from spielblock.rules.contract import Move
from spielblock.rules.event import Event
from spielblock.rules.wording import OptionText

__all__ = ["OPTIONS", "REASONS", "closing", "first_meeting", "line", "preset_lines", "rules_help", "said"]
__all__ += ["alone", "move_facts", "title", "worded"]

translate = QCoreApplication.translate
Who = Callable[[str], str]


def title() -> str:
    return translate("NochMal", "Noch mal!")


def line() -> str:
    return translate("NochMal", "Throw the dice, take two, and cross off what they say")


def first_meeting() -> tuple[str, str, str]:
    """Return what you want, what you do, and how it ends."""
    return (
        translate("NochMal", "You want to complete columns and colours before the others do."),
        translate(
            "NochMal",
            "Two of the dice say which colour and how many cells you cross off; the others choose from "
            "the rest.",
        ),
        translate("NochMal", "It ends when a sheet has two complete colours; the most points win."),
    )


# --- options --------------------------------------------------------------------------------------


def sheet_name(key: str) -> str:
    return translate("NochMal", "Sheet {name}").format(name=SHIPPED[key].name)


def _sheet() -> str:
    return translate("NochMal", "Sheet")


def _sheet_help() -> str:
    return translate("NochMal", "Which printed sheet all players fill in.")


def _random() -> str:
    return translate("NochMal", "A new one")


def _first_three() -> str:
    return translate("NochMal", "All six dice at first")


def _first_three_help() -> str:
    return translate("NochMal", "In the first three throws everybody may choose from all six dice.")


def _column_h() -> str:
    return translate("NochMal", "Column H stays open")


def _column_h_help() -> str:
    return translate("NochMal", "You may start anew in the middle column at any time, not only at first.")


def _solo_end() -> str:
    return translate("NochMal", "Alone: two colours end it")


def _solo_end_help() -> str:
    return translate(
        "NochMal", "Alone, the match ends with two complete colours too, not only after 30 throws."
    )


def _yes() -> str:
    return translate("NochMal", "Yes")


def _no() -> str:
    return translate("NochMal", "No")


_SWITCH: Final = {"false": _no, "true": _yes}

OPTIONS: Final[Mapping[str, OptionText]] = {
    "sheet": OptionText(
        _sheet,
        _sheet_help,
        {**{key: partial(sheet_name, key) for key in SHIPPED}, "random": _random},
        drawn=True,
        material=True,
    ),
    "first_three_open": OptionText(_first_three, _first_three_help, _SWITCH),
    "column_h_always_open": OptionText(_column_h, _column_h_help, _SWITCH),
    "solo_ends_on_two_colours": OptionText(_solo_end, _solo_end_help, _SWITCH, seats=(1,)),
}


# --- what happened --------------------------------------------------------------------------------


def thrown(name: str, dice: str) -> str:
    return translate("NochMal", "{name} throws {dice}").format(name=name, dice=dice)


def chose(name: str) -> str:
    return translate("NochMal", "{name} has chosen").format(name=name)


def crossed(name: str, dice: str, cells: str) -> str:
    text = translate("NochMal", "{name} crosses off {dice}: {cells}")
    return text.format(name=name, dice=dice, cells=cells)


def crossed_with_jokers(name: str, dice: str, cells: str, jokers: int) -> str:
    text = translate("NochMal", "{name} crosses off {dice} with %n joker(s): {cells}", "", jokers)
    return text.format(name=name, dice=dice, cells=cells)


def passed(name: str) -> str:
    return translate("NochMal", "{name} passes").format(name=name)


def column_first(name: str, column: str, points: int) -> str:
    text = translate("NochMal", "{name} completes column {column}: %n point(s)", "", points)
    return text.format(name=name, column=column)


def column_later(name: str, column: str, points: int) -> str:
    text = translate("NochMal", "{name} completes column {column} too: %n point(s)", "", points)
    return text.format(name=name, column=column)


def colour_first(name: str, ink: str, points: int) -> str:
    text = translate("NochMal", "{name} completes {colour}: %n point(s)", "", points)
    return text.format(name=name, colour=ink)


def colour_later(name: str, ink: str, points: int) -> str:
    text = translate("NochMal", "{name} completes {colour} too: %n point(s)", "", points)
    return text.format(name=name, colour=ink)


def counted(name: str, total: str) -> str:
    return translate("NochMal", "{name} ends with {total} points").format(name=name, total=total)


def signed(points: int) -> str:
    """Return a number with a real minus sign."""
    return str(points).replace("-", "−")


def dice_thrown(event: events.DiceThrown) -> str:
    """Return the dice of a throw in few words, such as `Red Red Joker · 1 3 ?`."""
    colours, numbers = " ".join(map(face, event.colours)), " ".join(map(number, event.numbers))
    return f"{colours}\N{NO-BREAK SPACE}· {numbers}"


def said(event: Event, who: Who) -> str | None:
    """Return what happened in one sentence for the history."""
    match event:
        case events.DiceThrown():
            return thrown(who(event.seat), dice_thrown(event))
        case events.Chose():
            return chose(who(event.seat))
        case events.Crossed():
            return _said_crossed(event, who)
        case events.Passed():
            return passed(who(event.seat))
        case events.Counted():
            return counted(who(event.seat), signed(event.total))
        case _:
            return _said_filled(event, who)


def _said_crossed(event: events.Crossed, who: Who) -> str:
    dice = f"{colour(event.ink)} {len(event.cells)}"
    cells = " · ".join(event.cells)
    if event.spent:
        return crossed_with_jokers(who(event.seat), dice, cells, event.spent)
    return crossed(who(event.seat), dice, cells)


def _said_filled(event: Event, who: Who) -> str | None:
    match event:
        case events.ColumnFilled():
            tell = column_first if event.first else column_later
            return tell(who(event.seat), event.column, event.points)
        case events.ColourFilled():
            tell = colour_first if event.first else colour_later
            return tell(who(event.seat), colour(event.colour), event.points)
        case _:
            return None


def passing() -> str:
    return translate("NochMal", "Pass")


def joker_colour(ink: str) -> str:
    return translate("NochMal", "Joker {colour}").format(colour=ink)


def joker_number(count: int) -> str:
    return translate("NochMal", "? as {count}").format(count=count)


def throws(dice: str) -> str:
    return translate("NochMal", "Throw {dice}").format(dice=dice)


def worded(move: Move, view: Position) -> str:
    """Return a move in words, for the list of possible moves."""
    match move:
        case Cross():
            return f"{dice_worded(move, view)}: {' · '.join(names(move.cells))}"
        case Thrown():
            words = move.text().split(" ")[1:]
            half = len(words) // 2
            return throws(" · ".join([*map(face, words[:half]), *map(number, words[half:])]))
        case _:
            return passing()


def dice_worded(move: Cross, view: Position) -> str:
    """Return what two dice stand for, such as `Blue 2`, with jokers said."""
    count = move.cells.bit_count()
    ink = colour(COLOURS[sheet_of(view.sheet).inks[next(each(move.cells))]])
    first = joker_colour(ink) if move.colour == JOKER else ink
    return f"{first} {joker_number(count) if move.number == JOKER else count}"


def measures() -> tuple[str, str]:
    """Return what the scores of the end count, and what the course of a match counts."""
    return translate("NochMal", "Points"), translate("NochMal", "Points")
