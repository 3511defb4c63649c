"""What the list of matches tells: levels, how far a match is in the words of its game, and how it ended."""

from __future__ import annotations

from datetime import datetime
from pathlib import Path
from shutil import copy2
from typing import Final

import pytest
from PySide6.QtCore import QSize
from PySide6.QtWidgets import QLabel, QScrollArea, QWidget
from pytestqt.qtbot import QtBot

from spielblock.games import all_games
from spielblock.games.rockit.options import Options
from spielblock.match.results import Result
from spielblock.match.savefile import read
from spielblock.match.seating import Chair
from spielblock.match.trouble import Trouble
from spielblock.rules.seats import CHANCE
from spielblock.shell.end_page import EndPage
from spielblock.shell.file_troubles import cannot
from spielblock.shell.home_page import HomePage
from spielblock.shell.kept_matches import Kept, kept_matches
from spielblock.shell.matches_page import MatchesPage
from spielblock.shell.outcome import company, ended, level_of_bots, progress, shorter_company, standing
from spielblock.shell.page_parts import Kit
from spielblock.shell.program import Program
from spielblock.shell.settings import Settings
from spielblock.shell.shown import shown_games
from spielblock.widgets.elided import ElidedLabel
from spielblock.widgets.theme import Theme

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


TEN = tuple(Chair(name) for name in ("Anna", "Ben", "Mara", "Toni", "Ida", "Oma", "Opa", "Kai", "Lea", "Max"))


def test_ever_fewer_names_say_how_many_are_left_out() -> None:
    shorter = shorter_company(kept(TEN))
    assert shorter[0] == "With Anna, Ben, Mara, Toni, Ida, Oma, Opa, Kai, Lea +1"
    assert shorter[-1] == "With Anna +9"
    assert shorter_company(kept(TEN[:1])) == ()


def ten_at_a_table(program: Program) -> MatchesPage:
    save = program.library.begin(
        "rockit", [Chair(f"Person {name}", "easy") for name in "ABCDEFGHIJ"], Options()
    )
    save.close()
    copy2(save.journal.path, program.library.folder / "second.spielblock")
    program.routes.show_matches()
    page = program.window.page
    assert isinstance(page, MatchesPage)
    return page


def test_of_a_large_table_the_row_says_how_many_more_there_are(program: Program, qtbot: QtBot) -> None:
    row = ten_at_a_table(program).rows[0]
    *marks, more = row.marks
    assert len(marks) == 5
    assert isinstance(more, QLabel)
    assert more.text() == "+5"
    assert more.toolTip().endswith("Person I and Person J")
    program.window.resize(1024, 600)
    qtbot.waitUntil(lambda: row.about.shown() != row.about.text())
    left = int(row.about.shown().rsplit("+", 1)[1])
    assert row.about.shown().count("Person") == 10 - left
    assert "…" not in row.about.shown()


def test_a_match_and_its_copy_are_told_apart_by_their_files(program: Program) -> None:
    save = program.library.begin("rockit", TEN[:2], Options())
    save.play(CHANCE, save.match.fate())
    page = ten_at_a_table(program)
    names = {row.kept.path.stem: row.facts.text() for row in page.rows}
    assert "File “second”" in names.pop("second")
    assert sum("File" in facts for facts in names.values()) == 1


@pytest.mark.parametrize("name", ["tock-begun", "tock-over"])
def test_a_damaged_match_is_told_in_the_list(filled: Program, name: str) -> None:
    path = filled.library.folder / f"{name}.spielblock"
    lines = path.read_bytes().split(b"\n")
    lines[10] = lines[10].replace(b'"', b"'", 1)
    path.write_bytes(b"\n".join(lines))
    filled.routes.show_matches()
    page = filled.window.page
    assert isinstance(page, MatchesPage)
    (row,) = [row for row in page.rows if row.kept.path == path]
    assert row.facts.text().startswith("Damaged from step 10 on · ")
    whole = [row for row in page.rows if not row.kept.damaged]
    assert len(whole) > 5
    assert not any("Damaged" in row.facts.text() for row in whole)


