"""Build what people download: `python packaging/build.py [--no-installer]` on each system for itself.

Makes an environment of its own from the locks, finishes the translations, builds the wheel, freezes it
(onedir), adds the licences of what is inside, checks the bundle, and packs the system's installers into
`dist/`.
"""

from __future__ import annotations

import argparse
import hashlib
import os
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
BUILD = ROOT / "build"
DIST = ROOT / "dist"
ENVIRONMENT = BUILD / "environment"
PYTHON = ENVIRONMENT / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
LOCKS = (ROOT / "requirements.lock", ROOT / "requirements-package.lock")
INSIDE = "SPIELBLOCK_BUILDING"


def main(words: Sequence[str]) -> int:
    parser = argparse.ArgumentParser("build.py", description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--no-installer", action="store_true", help="stop at the checked bundle")
    given = parser.parse_args(words)
    if os.environ.get(INSIDE) is None:
        prepare_environment()
        inside = {**os.environ, INSIDE: "1", "QT_QPA_PLATFORM": "offscreen"}
        return subprocess.call([str(PYTHON), str(Path(__file__)), *words], env=inside)
    freeze()
    check()
    if not given.no_installer:
        pack()
    return 0


def prepare_environment() -> None:
    """Make the environment to build in, unless one of this Python and these locks is there."""
    locked = b"".join(lock.read_bytes() for lock in LOCKS)
    wanted = hashlib.sha256(sys.version.encode() + locked).hexdigest()
    stamp = ENVIRONMENT / ".ready"
    if stamp.is_file() and stamp.read_text() == wanted:
        return
    say("environment")
    run(sys.executable, "-m", "venv", "--clear", str(ENVIRONMENT))
    for lock in LOCKS:
        pip("--require-hashes", "-r", str(lock))
    stamp.write_text(wanted)


def freeze() -> None:
    """Build the wheel and freeze what it installs, so that the bundle holds what users of the wheel get."""
    from bundle import FROZEN, VERSION
    from licences import listed
    from sbom import write as write_bill

    _prepare()
    _install_wheel()
    say("freeze")
    spec = str(ROOT / "packaging" / "spielblock.spec")
    places = ["--distpath", str(BUILD / "frozen"), "--workpath", str(BUILD / "work")]
    run(str(PYTHON), "-m", "PyInstaller", "--noconfirm", "--log-level", "WARN", *places, spec)
    if sys.platform == "linux":
        from linux.python_libraries import tidy

        print(f"Python's debug information: {tidy(FROZEN) / 1e6:.1f} MB taken out")
    parts = listed(FROZEN / "_internal" / "spielblock" / "_data" / "licences")
    write_bill(parts, VERSION, DIST / f"spielblock-{VERSION}-{sys.platform}.cdx.json")
    print("inside:", ", ".join(f"{part.name} {part.version}".strip() for part in parts))


def _prepare() -> None:
    """Make what is not kept: compiled translations, icons, and the version as Windows reads it."""
    from icons import make

    say("translations and icons")
    run(str(PYTHON), str(ROOT / "packaging" / "catalogues.py"), "check")
    run(str(PYTHON), str(ROOT / "packaging" / "catalogues.py"), "release")
    make(ROOT / "resources" / "symbols" / "app-icon.svg", BUILD / "icons")
    if sys.platform == "win32":
        from windows.version_info import write

        write(BUILD / "version_info.txt")


def _install_wheel() -> None:
    """Build the wheel into `dist/` and install it where PyInstaller looks."""
    say("wheel")
    for old in DIST.glob("*.whl"):
        old.unlink()
    offline = ["-q", "--no-deps", "--no-build-isolation"]
    run(str(PYTHON), "-m", "pip", "wheel", *offline, "-w", str(DIST), str(ROOT))
    pip("--no-deps", "--force-reinstall", *map(str, DIST.glob("*.whl")))


def check() -> None:
    """Look through the bundle and start it; leave with the reasons if it is not fit to be given out."""
    from bundle import FROZEN
    from check_bundle import problems

    say("checks")
    found = problems(FROZEN)
    if found:
        raise SystemExit("The bundle must not be given out:\n  " + "\n  ".join(found))


def pack() -> None:
    """Make the installers of this system."""
    say("installers")
    if sys.platform == "win32":
        from windows.installer import make
    elif sys.platform == "darwin":
        from macos.image import make
    else:
        from linux.packages import make
    for file in make():
        print(file.relative_to(ROOT), f"{file.stat().st_size / 1e6:.1f} MB")


def pip(*words: str) -> None:
    run(str(PYTHON), "-m", "pip", "install", "-q", "--disable-pip-version-check", *words)


def run(*command: str) -> None:
    if subprocess.call(command, cwd=ROOT):
        raise SystemExit("This failed: " + " ".join(command))


def say(step: str) -> None:
    print(f"== {step}", flush=True)


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
