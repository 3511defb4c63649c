"""In what looks the program is drawn: language, light or dark, size, scale, size of the letters."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, Literal, NamedTuple

from spielblock.shell.settings import Brightness, Language


class Look(NamedTuple):
    """One combination; `factor` names the scale factor the process runs with, `letters` the text size."""

    language: Language
    brightness: Brightness
    width: int
    height: int
    factor: str = ""
    letters: Literal[100, 115, 130, 150, 200] = 100

    def __str__(self) -> str:
        size = f"{self.width}x{self.height}{self.factor}"
        letters = "" if self.letters == 100 else f"-letters{self.letters}"
        return f"{self.language}-{self.brightness}-{size}{letters}"


SIZES: Final = ((1024, 600, ""), (1280, 800, ""), (1920, 1080, ""), (1024, 600, "@150"))
#: The sixteen in which every scene is drawn.
SIXTEEN: Final = tuple(
    Look(language, brightness, width, height, factor)
    for width, height, factor in SIZES
    for language in ("de", "en")
    for brightness in ("light", "dark")
)
LETTERS: Final = (
    Look("de", "light", 1024, 600, letters=130),
    Look("de", "light", 1024, 600, letters=200),
    Look("de", "light", 1280, 800, letters=150),
    Look("en", "dark", 1920, 1080, letters=200),
)
ALL: Final[Mapping[str, Look]] = {str(look): look for look in (*SIXTEEN, *LETTERS)}
#: Of which there are reference pictures.
QUICK: Final = (Look("de", "light", 1024, 600), Look("en", "dark", 1280, 800))


def chosen(words: Sequence[str] = ("",), *, quick: bool = False) -> list[str]:
    """Return the names of the looks that hold one of the words; a whole name means that one alone."""
    names = [str(look) for look in QUICK] if quick else list(ALL)
    return [name for name in names if any(word == name if word in ALL else word in name for word in words)]
