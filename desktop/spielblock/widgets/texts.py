"""Every sentence of the frame around a table. Literal calls only, so that lupdate finds them."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

translate = QCoreApplication.translate


def back() -> str:
    return translate("Table", "Back to the home page")


def undo() -> str:
    return translate("Table", "Undo")


def undo_part() -> str:
    return translate("Table", "Take back the last part of your move")


def undo_move() -> str:
    return translate("Table", "Go back to your last decision")


def undo_practice() -> str:
    return translate("Table", "You know more now, so the match no longer counts then")


def undo_nothing() -> str:
    return translate("Table", "There is nothing to take back")


def practice_begun() -> str:
    return translate("Table", "From here on this is practice and is not counted.")


def result_not_kept(why: str) -> str:
    return translate("Table", "The result could not be kept ({why}), so nothing was taken back.").format(
        why=why
    )


def practice() -> str:
    return translate("Table", "Practice")


def speed() -> str:
    return translate("Table", "Speed of animations")


def speed_off() -> str:
    return translate("Table", "No animations")


def speed_fast() -> str:
    return translate("Table", "Fast")


def speed_normal() -> str:
    return translate("Table", "Normal")


def speed_slow() -> str:
    return translate("Table", "Slow")


def speed_now(speed: str) -> str:
    return translate("Table", "Speed: {speed}").format(speed=speed)


def rules() -> str:
    return translate("Table", "Rules of this game")


def menu() -> str:
    return translate("Table", "Menu")


def turn_of(name: str) -> str:
    return translate("Table", "{name} is to play").format(name=name)


def last(sentence: str) -> str:
    return translate("Table", "Last: {sentence}").format(sentence=sentence)


def match_over() -> str:
    return translate("Table", "The match is over")


def show_result() -> str:
    return translate("Table", "Show the result")


def skip() -> str:
    return translate("Table", "Skip ahead")


def thinking() -> str:
    return translate("Table", "thinking")


def person() -> str:
    return translate("Table", "a person")


def bot(level: str) -> str:
    return translate("Table", "bot, {level}").format(level=level) if level else translate("Table", "bot")


def team(letter: str) -> str:
    return translate("Table", "Team {letter}").format(letter=letter)


def to_act() -> str:
    return translate("Table", "to act")


def players() -> str:
    return translate("Table", "Players")


def moves() -> str:
    return translate("Table", "Possible moves")


def moves_later() -> str:
    return translate("Table", "When it is your turn, your moves stand here.")


def moves_over() -> str:
    return translate("Table", "None: the match is over.")


def moves_back() -> str:
    return translate("Table", "None while you look back.")


def fold() -> str:
    return translate("Table", "Fold or unfold the list")


def history() -> str:
    return translate("Table", "History")


def dock() -> str:
    return translate("Table", "Your hand and choices")


def table() -> str:
    return translate("Table", "Table")


def prompt() -> str:
    return translate("Table", "What to do")


def not_saved() -> str:
    return translate("Table", "The match is not being saved just now. Play on; saving is tried again.")


def saved_again() -> str:
    return translate("Table", "Everything is saved again.")


def fell_back(name: str) -> str:
    return translate("Table", "{name} gave no answer in time; a simple rule moved instead.").format(name=name)


def hand_over_why() -> str:
    return translate("Table", "Pass the device on. What only you may see is covered.")


def show_cards(name: str) -> str:
    return translate("Table", "I am {name}: let me see").format(name=name)


def meanwhile(news: str) -> str:
    return translate("Table", "Meanwhile: {news}").format(news=news)


def guest() -> str:
    return translate("Table", "Guest")


def forced() -> str:
    return translate("Table", "Only this is possible: it follows by itself, with Space at once.")


def forced_by_hand() -> str:
    return translate("Table", "There is only this one possibility.")


def easy() -> str:
    return translate("Table", "easy")


def medium() -> str:
    return translate("Table", "medium")


def hard() -> str:
    return translate("Table", "hard")


def master() -> str:
    return translate("Table", "master")


def no() -> str:
    return translate("Table", "No")


def as_practice() -> str:
    return translate("Table", "Go on as practice")


def practice_question() -> str:
    return translate("Table", "Take it back and go on as practice?")


def hold_to_look() -> str:
    return translate("Table", "Hold to look at what only you may see")


def hint() -> str:
    return translate("Table", "Hint")


def hold_hint() -> str:
    return translate("Table", "Hold Space or the eye to look.")


def asked_anew() -> str:
    return translate("Table", "A new question: that key came too early.")
