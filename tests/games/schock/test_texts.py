"""Every option, move, event and reason of Schock has its words."""

from __future__ import annotations

from random import Random

import pytest
from msgspec.structs import replace
from tests.games.schock.cover import matches, values
from tests.playing import play_out

from spielblock.bots.candidate import Candidate
from spielblock.games.schock import texts, texts_course
from spielblock.games.schock.events import FinalCalled
from spielblock.games.schock.moves import BY_TEXT
from spielblock.games.schock.position import Position, Throw
from spielblock.games.schock.scoring import THROWS
from spielblock.games.schock.ui.hinted import told
from spielblock.rules.chance import Rolled
from spielblock.rules.contract import Decide
from spielblock.rules.reason import Reason
from spielblock.rules.seats import CHANCE
from spielblock.rules.wording import Landmark


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


def test_the_course_shows_where_the_final_begins() -> None:
    mark = texts_course.landmark(FinalCalled(("A", "B")), {"A": "Anna", "B": "Ben"}.__getitem__)
    assert mark == Landmark("", "team", "Final: Anna and Ben")
    assert "team" in dict(texts_course.signs())


VIEW = Position(seats=3, half=2, order=("A", "C"), to_move="A", throws={"A": Throw((6, 4, 1), 1)})


def half(action: str, value: float) -> Candidate:
    return Candidate(action, value, 0.0, (Reason("schock.why.half", {"percent": round(100 * value)}),))


@pytest.mark.parametrize(
    ("view", "values", "said"),
    [
        (VIEW, (0.52, 0.4), "52 % that C loses this half, not you – worked out exactly."),
        (
            replace(VIEW, half="final"),
            (0.52, 0.52),
            "52 % that C loses the final, not you – worked out exactly. Just as good: Leave the dice.",
        ),
    ],
)
def test_a_hint_in_a_half_between_two_says_who_loses_what(
    view: Position, values: tuple[float, float], said: str
) -> None:
    seen = [half("rethrow 4", values[0]), half("stand", values[1])]
    assert told(view, "A", seen, str) == (said, ())


def test_a_hint_says_which_ways_are_as_good() -> None:
    reason = (Reason("schock.why.safe", {"percent": 70}),)
    ways = ("rethrow 4", "stand", "rethrow 6 4")
    even = [Candidate(way, 0.25, 0.0, reason) for way in ways]
    assert told(VIEW, "A", even, str) == (
        "About 70 % to get no lids in this round. Just as good: Leave the dice; or Keep 1, throw 6-4 again.",
        (),
    )
    assert told(VIEW, "A", [even[0], Candidate("stand", 0.1, 0.0, reason)], str) is None
    assert told(VIEW, "A", [Candidate("stand", 0.1)], str) is None
