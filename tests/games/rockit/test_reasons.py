"""What a reason for a move claims is so in the position it is given in."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from functools import cache
from itertools import chain, cycle
from random import Random
from typing import Any

import pytest
from tests.games.rockit.matches import covering, short
from tests.games.rockit.seen import position

from spielblock.bots.candidate import Candidate
from spielblock.games.rockit.advice.texts import ADVICE, most_held, move_facts, only_card
from spielblock.games.rockit.bot import HardBot, MasterBot, RuleBot
from spielblock.games.rockit.cards import CARDS
from spielblock.games.rockit.events import CardPlayed, DirectionChanged, PenaltyRaised, SeatSkipped
from spielblock.games.rockit.memory import lacking
from spielblock.games.rockit.moves import KEEP, TAKE, Play
from spielblock.games.rockit.position import Position
from spielblock.games.rockit.rules import RockitRules
from spielblock.match.match import Match
from spielblock.rules.contract import Decide, Decision, Move, Over
from spielblock.rules.event import Event
from spielblock.rules.seats import CHANCE, letter, seat_of

COLOURS = "RYGB"
MANY, LONG, SOME = 250, 150, 0.3


class Case:
    """A move in a view, as anybody would look at it: hands as written, and the events that the move has."""

    def __init__(self, decision: Decision[Position], move: Move) -> None:
        self.view: Position = decision.view
        self.move = move
        hand = self.view.hands[letter(decision.seat)]
        assert isinstance(hand, tuple)
        self.hand = Counter(hand)
        self.card = CARDS[move.card] if isinstance(move, Play) else ""
        self.left = self.hand - Counter([self.card])
        rules = RockitRules(self.view.options)
        self.events: list[Event] = []
        if isinstance(move, Play):
            rules.advance(rules.from_position(self.view), move, self.events)
        self.seat = decision.seat

    def of_colour(self, colour: str, cards: Counter[str] | None = None) -> int:
        return sum(count for card, count in (cards or self.left).items() if card[0] == colour)

    @property
    def colour(self) -> str:
        """The colour to go on with."""
        return next(event.colour for event in self.events if isinstance(event, CardPlayed))

    @property
    def colours(self) -> int:
        return sum(any(card[0] == colour for card in self.left) for colour in COLOURS)

    @property
    def next_one(self) -> str:
        return letter((self.seat + self.view.direction) % self.view.seats)

    @property
    def before(self) -> str:
        return letter((self.seat - self.view.direction) % self.view.seats)

    def cards_of(self, seat: str) -> int:
        hand = self.view.hands[seat]
        return len(hand) if isinstance(hand, tuple) else hand.cards

    @property
    def stops(self) -> bool:
        """Whether the next one sits out or owes cards."""
        return any(
            isinstance(event, SeatSkipped | PenaltyRaised) and event.seat == self.next_one
            for event in self.events
        )

    @property
    def turns_away(self) -> bool:
        turned = any(isinstance(event, DirectionChanged) for event in self.events)
        return turned and self.view.seats > 2 and self.cards_of(self.next_one) < self.cards_of(self.before)

    @property
    def lacks(self) -> bool:
        return bool(lacking(self.view)[seat_of(self.next_one)] >> COLOURS.index(self.colour) & 1)

    @property
    def last_is_joker(self) -> bool:
        return [card[0] for card in self.left.elements()] == ["W"]


def few(case: Case) -> bool:
    return case.stops and case.cards_of(case.next_one) <= 3


def both_lay(case: Case, other: Case) -> bool:
    return bool(case.card and other.card)


def both_name(case: Case, other: Case) -> bool:
    return case.card[:1] == other.card[:1] == "W"


#: What each claim means, here (first) against the move it is compared with.
CLAIMS: dict[str, Callable[[Case, Case], bool]] = {
    "colour_more": lambda a, b: both_lay(a, b) and a.of_colour(a.colour) > b.of_colour(b.colour),
    "colour_less": lambda a, b: both_lay(a, b) and a.of_colour(a.colour) < b.of_colour(b.colour),
    "named_more": lambda a, b: both_name(a, b) and a.of_colour(a.colour) > b.of_colour(b.colour),
    "named_less": lambda a, b: both_name(a, b) and a.of_colour(a.colour) < b.of_colour(b.colour),
    "colours_more": lambda a, b: both_lay(a, b) and a.colours > b.colours,
    "colours_less": lambda a, b: both_lay(a, b) and a.colours < b.colours,
    "joker_more": lambda a, b: a.card[:1] == "W" != b.card[:1],
    "joker_less": lambda a, b: b.card[:1] == "W" != a.card[:1],
    "four_more": lambda a, b: a.card == "W+4" != b.card,
    "four_less": lambda a, b: b.card == "W+4" != a.card,
    "hits_more": lambda a, b: a.stops and not b.stops,
    "hits_less": lambda a, b: b.stops and not a.stops,
    "hits_late_more": lambda a, b: few(a) and not few(b),
    "hits_late_less": lambda a, b: few(b) and not few(a),
    "turns_away_more": lambda a, b: a.turns_away and not b.turns_away,
    "turns_away_less": lambda a, b: b.turns_away and not a.turns_away,
    "lacking_more": lambda a, b: both_lay(a, b) and a.lacks,
    "lacking_less": lambda a, b: both_lay(a, b) and b.lacks and not a.lacks,
    "ending_more": lambda a, b: a.last_is_joker,
    "ending_less": lambda a, b: both_lay(a, b) and a.left.total() == 1 and not a.last_is_joker,
}


def decisions(count: int) -> Iterator[tuple[RockitRules, Decision[Position]]]:
    """Yield decisions between cards, in all settings, of players who lay rather than draw."""
    for number, setting in enumerate(cycle(map(short, covering()))):
        rules, rng = RockitRules(setting.options), Random(f"reasons/{number}")
        match: Match[Any, Any] = Match(rules, setting.start, f"reasons/{number}")
        while len(match.log) < LONG and not isinstance(match.pending, Over):
            pending = match.pending
            if not isinstance(pending, Decide):
                match.play(CHANCE, match.fate())
                continue
            decision = match.decision(pending.seats[0])
            plays = [move for move in decision.moves if isinstance(move, Play)]
            if plays and rng.random() < SOME:
                yield rules, decision
                count -= 1
                if not count:
                    return
            match.play(decision.seat, rng.choice(plays or decision.moves))


def spots() -> Iterator[tuple[RockitRules, Decision[Position]]]:
    """Yield what chance seldom brings: the last card but one, a +4, a joker just drawn."""
    for others in ({"B": "G1 G2 G3"}, {"B": "G1 G2", "C": "G4 G5"}):
        for where in (
            position("R5 B5", {"A": "W R3"} | others),
            position("R5 B5", {"A": "W+4 R3 B9 B8"} | others),
            position("R5 B5", {"A": "W B9 Y4 G7 B1"} | others, phase="drawn", drawn="W"),
        ):
            rules = RockitRules(where.options)
            yield rules, rules.decision(rules.from_position(where), 0)


@cache
def thoughts() -> list[tuple[Decision[Position], tuple[Candidate, ...]]]:
    found: list[tuple[Decision[Position], tuple[Candidate, ...]]] = []
    for number, (rules, decision) in enumerate(chain(spots(), decisions(MANY))):
        bots: list[Any] = [RuleBot(rules), HardBot(rules)]
        if decision.view.seats == 2:
            bots.append(MasterBot(rules, 2))
        found += [(decision, bot.think(decision, Random(number)).candidates) for bot in bots]
    return found


def test_what_a_reason_claims_is_so() -> None:
    wrong, told = list[str](), Counter[str]()
    for decision, seen in thoughts():
        rules = RockitRules(decision.view.options)
        cases = [Case(decision, rules.parse(one.action)) for one in seen]
        for at, one in enumerate(seen):
            for reason in one.reasons:
                key = reason.key.removeprefix("rockit.")
                if key == "searched":
                    continue
                told[key] += 1
                if not CLAIMS[key](cases[at], cases[1 if at == 0 else 0]):
                    wrong.append(f"{key}: {one.action} in {sorted(cases[at].hand.elements())}")
    assert wrong == []
    assert set(told) == set(CLAIMS), "some claims were never made"


def test_what_is_said_of_a_card_where_the_bot_says_nothing_is_so() -> None:
    told = Counter[str]()
    for decision, _ in thoughts():
        for move in decision.moves[:3]:
            facts, _ = move_facts(move, decision.view, ())
            if not facts:
                continue
            told[facts] += 1
            case = Case(decision, move)
            if facts == only_card():
                laid = {play.card for play in decision.moves if isinstance(play, Play)}
                assert [CARDS[card] for card in laid] == [case.card]
                assert case.hand[case.card] == 1
            elif facts == most_held():
                held = [case.of_colour(colour, case.hand) for colour in COLOURS if colour != case.card[0]]
                assert case.of_colour(case.card[0], case.hand) > max(held)
    assert min(told[only_card()], told[most_held()]) > 20


@pytest.mark.parametrize(
    ("hand", "action", "said"),
    [
        ("Y2 Y4 B2 B5", "B5", False),  # as many of another colour
        ("Y2 B2 B5", "B5", True),
        ("B5 Y4 Y9 G2", "B5", True),  # the only one that fits
        ("B5 B5 Y4 G2 Y2 R2 R3", "B5", False),  # one of two alike
    ],
)
def test_more_than_others_is_not_as_many(hand: str, action: str, said: bool) -> None:
    where = position("B+2 B9", {"A": hand, "B": "G1 G2 G3", "C": "G4 G5"})
    facts, _ = move_facts(RockitRules(where.options).parse(action), where, ())
    assert bool(facts) is said


def test_keeping_a_card_is_said_to_cost_nothing_that_stays_in_the_hand() -> None:
    """Its features were never counted: only what a card would do speaks for it or against it."""
    laying = {"joker", "four", "hits", "hits_late", "turns_away"}
    kept = [
        reason.key.removeprefix("rockit.").rpartition("_")[0]
        for decision, seen in thoughts()
        for one in seen
        if one.action in (KEEP.text(), TAKE.text())
        for reason in one.reasons
    ]
    assert set(kept) - {""} <= laying
    assert kept


def test_every_claim_has_words() -> None:
    assert {f"rockit.{key}" for key in CLAIMS} <= set(ADVICE)
