"""The pub table as a scene: stations, the pool, the lids at stake, the middle and the ranking."""

from __future__ import annotations

from typing import Any, Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPixmap, QResizeEvent, QTransform
from PySide6.QtWidgets import QFrame, QGraphicsScene, QGraphicsView

from spielblock.games.schock.ui.dice import DieItem
from spielblock.games.schock.ui.ground import paint_ground
from spielblock.games.schock.ui.ladder import Ladder
from spielblock.games.schock.ui.layout import Layout, Middle
from spielblock.games.schock.ui.plates import Words
from spielblock.games.schock.ui.ranking import Ranking
from spielblock.games.schock.ui.ranking_row import Result
from spielblock.games.schock.ui.scaling import grown
from spielblock.games.schock.ui.station import Station
from spielblock.widgets.chip_stack import ChipStack
from spielblock.widgets.cup import CupItem
from spielblock.widgets.stage import Stage

#: How crooked the large dice lie, and how far above or below the middle.
BIG_TILTS: Final = (-10.0, 3.0, 12.0)
BIG_LIFTS: Final = (6.0, -8.0, 8.0)


class PubView(QGraphicsView):
    """Shows the table; it is laid out anew for every size and never scrolls."""

    def __init__(self, stage: Stage) -> None:
        super().__init__()
        theme = stage.theme
        self._stage = stage
        self._ground = QPixmap()
        self._scene = QGraphicsScene(self)
        self.setScene(self._scene)
        self.stations = {sitter.letter: Station(theme, sitter) for sitter in stage.clockwise}
        self.pool = ChipStack(theme, "beer-mat", 72, 110)
        self.pool_words = Words(theme, "wood")
        self.stake = ChipStack(theme, "beer-mat", 44, 120)
        self.stake_words = Words(theme, "wood")
        self.dice = [DieItem(theme, 64) for _ in BIG_TILTS]
        self.cup = CupItem(theme, 150)
        self.plate = Words(theme, "plate")
        self.words = Words(theme, "wood")
        self.last = Words(theme, "wood")
        self.ranking = Ranking(stage)
        self.ladder = Ladder(theme)
        self.flying = [ChipStack(theme, "beer-mat", 36, 36) for _ in range(13)]
        self._fill()
        self._set_up()

    @property
    def middle(self) -> QPointF:
        """Where dice are revealed."""
        return self._middle.spot

    def show_big(self, faces: tuple[int, ...], *names: str) -> None:
        """Show dice in the middle with their name; no faces clear it."""
        for place, die in enumerate(self.dice):
            die.show_face(faces[place] if place < len(faces) else 0)
            die.setPos(self._big_home(place))
            die.rest(BIG_TILTS[place])
        self.plate.show_text(*names)
        self.plate.setPos(self._plate_home(below=bool(faces)))
        self.cup.setVisible(False)
        if faces or any(names):
            self.words.show_text("")
            self.last.show_text("")

    def show_whole(self, *choices: str) -> None:
        """Show the first of these in the middle that can be read whole, in smaller letters if need be."""
        for text in choices or ("",):
            self.show_big((), text)
            if not self.plate.cut():
                return

    def show_ranking(self, rows: tuple[Result, ...], note: str = "") -> None:
        """Show the results of the round; without any, what results count."""
        self.ranking.show_rows(rows, note)
        self.ladder.setVisible(not rows and self.ladder.readable)

    def show_stake(self, count: int, words: str) -> None:
        """Show how many lids are dealt out, none as none, and words below them."""
        self.stake.show_count(count)
        self.stake.setVisible(count > 0)
        self.stake_words.show_text(words)

    def show_flying(self, count: int) -> None:
        """Show so many lids on their way, none at the end of it."""
        for number, lid in enumerate(self.flying):
            lid.show_count(1)
            lid.setVisible(number < count)

    def drawn(self) -> dict[str, Any]:
        """Read back what is to be seen."""
        return {
            "stations": {seat: station.drawn() for seat, station in self.stations.items()},
            "pool": (self.pool.count, self.pool_words.text),
            "stake": (self.stake.count if self.stake.isVisible() else 0, self.stake_words.text),
            "big": tuple([die.face for die in self.dice if die.face]),
            "plate": self.plate.text,
            "words": self.words.text,
            "last": self.last.text,
            "ranking": tuple([(row.seat, row.dice, row.throws) for row in self.ranking.rows]),
            "note": self.ranking.note,
            "ladder": tuple([rung.dice for rung in self.ladder.rungs]),
            "flying": sum(lid.isVisible() for lid in self.flying),
        }

    def cut(self) -> list[str]:
        """Return the texts that do not fit into their places."""
        words = [self.pool_words, self.stake_words, self.plate, self.words, self.last]
        words += [pill for station in self.stations.values() for pill in (station.pill, station.loss)]
        notes = [self.ranking.note] if self.ranking.cut() else []
        return [*notes, *(one.text for one in words if one.cut())]

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._lay_out()

    def drawBackground(self, painter: QPainter, rect: QRectF | Any) -> None:
        if self._ground.isNull():
            size = self.sceneRect().size().toSize()
            sharp = self.devicePixelRatioF() * self.transform().m11()
            self._ground = paint_ground(self._stage.theme, size, sharp, self._middle.spot)
            self._ground.setDevicePixelRatio(self.devicePixelRatioF())
        # Pixel by pixel: a picture that has to be stretched costs many times as much.
        painter.resetTransform()
        painter.drawPixmap(0, 0, self._ground)

    def _fill(self) -> None:
        for station in self.stations.values():
            self._scene.addItem(station)
        for item in (
            self.pool,
            self.pool_words,
            self.stake,
            self.stake_words,
            self.words,
            self.last,
            self.ranking,
            self.ladder,
        ):
            self._scene.addItem(item)
        for item in (self.cup, *self.dice, self.plate, *self.flying):
            self._scene.addItem(item)
        self.cup.setVisible(False)
        self.plate.setVisible(False)
        self.show_flying(0)

    def _set_up(self) -> None:
        self._middle = Middle(QPointF(300, 250), 64.0, 64.0)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setViewportUpdateMode(QGraphicsView.ViewportUpdateMode.MinimalViewportUpdate)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setRenderHint(QPainter.RenderHint.Antialiasing)

    def _lay_out(self) -> None:
        scale = self._stage.theme.scale
        room = self.viewport().size()
        zoom = grown(room.width(), room.height(), len(self.stations), scale)
        wide, high = room.width() / zoom, room.height() / zoom
        self.setTransform(QTransform.fromScale(zoom, zoom))
        self.setSceneRect(0, 0, wide, high)
        self._ground = QPixmap()
        self._middle = Layout(self, wide, high, scale).place(zoom)
        self.plate.setPos(self._plate_home(below=self.dice[0].isVisible()))
        for place, die in enumerate(self.dice):
            die.set_size(self._middle.die)
            die.setPos(self._big_home(place))
        self.resetCachedContent()

    def _plate_home(self, *, below: bool) -> QPointF:
        """Return where the plate lies: below the dice, or in their place where there are none."""
        return self._middle.spot + QPointF(0, self._middle.below if below else 0)

    def _big_home(self, place: int) -> QPointF:
        big = self._middle.die
        return self._middle.spot + QPointF((place - 1) * big * 1.26, BIG_LIFTS[place] * big / 70)
