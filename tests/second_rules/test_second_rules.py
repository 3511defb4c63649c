"""The rules core and a second writing of the rules agree on random matches.

`SPIELBLOCK_SECOND` sets how many matches a game are played (a thousand in `tests.accept 2`).
"""

from __future__ import annotations

import os
from random import Random

import pytest

from tests.second_rules.comparing import SECOND, compare

MATCHES = int(os.environ.get("SPIELBLOCK_SECOND", "6"))


@pytest.mark.parametrize("game", sorted(SECOND))
def test_both_writings_of_the_rules_agree(game: str) -> None:
    for number in range(MATCHES):
        compare(game, Random(f"second/{game}/{number}"))
