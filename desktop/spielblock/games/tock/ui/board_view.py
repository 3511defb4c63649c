"""The board on screen: picture, piles, pieces and marks, and what is touched on it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from PySide6.QtCore import QEvent, QPointF, QRect, QRectF, QSizeF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter, QPixmap, QResizeEvent
from PySide6.QtWidgets import QFrame, QGraphicsScene, QGraphicsView, QWidget

from spielblock.control.framing import Room
from spielblock.games.tock.options import Options
from spielblock.games.tock.ui.board_art import board_picture
from spielblock.games.tock.ui.marks import NAMES, RINGS, TAGS, WAYS, Layer, Marking, Marks
from spielblock.games.tock.ui.names import paint_names
from spielblock.games.tock.ui.pieces import Piece
from spielblock.games.tock.ui.piles import Piles
from spielblock.games.tock.ui.places import LANE, YARD, Places, plain
from spielblock.rules.seats import letter, seat_of
from spielblock.widgets.stage import Stage

#: Room left around the board, by the size of the window.
MARGINS = {Room.COMPACT: (6, 5), Room.NORMAL: (20, 18), Room.LARGE: (24, 20)}


class BoardView(QGraphicsView):
    """Shows the board; tells which place is touched or pointed at, as (seat or -1, place)."""

    touched = Signal(int, str)
    pointed = Signal(object)
    laid_out = Signal()

    def __init__(self, stage: Stage, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._stage = stage
        self._room = Room.NORMAL
        self._options = Options()
        self._bottom = stage.first_person
        self._picture = QPixmap()
        self._under: tuple[int, str] | None = None
        self._scene = QGraphicsScene(self)
        self.setScene(self._scene)
        self.pieces: list[Piece] = [
            Piece(self._scene, sitter.letter, stage.theme.hue(sitter.colour))
            for sitter in stage.sitters
            for _ in range(LANE)
        ]
        self.piles = Piles(self._scene, stage.theme)
        self._layers = [Layer(WAYS), Layer(NAMES), Layer(RINGS), Layer(TAGS)]
        for layer in self._layers:
            self._scene.addItem(layer)
        for number, piece in enumerate(self.pieces):
            piece.slot = number % LANE
        self.marks = Marks()
        self._set_up()
        self.places = self._make_places()

    def show_options(self, options: Options) -> None:
        """Show the board these options ask for."""
        if options != self._options:
            self._options = self.piles.options = options
            self._lay_out()

    def arrange(self, room: Room) -> None:
        """Fit to the room."""
        if room is not self._room:
            self._room = room
            self._lay_out()

    def spot(self, colour: str, place: str, slot: int = 0) -> QPointF:
        """Return where a place lies."""
        return self.places.spot(seat_of(colour), place, slot)

    def piece(self, colour: str, place: str) -> Piece | None:
        """Return a piece of this colour that stands there; of several in the yard the first."""
        standing = [piece for piece in self.pieces if piece.colour == colour and piece.place == plain(place)]
        return min(standing, key=lambda piece: piece.slot, default=None)

    def show_pieces(self, pieces: Mapping[str, Sequence[str]]) -> None:
        """Put all pieces where they stand; those that stand there already keep their places."""
        for colour, places in pieces.items():
            own = [piece for piece in self.pieces if piece.colour == colour]
            wanted = [plain(place) for place in places]
            moved: list[Piece] = []
            for piece in own:
                if piece.place in wanted:
                    wanted.remove(piece.place)
                else:
                    moved.append(piece)
            for piece, place in zip(moved, wanted, strict=True):
                piece.place = place
            self._give_slots(own)
            for piece in own:
                locked = f"{piece.place}*" in places
                piece.stand(self.spot(colour, piece.place, piece.slot), locked=locked)

    def free_slot(self, colour: str) -> int:
        """Return a place of the yard where no piece of this colour stands."""
        taken = {piece.slot for piece in self.pieces if piece.colour == colour and piece.place == YARD}
        return next(slot for slot in range(LANE) if slot not in taken)

    def show_marks(self, marks: Marks) -> None:
        """Mark these and nothing else."""
        if marks == self.marks:
            return
        self.marks = marks
        self._paint_marks()

    def drawn_pieces(self) -> dict[str, list[str]]:
        """Read from the items where each piece is seen, and which carries a lock."""
        found: dict[str, list[str]] = {}
        for piece in self.pieces:
            at = piece.standing
            place = self._seen_at(piece.colour, at) if piece.body.isVisible() else "hidden"
            found.setdefault(piece.colour, []).append(place + "*" * piece.locked)
        return {colour: sorted(places) for colour, places in found.items()}

    def drawBackground(self, painter: QPainter, rect: QRectF | QRect) -> None:
        rect = QRectF(rect)
        dpr = self._picture.devicePixelRatio()
        source = QRectF(rect.x() * dpr, rect.y() * dpr, rect.width() * dpr, rect.height() * dpr)
        painter.drawPixmap(rect, self._picture, source)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._lay_out()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.LeftButton:
            hit = self.places.touched(self.mapToScene(event.position().toPoint()))
            if hit is not None:
                self.touched.emit(*hit)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        self._point(self.places.touched(self.mapToScene(event.position().toPoint())))

    def leaveEvent(self, event: QEvent) -> None:
        self._point(None)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        event.ignore()

    def _point(self, hit: tuple[int, str] | None) -> None:
        if hit != self._under:
            self._under = hit
            self.pointed.emit(hit)

    def _set_up(self) -> None:
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setRenderHint(QPainter.RenderHint.Antialiasing)
        # Cards that fly to all seats at once span the board: what lies between them is not painted again.
        self.setViewportUpdateMode(QGraphicsView.ViewportUpdateMode.SmartViewportUpdate)
        self.setOptimizationFlag(QGraphicsView.OptimizationFlag.DontAdjustForAntialiasing)
        self.setOptimizationFlag(QGraphicsView.OptimizationFlag.DontSavePainterState)
        self._scene.setItemIndexMethod(QGraphicsScene.ItemIndexMethod.NoIndex)
        self.setMouseTracking(True)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)

    def _make_places(self) -> Places:
        across, down = MARGINS[self._room]
        size = self.viewport().size()
        theme = self._stage.theme
        inner = QSizeF(
            max(120.0, size.width() - 2 * theme.px(across)), max(90.0, size.height() - 2 * theme.px(down))
        )
        whole = QSizeF(max(120, size.width()), max(90, size.height()))
        return Places(theme.resources, self._options, len(self._stage.sitters), self._bottom, inner, whole)

    def _lay_out(self) -> None:
        """Make everything anew for the size of the view."""
        self.places = self._make_places()
        dpr = self.devicePixelRatioF()
        whole = self.places.size
        self._scene.setSceneRect(QRectF(QPointF(0, 0), whole))
        names = self._room is not Room.COMPACT
        self._picture = board_picture(self.places, self._stage, dpr, names=names)
        for piece in self.pieces:
            piece.dress(self._stage.theme, self.places.pitch, dpr)
            at = self.spot(piece.colour, piece.place, piece.slot)
            piece.stand(at, locked=piece.locked)
        self.piles.arrange(self.places, self._room, dpr)
        for layer in self._layers:
            layer.cover(self._scene.sceneRect())
        self.marks = Marks()
        self._paint_marks()
        self.viewport().update()
        self.laid_out.emit()

    def _paint_marks(self) -> None:
        marks, marking = self.marks, Marking(self._stage.theme, self.places.pitch)
        across = bool(marks.swap) or any(trail.swapped for trail in marks.trails)
        names = across and self._room is not Room.COMPACT
        ways = bool(across or marks.trails or marks.path) or any(one.small for one in marks.targets)
        rings = bool(marks.movable or marks.targets)
        tags = bool(marks.ghost or marks.captured or marks.targets)
        painters = (marking.ways, self._paint_names, marking.rings, marking.tags)
        for layer, paint, needed in zip(self._layers, painters, (ways, names, rings, tags), strict=True):
            layer.show_paint((lambda painter, paint=paint: paint(painter, marks)) if needed else None)

    def _paint_names(self, painter: QPainter, _: Marks) -> None:
        paint_names(painter, self.places, self._stage)

    def _give_slots(self, own: Sequence[Piece]) -> None:
        """Let each piece in the yard have a place of its own, the ones that have one keep it."""
        taken: set[int] = set()
        for piece in own:
            if piece.place == YARD:
                if piece.slot in taken:
                    piece.slot = next(slot for slot in range(LANE) if slot not in taken)
                taken.add(piece.slot)

    def _seen_at(self, colour: str, at: QPointF) -> str:
        """Return the place at exactly this point, or the point itself."""
        hit = self.places.touched(at)
        if hit is not None:
            seat, place = hit
            spots = [self.places.spot(max(seat, 0), place, slot) for slot in range(LANE)]
            near = min(abs(complex(spot.x() - at.x(), spot.y() - at.y())) for spot in spots)
            if near < 0.5 and seat in (-1, seat_of(colour)):
                return place
            if near < 0.5:
                return f"{letter(seat)}:{place}"
        return f"{at.x():.1f},{at.y():.1f}"
