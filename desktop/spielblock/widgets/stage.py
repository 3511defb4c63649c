"""What a table is made with: how things look, and who sits there."""

from __future__ import annotations

from dataclasses import dataclass

from spielblock.widgets.theme import Hue, Theme


@dataclass(frozen=True, slots=True)
class Sitter:
    """One seat as the table shows it.

    `letter` is its name in events and views, `colour` one of the six families or "" in games where seats
    are initials on a neutral disc. `level` counts a bot's bars from 1; 0 is a person. `team` is "" or a
    letter.
    """

    letter: str
    name: str
    colour: str = ""
    level: int = 0
    level_name: str = ""
    team: str = ""

    @property
    def human(self) -> bool:
        """Whether a person sits here."""
        return self.level == 0


@dataclass(frozen=True, slots=True)
class Stage:
    """Everything a table needs to know beside the view."""

    theme: Theme
    sitters: tuple[Sitter, ...]

    @property
    def first_person(self) -> int:
        """The seat through whose eyes the table is seen first: the first person's, or A."""
        return next((seat for seat, sitter in enumerate(self.sitters) if sitter.human), 0)

    @property
    def clockwise(self) -> tuple[Sitter, ...]:
        """Who sits there, from the first person on: the order in which everything of all seats lies."""
        return self.sitters[self.first_person :] + self.sitters[: self.first_person]

    def sitter(self, letter: str) -> Sitter:
        """Return who sits on the seat with this letter, or raise KeyError."""
        for sitter in self.sitters:
            if sitter.letter == letter:
                return sitter
        raise KeyError(letter)

    def name(self, letter: str) -> str:
        """Return the name of a seat, as `texts.said` and `texts.worded` want it."""
        return self.sitter(letter).name

    def hue(self, letter: str) -> Hue | None:
        """Return the colour family of a seat, or None where seats are neutral."""
        colour = self.sitter(letter).colour
        return self.theme.hue(colour) if colour else None