def test_a_match_of_which_nothing_can_be_played_cannot_be_opened(filled: Program) -> None:
    path = filled.library.folder / "tock-begun.spielblock"
    lines = path.read_bytes().split(b"\n")
    path.write_bytes(b"\n".join([lines[0], b"[1]", *lines[2:]]))
    filled.routes.show_matches()
    page = filled.window.page
    assert isinstance(page, MatchesPage)
    (row,) = [row for row in page.rows if row.kept.path == path]
    assert row.kept.trouble is Trouble.BROKEN
    assert row.about.text() == cannot(Trouble.BROKEN, path.name)


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


@pytest.mark.parametrize("scores", [{"A": 0, "B": 0, "C": 1}, {"A": 1, "B": 1, "C": 0}])
def test_of_a_single_round_who_played_is_told_and_no_row_of_ones_and_noughts(scores: dict[str, int]) -> None:
    over = kept(THREE, result=Result(scores, (("C",), ("A", "B"))))
    assert standing(over, shown_games(all_games())["rockit"]) == "With Anna, Ben (easy) and Mara (hard)"


def home_of(qtbot: QtBot, *matches: Kept) -> HomePage:
    kit = Kit(Theme(), shown_games(all_games()), Settings())
    made = HomePage(kit, matches, QSize(1280, 800))
    qtbot.addWidget(made)
    return made


def words(widget: QWidget) -> list[str]:
    return [label.text() for label in widget.findChildren(QLabel)]


def test_practice_is_told_before_one_goes_on_with_it(qtbot: QtBot) -> None:
    page = home_of(qtbot, kept(THREE, practice=True), kept(THREE, practice=True), kept(THREE))
    assert any(text.startswith("Practice · With Anna") for text in words(page.card))
    others = [text for text in words(page.others) if "throw" in text]
    assert [text.startswith("Practice · 0 throw") for text in others] == [True, False]


def test_other_matches_say_who_plays_and_how_far_they_are(qtbot: QtBot) -> None:
    page = home_of(qtbot, kept(THREE), kept((Chair("Uli"), Chair("Ben", "easy")), steps=9, drawn=6))
    assert "With Uli and Ben" in words(page.others)
    assert any(text.startswith("6 throw") for text in words(page.others))


@pytest.mark.parametrize(("scale", "size"), [(2.0, (1024, 600)), (1.0, (1024, 600)), (1.5, (1280, 800))])
def test_in_every_size_of_letters_the_pages_fit_and_say_who_plays(
    qtbot: QtBot, scale: float, size: tuple[int, int]
) -> None:
    kit = Kit(Theme(scale=scale), shown_games(all_games()), Settings())
    for page in (HomePage(kit, [kept(THREE), kept(THREE)], QSize(*size)), MatchesPage(kit, [kept(THREE)])):
        qtbot.addWidget(page)
        page.resize(*size)
        page.show()
        qtbot.waitExposed(page)
        area = page.findChild(QScrollArea)
        assert area is not None
        inside = area.widget()
        assert inside is not None
        qtbot.waitUntil(lambda inside=inside, area=area: inside.width() <= area.viewport().width())
        company = [one for one in page.findChildren(QLabel) if "With Anna" in one.text() and one.isVisible()]
        assert company
        assert all(one.width() >= 100 * scale for one in company)


def test_when_and_how_strong_stand_before_what_may_be_cut(qtbot: QtBot) -> None:
    seats = tuple([Chair("Anna"), *[Chair(name, "hard") for name in ("Ben", "Toni", "Ida", "Jakob", "Ruth")]])
    scores = {letter: 10 + place for place, letter in enumerate("ABCDEF")}
    over = kept(seats, result=Result(scores, tuple((letter,) for letter in "FEDCBA")))
    page = MatchesPage(Kit(Theme(), shown_games(all_games()), Settings()), [over], datetime.fromtimestamp(90))
    qtbot.addWidget(page)
    facts = next(text for text in words(page) if "Bots" in text)
    assert facts.startswith("1 minute(s) ago · Bots: hard · Rounds paid: Ruth 15")
    page.resize(1280, 800)
    page.show()
    qtbot.waitExposed(page)
    label = next(one for one in page.findChildren(ElidedLabel) if one.text() == facts)
    qtbot.waitUntil(lambda: label.shown() == facts)


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
