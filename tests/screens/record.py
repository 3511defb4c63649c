"""What was drawn in each look, from which sources, and what was found: kept beside the pictures."""

from __future__ import annotations

import json
from collections.abc import Iterable
from dataclasses import asdict, dataclass, field
from hashlib import sha256
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parents[2]
#: What a picture can depend on.
SOURCES: Final = (
    "desktop/spielblock/**/*.py",
    "resources/**/*",
    "translations/**/*.ts",
    "tests/screens/*.py",
    "tests/screens_*.py",
)


def fingerprint(root: Path = ROOT) -> str:
    """Return the same text for the same sources, another one as soon as a byte of them is different."""
    found = {file for pattern in SOURCES for file in root.glob(pattern) if file.is_file()}
    files = sorted(file for file in found if not file.name.startswith("test_"))
    told = sha256()
    for file in files:
        told.update(f"{file.relative_to(root)}\n".encode() + sha256(file.read_bytes()).digest())
    return told.hexdigest()[:16]


@dataclass(slots=True)
class Drawn:
    """One look: the sources it was drawn from, and of each scene what is wrong with it."""

    look: str
    sources: str
    scenes: dict[str, list[str]] = field(default_factory=dict)

    @property
    def findings(self) -> int:
        return sum(len(found) for found in self.scenes.values())

    def __str__(self) -> str:
        return f"{self.look}: {len(self.scenes)} scenes drawn, {self.findings} findings"

    def save(self, folder: Path) -> None:
        """Write it down; what was there before is whole until then."""
        path = _path(folder, self.look)
        new = path.with_suffix(".new")
        new.write_text(json.dumps(asdict(self), ensure_ascii=False, indent=1) + "\n", "utf-8")
        new.replace(path)


def picture(folder: Path, scene: str, look: str) -> Path:
    """Return where the picture of a scene in a look is."""
    return folder / f"{scene}--{look}.png"


def resumed(folder: Path, look: str, sources: str) -> Drawn:
    """Return what was drawn of a look from these sources and is still there; nothing of other sources."""
    path = _path(folder, look)
    before = read(path) if path.exists() else None
    if before is None or before.sources != sources:
        return Drawn(look, sources)
    there = {name: found for name, found in before.scenes.items() if picture(folder, name, look).exists()}
    return Drawn(look, sources, there)


def read(path: Path) -> Drawn:
    return Drawn(**json.loads(path.read_text("utf-8")))


def records(folder: Path) -> list[Drawn]:
    """Return all looks that were drawn into a folder."""
    return [read(path) for path in sorted(folder.glob("drawn-*.json"))]


def wanting(drawn: Iterable[Drawn], looks: Iterable[str], scenes: Iterable[str], sources: str) -> list[str]:
    """Return what is not as it has to be, a line each: a look or scene that is missing, old, or faulty."""
    by_look, names, lines = {one.look: one for one in drawn}, set(scenes), list[str]()
    for look in looks:
        one = by_look.get(look)
        if one is None or one.sources != sources:
            lines.append(f"{look}: {'not drawn' if one is None else 'drawn from other sources'}")
            continue
        missing = sorted(names - set(one.scenes))
        if missing:
            lines.append(f"{look}: {len(missing)} of {len(names)} scenes not drawn: {', '.join(missing[:3])}")
        lines += [f"{look}: {scene}: {fault}" for scene in one.scenes for fault in one.scenes[scene]]
    return lines


def looked_at(drawn: Iterable[Drawn]) -> str:
    """Return as JSON what was looked at: the scenes, and by look how many there were, missing and found."""
    drawn = list(drawn)
    names = {name for one in drawn for name in one.scenes}
    sources = {one.sources for one in drawn}
    looks = {
        one.look: {
            "drawn": len(one.scenes),
            "missing": sorted(names - set(one.scenes)),
            "findings": one.findings,
        }
        for one in drawn
    }
    told = {
        "sources": sources.pop() if len(sources) == 1 else "several",
        "looks": looks,
        "scenes": sorted(names),
    }
    return json.dumps(told, ensure_ascii=False, indent=1) + "\n"


def _path(folder: Path, look: str) -> Path:
    return folder / f"drawn-{look}.json"
