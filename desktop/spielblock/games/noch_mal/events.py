"""What can be seen to happen in Noch mal!."""

from __future__ import annotations

from spielblock.rules.event import Event


class DiceThrown(Event, frozen=True):
    seat: str
    throw_no: int
    colours: tuple[str, ...]
    numbers: tuple[str, ...]


class Chose(Event, frozen=True):
    """A passive seat has made its choice; what it is shows when the last one is in."""

    seat: str


class Crossed(Event, frozen=True):
    """Cells of the colour `ink` were crossed off for two dice. `stars` are those with a star.

    `spent` and `jokers` say how many jokers went and are left.
    `secret` says that the choice was hidden until now because others were choosing too.
    """

    seat: str
    colour: str
    number: str
    ink: str
    cells: tuple[str, ...]
    stars: tuple[str, ...]
    spent: int
    jokers: int
    active: bool
    secret: bool


class Passed(Event, frozen=True):
    seat: str
    active: bool
    secret: bool


class ColumnFilled(Event, frozen=True):
    """A seat has completed a column; `first` if nobody had before this throw."""

    seat: str
    column: str
    points: int
    first: bool


class ColourFilled(Event, frozen=True):
    seat: str
    colour: str
    points: int
    first: bool


class Counted(Event, frozen=True):
    """The final score of a seat. `stars` is how many are open, `total` has two points off for each."""

    seat: str
    columns: int
    colours: int
    jokers: int
    stars: int
    total: int


AnyEvent = DiceThrown | Chose | Crossed | Passed | ColumnFilled | ColourFilled | Counted
