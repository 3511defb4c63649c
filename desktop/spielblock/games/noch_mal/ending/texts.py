"""Why a match is over, and how one alone is rated. Literal calls only. Of Qt, its core alone."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from PySide6.QtCore import QCoreApplication

translate = QCoreApplication.translate


def over_throws(points: int) -> str:
    text = translate("NochMal", "All 30 throws are played. Rating {step} (the best is {steps}): {rating}")
    return text.format(step=step(points), steps=len(RATINGS) + 1, rating=rating(points))


def over_alone(points: int) -> str:
    text = translate("NochMal", "Two colours are complete. Rating {step} (the best is {steps}): {rating}")
    return text.format(step=step(points), steps=len(RATINGS) + 1, rating=rating(points))


def _below_nothing() -> str:
    return translate("NochMal", "The pencil was willing, the dice were not.")


def _nothing() -> str:
    return translate("NochMal", "Exactly nothing: that is an art too.")


def _up_to_4() -> str:
    return translate("NochMal", "A first scribble.")


def _up_to_8() -> str:
    return translate("NochMal", "The pencil is sharpened.")


def _up_to_12() -> str:
    return translate("NochMal", "A decent page.")


def _up_to_16() -> str:
    return translate("NochMal", "Neatly crossed.")


def _up_to_20() -> str:
    return translate("NochMal", "That looks like practice.")


def _up_to_24() -> str:
    return translate("NochMal", "A sheet to show around.")


def _up_to_28() -> str:
    return translate("NochMal", "Strong: hardly a throw wasted.")


def _up_to_32() -> str:
    return translate("NochMal", "Outstanding.")


def _up_to_36() -> str:
    return translate("NochMal", "One for the wall.")


def _up_to_40() -> str:
    return translate("NochMal", "Almost too good to be true.")


def _above_40() -> str:
    return translate("NochMal", "Frame this sheet.")


#: The rating of a match alone: the most points for each, and what is said.
RATINGS: Final[tuple[tuple[int, Callable[[], str]], ...]] = (
    (-1, _below_nothing), (0, _nothing), (4, _up_to_4), (8, _up_to_8), (12, _up_to_12), (16, _up_to_16),
    (20, _up_to_20), (24, _up_to_24), (28, _up_to_28), (32, _up_to_32), (36, _up_to_36), (40, _up_to_40),
)  # fmt: skip


def _outstanding() -> str:
    return translate("NochMal", "Brilliant")


def _good() -> str:
    return translate("NochMal", "Well done")


def _played() -> str:
    return translate("NochMal", "Played to the end")


#: From which points on a result alone is worth such a headline.
OUTSTANDING: Final = 25
GOOD: Final = 13


def alone(points: int) -> tuple[str, bool]:
    """Return the headline over a result alone, and whether it is worth a cup."""
    if points < GOOD:
        return _played(), False
    return (_outstanding if points >= OUTSTANDING else _good)(), True


def rating(points: int) -> str:
    """Return what to say to a result alone."""
    return next((said for most, said in RATINGS if points <= most), _above_40)()


def step(points: int) -> int:
    """Return which rating a result alone has, the lowest being 1."""
    return 1 + sum(points > most for most, _ in RATINGS)


def scale(points: int) -> str:
    """Return for which results there is this rating, and what the next better one needs."""
    at = step(points) - 1
    if at == len(RATINGS):
        return best_from(RATINGS[-1][0] + 1)
    least, most = RATINGS[at - 1][0] + 1 if at else None, RATINGS[at][0]
    return f"{reach(least, most)} {next_from(most + 1, rating(most + 1))}"


def reach(least: int | None, most: int) -> str:
    """Say from which points to which a rating goes; the lowest has no least."""
    if least is None:
        text = translate("NochMal", "This rating is for results below {points} points.")
        return text.format(points=most + 1)
    if least == most:
        return translate("NochMal", "This rating is for exactly {points} points.").format(points=most)
    return translate("NochMal", "This rating is for {least} to {most} points.").format(least=least, most=most)


def next_from(points: int, rating: str) -> str:
    return translate("NochMal", "From {points} on it says: “{rating}”").format(points=points, rating=rating)


def best_from(points: int) -> str:
    text = translate("NochMal", "This rating is for {points} points and more: there is no better one.")
    return text.format(points=points)


def over_colours() -> str:
    return translate("NochMal", "A sheet has two complete colours.")


def over_jokers() -> str:
    return translate("NochMal", "The points are level, so the jokers left decide.")


OVER: Final[Mapping[str, Callable[..., str]]] = {
    "noch_mal.over.throws": over_throws,
    "noch_mal.over.alone": over_alone,
    "noch_mal.over.colours": over_colours,
    "noch_mal.over.jokers": over_jokers,
}
