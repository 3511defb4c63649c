"""Every reason, event and move of Tock has its words."""

from __future__ import annotations

import re
from pathlib import Path
from typing import get_args

import msgspec
from tests.cases.reading import option_values
from tests.games.tock.matches import cover, play

from spielblock.games.tock import events, texts
from spielblock.games.tock.game import GAME
from spielblock.games.tock.options import Options
from spielblock.games.tock.rules import TockRules
from spielblock.games.tock.texts_turn import told
from spielblock.rules.contract import Decide

SILENT = {"PileShuffled", "HandDealt", "CardChosen", "CardPlayed"}
FOLDER = Path(texts.__file__).parent


def test_every_key_has_a_sentence() -> None:
    keys = {
        key
        for path in FOLDER.glob("*.py")
        for key in re.findall(r'Reason\(\s*"(tock\.\w+)', path.read_text("utf-8"))
    }
    assert keys <= set(texts.REASONS)


def test_every_option_and_every_value_is_named() -> None:
    named = {f"{key} = {value}" for key, text in texts.OPTIONS.items() for value in text.values}
    assert option_values(GAME) <= named
    for text in texts.OPTIONS.values():
        assert text.name()
        assert text.help().endswith(".")
        assert all(name() for name in text.values.values())


def test_help_marks_only_options_that_are_there() -> None:
    keys = {key for section in texts.rules_help() for key in section.options}
    assert keys <= set(msgspec.structs.asdict(GAME.options()))
    assert all(section.paragraphs for section in texts.rules_help())
    assert len(texts.first_meeting()) == 3


def test_every_event_and_every_move_has_its_words() -> None:
    told: set[str] = set()
    for setting in cover():
        rules = TockRules(setting.options)
        for step in play(setting, seed=2, limit=150):
            for event in step.events:
                said = texts.said(event, lambda seat: f"<{seat}>")
                assert (said is None) == (type(event).__name__ in SILENT)
                told.add(type(event).__name__)
                assert said is None or "{" not in said
            pending = rules.pending(step.after)
            for seat in pending.seats if isinstance(pending, Decide) else ():
                view = rules.view(step.after, seat)
                for move in rules.moves(step.after, seat):
                    assert "{" not in texts.worded(move, view)
    assert told | {"ColourHome"} == {kind.__name__ for kind in get_args(events.AnyEvent)}


def test_swapped_pieces_of_the_partner_are_not_called_own() -> None:
    who = {"A": "Ada", "B": "Mara", "C": "Ben"}.__getitem__

    def where(field: str, other: str) -> tuple[str, str]:
        return f"at {field}", f"at {other}"

    def line(seat: str, colour: str, other: str, *, at: bool = False) -> str | None:
        swap = events.PiecesSwapped(seat, "Jh", colour, "r1", other, "r2")
        return told([events.CardPlayed(seat, "Jh"), swap], who, where if at else None)

    assert line("A", "A", "A") == "Ada: Jack ♥ – swaps own pieces"
    assert line("A", "C", "C") == "Ada: Jack ♥ – swaps pieces of Ben"
    assert line("A", "C", "C", at=True) == "Ada: Jack ♥ – swaps pieces of Ben at r1 and at r2"
    assert line("A", "C", "B", at=True) == "Ada: Jack ♥ – swaps piece of Ben at r1 with piece of Mara at r2"
    assert line("A", "A", "B", at=True) == "Ada: Jack ♥ – swaps own piece at r1 with piece of Mara at r2"
    assert texts.said(events.PiecesSwapped("A", "Jh", "C", "r1", "C", "r2"), who) == (
        "Ada: Jack ♥ – swaps pieces of Ben"
    )


def paragraphs(heading: str, **changes: object) -> str:
    """Return what the rules of a match with these options say under a heading."""
    sections = texts.rules_help_of(msgspec.convert(changes, Options))
    return " ".join(next(section.paragraphs for section in sections if section.heading == heading))


def test_the_rules_follow_the_options_of_the_match() -> None:
    assert texts.rules_help() == texts.rules_help_of(Options())
    single = paragraphs("The seven", seven="single_rest_forfeit")
    assert "shared" in paragraphs("The seven")
    assert "shared" not in single
    assert "All seven steps must be possible" not in single
    assert "partner" not in single
    assert "never goes to the partner" in paragraphs("The seven")
    assert "partner's pieces make the rest" in paragraphs("The seven", seven_may_continue_with_partner=True)
    assert "may move up" in paragraphs("Goal")
    assert "may move up" not in paragraphs("Goal", move_inside_goal=False)
    entries = {paragraphs("Goal", entry_offset=offset).split(".")[0] for offset in (0, 1, 2)}
    assert [words in " ".join(entries) for words in ("at your", "one field", "two fields")] == [True] * 3
    assert len(entries) == 3
    assert "begins with one" in paragraphs("Aim", fast_start=True)
    assert "begins with one" not in paragraphs("Aim")
    assert "no other card may be discarded" in paragraphs("Your turn", must_play_if_possible=True)
