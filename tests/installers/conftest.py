"""The scripts of `packaging/` are no package: they are found as they are when they run."""

from __future__ import annotations

import sys
from pathlib import Path

sys.path.append(str(Path(__file__).parents[2] / "packaging"))
