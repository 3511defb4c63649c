"""What is drawn of cards is seen whole: on the cover, on the way to the pile, and at the end."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRectF, QSizeF, Qt
from PySide6.QtGui import QImage, QPainter
from PySide6.QtSvg import QSvgRenderer
from tests.games.rockit.seen import position, table_of
from tests.tables import Opener, SilentBots

from spielblock.control.pace import NORMAL
from spielblock.games.rockit import events as ev
from spielblock.games.rockit.ui.cards import BACK, RATIO
from spielblock.games.rockit.ui.open_hands import laid_open
from spielblock.rules.event import Event
from spielblock.shipped import folder
from spielblock.widgets.card_item import CardItem

WHERE = position("R5 B5", {"A": "R3 B9 Y4", "B": "R1 G2 G3", "C": "G4 G5"})


@pytest.mark.parametrize("look", ["light", "dark"])
def test_no_card_of_the_cover_is_cut(look: str) -> None:
    image = QImage(400, 300, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    QSvgRenderer(str(folder("resources") / "games" / "rockit" / f"pad-{look}.svg")).render(
        painter, QRectF(0, 0, 400, 300)
    )
    painter.end()
    edge = [(x, y) for x in range(400) for y in (0, 299)] + [(x, y) for x in (0, 399) for y in range(300)]
    assert {image.pixelColor(x, y).alpha() for x, y in edge} == {0}
    assert image.pixelColor(200, 150).alpha() == 255


@pytest.mark.parametrize(
    ("event", "card"),
    [(ev.CardPlayed("B", "R1", "R", 2), "R1"), (ev.CardTurned("R7", stays=True), "R7")],
    ids=["played", "turned up"],
)
def test_a_card_is_turned_over_before_it_lies_on_the_pile(
    open_table: Opener, event: Event, card: str
) -> None:
    page = open_table(None, "easy", "easy", position=WHERE, thinker=SilentBots())
    felt = table_of(page).felt
    before = set(felt.items())
    cue = page.table.cue(event)
    assert cue is not None
    flight = cue(NORMAL)
    assert flight is not None
    (flying,) = [one for one in felt.scene().items() if one not in before and isinstance(one, CardItem)]
    flight.start()
    seen: list[tuple[float, str]] = []
    for share in range(1, 20):
        flight.setCurrentTime(flight.totalDuration() * share // 20)
        away = flying.pos() - felt.places.discards
        seen.append((abs(away.x()) + abs(away.y()), flying.card))
    far = felt.places.card * 0.25
    assert seen[0][1] == BACK
    assert {shown for left, shown in seen if left < far} == {card}
    flight.setCurrentTime(flight.totalDuration())
    assert felt.piles.shown[0] == card


@pytest.mark.parametrize("count", [1, 4, 7, 12])
def test_of_an_open_hand_the_plate_covers_little(count: int) -> None:
    """In one row hardly more than the border; in two the upper half of a card stays free."""
    plate, card = QSizeF(168, 36), 46.0
    wide, corners = laid_open(count, plate, card)
    covered = [corner.y() + wide * RATIO + plate.height() / 2 for corner in corners]
    rows = len({corner.y() for corner in corners})
    assert max(covered) <= wide * RATIO * (0.1 if rows == 1 else 0.35)
