"""Where shipped files lie, in a checkout, an installed wheel and a frozen program alike."""

from __future__ import annotations

from pathlib import Path

_PACKAGE = Path(__file__).resolve().parent


def folder(kind: str) -> Path:
    """Return the folder of shipped files of a kind: `resources` or `translations`."""
    packed = _PACKAGE / "_data" / kind
    return packed if packed.is_dir() else _PACKAGE.parents[1] / kind
