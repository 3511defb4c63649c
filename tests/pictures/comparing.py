"""How far a picture may be from its reference, and where both are."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import numpy as np
from PySide6.QtGui import QImage

FOLDER: Final = Path(__file__).parent
#: What was drawn otherwise is kept here, to be looked at beside the reference.
FOUND: Final = FOLDER.parents[1] / "build" / "pictures"
#: A channel of 255 steps may differ by so much: what Qt rounds otherwise on another processor.
STEPS: Final = 40
#: So large a part of all pixels may differ by more: an edge here and there, but no card, die or word.
PART: Final = 0.0005


def differing(one: QImage, other: QImage) -> float:
    """Return which part of the pixels differs visibly; 1 if the sizes differ."""
    if one.size() != other.size():
        return 1.0
    off = np.abs(_channels(one) - _channels(other)).max(axis=2) > STEPS
    return float(off.mean())


def _channels(image: QImage) -> np.ndarray:
    plain = image.convertToFormat(QImage.Format.Format_RGB888)
    rows = np.frombuffer(plain.constBits(), np.uint8).reshape(plain.height(), plain.bytesPerLine())
    return rows[:, : 3 * plain.width()].reshape(plain.height(), plain.width(), 3).astype(np.int16)
