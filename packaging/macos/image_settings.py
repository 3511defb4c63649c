"""How the disk image looks; read by dmgbuild, which passes `defines`."""

from __future__ import annotations

from typing import Any

defines: dict[str, str] = globals().get("defines", {})
_app = defines.get("app", "Spielblock.app")
_help = defines.get("help")

format = "UDZO"
files: list[Any] = [_app, *([_help] if _help else [])]
symlinks = {"Applications": "/Applications"}
icon_size = 96
window_rect = ((200, 200), (560, 340))
icon_locations = {"Spielblock.app": (150, 150), "Applications": (410, 150), "OPEN ME FIRST.txt": (280, 270)}
