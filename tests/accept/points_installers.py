"""What can be shown of the installers on Linux (issue 5); Windows and macOS are the release workflow's."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
from pathlib import Path

from tests.accept.bare_debian import bare_debian
from tests.accept.calling import call
from tests.accept.point import ROOT, Look, Run, point

DIST = ROOT / "dist"
FROZEN = ROOT / "build" / "frozen" / "spielblock"
FROZEN_WITH = "3.13"
MATCHES = "/root/.local/share/Spielblock/matches"
SMOKE = "QT_QPA_PLATFORM=offscreen spielblock --smoke"


@point(5, "the Linux bundle and its packages are built and fit to be given out")
def built(run: Run) -> str:
    said = call(run, python(), "packaging/build.py", *(["--no-installer"] if run.short else []))
    size = re.search(r"on disk: .*", said)
    inside = re.search(r"inside: (Python [^,]+)", said)
    assert size is not None, said
    assert inside is not None, said
    packages = [f"{file.name} {file.stat().st_size / 1e6:.1f} MB" for file in _packages()]
    return ", ".join([inside[1], size[0], *packages])


@point(5, "packed, the bundle takes at most 65 MB")
def packed(run: Run) -> str:
    archive = next(DIST.glob("*.tar.xz"))
    assert archive.stat().st_size <= 65_000_000, f"{archive.stat().st_size / 1e6:.1f} MB"
    return f"{archive.stat().st_size / 1e6:.1f} MB"


@point(5, "the .deb installs in a clean Debian, --smoke passes offscreen; it goes, the matches stay")
def installed_offscreen(run: Run) -> str:
    with bare_debian(run.folder) as debian:
        package = _into(debian.root)
        install = f"apt-get update -q >/dev/null && apt-get install -y --no-install-recommends {package}"
        done = debian.call(install)
        assert done.returncode == 0, done.stdout[-500:]
        shown = debian.call(SMOKE)
        assert shown.returncode == 0, shown.stdout[-500:]
        assert debian.call(f"mkdir -p {MATCHES} && touch {MATCHES}/kept.spielblock").returncode == 0
        assert debian.call("apt-get purge -y spielblock && test ! -e /usr/lib/spielblock").returncode == 0
        assert debian.call(f"test -e {MATCHES}/kept.spielblock").returncode == 0, "the matches are gone"
    return shown.stdout.strip().splitlines()[-1] if shown.stdout.strip() else "exit code 0"


@point(5, "the .deb in a second clean Debian with a screen: --smoke passes on xcb")
def installed_on_a_screen(run: Run) -> str:
    with bare_debian(run.folder) as debian:
        package = _into(debian.root)
        wanted = f"{package} xvfb xauth"
        done = debian.call(
            f"apt-get update -q >/dev/null && apt-get install -y --no-install-recommends {wanted}"
        )
        assert done.returncode == 0, done.stdout[-500:]
        shown = debian.call("QT_QPA_PLATFORM=xcb xvfb-run -a spielblock --smoke")
        assert shown.returncode == 0, shown.stdout[-500:]
    return "exit code 0"


@point(5, "the Windows installer compiles without a warning, with the Linux bundle as stand-in")
def windows_script(run: Run) -> str:
    target = run.folder / "spielblock-windows-setup.exe"
    icon = ROOT / "build" / "icons" / "spielblock.ico"
    names = {"VERSION": "0.1.0", "PAYLOAD": FROZEN, "TARGET": target, "ICON": icon}
    defined = [f"-D{name}={value}" for name, value in names.items()]
    call(run, "makensis", "-WX", "-V2", "-INPUTCHARSET", "UTF8", *defined, "packaging/windows/setup.nsi")
    listed = call(run, "7z", "l", "-ba", "-slt", str(target))
    held = {name.replace("\\", "/") for name in re.findall(r"^Path = (.+)$", listed, re.MULTILINE)}
    wanted = [str(path.relative_to(FROZEN)) for path in FROZEN.rglob("*") if path.is_file()]
    missing = [name for name in wanted if name not in held and not (FROZEN / name).is_symlink()]
    assert not missing, f"{len(missing)} files are missing, {missing[:3]}"
    return f"{target.stat().st_size / 1e6:.1f} MB, {len(wanted)} files"


@point(5, "desktop file, MIME type and AppStream data are valid")
def linux_data(run: Run) -> str:
    call(run, "desktop-file-validate", "packaging/linux/spielblock.desktop")
    call(
        run, "appstreamcli", "validate", "--no-net", "packaging/linux/org.spielblock.Spielblock.metainfo.xml"
    )
    call(run, "xmllint", "--noout", "packaging/linux/spielblock.xml")
    return "desktop-file-validate, appstreamcli, xmllint"


@point(5, "the frozen program is on the screen within 1.3 times the source run's time")
def frozen_start(run: Run) -> str:
    rounds = str(run.count(9))
    return call(run, sys.executable, "-m", "tests.benchmarks.frozen_start", str(FROZEN), rounds).strip()


@point(5, "what could not be run here")
def not_run(run: Run) -> Look:
    return Look(
        ".github/workflows/release.yml", "Windows and macOS: built, signed and tried by the workflow only;"
    )


def python() -> str:
    """Return the Python that installers are made with, or this one where that is not to be had."""
    wanted = shutil.which(f"python{FROZEN_WITH}")
    known = wanted is not None and subprocess.run([wanted, "-c", ""], check=False).returncode == 0
    return wanted if wanted is not None and known else sys.executable


def _packages() -> list[Path]:
    return sorted([*DIST.glob("*.deb"), *DIST.glob("*.tar.xz")])


def _into(root: Path) -> str:
    package = next(DIST.glob("*.deb"))
    shutil.copy(package, root / "srv" / package.name)
    return f"/srv/{package.name}"
