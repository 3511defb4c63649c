"""A style beside the level: of moves that a bot finds about equally good, it takes the one it likes best.

The bot of the level thinks as always. Only then a style comes in: it looks at the moves whose value is within
its slack of the best, and takes the one that its leaning likes most. So it costs little strength, needs no
luck of its own, and sees nothing that the bot does not see.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from random import Random
from typing import Any, Final

from spielblock.bots.bot import Bot, Thought
from spielblock.bots.candidate import Candidate
from spielblock.rules.contract import Decision, Rules
from spielblock.rules.entry import GameEntry, Leaning
from spielblock.rules.reason import Reason

#: Between a level and a style, as in `hard+bold`.
SIGN: Final = "+"


def spelled(level: str, style: str = "") -> str:
    """Return a level and a style as one word; without a style the level itself.

    >>> spelled("hard", "bold"), spelled("hard")
    ('hard+bold', 'hard')
    """
    return f"{level}{SIGN}{style}" if style else level


def parted(player: str) -> tuple[str, str]:
    """Return the level of a word and its style, which is empty if it has none.

    >>> parted("hard+bold"), parted("hard")
    (('hard', 'bold'), ('hard', ''))
    """
    level, _, style = player.partition(SIGN)
    return level, style


def maker(game: GameEntry, player: str) -> Callable[[Any, int | None], Any] | None:
    """Return what makes the bots of a level, or of a level and a style; None if the game has none such."""
    level, style = parted(player)
    make = game.bots.get(level)
    if make is None or player == level:
        return make
    return partial(_styled, game, level, style) if style in game.styles_of(level) else None


def _styled(game: GameEntry, level: str, name: str, rules: Rules[Any, Any], budget: int | None) -> Styled:
    style = game.styles[name]
    return Styled(game.bots[level](rules, budget), rules, name, style.leaning, style.slack[level])


class Styled:
    """A bot that follows a leaning where that costs it little."""

    def __init__(self, bot: Bot, rules: Rules[Any, Any], name: str, leaning: Leaning, slack: float) -> None:
        self._bot = bot
        self._rules = rules
        self._name = name
        self._leaning = leaning
        self._slack = slack

    def think(self, decision: Decision[Any], rng: Random) -> Thought:
        """Return what the bot itself thinks, with another choice if there is one more to its liking."""
        thought = self._bot.think(decision, rng)
        usual = thought.move.text()
        near = self._near(thought.candidates)
        if len(near) < 2 or usual not in near:
            return thought
        moves = [self._rules.parse(action) for action in near]
        liked = [round(value, 9) for value in self._leaning(self._rules, decision, moves)]
        if liked[near.index(usual)] == max(liked):
            return thought
        at = liked.index(max(liked))
        return Thought(moves[at], tuple([self._told(one, near[at]) for one in thought.candidates]))

    def _near(self, candidates: tuple[Candidate, ...]) -> list[str]:
        """Return the moves that are about as good as the best, best first."""
        best = max([one.value for one in candidates], default=0.0)
        return [one.action for one in candidates if one.value >= best - self._slack]

    def _told(self, one: Candidate, chosen: str) -> Candidate:
        """Return the candidate, with the style as the first reason if it was chosen for that."""
        if one.action != chosen:
            return one
        reasons = (Reason(f"style.{self._name}"), *one.reasons)
        return Candidate(one.action, one.value, one.error, reasons)
