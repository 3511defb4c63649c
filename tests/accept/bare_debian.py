"""A clean minimal Debian with nothing but Python, made with debootstrap, to try the README's commands in.

Needs root, debootstrap, and the package sources of this machine. Roots are made once and kept as an archive.
"""

from __future__ import annotations

import os
import shutil
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from tests.accept.point import ROOT

SUITE = "bookworm"
PACKAGES = "python3,ca-certificates"
PATH = "/usr/sbin:/usr/bin:/sbin:/bin"
CERTIFICATES = "etc/ssl/certs/ca-certificates.crt"
USER = "player"


class BareDebian:
    """A root with a clone of the project in /srv/spielblock."""

    def __init__(self, root: Path) -> None:
        self.root = root

    def call(self, command: str, user: str = "root", seconds: int = 900) -> subprocess.CompletedProcess[str]:
        """Run a line of shell in the project's folder as this user; its two outputs come as one."""
        home = "/root" if user == "root" else f"/home/{user}"
        env = ["env", "-i", f"PATH={PATH}", f"HOME={home}", "LANG=C.UTF-8", f"PIP_CERT=/{CERTIFICATES}"]
        inside = ["setpriv", f"--reuid={user}", f"--regid={user}", "--init-groups"] if user != "root" else []
        words = ["chroot", str(self.root), *env, *inside, "sh", "-c", f"cd /srv/spielblock && {command}"]
        return subprocess.run(
            words, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, timeout=seconds, check=False
        )

    def add_user(self) -> None:
        """Make an ordinary user, who owns the clone."""
        self.call(f"useradd --create-home {USER} && chown -R {USER}: /srv/spielblock")


@contextmanager
def bare_debian(folder: Path) -> Iterator[BareDebian]:
    """Make a root with a clone of what is committed; unmount and remove it at the end."""
    archive = _archive()
    root = folder / "root"
    root.mkdir()
    subprocess.run(["tar", "-xf", archive, "-C", root], check=True)
    mounted = [root / "proc", root / "dev"]
    for place in mounted:
        subprocess.run(["mount", "--bind", f"/{place.name}", place], check=True)
    try:
        for name in ("etc/resolv.conf", "etc/hosts", CERTIFICATES):
            shutil.copy(Path("/") / name, root / name)
        subprocess.run(["git", "clone", "-q", ROOT, root / "srv" / "spielblock"], check=True)
        yield BareDebian(root)
    finally:
        for place in mounted:
            subprocess.run(["umount", "-l", place], check=True)


def _archive() -> Path:
    """Return the archive of a fresh root, made with the first call."""
    assert os.geteuid() == 0, "debootstrap needs root"
    assert shutil.which("debootstrap"), "debootstrap is missing: apt-get install debootstrap"
    archive = ROOT / "build" / f"bare-{SUITE}.tar"
    if not archive.is_file():
        fresh = ROOT / "build" / f"bare-{SUITE}"
        archive.parent.mkdir(exist_ok=True)
        subprocess.run(
            ["debootstrap", "--variant=minbase", f"--include={PACKAGES}", SUITE, fresh], check=True
        )
        subprocess.run(["tar", "-cf", archive, "-C", fresh, "."], check=True)
        shutil.rmtree(fresh)
    return archive
