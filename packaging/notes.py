"""Print the newest section of the changelog, for the notes of a release."""

from __future__ import annotations

import re
from pathlib import Path

CHANGELOG = Path(__file__).resolve().parents[1] / "CHANGELOG.md"


def newest(text: str) -> str:
    """Return the first section of a changelog without its heading, or raise ValueError if there is none.

    >>> newest("# Changelog\\n\\n## 2.0\\n\\nNew.\\n\\n## 1.0\\n\\nOld.\\n")
    'New.'
    """
    sections = re.split(r"^## .*$", text, flags=re.MULTILINE)
    if len(sections) < 2:
        raise ValueError("the changelog has no section")
    return sections[1].strip()


if __name__ == "__main__":
    print(newest(CHANGELOG.read_text("utf-8")))
