"""`python3 -m tests.accept N`: every point of an issue, with nothing but Python there before."""

from __future__ import annotations

import os

from desktop.bootstrap import ensure

if __name__ == "__main__":
    ensure("tests.accept", needs=["spielblock", "PySide6", "pytest", "pytestqt", "hypothesis"], window=False)
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

    from tests.accept.runner import main

    raise SystemExit(main())
