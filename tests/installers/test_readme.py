"""What the README shows and links to is there."""

from __future__ import annotations

import re

from bundle import ROOT
from screenshots import DARK, LANGUAGES, LIGHT, MOST_BYTES, PICTURES

README = (ROOT / "README.md").read_text("utf-8")
LINKS = re.findall(r"\]\(([^)]+)\)", README)


def test_every_link_leads_somewhere() -> None:
    headings = {
        re.sub(r"[^\w -]", "", heading).strip().lower().replace(" ", "-")
        for heading in re.findall(r"^#+ (.+)$", README, re.MULTILINE)
    }
    assert LINKS
    for link in LINKS:
        found = link[1:] in headings if link.startswith("#") else (ROOT / link).is_file()
        assert found, link


def test_every_picture_is_shown_and_drawn_by_the_script() -> None:
    drawn = {f"{name}-{language}.webp" for name in (*LIGHT, *DARK) for language in LANGUAGES}
    shown = {link.rsplit("/", 1)[1] for link in LINKS if link.endswith(".webp")}
    assert drawn == shown == {path.name for path in PICTURES.iterdir()}


def test_the_pictures_are_no_burden() -> None:
    assert sum(path.stat().st_size for path in PICTURES.iterdir()) < MOST_BYTES


def test_both_commands_are_named() -> None:
    assert "    python3 -m desktop\n" in README
    assert "    python3 -m tests\n" in README
