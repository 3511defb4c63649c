"""Every sentence of Rockit. Literal calls only, so that lupdate finds them. Of Qt, its core alone."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from PySide6.QtCore import QCoreApplication

from spielblock.games.rockit import events as ev
from spielblock.games.rockit.advice.texts import ADVICE, move_facts
from spielblock.games.rockit.choices.texts import worded
from spielblock.games.rockit.closing.texts import closing
from spielblock.games.rockit.handbook.texts import rules_help, rules_help_of
from spielblock.games.rockit.help.texts import OPTIONS, first_meeting
from spielblock.games.rockit.naming.texts import card_name, colour_name
from spielblock.games.rockit.options import Options
from spielblock.games.rockit.refused.texts import REFUSALS
from spielblock.rules.event import Event
from spielblock.rules.seats import seat_of

__all__ = [
    "OPTIONS",
    "REASONS",
    "closing",
    "first_meeting",
    "line",
    "move_facts",
    "rules_help",
    "rules_help_of",
    "said",
    "title",
    "worded",
]

translate = QCoreApplication.translate
Who = Callable[[str], str]

REASONS: Final[Mapping[str, Callable[..., str]]] = {**REFUSALS, **ADVICE}


def title() -> str:
    return translate("Rockit", "Rockit")


def line() -> str:
    return translate("Rockit", "Get rid of your cards, and say so in time")


# What happened


def round_started(who: str) -> str:
    return translate("Rockit", "{who} deals seven cards each").format(who=who)


def turned(card: str) -> str:
    return translate("Rockit", "{card} is turned up").format(card=card)


def turned_back(card: str) -> str:
    return translate("Rockit", "{card} is turned up and goes back into the pile").format(card=card)


def pile_shuffled(count: int) -> str:
    return translate("Rockit", "%n card(s) are shuffled into a new pile", "", count)


def played(who: str, card: str) -> str:
    return translate("Rockit", "{who} lays {card}").format(who=who, card=card)


def played_naming(who: str, card: str, colour: str) -> str:
    text = translate("Rockit", "{who} lays {card} and names {colour}")
    return text.format(who=who, card=card, colour=colour)


def named(who: str, colour: str) -> str:
    return translate("Rockit", "{who} names {colour}").format(who=who, colour=colour)


def raised(who: str, count: int) -> str:
    return translate("Rockit", "The penalty for {who} is now %n card(s)", "", count).format(who=who)


def skipped(who: str) -> str:
    return translate("Rockit", "{who} sits out").format(who=who)


def clockwise() -> str:
    return translate("Rockit", "Play goes clockwise")


def anticlockwise() -> str:
    return translate("Rockit", "Play goes anticlockwise")


def called(who: str) -> str:
    return translate("Rockit", "{who} calls ROCKIT!").format(who=who)


def called_last(who: str) -> str:
    return translate("Rockit", "{who} calls ROCKIT, ROCKIT!").format(who=who)


def forgot(who: str, count: int) -> str:
    return translate("Rockit", "{who} forgets the call: %n penalty card(s)", "", count).format(who=who)


def got_away(who: str) -> str:
    return translate("Rockit", "{who} forgets the call, and nobody notices").format(who=who)


def caught(who: str, by: str, count: int) -> str:
    text = translate("Rockit", "{by} catches {who}: call forgotten, %n penalty card(s)", "", count)
    return text.format(who=who, by=by)


def drew(who: str, count: int) -> str:
    return translate("Rockit", "{who} draws %n card(s)", "", count).format(who=who)


def drew_known(who: str, card: str) -> str:
    return translate("Rockit", "{who} draws {card}").format(who=who, card=card)


def drew_none(who: str) -> str:
    return translate("Rockit", "{who} finds no card to draw").format(who=who)


def took(who: str, count: int) -> str:
    return translate("Rockit", "{who} takes %n card(s) and sits out", "", count).format(who=who)


def kept(who: str) -> str:
    return translate("Rockit", "{who} keeps the card").format(who=who)


def round_won(who: str) -> str:
    return translate("Rockit", "{who} wins the round").format(who=who)


def round_won_points(who: str, count: int) -> str:
    return translate("Rockit", "{who} wins the round: %n point(s)", "", count).format(who=who)


def said(event: Event, who: Who) -> str | None:
    """Return the sentence of the history for an event, or None if it needs none."""
    match event:
        case ev.CardPlayed(seat=seat, card=card, colour=colour):
            joker = card in ("W", "W+4")
            shown = card_name(card)
            return played_naming(who(seat), shown, colour_name(colour)) if joker else played(who(seat), shown)
        case ev.CardsDrawn():
            return _said_of_drawing(event, who)
        case ev.PenaltyRaised(seat=seat, cards=cards):
            return raised(who(seat), cards)
        case ev.SeatSkipped(seat=seat):
            return skipped(who(seat))
        case ev.DirectionChanged(direction=direction):
            return clockwise() if direction > 0 else anticlockwise()
        case ev.CallMade(seat=seat, last=last):
            return called_last(who(seat)) if last else called(who(seat))
        case _:
            return _said_of_calls(event, who) or _said_at_deal(event, who)


def _said_of_drawing(event: ev.CardsDrawn, who: Who) -> str | None:
    name, count = who(event.seat), len(event.cards)
    if not count:
        return drew_none(name)
    if event.why == "take":
        return took(name, count)
    return (
        drew_known(name, card_name(event.cards[0]))
        if event.cards[0] != "?" and count == 1
        else drew(name, count)
    )


def _said_of_calls(event: Event, who: Who) -> str | None:
    match event:
        case ev.CallForgotten(seat=seat, cards=cards):
            return forgot(who(seat), cards) if cards else got_away(who(seat))
        case ev.CallCaught(seat=seat, by=by, cards=cards):
            return caught(who(seat), who(by), cards)
        case ev.CardKept(seat=seat):
            return kept(who(seat))
        case ev.ColourNamed(seat=seat, colour=colour):
            return named(who(seat), colour_name(colour))
        case _:
            return None


def _said_at_deal(event: Event, who: Who) -> str | None:
    match event:
        case ev.RoundStarted(dealer=dealer):
            return round_started(who(dealer))
        case ev.CardTurned(card=card, stays=stays):
            return turned(card_name(card)) if stays else turned_back(card_name(card))
        case ev.PileShuffled(cards=cards):
            return pile_shuffled(cards)
        case ev.RoundWon(seat=seat, points=points, scores=scores):
            # Where rounds are counted, the score of the winner is a few, less than the cards are worth.
            counts = scores[seat_of(seat)] >= points
            return round_won_points(who(seat), points) if counts else round_won(who(seat))
        case _:
            return None


def measures_of(options: Options) -> tuple[str, str]:
    """Return the same for a match under these options."""
    points = translate("Rockit", "Points")
    return (points, points) if options.points_to else (translate("Rockit", "Rounds won"), measures()[1])


def measures() -> tuple[str, str]:
    """Return what the scores of the end count, and what the course of a match counts."""
    return translate("Rockit", "Rounds won, or points"), translate("Rockit", "Cards in hand")
