"""Which modules are mutated, and that a mutant is one change and no other."""

from __future__ import annotations

import ast
import difflib

import pytest

from tests.long.mutants import GAMES, mutants_of, rule_modules, unchanged

NAMES = sorted(path.name for path in GAMES.iterdir() if (path / "rules.py").exists())
#: What decides about moves, what follows from them, positions, views and sheets.
RULES = {
    "noch_mal": "cells counting dice events generator moves options placing position possible printing "
    "reading refusals rules scoring sheet shipped state",
    "rock_the_bock": "checks ending events moves options position refusals rules scoring state",
    "rockit": "cards course events flow moves options position reading refusals rules scoring state",
    "schock": "checks choices events lids moves options position rules scoring settling state turns",
    "tock": "board cards carry dealing events moves options position reach reading refusal result rules "
    "seven state",
}


@pytest.mark.parametrize("game", NAMES)
def test_the_modules_with_rules_are_mutated_and_no_others(game: str) -> None:
    assert rule_modules(game) == RULES[game].split()


def test_a_mutant_differs_in_one_line() -> None:
    before = unchanged("rockit", "scoring")
    found = mutants_of("rockit", "scoring")
    assert len({mutant.source for mutant in found}) == len(found) > 5
    for mutant in found:
        ast.parse(mutant.source)
        lines = difflib.ndiff(before.source.splitlines(), mutant.source.splitlines())
        assert [line[0] for line in lines if line[0] in "+-"] == ["-", "+"], mutant.change
