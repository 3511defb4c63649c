"""What the table of Rockit says. Literal calls only, so that lupdate finds them."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

translate = QCoreApplication.translate


def table() -> str:
    return translate("Rockit", "The felt with the piles and the other players")


def hand() -> str:
    return translate("Rockit", "Your hand")


# Prompts: at most 50 characters


def your_turn() -> str:
    return translate("Rockit", "Your turn: lay a card or draw one")


def look_first() -> str:
    return translate("Rockit", "Your turn: look at your cards")


def your_turn_draw() -> str:
    return translate("Rockit", "Your turn: no card fits, draw one")


def your_turn_play() -> str:
    return translate("Rockit", "Your turn: lay a card")


def answer_must(kind: str) -> str:
    return translate("Rockit", "Your turn: pass the penalty on with your {kind}").format(kind=kind)


def answer_or_take(kind: str, count: int) -> str:
    return translate("Rockit", "Your turn: lay your {kind} or take %n card(s)", "", count).format(kind=kind)


def must_take(count: int) -> str:
    return translate("Rockit", "Your turn: take %n card(s) and sit out", "", count)


def no_answer(kind: str) -> str:
    return translate("Rockit", "You hold no {kind} to pass the penalty on.").format(kind=kind)


def penalty_stands(count: int, kind: str) -> str:
    text = translate("Rockit", "The penalty stands at {count}: another {kind} passes it on.")
    return text.format(count=count, kind=kind)


def lay_or_keep(card: str) -> str:
    return translate("Rockit", "{card} fits: lay it or keep it").format(card=card)


def name_colour() -> str:
    return translate("Rockit", "Name the colour to go on with")


def name_first() -> str:
    return translate("Rockit", "The first card is a joker: name its colour")


def call_late() -> str:
    return translate("Rockit", "Call ROCKIT!, or you draw two cards")


def call_last_late() -> str:
    return translate("Rockit", "Call ROCKIT, ROCKIT!, or you draw two")


def call_unpunished() -> str:
    return translate("Rockit", "Call ROCKIT! before somebody notices")


def call_last_unpunished() -> str:
    return translate("Rockit", "Call ROCKIT, ROCKIT! before somebody notices")


def catch_question(who: str) -> str:
    return translate("Rockit", "{who} did not call. Do you notice?").format(who=who)


def last_but_one() -> str:
    return translate("Rockit", "Two cards left: call ROCKIT! with the next one, or you draw two.")


def last_one() -> str:
    return translate("Rockit", "Your last card: call ROCKIT, ROCKIT!, or you draw two.")


def last_but_one_unpunished() -> str:
    return translate("Rockit", "Two cards left: call ROCKIT! with the next one before somebody notices.")


def last_one_unpunished() -> str:
    return translate("Rockit", "Your last card: call ROCKIT, ROCKIT! before somebody notices.")


def wanted(colour: str, sign: str) -> str:
    return translate("Rockit", "Play {colour}, or {sign}.").format(colour=colour, sign=sign)


def wanted_colour(colour: str) -> str:
    return translate("Rockit", "Play {colour}.").format(colour=colour)


# Buttons


def draw() -> str:
    return translate("Rockit", "Draw")


def take(count: int) -> str:
    return translate("Rockit", "Take %n card(s)", "", count)


def keep() -> str:
    return translate("Rockit", "Keep")


def lay() -> str:
    return translate("Rockit", "Lay")


def put_back() -> str:
    return translate("Rockit", "Put back")


def call() -> str:
    return translate("Rockit", "Call")


def say_nothing() -> str:
    return translate("Rockit", "Stay silent")


def catch() -> str:
    return translate("Rockit", "Catch")


# Round the table


def cards_held(count: int) -> str:
    return translate("Rockit", "%n card(s) in hand", "", count)


def rounds_won(count: int) -> str:
    return translate("Rockit", "%n round(s) won so far", "", count)


def points_so_far(count: int) -> str:
    return translate("Rockit", "%n point(s) so far", "", count)


def one_left() -> str:
    return translate("Rockit", "last card")


def headline(number: int, way: str) -> str:
    return translate("Rockit", "Round {number} · {way}").format(number=number, way=way)


def clockwise() -> str:
    return translate("Rockit", "clockwise")


def anticlockwise() -> str:
    return translate("Rockit", "anticlockwise")


def chapter(number: int) -> str:
    return translate("Rockit", "Round {number}").format(number=number)


def bubble_call() -> str:
    return translate("Rockit", "ROCKIT!")


def bubble_last_call() -> str:
    return translate("Rockit", "ROCKIT, ROCKIT!")


def bubble_skipped() -> str:
    return translate("Rockit", "sits out")


def bubble_forgot(count: int) -> str:
    return translate("Rockit", "Forgot to call: +{count}").format(count=count)


def bubble_unnoticed() -> str:
    return translate("Rockit", "… nobody noticed")
