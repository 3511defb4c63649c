"""`python3 -m tests.long NAME …`: a module of this folder with a function `main`."""

from __future__ import annotations

import os
import sys
from importlib import import_module
from pathlib import Path
from pkgutil import iter_modules

from desktop.bootstrap import ensure

if __name__ == "__main__":
    ensure("tests.long", needs=["spielblock", "PySide6", "pytest", "pytestqt", "hypothesis"], window=False)
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    found = [module.name for module in iter_modules([str(Path(__file__).parent)])]
    names = [
        name for name in found if hasattr(import_module(f"tests.long.{name}"), "main") and name[0] != "_"
    ]
    if sys.argv[1:2] and sys.argv[1] in names:
        raise SystemExit(import_module(f"tests.long.{sys.argv[1]}").main(sys.argv[2:]))
    print("usage: python3 -m tests.long NAME …, where NAME is", " or ".join(names))
    raise SystemExit(2)
