"""What only the table of Schock says. Literal calls only, so that lupdate finds them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from PySide6.QtCore import QCoreApplication

translate = QCoreApplication.translate


def covered() -> str:
    return translate("Schock", "covered")


def waiting() -> str:
    return translate("Schock", "waiting")


def throwing() -> str:
    return translate("Schock", "throws")


def done(count: int) -> str:
    return translate("Schock", "%n throw(s)", "", count)


def revealing() -> str:
    return translate("Schock", "reveals")


def lifts(who: str) -> str:
    return translate("Schock", "{who} reveals").format(who=who)


def is_lowest() -> str:
    return translate("Schock", "is lowest")


def deciding() -> str:
    return translate("Schock", "may turn")


def throws_off() -> str:
    return translate("Schock", "throws off")


def safe() -> str:
    return translate("Schock", "out")


def lids(count: int) -> str:
    return translate("Schock", "%n lid(s)", "", count)


def pool(count: int) -> str:
    return translate("Schock", "Pool: %n lid(s)", "", count)


def stake(count: int) -> str:
    return translate("Schock", "%n lid(s) for the lowest", "", count)


def total(count: int) -> str:
    return translate("Schock", "total {total}").format(total=count)


def this_round() -> str:
    return translate("Schock", "This round, high → low")


def throws_heading() -> str:
    return translate("Schock", "Throws")


def because_throws() -> str:
    return translate("Schock", "Equal: more throws is lower")


def because_order() -> str:
    return translate("Schock", "Equal: later in the round is lower")


def because_throw_off() -> str:
    return translate("Schock", "Equal: the throw-off decided")


BECAUSE: Final[dict[str, Callable[[], str]]] = {
    "throws": because_throws,
    "order": because_order,
    "throw_off": because_throw_off,
}


def opening() -> str:
    return translate("Schock", "Opening throw: lowest begins")


def round_of(who: str, count: int) -> str:
    return translate("Schock", "{who} began: at most %n throw(s)", "", count).format(who=who)


def starter(who: str) -> str:
    return translate("Schock", "{who} begins: up to three throws").format(who=who)


def first_half() -> str:
    return translate("Schock", "First half")


def second_half() -> str:
    return translate("Schock", "Second half")


def final() -> str:
    return translate("Schock", "Final")


def lost(who: str) -> str:
    return translate("Schock", "{who} pays the round").format(who=who)


def lost_half(half: int) -> str:
    return translate("Schock", "lost half {half}").format(half=half)


def half_lost(who: str) -> str:
    return translate("Schock", "{who} loses this half").format(who=who)


def gets(who: str, count: int) -> str:
    return translate("Schock", "{who} gets %n lid(s)", "", count).format(who=who)


def but(line: str, why: str) -> str:
    return translate("Schock", "{line} – {why}").format(line=line, why=why)


def no_more(giver: str) -> str:
    return translate("Schock", "{giver} had no more").format(giver=giver)


def no_more_in_pool() -> str:
    return translate("Schock", "the pool had no more")


def round_before(who: str, dice: str, count: int, best: str, result: str) -> str:
    text = translate(
        "Schock", "Round before: {best} best ({result}), {who} ({dice}) got %n lid(s)", "", count
    )
    return text.format(who=who, dice=dice, best=best, result=result)


def round_before_short(who: str, dice: str, count: int) -> str:
    text = translate("Schock", "Round before: {who} ({dice}) got %n lid(s)", "", count)
    return text.format(who=who, dice=dice)


def half_before(who: str, dice: str, best: str, result: str) -> str:
    text = translate("Schock", "Round before: {best} best ({result}), {who} ({dice}) lost the half")
    return text.format(who=who, dice=dice, best=best, result=result)


def half_before_short(who: str, dice: str) -> str:
    return translate("Schock", "Round before: {who} ({dice}) lost the half").format(who=who, dice=dice)


def part_of(half: str, line: str) -> str:
    return translate("Schock", "{half} · {line}").format(half=half, line=line)


def best_and_worst(best: str, worst: str) -> str:
    return translate("Schock", "Highest: {best}, lowest: {worst}").format(best=best, worst=worst)


def from_the_best() -> str:
    return translate("Schock", "The best of the round gives the lids now")


def what_counts() -> str:
    return translate("Schock", "What counts")


def lids_heading() -> str:
    return translate("Schock", "lids")


def schock() -> str:
    return translate("Schock", "Schock")


def general() -> str:
    return translate("Schock", "General")


def straight() -> str:
    return translate("Schock", "Straight")


def number() -> str:
    return translate("Schock", "Number")


# The dock


def under_cup() -> str:
    return translate("Schock", "Under your cup – only you see this")


def outside(laid: str, rest: str) -> str:
    text = translate("Schock", "Outside: {laid} · only you see: {rest}")
    return text.format(laid=laid, rest=rest)


def on_table() -> str:
    return translate("Schock", "Your dice")


def last_covered() -> str:
    return translate("Schock", "Your last throw stays covered until all reveal")


def one_covered() -> str:
    return translate("Schock", "Your only throw stays covered until all reveal")


def in_cup() -> str:
    return translate("Schock", "Your dice are in the cup")


def throw_of(count: int, limit: int) -> str:
    return translate("Schock", "Throw {count} of {limit}").format(count=count, limit=limit)


def turn_sixes() -> str:
    return translate("Schock", "Turn sixes")


def throw_again() -> str:
    return translate("Schock", "Throw again")


def throw_all_three() -> str:
    return translate("Schock", "Throw all three")


def leave() -> str:
    return translate("Schock", "Leave the dice")


def nothing_to_throw() -> str:
    return translate("Schock", "All dice are kept: release one, or leave them")


def beats_some(lower: int, count: int) -> str:
    text = translate("Schock", "Beats {lower} of {count} numbers, no Straight")
    return text.format(lower=lower, count=count)


def beats_none() -> str:
    return translate("Schock", "The lowest there is: beats nothing")


def beats_numbers() -> str:
    return translate("Schock", "Beats numbers, loses to General and Schock")


def straight_of_more() -> str:
    return translate("Schock", "Beats numbers, loses to a higher Straight and up")


def general_of_more() -> str:
    return translate("Schock", "Beats a Straight, loses to a higher General and up")


def beats_straights() -> str:
    return translate("Schock", "Beats a Straight, loses to a Schock")


def below_generals() -> str:
    return translate("Schock", "Beats a Straight, loses to General and higher Schock")


def schock_of_more() -> str:
    return translate("Schock", "Beats a General, loses to a higher Schock")


def below_jule() -> str:
    return translate("Schock", "Beats a General, loses to Jule and Schock-Aus")


def beats_schock() -> str:
    return translate("Schock", "Loses only to a Schock-Aus")


def beats_all() -> str:
    return translate("Schock", "Nothing beats it")


#: By its kind and that of the next higher result. Above straights, a Schock of two may be next to Generals.
BEATS: Final[dict[tuple[str, str], Callable[[], str]]] = {
    ("straight", "straight"): straight_of_more,
    ("straight", "general"): beats_numbers,
    ("straight", "schock"): beats_numbers,
    ("general", "general"): general_of_more,
    ("general", "schock"): beats_straights,
    ("schock", "general"): below_generals,
    ("schock", "schock"): schock_of_more,
    ("schock", "jule"): below_jule,
    ("schock", "aus"): beats_schock,
    ("jule", "aus"): beats_schock,
}


def die(face: int) -> str:
    return translate("Schock", "Die showing {face}").format(face=face)


def die_kept(face: int) -> str:
    return translate("Schock", "Die showing {face}, kept").format(face=face)


def die_turned() -> str:
    return translate("Schock", "Six turned into a one")


def die_looked_at(face: int) -> str:
    return translate("Schock", "Die showing {face}, would stay").format(face=face)


def die_hinted(face: int) -> str:
    return translate("Schock", "Die showing {face}, the hint keeps it").format(face=face)


def die_hinted_turned() -> str:
    return translate("Schock", "Die showing 6, the hint turns it into a one")


def keep_help() -> str:
    return translate("Schock", "Click to keep or release this die (K)")


def locked_help() -> str:
    return translate("Schock", "This die lies outside and stays there")


def six_goes_back() -> str:
    return translate("Schock", "When sixes are turned, the last six is thrown again.")


# What to do


def what_to_keep(count: int, limit: int) -> str:
    text = translate("Schock", "Throw {count} of {limit}: which dice do you keep?")
    return text.format(count=count, limit=limit)


def throw_the_rest(count: int) -> str:
    return translate("Schock", "Throw the other %n dice?", "", count)


def throw_everything() -> str:
    return translate("Schock", "Throw all three again?")


def keep_all() -> str:
    return translate("Schock", "You keep all three: leave them?")


def take_hint() -> str:
    return translate("Schock", "The hint has chosen nothing: T takes what it shows.")


def half_safe(percent: int, other: str) -> str:
    text = translate("Schock", "{percent} % that {other} loses this half, not you – worked out exactly.")
    return text.format(percent=percent, other=other)


def final_safe(percent: int, other: str) -> str:
    text = translate("Schock", "{percent} % that {other} loses the final, not you – worked out exactly.")
    return text.format(percent=percent, other=other)


def as_good(moves: str) -> str:
    return translate("Schock", "Just as good: {moves}.").format(moves=moves)


def or_else(moves: Sequence[str]) -> str:
    return translate("Schock", "; or ").join(moves)


def kept_now(dice: str) -> str:
    return translate("Schock", "You keep {dice}.").format(dice=dice)


def throw_once() -> str:
    return translate("Schock", "You have one throw: make it")


def throws_once(who: str) -> str:
    return translate("Schock", "{who} has one throw").format(who=who)


def make_throw() -> str:
    return translate("Schock", "Throw")


def turned(count: int) -> str:
    return translate("Schock", "%n six(es) become ones: throw the rest?", "", count)


def late_question() -> str:
    return translate("Schock", "Turn your sixes now, for one more throw?")


def late_more(name: str, place: int, count: int) -> str:
    text = translate("Schock", "Left as it is, {name} counts: place {place} of {count}.")
    return text.format(name=name, place=place, count=count)


def late_lowest(name: str) -> str:
    return translate("Schock", "Left as it is, {name} counts: the lowest.").format(name=name)


# The line beside the title


def at_most(count: int) -> str:
    return translate("Schock", "at most %n throw(s)", "", count)
