"""Contact sheets: all looks of one scene side by side, and the scenes of one look, twelve a sheet."""

from __future__ import annotations

import os
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from PySide6.QtGui import QImage

    Shown = tuple[str, QImage]

WIDTH: Final = 620
CAPTION: Final = 22
GAP: Final = 10
#: Looks beside each other on the sheet of a scene.
LOOKS_BESIDE: Final = 4
#: Scenes beside each other on a sheet of a look, and on all of it.
SCENES_BESIDE: Final = 3
TWELVE: Final = 12


def lay_out(folder: Path) -> list[Path]:
    """Make sheets of all pictures in the folder, by scene and by look; return where they are."""
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    from PySide6.QtGui import QGuiApplication

    app = QGuiApplication.instance() or QGuiApplication([])
    small = {file: _small(file) for file in sorted(folder.glob("*--*.png"))}
    made: list[Path] = []
    for scene in sorted({file.stem.split("--")[0] for file in small}):
        shown = {_after(file): one for file, one in small.items() if file.stem.split("--")[0] == scene}
        made.append(_sheet(folder / f"scene-{scene}.png", list(shown.items()), LOOKS_BESIDE))
    for look in sorted({_after(file) for file in small}):
        shown = {file.stem.split("--")[0]: one for file, one in small.items() if _after(file) == look}
        for number, some in enumerate(_by_twelve(list(shown.items())), 1):
            made.append(_sheet(folder / f"look-{look}-{number}.png", some, SCENES_BESIDE))
    del app
    return made


def _after(file: Path) -> str:
    return file.stem.split("--")[1]


def _by_twelve(shown: Sequence[Shown]) -> Iterator[Sequence[Shown]]:
    for start in range(0, len(shown), TWELVE):
        yield shown[start : start + TWELVE]


def _small(file: Path) -> QImage:
    from PySide6.QtCore import Qt
    from PySide6.QtGui import QImage

    return QImage(str(file)).scaledToWidth(WIDTH, Qt.TransformationMode.SmoothTransformation)


def _sheet(path: Path, shown: Sequence[Shown], beside: int) -> Path:
    """Write a sheet of pictures, each with its caption above, so many beside each other."""
    from PySide6.QtCore import QRect, Qt
    from PySide6.QtGui import QColor, QImage, QPainter

    rows = [shown[start : start + beside] for start in range(0, len(shown), beside)]
    heights = [max(image.height() for _, image in row) + CAPTION + GAP for row in rows]
    columns = max(len(row) for row in rows)
    sheet = QImage(columns * (WIDTH + GAP) + GAP, sum(heights) + GAP, QImage.Format.Format_RGB32)
    sheet.fill(QColor("#777777"))
    painter = QPainter(sheet)
    painter.setPen(QColor("white"))
    top = GAP
    for row, height in zip(rows, heights, strict=True):
        for place, (name, image) in enumerate(row):
            left = GAP + place * (WIDTH + GAP)
            painter.drawText(QRect(left, top, WIDTH, CAPTION), Qt.AlignmentFlag.AlignLeft, name)
            painter.drawImage(left, top + CAPTION, image)
        top += height
    painter.end()
    sheet.save(str(path))
    return path
