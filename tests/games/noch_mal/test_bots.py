"""The bots of Noch mal!: what they value, why they say so, that they are fair, and how strong they are."""

from __future__ import annotations

from random import Random

import pytest
from tests.games.fair import states
from tests.games.noch_mal.contests import alone, duel
from tests.games.noch_mal.states import deciding
from tests.games.noch_mal.test_secrets import half_chosen
from tests.reference_bots.noch_mal import GreedyBot, TunedBot

from spielblock.bots.bot import Bot
from spielblock.games.noch_mal.bot import EasyBot, FeatureBot, Level, MasterBot, SearchBot
from spielblock.games.noch_mal.explaining import KEYS, MOST_REASONS, WORTH_A_WORD, candidates
from spielblock.games.noch_mal.features import Standing
from spielblock.games.noch_mal.game import GAME
from spielblock.games.noch_mal.moves import PASS, Cross
from spielblock.games.noch_mal.position import Position
from spielblock.games.noch_mal.rules import NochMalRules
from spielblock.games.noch_mal.search import Playout
from spielblock.rules.contract import Decision

BOTS = (EasyBot, FeatureBot, SearchBot, MasterBot)


class QuickSearch(SearchBot):
    """Looks ahead a little."""

    level = Level(3, 12, 2)


@pytest.mark.parametrize("bot", BOTS)
def test_every_level_plays_a_legal_move_and_says_why(bot: type[Bot]) -> None:
    for rules, state, seat in deciding(12):
        decision = rules.decision(state, seat)
        thought = bot(rules, 12).think(decision, Random(1))  # pyright: ignore
        assert thought.move in decision.moves
        if len(decision.moves) > 1:
            assert thought.candidates[0].action == thought.move.text()
        values = [candidate.value for candidate in thought.candidates]
        assert values == sorted(values, reverse=True)


def test_who_can_only_pass_passes() -> None:
    for rules, state, seat in deciding(60):
        if rules.moves(state, seat) == [PASS]:
            for bot in BOTS:
                assert bot(rules).think(rules.decision(state, seat), Random(1)).move is PASS


@pytest.mark.parametrize("bot", [EasyBot, FeatureBot, QuickSearch])
def test_the_same_seed_gives_the_same_thought(bot: type[Bot]) -> None:
    for rules, state, seat in deciding(10):
        decision = rules.decision(state, seat)
        again = NochMalRules(rules.options)
        known = again.decision(again.from_position(decision.view), seat)
        first = bot(rules).think(decision, Random(9))  # pyright: ignore
        assert bot(again).think(known, Random(9)) == first  # pyright: ignore


def test_a_gain_is_value_after_less_value_before_and_the_sum_of_its_parts() -> None:
    for rules, state, seat in deciding(80):
        crossed = state.crossed[seat]
        features = FeatureBot(rules).features(state, seat)
        standing = Standing(features, crossed)
        for move in rules.moves(state, seat):
            if isinstance(move, Cross) and crossed:
                difference = features.value(crossed | move.cells, 0) - features.value(crossed, 0)
                assert standing.gain(move.cells) == pytest.approx(difference, abs=1e-9)
                assert sum(standing.parts(move.cells).values()) == pytest.approx(difference, abs=1e-9)


def test_the_first_reason_is_the_largest_difference_that_speaks_for_the_move() -> None:
    said = 0
    for rules, state, seat in deciding(60):
        bot = FeatureBot(rules)
        valued = bot.valued(state, seat, tuple(rules.moves(state, seat)))
        if len(valued) < 2:
            continue
        best, other = valued[0].parts, valued[1].parts
        differences = {part: best.get(part, 0.0) - other.get(part, 0.0) for part in KEYS}
        largest = max(differences, key=differences.__getitem__)
        reasons = candidates(valued)[0].reasons
        assert len(reasons) <= MOST_REASONS
        if differences[largest] >= WORTH_A_WORD:
            assert reasons[0].key == KEYS[largest][0]
            said += 1
        else:
            assert reasons == ()
    assert said > 20


def test_the_parts_of_a_search_add_up_to_its_value() -> None:
    for rules, state, seat in deciding(12):
        thought = QuickSearch(rules).think(rules.decision(state, seat), Random(2))
        for candidate in thought.candidates:
            assert candidate.error >= 0
            assert all(reason.key.startswith("noch_mal.bot.") for reason in candidate.reasons)


def test_a_budget_is_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    count = [0]
    play = Playout.play

    def counted(self: Playout, *more: object, **named: object) -> float:
        count[0] += 1
        return play(self, *more, **named)  # pyright: ignore

    monkeypatch.setattr(Playout, "play", counted)
    for rules, state, seat in deciding(10):
        count[0] = 0
        SearchBot(rules, 30).think(rules.decision(state, seat), Random(1))
        assert count[0] <= 30


def test_a_beginner_is_never_absurd() -> None:
    """It crosses something whenever it can."""
    looked = 0
    for number, (rules, state, seat) in enumerate(deciding(80)):
        crosses = [move for move in rules.moves(state, seat) if isinstance(move, Cross)]
        if crosses:
            chosen = EasyBot(rules).think(rules.decision(state, seat), Random(number)).move
            assert isinstance(chosen, Cross)
            looked += 1
    assert looked > 20


class Cheater:
    """Looks at what others have chosen in secret, and passes if it sees a cross."""

    def __init__(self, rules: NochMalRules) -> None:
        self._rules = rules

    def think(self, decision: Decision[Position], rng: Random) -> object:
        seen = any("/" in action for action in decision.view.chosen.values())
        return decision.moves[-1 if seen else 0]


def choices_with(rules: NochMalRules, bot: object, *, hidden: bool) -> bool:
    """Return whether a bot chooses alike whatever another has chosen in secret."""
    alike = True
    for known, state, owner in half_chosen(states(30)):
        fresh = state.copy()
        fresh.chosen[owner] = None
        seat = state.open_seats()[0]
        thoughts = []
        for move in (known.moves(fresh, owner)[0], known.moves(fresh, owner)[-1]):
            dealt = state.copy()
            dealt.chosen[owner] = move
            decision = known.decision(dealt, seat)
            if not hidden:
                decision = decision._replace(view=known.to_position(dealt))
            thoughts.append(bot(known).think(decision, Random(3)))  # pyright: ignore
        alike = alike and thoughts[0] == thoughts[1]
    return alike


@pytest.mark.parametrize("bot", [EasyBot, FeatureBot, QuickSearch, Cheater])
def test_fair_no_level_can_see_what_others_chose_in_secret(bot: type) -> None:
    assert choices_with(NochMalRules(GAME.options()), bot, hidden=True)


def test_fair_a_cheater_that_is_shown_everything_is_caught() -> None:
    assert not choices_with(NochMalRules(GAME.options()), Cheater, hidden=False)


def test_alone_easy_scribbles_and_medium_is_decent() -> None:
    assert 0 <= alone(EasyBot, 24).mean <= 9
    assert alone(FeatureBot, 24).mean >= 15


def test_the_references_are_where_the_study_left_them() -> None:
    assert 8 <= alone(GreedyBot, 24).mean <= 14
    assert 15 <= alone(TunedBot, 24).mean <= 20


def test_medium_beats_greedy_and_greedy_beats_easy() -> None:
    assert duel(FeatureBot, GreedyBot, 6).mean > 0.6
    assert duel(GreedyBot, EasyBot, 6).mean > 0.5


def test_looking_ahead_is_worth_some_points() -> None:
    assert alone(QuickSearch, 6).mean > alone(EasyBot, 6).mean + 5
