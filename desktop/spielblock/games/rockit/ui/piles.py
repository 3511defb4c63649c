"""The piles in the middle: how many cards are left, what lies open, what is owed, which colour counts."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QPointF, QSizeF
from PySide6.QtGui import QTransform
from PySide6.QtWidgets import QGraphicsScene

from spielblock.games.rockit.naming.texts import colour_name
from spielblock.games.rockit.ui.cards import BACK, BORDER, RATIO, WIDTH, card_picture
from spielblock.games.rockit.ui.marks import PACK_KEY, Advice, Badge, Cap, Pill
from spielblock.games.rockit.ui.placing import Places
from spielblock.widgets.card_item import CardItem
from spielblock.widgets.theme import Theme

GROUND: Final = 5.0
FLYING: Final = 850.0
#: What is left free between the count and the colour where the piles are small.
BETWEEN: Final = 3.0
#: How many discards one can count: a penalty of eight +2 and the card below.
MOST_SHOWN: Final = 9


class Piles:
    """All that lies in the middle."""

    def __init__(self, scene: QGraphicsScene, theme: Theme) -> None:
        self._scene = scene
        self._theme = theme
        self._places: Places | None = None
        self._dpr = 1.0
        self._low = (0.0, 0.0)
        self._pack: list[CardItem] = []
        self._discards: list[CardItem] = []
        self._shown: tuple[str, ...] = ()
        self._fanned = 0
        self.count = Pill(theme)
        self.colour = Pill(theme)
        self.badge = Badge(theme)
        self.cap = Cap(theme, PACK_KEY)
        self.advice = Advice(theme)
        marks = (
            (self.advice, 7.0),
            (self.count, 8.0),
            (self.cap, 8.0),
            (self.colour, 9.0),
            (self.badge, 10.0),
        )
        for item, height in marks:
            item.setZValue(GROUND + height)
            scene.addItem(item)

    @property
    def left(self) -> int:
        """How many cards the pill under the pack says are left."""
        return int(self.count.words or 0)

    @property
    def shown(self) -> tuple[str, ...]:
        """The discards one sees, top first, read from the items."""
        ordered = sorted(self._discards, key=lambda item: -item.zValue())
        return tuple(item.card for item in ordered if item.isVisible())

    @property
    def fanned(self) -> int:
        """How many of the upper cards lie so that one can count them."""
        return self._fanned

    @property
    def colour_shown(self) -> str:
        """The colour the pill under the discards names."""
        return self.colour.colour if self.colour.isVisible() else ""

    def arrange(self, places: Places, dpr: float) -> None:
        """Lie in the middle of the felt."""
        self._places, self._dpr = places, dpr
        card, low, words = places.card, places.card * RATIO / 2, places.words
        for mark in (self.count, self.colour, self.cap):
            mark.setTransform(QTransform.fromScale(words, words))
        self._low = (low + self._theme.px(8) * words, low + self._theme.px(14) * words)
        self._place_words()
        self.advice.arrange(places.pack, QSizeF(card, card * RATIO))
        for item in (*self._pack, *self._discards):
            self._scene.removeItem(item)
        self._pack, self._discards = [], []
        shown, fanned, left = self._shown, self._fanned, self.left
        self._shown = ()
        self.show_discards(shown, fanned)
        self.show_pack(left)

    def card(self, card: str) -> CardItem:
        """Return a new card lying in the scene, for a flight."""
        item = self._made(card)
        item.setZValue(FLYING)
        self._scene.addItem(item)
        return item

    def remove(self, item: CardItem) -> None:
        """Take a card of a flight away."""
        if item.scene() is self._scene:
            self._scene.removeItem(item)

    def show_pack(self, left: int) -> None:
        """Show so many cards face down."""
        self.count.say(str(left))
        self._place_words()
        layers = min(5, left)
        places = self._places
        if places is None or len(self._pack) == layers:
            return
        for item in self._pack:
            self._scene.removeItem(item)
        self._pack = []
        for at in range(layers):
            item = self._made(BACK)
            item.lie(places.pack - QPointF(1.4, 1.8) * (layers - 1 - at))
            item.setZValue(GROUND + at / 10)
            self._scene.addItem(item)
            self._pack.append(item)

    def show_discards(self, cards: Sequence[str], fanned: int) -> None:
        """Show the open pile, top first; the upper `fanned` lie so that one can count them."""
        count = min(len(cards), max(3, min(fanned + 1, MOST_SHOWN)))
        self._shown, self._fanned = tuple(cards), fanned
        places = self._places
        if places is None:
            return
        while len(self._discards) > count:
            self._scene.removeItem(self._discards.pop())
        while len(self._discards) < count:
            item = self._made(BACK)
            self._scene.addItem(item)
            self._discards.append(item)
        for at, item in enumerate(self._discards):
            item.show_card(cards[at])
            item.setZValue(GROUND + 3 - at / 10)
            item.lie(*self._lie(at, min(fanned, count)))
        # On the upper right corner of the uppermost card, so that one sees what the sum belongs to.
        top, card = self._lie(0, min(fanned, count))[0], places.card
        self.badge.arrange(top + QPointF(card * 0.67, -card * 0.63), max(20.0, card * 0.3))

    def offer_pack(self, *, offered: bool, advised: bool) -> None:
        """Show the key beside the pack while cards can be taken from it, and whether a hint tells to."""
        self.cap.setVisible(offered)
        self.advice.setVisible(offered and advised)

    def show_colour(self, colour: str | None) -> None:
        """Name the colour that counts."""
        self.colour.say(colour_name(colour) if colour else "", colour or "")
        self._place_words()

    def put(self, card: str, fanned: int) -> None:
        """Lay a card on the open pile at once."""
        self.show_discards((card, *self._shown), fanned)

    def _place_words(self) -> None:
        """Put count and colour below their piles, beside each other, and the key beside the count."""
        places = self._places
        if places is None:
            return
        count, colour = self.count, self.colour
        count.setPos(places.pack + QPointF(0, self._low[0]))
        colour.setPos(places.discards + QPointF(places.card * 0.1, self._low[1]))
        over = count.sceneBoundingRect().right() + BETWEEN - colour.sceneBoundingRect().left()
        colour.moveBy(max(0.0, over), 0)
        wide = self.cap.boundingRect().width() + self._theme.px(5)
        beside = count.transform().map(QPointF(count.boundingRect().left() - wide, 0))
        self.cap.setPos(count.pos() + beside)

    def _made(self, card: str) -> CardItem:
        width = self._places.card if self._places is not None else 100.0
        border = 2 * BORDER * width / WIDTH
        size = QSizeF(width + border, width * RATIO + border)
        return CardItem(lambda name: card_picture(self._theme, name, width, self._dpr), size, card)

    def _lie(self, at: int, fanned: int) -> tuple[QPointF, float]:
        """Return where the card at this depth lies, and how it is turned."""
        places = self._places
        middle = places.discards if places is not None else QPointF()
        card = places.card if places is not None else 100.0
        if at < fanned and fanned > 1:
            step = min(0.24, 0.72 / fanned)
            off = (fanned - 1) / 2 - at
            return middle + QPointF(off * step * card, 0), off * min(8.0, 30.0 / fanned)
        turns = (0.0, -7.0, 5.0, -3.0, 8.0, -5.0, 3.0, -8.0, 6.0)
        depth = at - max(fanned - 1, 0)
        left = -(fanned - 1) / 2 * 0.24 * card if fanned > 1 else 0.0
        return middle + QPointF(left - 3.0 * depth, 2.0 * depth), turns[depth % len(turns)]
