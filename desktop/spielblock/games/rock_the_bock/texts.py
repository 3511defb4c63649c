"""Every sentence of Rock the Bock but those of its table. Literal calls only. Of Qt, its core alone."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from PySide6.QtCore import QCoreApplication

from spielblock.games.rock_the_bock import events
from spielblock.games.rock_the_bock.advice.texts import ADVICE
from spielblock.games.rock_the_bock.counting.texts import of_seat as entered
from spielblock.games.rock_the_bock.counting.texts import round_scored, signed
from spielblock.games.rock_the_bock.help.texts import rules_help
from spielblock.games.rock_the_bock.moves import FACES, WOLF_FACE, Take, Thrown
from spielblock.games.rock_the_bock.names.texts import FACE_COUNTS, face_name, symbols
from spielblock.games.rock_the_bock.position import Position
from spielblock.rules.contract import Move
from spielblock.rules.event import Event
from spielblock.rules.seats import letter
from spielblock.rules.wording import OptionText

__all__ = ["OPTIONS", "REASONS", "first_meeting", "line", "rules_help", "said", "signed", "title", "worded"]

translate = QCoreApplication.translate
Who = Callable[[str], str]


def title() -> str:
    return translate("RockTheBock", "Rock the Bock")


def line() -> str:
    return translate("RockTheBock", "Throw goats, bucks and wolves, and mind who leads")


def first_meeting() -> tuple[str, str, str]:
    """Return what you want, what you do, and how it ends."""
    return (
        translate(
            "RockTheBock",
            "Points: each goat of your colour brings one while you have more bucks than wolves. If the "
            "wolves lead, each costs one.",
        ),
        translate(
            "RockTheBock",
            "Throw your dice and choose a colour. All its dice count, for you or for others; cross off as "
            "many of your ten. Throw with the rest in your next turn.",
        ),
        translate(
            "RockTheBock",
            "A round ends when nobody has dice left. Whoever has the most points after three rounds wins.",
        ),
    )


# --- moves ----------------------------------------------------------------------------------------


def for_you(what: str) -> str:
    return translate("RockTheBock", "{what} for you").format(what=what)


def for_other(what: str, name: str) -> str:
    return translate("RockTheBock", "{what} for {name}").format(what=what, name=name)


def receiver(move: Take, view: Position) -> str:
    """Return the letter of the seat on whose sheet this move is entered."""
    face = FACES[move.face]
    if face == "buck":
        return str(view.to_move)
    if move.face == WOLF_FACE:
        return letter(move.target)
    return next(at for at, sheet in view.players.items() if sheet.colour == face)


def worded(move: Move, view: Position, who: Who = str) -> str:
    """Return a move in words for the list of possible moves."""
    if isinstance(move, Thrown):
        return throw_in_words([FACES[face] for face, n in enumerate(move.counts) for _ in range(n)])
    if not isinstance(move, Take) or view.throw is None:
        return move.text()
    face = FACES[move.face]
    what, target = symbols(face, view.throw.get(face, 0)), receiver(move, view)
    return for_you(what) if target == view.to_move else for_other(what, who(target))


# --- what happened --------------------------------------------------------------------------------


def throw_in_words(faces: list[str]) -> str:
    return ", ".join([FACE_COUNTS[face](faces.count(face)) for face in FACES if face in faces])


def round_started(number: int, name: str) -> str:
    return translate("RockTheBock", "Round {number}. First: {name}").format(number=number, name=name)


def thrown(name: str, what: str) -> str:
    return translate("RockTheBock", "{name}: rolled {what}").format(name=name, what=what)


def failed(name: str) -> str:
    return translate("RockTheBock", "{name}: no colour fits, so no dice are crossed off").format(name=name)


def kept(name: str, what: str) -> str:
    return translate("RockTheBock", "{name}: {what} of their own").format(name=name, what=what)


def sent(name: str, what: str, target: str) -> str:
    return translate("RockTheBock", "{name}: {what} for {target}").format(name=name, what=what, target=target)


def surplus(told: str, count: int) -> str:
    lost = translate("RockTheBock", "%n without room", "", count)
    return translate("RockTheBock", "{told} ({lost})").format(told=told, lost=lost)


def struck(name: str, count: int) -> str:
    return translate("RockTheBock", "{name}: %n dice crossed off", "", count).format(name=name)


def out(name: str) -> str:
    return translate("RockTheBock", "{name}: done for this round").format(name=name)


def said(event: Event, who: Who) -> str | None:
    """Return the sentence of the history for one event; `who` gives the name of a seat."""
    match event:
        case events.RoundStarted(round=number, seat=seat):
            return round_started(number, who(seat))
        case events.DiceThrown(seat=seat, faces=faces):
            return thrown(who(seat), throw_in_words(list(faces)))
        case events.ThrowFailed(seat=seat):
            return failed(who(seat))
        case events.SymbolsEntered():
            return _said_entered(event, who)
        case events.DiceStruck(seat=seat, dice=dice):
            return struck(who(seat), dice)
        case events.SeatOut(seat=seat):
            return out(who(seat))
        case events.RoundScored():
            return round_scored(event, who)
        case _:
            return None


def _said_entered(event: events.SymbolsEntered, who: Who) -> str:
    what = symbols(event.face, event.dice)
    if event.target != event.seat:
        told = sent(who(event.seat), what, who(event.target))
    else:  # bucks are for oneself alone, goats need not be
        told = (entered if event.face == "buck" else kept)(who(event.seat), what)
    return told if event.entered == event.dice else surplus(told, event.dice - event.entered)


# --- reasons --------------------------------------------------------------------------------------


def once() -> str:
    return translate("RockTheBock", "The dice are thrown once a turn: now choose a colour.")


def nobody(face: str) -> str:
    return translate("RockTheBock", "Nobody plays {colour}, so these dice cannot be chosen.").format(
        colour=face_name(face)
    )


def absent(face: str) -> str:
    return translate("RockTheBock", "No die shows {colour}.").format(colour=face_name(face))


def not_self() -> str:
    return translate("RockTheBock", "Wolves always go to somebody else.")


def no_target(seat: str) -> str:
    return translate("RockTheBock", "Nobody sits on seat {seat} who could get the wolves.").format(seat=seat)


def no_split() -> str:
    return translate("RockTheBock", "All wolves of a throw go to one player.")


def use_all() -> str:
    return translate("RockTheBock", "All dice of the chosen colour must be used.")


def most_points() -> str:
    return translate("RockTheBock", "Most points after three rounds")


def shared() -> str:
    return translate("RockTheBock", "Level after three rounds: the win is shared")


def more_goats() -> str:
    return translate("RockTheBock", "Level on points: more own goats decide")


REASONS: Final[Mapping[str, Callable[..., str]]] = {
    "rock_the_bock.once": once,
    "rock_the_bock.nobody": nobody,
    "rock_the_bock.absent": absent,
    "rock_the_bock.self": not_self,
    "rock_the_bock.target": no_target,
    "rock_the_bock.split": no_split,
    "rock_the_bock.all": use_all,
    "rock_the_bock.most_points": most_points,
    "rock_the_bock.shared": shared,
    "rock_the_bock.more_goats": more_goats,
    **ADVICE,
}


# --- options --------------------------------------------------------------------------------------


OPTIONS: Final[Mapping[str, OptionText]] = {
    "next_round_start": OptionText(
        lambda: translate("RockTheBock", "Who begins the next round"),
        lambda: translate("RockTheBock", "Says who throws first in rounds two and three."),
        {
            "continue": lambda: translate("RockTheBock", "left of the last player"),
            "same": lambda: translate("RockTheBock", "the same player as before"),
            "rotate": lambda: translate("RockTheBock", "left of who began before"),
        },
    ),
    "tiebreak": OptionText(
        lambda: translate("RockTheBock", "Level on points"),
        lambda: translate("RockTheBock", "Says who wins when several have the most points."),
        {
            "none": lambda: translate("RockTheBock", "they share the win"),
            "most_goats": lambda: translate("RockTheBock", "the most own goats decide"),
        },
    ),
}


def measures() -> tuple[str, str]:
    """Return what the scores of the end count, and what the course of a match counts."""
    return translate("RockTheBock", "Points"), translate("RockTheBock", "Points")
