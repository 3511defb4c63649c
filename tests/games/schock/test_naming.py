"""Results are called what they are, and what is said to beat them does so."""

from __future__ import annotations

import pytest

from spielblock.games.schock import texts
from spielblock.games.schock.options import Options
from spielblock.games.schock.scoring import NUMBER, THROWS, Scale
from spielblock.games.schock.ui.naming import beaten_by, names_of

USUAL = Options()


@pytest.mark.parametrize(
    ("dice", "options", "said"),
    [
        ((6, 1, 1), USUAL, "Loses only to a Schock-Aus"),
        ((6, 1, 1), Options(jule=True), "Beats a General, loses to Jule and Schock-Aus"),
        ((4, 2, 1), Options(jule=True), "Loses only to a Schock-Aus"),
        ((5, 1, 1), USUAL, "Beats a General, loses to a higher Schock"),
        (
            (2, 1, 1),
            Options(general_beats_schock2=True),
            "Beats a Straight, loses to General and higher Schock",
        ),
        ((6, 6, 6), USUAL, "Beats a Straight, loses to a Schock"),
        ((5, 5, 5), USUAL, "Beats a Straight, loses to a higher General and up"),
        ((6, 5, 4), USUAL, "Beats numbers, loses to General and Schock"),
        ((5, 4, 3), USUAL, "Beats numbers, loses to a higher Straight and up"),
        ((1, 1, 1), USUAL, "Nothing beats it"),
    ],
)
def test_what_beats_a_result(dice: tuple[int, ...], options: Options, said: str) -> None:
    scale = Scale(options)
    assert beaten_by(scale, scale.worth(dice, ())) == said


@pytest.mark.parametrize("jule", [False, True])
@pytest.mark.parametrize("below", [False, True])
@pytest.mark.parametrize("one_throw", [False, True])
def test_of_every_result_it_is_known_what_beats_it(jule: bool, below: bool, one_throw: bool) -> None:
    scale = Scale(Options(jule=jule, general_beats_schock2=below, straight_general_in_one_throw=one_throw))
    for dice in THROWS:
        for kept in ((), dice[:1]):
            worth = scale.worth(dice, kept)
            assert worth.kind == NUMBER or beaten_by(scale, worth)


def test_a_general_is_called_so_before_it_is_called_by_its_digits() -> None:
    assert names_of((6, 6, 6)) == ("General, sixes", "General", "666")
    assert names_of((5, 4, 3)) == ("Straight 3-4-5", "Straight", "543")
    assert names_of((5, 4, 3), NUMBER) == ("543",)
    assert names_of((1, 1, 1)) == ("Schock-Aus", "111")


def test_reasons_say_what_the_chance_is_of_in_a_half_and_in_the_final() -> None:
    assert texts.why_safe(79) == "About 79 % to get no lids in this round"
    said = [texts.why_half(44), texts.why_half_more("2.0"), texts.why_half_less("2.0")]
    assert not any("half" in one for one in said)
