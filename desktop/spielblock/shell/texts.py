"""What the window, its menu, the home page and the list of matches say."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

translate = QCoreApplication.translate


def program() -> str:
    return translate("Shell", "Spielblock")


def window_title(page: str) -> str:
    return translate("Shell", "{page} – Spielblock").format(page=page)


# --- the menu -------------------------------------------------------------------------------------


def menu() -> str:
    return translate("Shell", "Menu")


def home() -> str:
    return translate("Shell", "Home")


def new_game() -> str:
    return translate("Shell", "New game")


def open_file() -> str:
    return translate("Shell", "Open a match …")


def save_copy() -> str:
    return translate("Shell", "Save a copy …")


def matches() -> str:
    return translate("Shell", "Matches")


def rules() -> str:
    return translate("Shell", "Rules")


def settings() -> str:
    return translate("Shell", "Settings")


def light_or_dark() -> str:
    return translate("Shell", "Light or dark")


def full_screen() -> str:
    return translate("Shell", "Full screen")


def about() -> str:
    return translate("Shell", "About Spielblock")


def quit_program() -> str:
    return translate("Shell", "Quit")


def back() -> str:
    return translate("Shell", "Back")


def close() -> str:
    return translate("Shell", "Close")


def cancel() -> str:
    return translate("Shell", "Cancel")


def match_files() -> str:
    return translate("Shell", "Matches (*.spielblock)")


def all_files() -> str:
    return translate("Shell", "All files (*)")


def about_text(version: str) -> str:
    return translate(
        "Shell",
        "Version {version}. Five family games for the table at home: without network, without accounts, "
        "free software under the MIT licence.",
    ).format(version=version)


# --- the home page --------------------------------------------------------------------------------


def seats(fewest: int, most: int) -> str:
    return translate("Shell", "{fewest} to {most} seats").format(fewest=fewest, most=most)


def go_on() -> str:
    return translate("Shell", "Continue")


def all_matches(count: int) -> str:
    return translate("Shell", "All matches · {count}").format(count=count)


def more_matches() -> str:
    return translate("Shell", "Other matches")


def welcome() -> str:
    return translate("Shell", "Sit down at the table")


def welcome_more() -> str:
    return translate(
        "Shell",
        "Five games for the family, for you alone against the computer or for several at one device. "
        "Pick a pad from the shelf.",
    )


def play_game(game: str) -> str:
    return translate("Shell", "Play {game}").format(game=game)


def choose_hint() -> str:
    return translate("Shell", "Arrow keys select, Enter opens")


def recent() -> str:
    return translate("Shell", "Recent")


def turn_of(game: str, name: str) -> str:
    return translate("Shell", "{game} – {name} is next").format(game=game, name=name)


def your_turn(game: str) -> str:
    return translate("Shell", "{game} – it is your turn").format(game=game)


def steps_played(count: int) -> str:
    return translate("Shell", "%n step(s) played", "", count)


def against(names: str) -> str:
    return translate("Shell", "With {names}").format(names=names)


def names_and(names: str, last: str) -> str:
    return translate("Shell", "{names} and {last}").format(names=names, last=last)


def names_more(names: str, more: int) -> str:
    return translate("Shell", "{names} +{more}").format(names=names, more=more)


def wins() -> str:
    return translate("Shell", "Wins")


def won_times(count: int) -> str:
    return translate("Shell", "Won %n time(s)", "", count)


# --- the list of matches --------------------------------------------------------------------------


def no_matches() -> str:
    return translate("Shell", "No stroke on the pad yet")


def no_matches_more() -> str:
    return translate("Shell", "Matches you have begun or finished will be listed here.")


def first_match() -> str:
    return translate("Shell", "Play the first match")


def running() -> str:
    return translate("Shell", "Running")


def finished() -> str:
    return translate("Shell", "Finished")


def look_at_end() -> str:
    return translate("Shell", "Result")


def remove() -> str:
    return translate("Shell", "Remove")


def remove_really() -> str:
    return translate("Shell", "Remove this match?")


def remove_more(game: str) -> str:
    return translate("Shell", "The match of {game} goes for good. This cannot be taken back.").format(
        game=game
    )


def forget_really() -> str:
    return translate("Shell", "Remove this match from the list?")


def forget_more(folder: str) -> str:
    return translate("Shell", "Its file stays in “{folder}”.").format(folder=folder)


def cannot_remove() -> str:
    return translate("Shell", "The match could not be removed")


def keep() -> str:
    return translate("Shell", "Keep")


def unreadable() -> str:
    return translate("Shell", "Cannot be opened")


def damaged_from(step: int) -> str:
    return translate("Shell", "Damaged from step {step} on").format(step=step)


def in_file(name: str) -> str:
    return translate("Shell", "File “{name}”").format(name=name)


def in_folder(folder: str) -> str:
    return translate("Shell", "In “{folder}”").format(folder=folder)


def just_now() -> str:
    return translate("Shell", "just now")


def minutes_ago(count: int) -> str:
    return translate("Shell", "%n minute(s) ago", "", count)


def hours_ago(count: int) -> str:
    return translate("Shell", "%n hour(s) ago", "", count)


def yesterday() -> str:
    return translate("Shell", "yesterday")


def practice() -> str:
    return translate("Shell", "Practice")


def taken_back() -> str:
    return translate("Shell", "Taken back. Ctrl+Y or a click here does it again.")
