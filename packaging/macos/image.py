"""Sign the macOS program from the inside out, pack it into a disk image, and have Apple look at it.

With `APPLE_IDENTITY` (and `APPLE_ID`, `APPLE_TEAM`, `APPLE_PASSWORD` for the notary) in the environment the
image is signed and notarised; without, it is signed ad hoc, and a text beside it says how to open it.
"""

from __future__ import annotations

import os
import platform
import subprocess
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path

from bundle import BUILD, DIST, VERSION

HERE = Path(__file__).parent
APP = BUILD / "frozen" / "Spielblock.app"
AD_HOC = "-"


def make() -> list[Path]:
    """Return the image that was made, in `dist/`."""
    DIST.mkdir(exist_ok=True)
    identity = os.environ.get("APPLE_IDENTITY") or AD_HOC
    for part in _inside_out(APP):
        sign(part, identity)
    target = DIST / f"spielblock-{VERSION}-macos-{platform.machine()}.dmg"
    import_module("dmgbuild").build_dmg(
        str(target), "Spielblock", str(HERE / "image_settings.py"), defines=_defines(identity)
    )
    if identity != AD_HOC:
        sign(target, identity)
        notarise(target)
    return [target]


def sign(part: Path, identity: str) -> None:
    """Sign one file or folder with the hardened runtime."""
    stamp = ["--timestamp"] if identity != AD_HOC else ["--timestamp=none"]
    rights = ["--entitlements", str(HERE / "entitlements.plist")] if part == APP else []
    subprocess.run(
        ["codesign", "--force", "--options", "runtime", *stamp, *rights, "--sign", identity, part], check=True
    )


def notarise(image: Path) -> None:
    """Wait for Apple's verdict and staple it to the image."""
    account = [f"--{name}={os.environ[variable]}" for name, variable in ACCOUNT.items()]
    subprocess.run(["xcrun", "notarytool", "submit", image, "--wait", *account], check=True)
    subprocess.run(["xcrun", "stapler", "staple", image], check=True)


ACCOUNT = {"apple-id": "APPLE_ID", "team-id": "APPLE_TEAM", "password": "APPLE_PASSWORD"}


def _inside_out(app: Path) -> Iterator[Path]:
    """Yield libraries, then frameworks, then the program: a signature covers what it contains."""
    libraries = [
        path for path in app.rglob("*") if path.suffix in (".dylib", ".so") and not path.is_symlink()
    ]
    frameworks = [path for path in app.rglob("*.framework") if not path.is_symlink()]
    yield from sorted(libraries, key=lambda path: -len(path.parts))
    yield from sorted(frameworks, key=lambda path: -len(path.parts))
    yield app


def _defines(identity: str) -> dict[str, str]:
    defines = {"app": str(APP)}
    if identity == AD_HOC:
        defines["help"] = str(HERE / "OPEN ME FIRST.txt")
    return defines
