"""Every option, move, event and reason of Schock has its words."""

from __future__ import annotations

from random import Random

from tests.games.schock.cover import matches, values
from tests.playing import play_out

from spielblock.games.schock import texts
from spielblock.games.schock.moves import BY_TEXT
from spielblock.games.schock.scoring import THROWS
from spielblock.rules.chance import Rolled
from spielblock.rules.contract import Decide
from spielblock.rules.seats import CHANCE


def test_every_option_and_value_is_named_in_one_sentence() -> None:
    assert list(texts.OPTIONS) == ["ties", "visibility", "late_turn", *list(values())[3:]]
    for name, found in values().items():
        text = texts.OPTIONS[name]
        assert text.name()
        assert text.help().endswith(".")
        written = [str(value).lower() if isinstance(value, bool) else value for value in found]
        assert list(text.values) == written
        assert len({word() for word in text.values.values()}) == len(written)


def test_every_result_has_its_own_name() -> None:
    assert len({texts.result(dice) for dice in THROWS}) == len(THROWS) == 56
    assert [texts.result(dice) for dice in [(1, 1, 1), (4, 1, 1), (5, 4, 3), (6, 4, 2)]] == [
        "Schock-Aus",
        "Schock of four",
        "Straight 3-4-5",
        "642",
    ]


def test_a_whole_match_can_be_told() -> None:
    told: set[str] = set()
    for number, match in enumerate(matches(8, seed=2)):
        for step in play_out(match, Random(number), 20_000):
            for event in step.events:
                for seat in range(match.seats):
                    seen = match.rules.witness(event, seat)
                    sentence = texts.said(seen, lambda letter: f"<{letter}>") if seen else ""
                    assert sentence, event
                    assert "{" not in sentence
                    told.add(type(event).__name__)
    assert len(told) >= 18


def test_moves_are_told_apart_in_words() -> None:
    for match in matches(4, seed=3):
        for _ in play_out(match, Random(4), 20_000):
            if isinstance(match.pending, Decide):
                seat = match.pending.seats[0]
                view, moves = match.view(seat), match.decision(seat).moves
                assert len({texts.worded(move, view) for move in moves}) == len(moves)


def test_every_refusal_names_its_sentence_and_clause() -> None:
    seen: set[str] = set()
    for match in matches(10, seed=4):
        for _ in play_out(match, Random(9), 20_000):
            for move in BY_TEXT.values():
                for by in range(CHANCE, match.seats):
                    reason = None if isinstance(move, Rolled) else match.rules.refusal(match.state, by, move)
                    if reason is not None and reason.key.startswith("schock."):
                        assert texts.REASONS[reason.key](**reason.values)
                        assert reason.clause.startswith("SC-")
                        seen.add(reason.key)
            if len(match.log) > 80:
                break
    assert seen == {key for key in texts.REASONS if not key.startswith(("schock.lost", "schock.why"))}
