"""What the list of matches tells: levels, how far a match is in the words of its game, and how it ended."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import pytest
from PySide6.QtWidgets import QLabel

from spielblock.games import all_games
from spielblock.match.results import Result
from spielblock.match.savefile import read
from spielblock.match.seating import Chair
from spielblock.rules.seats import CHANCE
from spielblock.shell.end_page import EndPage
from spielblock.shell.kept_matches import Kept, kept_matches
from spielblock.shell.matches_page import MatchesPage
from spielblock.shell.outcome import company, ended, level_of_bots, progress, standing
from spielblock.shell.program import Program
from spielblock.shell.shown import shown_games

UNITS: Final = {"tock": "moves", "rockit": "moves", "schock": "throws", "rock_the_bock": "throws"}
UNITS["noch_mal"] = "throws"
THREE = (Chair("Anna"), Chair("Ben", "easy"), Chair("Mara", "hard"))


def kept(chairs: tuple[Chair, ...], **more: object) -> Kept:
    return Kept(Path("match"), 0.0, "schock", chairs, **more)  # type: ignore[arg-type]


@pytest.mark.parametrize("game", UNITS)
def test_how_far_a_match_is_is_counted_in_the_units_of_its_game(game: str, filled: Program) -> None:
    games, matches = all_games(), filled.library.folder
    found = {one.path.stem: one for one in kept_matches(matches, games)}
    log = read(matches / f"{game}-begun.spielblock", games).match.log
    drawn = sum(entry.by == CHANCE for entry in log)
    count = drawn if UNITS[game] == "throws" else len(log) - drawn
    assert progress(found[f"{game}-begun"], shown_games(games)[game]) == f"{count} {UNITS[game]}"


def test_the_steps_of_a_finished_match_leave_out_the_line_of_the_result(matches: Path) -> None:
    games = all_games()
    found = {one.path.stem: one for one in kept_matches(matches, games)}
    log = read(matches / "rock_the_bock-over.spielblock", games).match.log
    over = found["rock_the_bock-over"]
    assert (over.steps, over.drawn) == (len(log), sum(entry.by == CHANCE for entry in log))


def test_bots_of_one_level_are_named_once_and_of_several_each() -> None:
    same = kept((Chair("Anna"), Chair("Ben", "hard"), Chair("Mara", "hard")))
    assert (company(same), level_of_bots(same)) == ("With Anna, Ben and Mara", "Bots: hard")
    mixed = kept(THREE)
    assert (company(mixed), level_of_bots(mixed)) == ("With Anna, Ben (easy) and Mara (hard)", "")
    people = kept((Chair("Anna"), Chair("Ben")))
    assert (company(people), level_of_bots(people)) == ("With Anna and Ben", "")


def test_how_it_ended_is_told_best_first_with_what_is_counted() -> None:
    result = Result({"A": 0, "B": -1, "C": 2}, (("C",), ("A",), ("B",)))
    one = kept(THREE, result=result)
    assert ended(one) == "Mara wins"
    assert standing(one, shown_games(all_games())["schock"]) == "Rounds paid: Mara 2 · Anna 0 · Ben −1"


def test_where_all_but_one_come_first_the_one_who_lost_is_named() -> None:
    assert ended(kept(THREE, result=Result({}, (("A", "C"), ("B",))))) == "Ben loses"


def test_options_that_nobody_knows_any_more_hide_no_result() -> None:
    one = kept(THREE, result=Result({"A": 1, "B": 1, "C": 1}, (("A", "B", "C"),)), options={"old": "rule"})
    assert standing(one, shown_games(all_games())["rockit"]).endswith("Anna 1 · Ben 1 · Mara 1")


def test_the_rows_of_the_list_say_it(filled: Program) -> None:
    filled.routes.show_matches()
    page = filled.window.page
    assert isinstance(page, MatchesPage)
    said = [label.text() for label in page.findChildren(QLabel)]
    assert any("Pieces home: Anna 4" in text for text in said)
    assert any(text.endswith("moves") and "Bots: master" in text for text in said)


def test_the_end_says_at_which_level_a_bot_played(filled: Program) -> None:
    filled.routes.open_match(filled.library.folder / "tock-over.spielblock")
    page = filled.window.page
    assert isinstance(page, EndPage)
    said = [label.text() for label in page.findChildren(QLabel)]
    assert said.count("master") == 3
