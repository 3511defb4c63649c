"""Contact sheets: all looks of one scene side by side, each with its name."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Final

WIDTH: Final = 620
CAPTION: Final = 22
GAP: Final = 10
COLUMNS: Final = 4


def lay_out(folder: Path) -> list[Path]:
    """Make a sheet for every scene that has pictures in the folder; return where they are."""
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    from PySide6.QtWidgets import QApplication

    app = QApplication.instance() or QApplication([])
    names = sorted({file.name.split("--")[0] for file in folder.glob("*--*.png")})
    made = [_sheet(folder, name) for name in names]
    del app
    return made


def _sheet(folder: Path, name: str) -> Path:
    from PySide6.QtCore import QRect, Qt
    from PySide6.QtGui import QColor, QPainter, QPixmap

    pictures = [(file, QPixmap(str(file))) for file in sorted(folder.glob(f"{name}--*.png"))]
    smooth = Qt.TransformationMode.SmoothTransformation
    scaled = [(file, picture.scaledToWidth(WIDTH, smooth)) for file, picture in pictures]
    rows = [scaled[start : start + COLUMNS] for start in range(0, len(scaled), COLUMNS)]
    heights = [max(picture.height() for _, picture in row) + CAPTION + GAP for row in rows]
    columns = max(len(row) for row in rows)
    sheet = QPixmap(columns * (WIDTH + GAP) + GAP, sum(heights) + GAP)
    sheet.fill(QColor("#777777"))
    painter = QPainter(sheet)
    painter.setPen(QColor("white"))
    top = GAP
    for row, height in zip(rows, heights, strict=True):
        for place, (file, picture) in enumerate(row):
            left = GAP + place * (WIDTH + GAP)
            caption = QRect(left, top, WIDTH, CAPTION)
            painter.drawText(caption, Qt.AlignmentFlag.AlignLeft, file.stem.split("--")[1])
            painter.drawPixmap(left, top + CAPTION, picture)
        top += height
    painter.end()
    path = folder / f"sheet-{name}.png"
    sheet.save(str(path))
    return path
