"""One die of the dock. It is a button, so everything that presses buttons picks dice."""

from __future__ import annotations

from typing import Final, NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPen, QPixmap
from PySide6.QtWidgets import QAbstractButton, QWidget

from spielblock.games.noch_mal.dice import COLOUR_FACES, NUMBER_FACES
from spielblock.games.noch_mal.refused.texts import either
from spielblock.games.noch_mal.ui import texts
from spielblock.widgets.key_cap import cap_width, paint_cap
from spielblock.widgets.theme import Theme

#: Room around the square for its frame, in parts of its side.
ROOM: Final = 0.16
#: The cap of its key: how high it is, how far below the square its middle lies, how much of it it may cover.
CAP: Final = 18
CAP_MIDDLE: Final = 5
COVERED: Final = 0.1
#: The frame from the outside in, as if the square were 56 wide: a ring with a clear gap to the die.
FRAME: Final = ((6.5, "markerEdge"), (5.5, "marker"), (1.0, "markerEdge"), (0.2, "surface"))


class DieLook(NamedTuple):
    """A die as it is to be shown. `group` is `mine`, `pool` or `taken`; `why` says why it cannot be used."""

    kind: str
    face: str
    group: str
    offered: bool = False
    why: str = ""
    digit: int = 0


def symbol_of(kind: str, face: str) -> str:
    """Return the picture of a face.

    >>> symbol_of("colour", "joker"), symbol_of("number", "?"), symbol_of("number", "3")
    ('die-c-joker', 'die-njoker', 'die-n3')
    """
    return f"die-c-{face}" if kind == "colour" else f"die-n{'joker' if face == '?' else face}"


class DieButton(QAbstractButton):
    """A die that can be picked, put back and tumbled. `shown` is the face that is drawn."""

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self._theme = theme
        self.look = DieLook("colour", "joker", "pool")
        self._side = theme.px(54)
        self._face = "joker"
        self._turn = 0.0
        self._now = False
        self._share = 1.0
        self._wanted: tuple[str, str, int, float] | None = None
        self._kept = QPixmap()
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.hide()

    @property
    def shown(self) -> str:
        """The face that is drawn."""
        return self._face

    def show_look(self, look: DieLook, *, now: bool) -> None:
        """Show this die; `now` puts the yellow frame around a die of the own choice."""
        self.look = look
        self._face, self._turn, self._now = look.face, 0.0, now
        self.setEnabled(look.offered)
        self.setCursor(Qt.CursorShape.PointingHandCursor if look.offered else Qt.CursorShape.ArrowCursor)
        name = texts.die(either(look.face))
        self.setAccessibleName(f"{name}. {look.why}" if look.why else name)
        self.setToolTip(look.why or name)
        self.show()
        self.update()

    def tumble(self, step: int, turn: float) -> None:
        """Show another face on the way, turned by so many degrees."""
        faces = COLOUR_FACES if self.look.kind == "colour" else NUMBER_FACES
        self._face = faces[(faces.index(self.look.face) + step) % len(faces)]
        self._turn = turn
        self.update()

    def fit(self, side: int, share: float = 1.0) -> None:
        """Draw the die in this size, and its key so much smaller than the letters are."""
        self._side, self._share = side, share
        room = round(side * ROOM)
        below = round(self._cap_middle() + (CAP / 2 + 2) * share * self._theme.scale)
        self.resize(QSize(side + 2 * room, side + room + max(room, below)))

    def covered(self) -> float:
        """Return how much of the square the key covers, as a share of its height."""
        scale = self._share * self._theme.scale
        return max(0.0, CAP / 2 * scale - self._cap_middle()) / self._side if self.look.digit else 0.0

    def _cap_middle(self) -> float:
        """Return how far below the square the middle of the cap lies."""
        scale = self._share * self._theme.scale
        return max(CAP_MIDDLE * scale, CAP / 2 * scale - COVERED * self._side)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        room = round(self._side * ROOM)
        square = QRectF(room, room, self._side, self._side)
        if self._now:
            self._paint_frame(painter, square)
        quiet = not self.look.offered and (self.look.group == "taken" or bool(self.look.why))
        painter.setOpacity(0.45 if quiet else 1.0)
        painter.translate(square.center())
        painter.rotate(self._turn)
        # A turning die is seen too short to tell whether its edges are smooth.
        painter.setRenderHint(QPainter.RenderHint.Antialiasing, on=False)
        half = self._side / 2
        painter.drawPixmap(QPointF(-half, -half), self._picture())
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.resetTransform()
        painter.setOpacity(1.0)
        if self.look.digit:
            self._paint_digit(painter, square)
        if self.hasFocus():
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(self._theme.colour("focus"), 3))
            painter.drawRoundedRect(square.adjusted(-4, -4, 4, 4), 12, 12)

    def _picture(self) -> QPixmap:
        """Return the face that is drawn, kept from the last time if it was the same."""
        wanted = (self.look.kind, self._face, self._side, self.devicePixelRatioF())
        if wanted != self._wanted:
            self._wanted = wanted
            kind, face, side, dpr = wanted
            self._kept = self._theme.pictures.pixmap(symbol_of(kind, face), side, dpr)
        return self._kept

    def _paint_frame(self, painter: QPainter, square: QRectF) -> None:
        theme, corner = self._theme, square.width() * 0.24
        painter.setPen(Qt.PenStyle.NoPen)
        for grow, colour in FRAME:
            painter.setBrush(theme.colour(colour))
            share = square.width() / 56
            grown = square.adjusted(-grow * share, -grow * share, grow * share, grow * share)
            painter.drawRoundedRect(grown, corner, corner)

    def _paint_digit(self, painter: QPainter, square: QRectF) -> None:
        text = str(self.look.digit)
        theme = self._theme
        at = QPointF(square.center().x(), square.bottom() + self._cap_middle())
        painter.save()
        if self._share < 1.0:
            painter.translate(at)
            painter.scale(self._share, self._share)
            at = QPointF()
        at -= QPointF(cap_width(theme, text) / 2, 0)
        paint_cap(painter, at, text, theme, theme.colour("text2"), theme.colour("surface"))
        painter.restore()
