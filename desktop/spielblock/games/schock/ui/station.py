"""One seat at the far side of the table: its plate, its cup, its dice and what they are."""

from __future__ import annotations

from typing import Any, Final

from PySide6.QtCore import QPointF

from spielblock.games.schock.ui.dice import TILTS, DieItem
from spielblock.games.schock.ui.plates import Words
from spielblock.games.schock.ui.seat_plate import PLATE, SeatPlate
from spielblock.widgets.cup import CupItem
from spielblock.widgets.stage import Sitter
from spielblock.widgets.theme import Theme

#: How large dice beside the cup are, in parts of those that lie alone.
BESIDE: Final = 0.78


class Station(SeatPlate):
    """Painted around the middle of the upper edge of its plate."""

    def __init__(self, theme: Theme, sitter: Sitter) -> None:
        super().__init__(theme, sitter)
        self.cup = CupItem(theme, 80, self)
        self.dice = [DieItem(theme, 40, self) for _ in TILTS]
        self.pill = Words(theme, "pill", self)
        self._faces: tuple[int, ...] = ()
        self._die = 40.0
        self._middle = 90.0

    def fit(self, width: float, height: float) -> None:
        """Take this much room: the plate, and below it cup or dice, and a pill."""
        self.fit_plate(width)
        scale = self._theme.scale
        below = height - PLATE * scale - 28 * scale
        self.cup.set_size(min(below, width * 0.62, 104 * scale))
        self._die = min(42 * scale, (width - 10) / 3.3, below * 0.8)
        self._middle = PLATE * scale + 4 * scale + below / 2
        self.pill.fit(min(width, 150 * scale), 22 * scale, (13 if width >= 110 * scale else 11.5) * scale)
        self.pill.setPos(0, height - 12 * scale)
        self._lay_out()

    def show_dice(self, faces: tuple[int, ...], *, cup: bool) -> None:
        """Show dice on the table, beside the cup if it stands there."""
        self._faces = faces
        self.cup.setVisible(cup)
        for place, die in enumerate(self.dice):
            die.show_face(faces[place] if place < len(faces) else 0)
        self._lay_out()

    def drawn(self) -> dict[str, Any]:
        """Read back what is to be seen."""
        return {
            "status": self._status,
            "lids": self._lids,
            "mats": self.mats.count,
            "active": self._active,
            "cup": self.cup.isVisible(),
            "dice": tuple([die.face for die in self.dice if die.face]),
            "pill": self.pill.text,
            "loss": self.loss.text,
        }

    def dice_spot(self) -> QPointF:
        """Return the middle of the dice, in the scene."""
        return self.mapToScene(QPointF(0, self._middle))

    def cup_home(self) -> QPointF:
        """Return where the cup stands, in the item's own coordinates."""
        beside = self._width * 0.17 if self._faces else 0.0
        return QPointF(-beside, self._middle)

    def _lay_out(self) -> None:
        self.cup.setPos(self.cup_home())
        beside = self.cup.isVisible()
        for place, die in enumerate(self.dice):
            die.set_size(self._die * (BESIDE if beside else 1))
            die.rest(TILTS[place])
            die.setPos(self._die_home(place, beside=beside))

    def _die_home(self, place: int, *, beside: bool) -> QPointF:
        step = self._die * 1.08
        if not beside:
            return QPointF((place - 1) * step, self._middle)
        far = place - (len(self._faces) - 1) / 2
        if self._broad():
            return QPointF(self._width * 0.27 + far * step * BESIDE, self._middle)
        return QPointF(self._width * 0.30, self._middle + far * step * BESIDE)

    def _broad(self) -> bool:
        """Return whether two dice have room side by side beside the cup."""
        return self._width * 0.42 > self._die * 1.08 * 2 * BESIDE
