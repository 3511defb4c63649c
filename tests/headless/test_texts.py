"""What all games share is said in both languages."""

from __future__ import annotations

from functools import partial

import pytest
from tests.toy.game import GAME

from spielblock.headless.languages import in_each
from spielblock.headless.texts import REASONS, title, why
from spielblock.rules.contract import NO_MOVE, NO_OUTCOME, NO_REASON, NO_TEXT, NOT_ASKED
from spielblock.rules.reason import Reason

pytestmark = pytest.mark.usefixtures("qapp")
STYLES = [Reason(f"style.{style}") for style in ("careful", "bold", "spiteful")]
SHARED = [NOT_ASKED, NO_OUTCOME, NO_MOVE, NO_TEXT, NO_REASON, *STYLES]


@pytest.mark.parametrize("reason", SHARED, ids=lambda reason: reason.key)
def test_every_reason_of_the_contract_has_its_sentence(reason: Reason) -> None:
    said = in_each(partial(why, GAME, reason))
    assert said["de"] != said["en"]
    assert all(sentence.endswith(".") for sentence in said.values())


def test_there_are_no_other_shared_sentences() -> None:
    assert set(REASONS) == {reason.key for reason in SHARED}


def test_a_game_says_its_own() -> None:
    assert title(GAME) == "Lots"
    assert why(GAME, Reason("lots.card", {"card": 5})) == "You do not hold the 5."
