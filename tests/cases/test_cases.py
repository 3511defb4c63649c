"""Every rule case of every game, on the rules core and through the console; and which clauses have none."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from tests.cases.handles import GAMES, Console, Core, Handle, RefusedPositionError
from tests.cases.reading import Case, cases_of, clauses_of, fits, games_with_cases

CASES = [(game, case) for game in games_with_cases() for case in cases_of(game)]
IDS = [f"{game}-{case.id}" for game, case in CASES]


@pytest.mark.parametrize("handle", [Core, Console], ids=["core", "console"])
@pytest.mark.parametrize("case", [case for _, case in CASES], ids=IDS)
def test_case(case: Case, handle: type[Core] | type[Console]) -> None:
    expect = case.expect
    if expect.error == "position":
        with pytest.raises(RefusedPositionError):
            handle(case.position)
        return
    here: Handle = handle(case.position)
    check_legal(case, here)
    if expect.error is not None:
        assert case.by is not None
        assert case.action is not None
        assert here.refusal(case.by, case.action) == expect.error
        return
    if case.action is not None:
        assert case.by is not None
        here = here.act(case.by, case.action)
    check_after(case, here)


def check_legal(case: Case, here: Handle) -> None:
    legal = here.legal(case.by) if case.by not in (None, "chance") else []
    if case.expect.legal is not None:
        assert sorted(legal) == sorted(case.expect.legal)
    assert set(case.expect.includes) <= set(legal)
    assert not set(case.expect.excludes) & set(legal)


def check_after(case: Case, here: Handle) -> None:
    expect = case.expect
    if expect.position is not None:
        assert fits(here.position(), expect.position), here.position()
    if expect.result is not None:
        assert fits(here.result(), expect.result), here.result()
    if expect.results is not None:
        assert case.by is not None
        reached = ends_of_turn(here, case.by)
        wanted = list(expect.results)
        assert [found for found in reached if not any(fits(found, one) for one in wanted)] == []
        assert [one for one in wanted if not any(fits(found, one) for found in reached)] == []


def ends_of_turn(here: Handle, by: str) -> list[dict[str, Any]]:
    """Return every position that is reached when this seat has nothing more to decide."""
    ends: dict[bytes, dict[str, Any]] = {}
    known: set[bytes] = set()
    open_: list[Handle] = [here]
    while open_:
        at = open_.pop()
        position = at.position()
        key = msgspec.json.encode(position)
        if key in known:
            continue
        known.add(key)
        legal = at.legal(by)
        if legal:
            open_ += [at.act(by, action) for action in legal]
        else:
            ends[key] = position
    return list(ends.values())


def test_ids_are_given_once() -> None:
    assert len(set(IDS)) == len(IDS)


@pytest.mark.parametrize("game", games_with_cases())
def test_every_clause_and_every_option_value_has_a_case(game: str) -> None:
    named = set[str]().union(*(case.clauses() for case in cases_of(game)))
    wanted = clauses_of(GAMES[game])
    missing = sorted(wanted - named)
    unknown = sorted(named - wanted)
    assert (missing, unknown) == ([], [])
