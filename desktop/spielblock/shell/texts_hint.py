"""What a hint says around the games' own reasons, and why a bot moved."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

translate = QCoreApplication.translate


def hint() -> str:
    return translate("Hint", "Hint")


def hint_help() -> str:
    return translate("Hint", "What the strongest bot would do with what you see (H)")


def not_now() -> str:
    return translate("Hint", "There are hints when it is your turn")


def thinking() -> str:
    return translate("Hint", "Looking for a good move")


def failed() -> str:
    return translate("Hint", "There is no hint this time. Your turn goes on as before.")


def only_one() -> str:
    return translate("Hint", "There is only this one possibility.")


def no_reason() -> str:
    return translate("Hint", "All in all this comes out best.")


def compared(why: str) -> str:
    return translate("Hint", "Compared with the next best move: {why}").format(why=why)


def press_again() -> str:
    return translate("Hint", "Once more H: the best moves")


def best_moves(count: int) -> str:
    return translate("Hint", "The %n best move(s)", "", count)


def put_away() -> str:
    return translate("Hint", "Put the hint away")


def spoken(move: str, why: str) -> str:
    return translate("Hint", "Hint: {move}. {why}").format(move=move, why=why)


def to_win(percent: int) -> str:
    return translate("Hint", "{percent}% to win").format(percent=percent)


def best() -> str:
    return translate("Hint", "the best")


def as_good() -> str:
    return translate("Hint", "about as good")


def less_good() -> str:
    return translate("Hint", "less good")


def about(value: str) -> str:
    return translate("Hint", "about {value}").format(value=value)


def decimal_mark() -> str:
    #: Between whole numbers and tenths.
    return translate("Hint", ".")


def why_told(why: str) -> str:
    return translate("Hint", "Why this move? {why}").format(why=why)
