"""What the history says of sixes that are turned, and where it says so."""

from __future__ import annotations

from collections.abc import Sequence

import pytest
from tests.games.played import matches

from spielblock.games.schock import texts
from spielblock.games.schock.events import (
    DiceThrown,
    Face,
    Kept,
    LateStood,
    LimitSet,
    Revealed,
    RoundEnded,
    RoundStarted,
    SixesTurned,
    Stood,
)
from spielblock.games.schock.texts_turn import told
from spielblock.rules.event import Event
from spielblock.shell.table_told import Tellings

NAMES = {"A": "Ada", "B": "Ben"}
BEN = [
    DiceThrown("B", ("?", "?", "?"), (), 1, 3, "thrower"),
    DiceThrown("B", ("?", "?", "?"), (), 2, 3, "thrower"),
    DiceThrown("B", ("?", "?", "?"), (), 3, 3, "nobody"),
    LimitSet("B", 3),
]
ADA = [DiceThrown("A", (5, 3, 2), (), 1, 3, "thrower"), Stood("A", 1)]
CUPS = [
    Revealed("B", (6, 6, 5), 3, "number", 1, 1, False),
    Revealed("A", (5, 3, 2), 1, "number", 1, 2, False),
]
TURNED = [
    SixesTurned("B", 1, (1,), (6, 5), (), "all"),
    DiceThrown("B", (6, 2), (1,), 4, 4, "all"),
    Revealed("B", (6, 2, 1), 4, "number", 1, 1, True),
]


def tell(events: Sequence[Event]) -> list[str]:
    found = Tellings(told, lambda seat: NAMES.get(seat, seat), lambda _: None)
    for step, event in enumerate(events):
        found.tell(event, step)
    return [line.text for line in found.lines]


def test_a_throw_after_the_reveal_is_a_line_of_its_own_that_names_the_turning() -> None:
    before = tell([*BEN, *ADA, *CUPS])
    assert tell([*BEN, *ADA, *CUPS, *TURNED]) == [*before, "Ben turns 1 six(es) and throws 6-2: now 621"]
    assert before == [
        "Ben throws for the last time, covered · Everybody else has at most 3 throw(s)",
        "Ada stands after 1 throw(s)",
        "Ben reveals 665",
        "Ada reveals 532",
    ]


def test_until_the_dice_lie_only_the_turning_is_told() -> None:
    so_far = tell([*BEN, *ADA, *CUPS, TURNED[0]])
    assert so_far[0].startswith("Ben throws for the last time")
    assert so_far[-1] == "Ben turns a six into a one and keeps 1"


@pytest.mark.parametrize(
    ("thrown", "said"),
    [
        (DiceThrown("A", (4, 2), (1,), 2, 3, "thrower"), "Ada turns 1 six(es) and throws 4-2 in throw 2"),
        (
            DiceThrown("A", ("?", "?"), (1,), 2, 3, "thrower"),
            "Ada turns 1 six(es), throws and looks, throw 2",
        ),
        (
            DiceThrown("A", ("?", "?"), (1,), 2, 2, "nobody"),
            "Ada turns 1 six(es) and throws for the last time",
        ),
    ],
)
def test_in_a_turn_the_throw_names_the_turning_too(thrown: DiceThrown, said: str) -> None:
    dice: tuple[Face, ...] = (6, 5)
    first = DiceThrown("A", (6, 6, 5), (), 1, 3, "thrower")
    assert tell([first, SixesTurned("A", 1, (1,), dice, (), "thrower"), thrown])[0].startswith(said)


def test_no_line_grows_past_a_reveal_or_into_another_round() -> None:
    """What a seat does is told after all that it did before, whoever acted in between."""
    turned = 0
    for match in matches("schock"):
        rounds = reveals = 0
        marks: dict[int, tuple[int, int]] = {}
        found = Tellings(told, lambda seat: seat, lambda _: None)
        number = 0
        for events in match.events:
            for event in events:
                seen = match.rules.witness(event, 0)
                assert seen is not None
                rounds += isinstance(event, RoundStarted)
                reveals += isinstance(event, Revealed) and not event.late
                marks[number] = (rounds, reveals)
                found.tell(seen, number)
                number += 1
        for line in found.lines:
            at = {marks[step] for step in line.steps}
            assert len(at) == 1, line.text
        turned += sum(isinstance(line.events[0], SixesTurned) for line in found.lines)
    assert turned > 3


def test_what_follows_a_late_turn_is_told_beside_it() -> None:
    end = RoundEnded("A", "B", (5, 3, 2), (6, 2, 1), "number", "result", "result")
    lines = tell([*BEN, *ADA, *CUPS, *TURNED, LateStood("A"), end])
    assert lines[-3:-1] == ["Ben turns 1 six(es) and throws 6-2: now 621", "Ada does not turn the sixes"]
    assert tell([Kept("A", (6,), ("?", "?"), (), "thrower")]) == [texts.kept_some("Ada", "6", 2)]
