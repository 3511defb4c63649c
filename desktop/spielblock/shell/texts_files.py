"""What is said about files that cannot be opened, and about faults."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

translate = QCoreApplication.translate


# --- files that cannot be opened ------------------------------------------------------------------


def cannot_open() -> str:
    return translate("Shell", "This match cannot be opened")


def partly_open() -> str:
    return translate("Shell", "A part of this match is missing")


def missing(file: str) -> str:
    return translate("Shell", "There is no file “{file}”.").format(file=file)


def no_file(file: str) -> str:
    return translate("Shell", "“{file}” is a folder or something else, not a match.").format(file=file)


def too_large(file: str) -> str:
    return translate("Shell", "“{file}” is far too large for a match.").format(file=file)


def foreign(file: str) -> str:
    return translate("Shell", "“{file}” is not a match of Spielblock. It stays as it is.").format(file=file)


def newer(file: str) -> str:
    return translate(
        "Shell", "“{file}” comes from a newer Spielblock. Update this one, then the match opens."
    ).format(file=file)


def no_game(file: str) -> str:
    return translate("Shell", "The game in “{file}” is not part of this Spielblock.").format(file=file)


def bad_header(file: str) -> str:
    return translate(
        "Shell", "The beginning of “{file}” is damaged, so nothing of it can be played. It stays as it is."
    ).format(file=file)


def busy(file: str) -> str:
    return translate("Shell", "“{file}” is being played in another window.").format(file=file)


def unreadable_file(file: str) -> str:
    return translate("Shell", "“{file}” cannot be read from the disk.").format(file=file)


def torn(file: str, last: int) -> str:
    return translate(
        "Shell", "The end of “{file}” was not written. Up to step {last} you can play on."
    ).format(file=file, last=last)


def broken(file: str, after: int, last: int) -> str:
    return translate(
        "Shell", "“{file}” is damaged from step {after} on. Up to step {last} you can play on."
    ).format(file=file, after=after, last=last)


def all_broken(file: str) -> str:
    return translate(
        "Shell",
        "“{file}” is damaged from its first step on, so nothing of it can be played. It stays as it is.",
    ).format(file=file)


def kept_aside() -> str:
    return translate("Shell", "The file as it was is kept beside it.")


def play_from(last: int) -> str:
    return translate("Shell", "Play on from step {last}").format(last=last)


def leave_file() -> str:
    return translate("Shell", "Leave the file")


# --- files that cannot be written -----------------------------------------------------------------


def no_folder(folder: str) -> str:
    return translate("Shell", "There is no folder “{folder}”.").format(folder=folder)


def forbidden(folder: str) -> str:
    return translate("Shell", "Nothing may be written into “{folder}”.").format(folder=folder)


def full(folder: str) -> str:
    return translate("Shell", "There is no room left on the disk of “{folder}”.").format(folder=folder)


def refused(folder: str, why: str) -> str:
    return translate("Shell", "“{folder}” cannot be written to: {why}.").format(folder=folder, why=why)


def no_answer(folder: str) -> str:
    return translate("Shell", "The disk of “{folder}” does not answer.").format(folder=folder)


def not_copied() -> str:
    return translate("Shell", "The copy was not written")


def match_untouched() -> str:
    return translate("Shell", "The match itself is saved all the same.")


def copied(file: str, folder: str) -> str:
    return translate("Shell", "The copy “{file}” lies in “{folder}”.").format(file=file, folder=folder)


def copy_name(file: str) -> str:
    return translate("Shell", "{file} (copy)").format(file=file)


def copy_is_match(file: str) -> str:
    return translate("Shell", "“{file}” is the match itself. Give the copy another name.").format(file=file)


def copy_is_other(file: str) -> str:
    return translate("Shell", "“{file}” is another match of your list. Give the copy another name.").format(
        file=file
    )


# --- files that cannot be removed -----------------------------------------------------------------


def folder_stays(file: str) -> str:
    return translate(
        "Shell", "“{file}” is a folder. Only matches are removed here; it stays as it is."
    ).format(file=file)


def not_yours(file: str) -> str:
    return translate("Shell", "You are not allowed to remove “{file}”.").format(file=file)


def not_removed(file: str, why: str) -> str:
    return translate("Shell", "“{file}” stays where it is: {why}.").format(file=file, why=why)


# --- leaving a match that is not saved ------------------------------------------------------------


def not_saved() -> str:
    return translate("Shell", "This match is not saved")


def leaving_loses(game: str) -> str:
    return translate("Shell", "If you leave {game} now, what is not saved is lost.").format(game=game)


def stay() -> str:
    return translate("Shell", "Stay")


def leave_anyway() -> str:
    return translate("Shell", "Leave anyway")


# --- faults ---------------------------------------------------------------------------------------


def fault() -> str:
    return translate("Shell", "Something went wrong")


def fault_more() -> str:
    return translate(
        "Shell",
        "Your match is saved up to the last step. You can go on; if the table no longer reacts, go home "
        "and continue from there. The details help to mend the fault.",
    )


def fault_unsaved() -> str:
    return translate(
        "Shell",
        "Your match could not be saved: go on, and save a copy elsewhere from the menu. "
        "The details help to mend the fault.",
    )


def fault_no_match() -> str:
    return translate("Shell", "You can go on. The details help to mend the fault.")


def copy_details() -> str:
    return translate("Shell", "Copy details")


def to_home() -> str:
    return translate("Shell", "Go home")


def carry_on() -> str:
    return translate("Shell", "Go on")
