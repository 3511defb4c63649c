"""Whole random matches of Rock the Bock: they end, and their rounds add up."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st
from tests.games.rock_the_bock.matches import LIMIT, play, play_many, settings

from spielblock.games.rock_the_bock.events import DiceStruck, RoundScored, RoundStarted, SymbolsEntered
from spielblock.games.rock_the_bock.moves import Thrown
from spielblock.games.rock_the_bock.options import Options
from spielblock.games.rock_the_bock.rules import RockTheBockRules


def test_random_matches_end() -> None:
    assert play_many(180) < LIMIT


def test_every_setting_is_played() -> None:
    played = {(start.seats, rules.options) for rules, start, _ in settings(18)}
    assert len(played) == 18


def test_a_round_strikes_ten_dice_a_seat_and_counts_its_sheets() -> None:
    for setting in settings(54):
        struck: dict[str, int] = {}
        sheets: dict[tuple[str, str], int] = {}
        for _, _, events in play(*setting):
            for event in events:
                match event:
                    case DiceStruck(seat=seat, dice=dice):
                        struck[seat] = struck.get(seat, 0) + dice
                    case SymbolsEntered(face=face, target=target, entered=entered):
                        kind = face if face in ("buck", "wolf") else "goat"
                        sheets[target, kind] = sheets.get((target, kind), 0) + entered
                    case RoundScored(points=points, sheets=counts):
                        kinds = ("buck", "wolf", "goat")
                        written = {
                            seat: tuple(sheets.get((seat, kind), 0) for kind in kinds) for seat in points
                        }
                        assert counts == written
                        assert struck == dict.fromkeys(points, 10)
                        assert points == {seat: counted(sheets, seat) for seat in points}
                        struck, sheets = {}, {}
                    case _:
                        pass
        assert not struck


def counted(sheets: dict[tuple[str, str], int], seat: str) -> int:
    bucks, wolves, goats = (sheets.get((seat, kind), 0) for kind in ("buck", "wolf", "goat"))
    return goats * ((bucks > wolves) - (bucks < wolves))


def test_a_match_has_three_rounds_whose_totals_add_up() -> None:
    for setting in settings(54):
        events = [event for _, _, seen in play(*setting) for event in seen]
        scored = [event for event in events if isinstance(event, RoundScored)]
        started = [event for event in events if isinstance(event, RoundStarted)]
        assert [event.round for event in scored] == [1, 2, 3]
        assert [event.round for event in started] == [2, 3]
        for seat in scored[0].points:
            sums = [sum(event.points[seat] for event in scored[:upto]) for upto in (1, 2, 3)]
            assert [event.totals[seat] for event in scored] == sums


def test_each_face_falls_as_often_as_any_other() -> None:
    counts = [0] * 6
    for setting in settings(90):
        for move, _, _ in play(*setting):
            if isinstance(move, Thrown):
                counts = [old + new for old, new in zip(counts, move.counts, strict=True)]
    expected = sum(counts) / 6
    assert sum((count - expected) ** 2 / expected for count in counts) < 20.5  # 5 degrees, one in a thousand


@given(st.lists(st.integers(0, 5), min_size=1, max_size=10))
def test_a_throw_is_made_once(faces: list[int]) -> None:
    rules = RockTheBockRules(Options())
    names = ("buck", "wolf", "red", "blue", "green", "yellow")
    text = " ".join(f"{faces.count(face)} {name}" for face, name in enumerate(names) if face in faces)
    move = rules.parse(f"throw {text}")
    assert isinstance(move, Thrown)
    assert move is rules.parse(f"throw {text}")
    assert move.counts == tuple(faces.count(face) for face in range(6))
