"""What can be wrong with a page as it is drawn: cut, overlapping, outside, hard to read."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Final

from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QColor, QImage, QPixmap
from PySide6.QtWidgets import (
    QAbstractButton,
    QComboBox,
    QGraphicsView,
    QLabel,
    QLineEdit,
    QPushButton,
    QScrollArea,
    QTableView,
    QWidget,
)

from spielblock.widgets.elided import ElidedLabel
from spielblock.widgets.focus_ring import FocusRing
from spielblock.widgets.overlay import Overlay
from spielblock.widgets.player_row import PlayerRow
from spielblock.widgets.prompt_bar import PromptBar
from spielblock.widgets.swipe import SwipedTitle

TEXT_RATIO: Final = 4.5
LARGE_RATIO: Final = 3.0
LARGE_PIXELS: Final = 24
SLACK: Final = 1
USUAL_PIXELS: Final = 13
#: What shows less is no page and no table.
FEWEST_COLOURS: Final = 12
WORDED: Final = (QLabel, QPushButton, QLineEdit, QComboBox, SwipedTitle)


def faults(window: QWidget, picture: QPixmap | None = None) -> list[str]:
    """Return all that is wrong with what can be seen of a window, of which there may be a picture already."""
    ground = _uppermost(window)
    seen = [widget for widget in ground.findChildren(QWidget) if _counts(widget, ground)]
    image = (picture or window.grab()).toImage().convertToFormat(QImage.Format.Format_RGB32)
    found = [fault for widget in seen for fault in _cut(widget)]
    found += [fault for widget in seen for fault in _outside(widget, window)]
    found += [fault for widget in seen for fault in _sideways(widget)]
    found += list(_overlaps(seen))
    found += [fault for widget in seen for fault in _pale(widget, window, image)]
    found += [fault for widget in [window, *seen] for fault in _empty(widget, window, image)]
    return found


def _uppermost(window: QWidget) -> QWidget:
    overlays = [one for one in window.findChildren(Overlay) if one.isVisible()]
    return overlays[-1] if overlays else window


def _counts(widget: QWidget, ground: QWidget) -> bool:
    if not widget.isVisibleTo(ground) or isinstance(widget, FocusRing) or widget.isWindow():
        return False
    above = widget.parentWidget()
    while above is not None and above is not ground:
        if isinstance(above, QGraphicsView | QTableView):
            return False
        above = above.parentWidget()
    return True


def _name(widget: QWidget) -> str:
    text = (
        widget.text() if isinstance(widget, QLabel | QAbstractButton | QLineEdit) else widget.accessibleName()
    )
    return f"{type(widget).__name__} “{text[:48]}”"


def _cut(widget: QWidget) -> Iterator[str]:
    """Yield a fault if a text has less room than it needs."""
    if isinstance(widget, ElidedLabel):
        shown, above = widget.shown(), widget.parentWidget()
        if isinstance(above, PromptBar) and shown.endswith("…") and not _may_be_cut(widget, above):
            yield f"cut in the prompt: {_name(widget)}"
        elif shown != widget.text() and len(shown) < 6:
            yield f"cut to almost nothing: {_name(widget)}"
    elif isinstance(widget, QLabel) and widget.text():
        yield from _cut_label(widget)
    elif isinstance(widget, QPushButton | SwipedTitle):
        wanted = widget.sizeHint().width()
        if wanted > widget.width() + SLACK:
            yield f"cut: {_name(widget)} needs {wanted}, has {widget.width()}"


def _may_be_cut(label: ElidedLabel, prompt: PromptBar) -> bool:
    """Return whether this is the smaller line of a prompt, in large letters: its tooltip has it."""
    return label is prompt.more and label.font().pixelSize() > USUAL_PIXELS


def _cut_label(label: QLabel) -> Iterator[str]:
    if label.wordWrap():
        needed = label.heightForWidth(label.width())
        if needed > label.height() + SLACK:
            yield f"cut: {_name(label)} needs a height of {needed}, has {label.height()}"
        return
    wide = label.fontMetrics().horizontalAdvance(label.text())
    if label.textFormat() != Qt.TextFormat.RichText and wide > label.contentsRect().width() + SLACK:
        yield f"cut: {_name(label)} needs {wide}, has {label.contentsRect().width()}"


def _outside(widget: QWidget, window: QWidget) -> Iterator[str]:
    """Yield a fault if a part of something with words lies outside of what holds it."""
    if not isinstance(widget, WORDED) or widget.width() == 0:
        return
    rect = QRect(widget.mapTo(window, QPoint(0, 0)), widget.size())
    area = _scroll_area(widget)
    if area is not None:
        inside = QRect(area.viewport().mapTo(window, QPoint(0, 0)), area.viewport().size())
        if rect.left() < inside.left() - SLACK or rect.right() > inside.right() + SLACK:
            yield f"outside: {_name(widget)} sticks out of what is scrolled"
        return
    if not window.rect().adjusted(-SLACK, -SLACK, SLACK, SLACK).contains(rect):
        yield f"outside: {_name(widget)} at {rect.getRect()}"
    elif widget.visibleRegion().boundingRect().width() < widget.width() - SLACK:
        yield f"outside: {_name(widget)} is covered by what holds it"


def _sideways(widget: QWidget) -> Iterator[str]:
    """Yield a fault if a page is wider than the room it has; tables and scenes may be."""
    if isinstance(widget, QScrollArea):
        bar = widget.horizontalScrollBar()
        if bar.maximum() > SLACK:
            yield f"outside: {_name(widget)} is {bar.maximum()} wider than its room"


def _scroll_area(widget: QWidget) -> QScrollArea | None:
    above = widget.parentWidget()
    while above is not None:
        if isinstance(above, QScrollArea):
            return above
        above = above.parentWidget()
    return None


def _overlaps(seen: list[QWidget]) -> Iterator[str]:
    """Yield a fault for each two things with words, in the same holder, that lie on each other."""
    holders: dict[QWidget, list[QWidget]] = {}
    for widget in seen:
        above = widget.parentWidget()
        if above is not None and _says_something(widget) and widget.width():
            holders.setdefault(above, []).append(widget)
    for held in holders.values():
        for place, one in enumerate(held):
            for other in held[place + 1 :]:
                common = one.geometry().intersected(other.geometry())
                if common.width() > SLACK and common.height() > SLACK:
                    yield f"overlap: {_name(one)} and {_name(other)}"


def _says_something(widget: QWidget) -> bool:
    """Return whether there is a text or picture: what draws itself has margins of its own."""
    if isinstance(widget, QLabel):
        return bool(widget.text()) or not widget.pixmap().isNull()
    return isinstance(widget, (*WORDED, PlayerRow))


def _empty(widget: QWidget, window: QWidget, image: QImage) -> Iterator[str]:
    """Yield a fault if a window or a scene shows next to nothing."""
    if widget is not window and not isinstance(widget, QGraphicsView):
        return
    if widget.visibleRegion().isEmpty():
        return  # it was scrolled away
    corner = widget.mapTo(window, QPoint(0, 0))
    colours = _colours(image, QRect(corner, widget.size()), 9, 7)
    if len(colours) < FEWEST_COLOURS:
        yield f"empty: {_name(widget)} shows {len(colours)} colours"


def _pale(widget: QWidget, window: QWidget, image: QImage) -> Iterator[str]:
    """Yield a fault if a text has too little contrast to what is behind it."""
    if not isinstance(widget, QLabel) or not widget.text() or not widget.isEnabled():
        return
    corner = widget.mapTo(window, QPoint(0, 0))
    visible = widget.visibleRegion().boundingRect().translated(corner)
    ground = _commonest(image, visible)
    if ground is None:
        return
    ink = widget.palette().color(widget.foregroundRole())
    large = widget.font().pixelSize() >= LARGE_PIXELS
    ratio = contrast(ink, ground)
    if ratio < (LARGE_RATIO if large else TEXT_RATIO):
        yield f"pale: {_name(widget)} has {ratio:.2f} ({ink.name()} on {ground.name()})"


def _commonest(image: QImage, rect: QRect) -> QColor | None:
    found = _colours(image, rect, 3, 2)
    return QColor(found.most_common(1)[0][0]) if found else None


def _colours(image: QImage, rect: QRect, across: int, down: int) -> Counter[int]:
    """Count the colours of pixels that are so far apart."""
    dpr, wide = image.devicePixelRatio(), image.bytesPerLine() // 4
    pixels = memoryview(image.constBits()).cast("I")
    columns = [round(x * dpr) for x in range(rect.left(), rect.right(), across)]
    columns = [x for x in columns if 0 <= x < image.width()]
    found: Counter[int] = Counter()
    for y in (round(y * dpr) for y in range(rect.top(), rect.bottom(), down)):
        if 0 <= y < image.height():
            found.update([pixels[y * wide + x] for x in columns])
    return found


def contrast(one: QColor, other: QColor) -> float:
    """Return the ratio that WCAG counts with, from 1 to 21."""
    light, dark = sorted((_luminance(one), _luminance(other)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


def _luminance(colour: QColor) -> float:
    linear = [
        value / 12.92 if value <= 0.03928 else ((value + 0.055) / 1.055) ** 2.4
        for value in (colour.redF(), colour.greenF(), colour.blueF())
    ]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]
