"""Which modules are mutated, and that a mutant is one change and no other."""

from __future__ import annotations

import ast
import difflib
from pathlib import Path

import pytest

from tests.long.mutants import GAMES, mutants_of, rule_modules, unchanged

NAMES = sorted(path.name for path in GAMES.iterdir() if (path / "rules.py").exists())
#: Beside the rules: bots and what they think with, sentences, the visiting card, the list of parts.
OTHERS = {
    "noch_mal": "bot explaining facts features game parts search texts weights worths",
    "rock_the_bock": "bot endgame evaluation explaining game parts rollouts texts",
    "rockit": "bot explaining game memory parts policy rollouts texts",
    "schock": "bot chances duel duels field game outlooks parts solving texts two",
    "tock": "bot endgame features game guess judge lines look memory parts playout search texts why",
}


@pytest.mark.parametrize("game", NAMES)
def test_every_module_is_rules_or_known_to_be_none(game: str) -> None:
    modules = {path.stem for path in Path(GAMES, game).glob("*.py")} - {"__init__"}
    assert modules - set(rule_modules(game)) == set(OTHERS[game].split())


def test_a_mutant_differs_in_one_line() -> None:
    before = unchanged("rockit", "scoring")
    found = mutants_of("rockit", "scoring")
    assert len({mutant.source for mutant in found}) == len(found) > 5
    for mutant in found:
        ast.parse(mutant.source)
        lines = difflib.ndiff(before.source.splitlines(), mutant.source.splitlines())
        assert [line[0] for line in lines if line[0] in "+-"] == ["-", "+"], mutant.change
