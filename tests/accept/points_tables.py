"""The tables of all games (issue 3): defects, pictures, sheets, cost of a frame, events, ends, meetings."""

from __future__ import annotations

import os
from typing import Final

from tests.accept.point import ROOT, Look, Point, Run, figure, passes, point
from tests.accept.sheets import drawn, looked_at

#: What finds a seeded defect at each table: a file, and words in the names of its tests.
DEFECTS: Final = {
    "rock_the_bock": ("rock_the_bock/test_table.py", "defect"),
    "noch_mal": ("noch_mal_ui/test_table.py", "wrong_cross"),
    "schock": ("schock/test_table.py", "seeded_defect"),
    "rockit": ("rockit/test_table.py", "is_found"),
    "tock": ("tock_ui/test_drawn.py", "is_found"),
}
#: All tests of a table but whole matches and defects.
TESTS: Final = {
    "rock_the_bock": ("rock_the_bock/test_table.py",),
    "noch_mal": ("noch_mal_ui",),
    "schock": ("schock/test_table.py",),
    "rockit": ("rockit/test_table.py", "rockit/test_picking.py", "rockit/test_shows.py"),
    "tock": ("tock_ui",),
}


def _defect(game: str) -> Point:
    file, word = DEFECTS[game]
    title = f"{game}: a seeded defect of what is drawn is caught"
    return Point(3, title, lambda run: passes(run, f"tests/games/{file}", "-k", word), game)


def _own(game: str) -> Point:
    files = [f"tests/games/{file}" for file in TESTS[game]]
    title = f"{game}: picking, refusals, events, secrets, nothing cut"
    words = "not test_a_match and not two_people"
    return Point(3, title, lambda run: passes(run, *files, "-k", words), game)


def _frame(game: str) -> Point:
    title = f"{game}: a frame of the busiest animation costs at most 2 ms of CPU at 2560 x 1440"
    return Point(3, title, lambda run: figure(run, "tests.benchmarks.busy_frames", game), game)


def _idle(game: str) -> Point:
    title = f"{game}: an idle minute without a repaint and without a timer"
    module = "tests.benchmarks.moment_idle"
    return Point(3, title, lambda run: figure(run, module, game, "--seconds", str(run.count(60))), game)


#: What is drawn of the games, by how the names of the scenes begin.
SHEETS: Final = (
    "table-",
    "moment-",
    "hint-",
    "state-",
    "over-",
    "handed-",
    "hidden-",
    "meeting-",
    "end-",
    "course-",
)

EACH_GAME: Final = tuple(made(game) for game in DEFECTS for made in (_defect, _own, _frame, _idle))


@point(3, "every event has its sentence in both languages and, where the design names one, its sound")
def events(run: Run) -> str:
    sentences = [f"tests/games/{where}test_texts.py" for where in ("", "tock/", "noch_mal/")]
    return passes(run, "tests/control/test_sounds.py", *sentences, "tests/test_translations.py")


@point(3, "every refusal says why, in the words of its rule; nothing secret is drawn; the curtain stands")
def refusals_and_secrets(run: Run) -> str:
    words = "refus or secret or curtain or covered or hold_to_look"
    return passes(run, "tests/games", "tests/control", "-k", words)


@point(3, "first meeting: three sentences and a picture, skipped with Esc; for Noch mal! the choice of rules")
def first_meeting(run: Run) -> str:
    return passes(run, "tests/shell/test_games_shown.py", "tests/shell/test_home.py", "-k", "meeting")


@point(3, "the end: result, reason, ranking, rematch with rotated start; the course as curve and as table")
def end(run: Run) -> str:
    return passes(run, "tests/shell/test_end.py", "tests/shell/test_games_shown.py")


@point(3, "shelf, dialog and rules page serve all games: every option has a control and its sentence")
def options(run: Run) -> str:
    return passes(run, "tests/shell/test_new_match.py", "tests/shell/test_games_shown.py")


@point(3, "off, fast, slow, reduced, skipped, resized, paused, taken back, interrupted: the same picture")
def same_picture(run: Run) -> str:
    os.environ["SPIELBLOCK_WHOLE"] = "0" if run.short else "1"
    return passes(run, "tests/games/test_same_picture.py")


@point(3, "reference pictures of every phase in two looks")
def references(run: Run) -> str:
    return passes(run, "tests/pictures")


@point(3, "a frame of sheets with crosses and of tumbling dice 2 ms at 2560 x 1440", "noch_mal")
def sheets(run: Run) -> str:
    return figure(run, "tests.benchmarks.noch_mal_frames")


@point(3, "forty cards are laid out and drawn in 16 ms", "rockit")
def forty_cards(run: Run) -> str:
    return figure(run, "tests.benchmarks.card_hand")


@point(3, "each of forty cards can be touched, and reached by keys", "rockit")
def cards_reached(run: Run) -> str:
    return passes(run, "tests/games/rockit/test_table.py", "-k", "forty_cards or keys_reach or digits_lay")


@point(3, "contact sheets of all tables: nothing cut, overlapping, outside or pale")
def contact_sheets(run: Run) -> Look:
    return drawn(run, run.out / "tables", SHEETS)


@point(3, "a fresh pair of eyes at each game: whose turn, what to do, why won or lost")
def fresh_eyes(run: Run) -> Look:
    return Look(ROOT / "tests" / "accept" / "fresh_eyes.md")


@point(3, "what was seen at the tables, and what was changed")
def seen(run: Run) -> Look:
    return Look(ROOT / "tests" / "accept" / "looked_at.md", looked_at())
