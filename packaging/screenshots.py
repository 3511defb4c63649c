"""Draw the pictures of the README: `python packaging/screenshots.py`, with nothing to see on a screen.

Home, each table in the middle of a match and an end page, in both languages, light; one table dark as well.
The matches are those that the tests draw, always the same, so a picture changes only when the program does.
"""

from __future__ import annotations

import os
import sys
import tempfile
from pathlib import Path
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from PySide6.QtGui import QPixmap
    from PySide6.QtWidgets import QApplication
    from tests.screens.drawing import Look

    from spielblock.shell.settings import Language

ROOT = Path(__file__).resolve().parents[1]
PICTURES = ROOT / "packaging" / "pictures"
WIDTH, HEIGHT = 1280, 800
QUALITY = 82
#: All pictures together must stay below this, in bytes: everybody who clones the project takes them along.
MOST_BYTES = 1_500_000

#: The name of a picture, and the scene of `tests.screens` that it shows.
LIGHT: Final = {
    "home": "home",
    "rock-the-bock": "moment-rock_the_bock-choose",
    "schock": "moment-schock-turn",
    "tock": "moment-tock-seven",
    "noch-mal": "moment-noch_mal-active",
    "rockit": "moment-rockit-turn",
    "end": "course-tock",
}
LANGUAGES: Final[tuple[Language, ...]] = ("en", "de")
DARK: Final = {"tock-dark": "table-tock-6"}


def draw(target: Path) -> list[Path]:
    """Draw all pictures into a folder and return them."""
    from tests.screens.drawing import Look
    from tests.screens.stock import stock

    from spielblock.shell.start import application

    app = application()
    target.mkdir(parents=True, exist_ok=True)
    light = [
        (name, scene, Look(language, "light", WIDTH, HEIGHT))
        for language in LANGUAGES
        for name, scene in LIGHT.items()
    ]
    dark = [
        (name, scene, Look(language, "dark", WIDTH, HEIGHT))
        for language in LANGUAGES
        for name, scene in DARK.items()
    ]
    made: list[Path] = []
    with tempfile.TemporaryDirectory() as folder:
        stock(Path(folder) / "matches")
        for name, scene, look in (*light, *dark):
            made.append(target / f"{name}-{look.language}.webp")
            picture = _picture(app, scene, look, Path(folder))
            if not picture.save(str(made[-1]), "WEBP", QUALITY):
                raise SystemExit(f"{made[-1].name} could not be written")
    return made


def _picture(app: QApplication, scene: str, look: Look, folder: Path) -> QPixmap:
    from tests.screens.drawing import dressed, put_away
    from tests.screens.scenes import scenes

    program = dressed(app, look, folder, scene)
    app.processEvents()
    scenes()[scene](program)
    for _ in range(3):
        app.processEvents()
    picture = program.window.grab()
    put_away(program)
    return picture


def main() -> int:
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    sys.path[:0] = [str(ROOT), str(ROOT / "desktop")]
    made = draw(PICTURES)
    taken = sum(picture.stat().st_size for picture in made)
    print(f"{len(made)} pictures, {taken / 1e6:.2f} MB, in {PICTURES.relative_to(ROOT)}")
    if taken > MOST_BYTES:
        print(f"at most {MOST_BYTES / 1e6:.2f} MB are allowed")
        return 1
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
