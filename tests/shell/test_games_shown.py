"""Every game has all the words and pictures the shell shows of it."""

from __future__ import annotations

from dataclasses import replace
from functools import cache

import msgspec
import pytest
from tests.screens.stock import begin, play

from spielblock.games import all_games
from spielblock.headless.languages import in_each
from spielblock.headless.texts import why
from spielblock.rules.contract import NO_REASON, Over
from spielblock.shell.course import course_of
from spielblock.shell.rule_choices import in_words, rule_choices
from spielblock.shell.shown import Shown, options_of, shown_games
from spielblock.shell.table_people import stage_of
from spielblock.widgets.theme import Theme

every_game = pytest.mark.parametrize("name", sorted(all_games()))


@cache
def shown(name: str) -> Shown:
    return shown_games(all_games())[name]


@every_game
def test_it_is_on_the_shelf_with_title_line_and_art(qapp: object, name: str) -> None:
    game, theme = shown(name), Theme()
    assert game.title
    assert game.texts.line()
    for look in ("light", "dark"):
        assert (theme.resources / "games" / name / f"pad-{look}.svg").is_file()


def test_games_stand_in_the_order_of_their_cards_and_one_without_a_place_after_them(qapp: object) -> None:
    games = all_games()
    games["another"] = replace(games["tock"], id="another", shelf=None)
    order = list(shown_games(games))
    assert order == ["tock", "schock", "rock_the_bock", "noch_mal", "rockit", "another"]


@every_game
def test_every_option_and_every_value_has_words_in_both_languages(qapp: object, name: str) -> None:
    game = shown(name)
    choices = rule_choices(game)
    fields = {field.name for field in msgspec.structs.fields(game.entry.options)}
    assert {choice.key for choice in choices} == fields
    for choice in choices:
        for sentence in (choice.text.name, choice.text.help):
            said = in_each(sentence)
            assert all(said.values())
        words = [in_words(choice, value) for value in choice.values]
        assert len(set(words)) == len(words), choice.key
        assert choice.default in choice.values, choice.key


@every_game
def test_the_first_meeting_is_three_sentences_and_the_rules_have_sections(qapp: object, name: str) -> None:
    game = shown(name)
    assert all(game.texts.first_meeting())
    sections = game.texts.rules_help()
    keys = {choice.key for choice in rule_choices(game)}
    assert len(sections) >= 3
    for section in sections:
        assert section.heading
        assert section.paragraphs
        assert set(section.options) <= keys
    assert {key for section in sections for key in section.options} == keys


@every_game
def test_the_end_has_a_reason_in_words_and_a_course(qapp: object, name: str, tmp_path: object) -> None:
    entry = all_games()[name]
    save = begin(tmp_path / "m.spielblock", entry, "end")  # type: ignore[operator]
    play(save, 20_000)
    over = save.match.pending
    assert isinstance(over, Over)
    if over.reason != NO_REASON:
        assert all(in_each(lambda: why(entry, over.reason)).values())
    sitters = stage_of(entry, save.chairs, teams=False, theme=Theme()).sitters
    course = course_of(save.match, sitters)
    assert course is not None
    assert course.own == 0
    assert course.values[-1] == save.match.rules.standing(save.match.state)
    assert all(len(values) == len(save.chairs) for values in course.values)
    save.close()


@every_game
def test_remembered_options_that_no_longer_exist_are_dropped(name: str) -> None:
    entry = all_games()[name]
    key, value = next(
        (choice.key, choice.values[1]) for choice in rule_choices(shown(name)) if len(choice.values) > 1
    )
    options = options_of(entry, {key: value, "no_such_option": 1})
    assert getattr(options, key) == value
    assert options_of(entry, {key: "no such value"}) == entry.options()
