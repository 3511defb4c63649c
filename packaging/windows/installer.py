"""Make the Windows installer with NSIS, and a zip that runs without being installed."""

from __future__ import annotations

import shutil
import subprocess
import zipfile
from pathlib import Path

from bundle import BUILD, DIST, FROZEN, VERSION

HERE = Path(__file__).parent


def make() -> list[Path]:
    """Return the files that were made, in `dist/`."""
    DIST.mkdir(exist_ok=True)
    return [portable(FROZEN), setup(FROZEN)]


def portable(payload: Path) -> Path:
    """Pack the folder as it is; it runs from anywhere."""
    target = DIST / f"spielblock-{VERSION}-windows-portable.zip"
    with zipfile.ZipFile(target, "w", zipfile.ZIP_DEFLATED) as packed:
        for path in sorted(payload.rglob("*")):
            packed.write(path, Path(f"spielblock-{VERSION}") / path.relative_to(payload))
    return target


def setup(payload: Path) -> Path:
    """Compile the installer around a folder; warnings are errors."""
    target = DIST / f"spielblock-{VERSION}-windows-setup.exe"
    makensis = shutil.which("makensis") or r"C:\Program Files (x86)\NSIS\makensis.exe"
    icon = BUILD / "icons" / "spielblock.ico"
    names = {"VERSION": VERSION, "PAYLOAD": payload, "TARGET": target, "ICON": icon}
    defined = [f"-D{name}={value}" for name, value in names.items()]
    subprocess.run(
        [makensis, "-WX", "-V2", "-INPUTCHARSET", "UTF8", *defined, HERE / "setup.nsi"], check=True
    )
    return target
