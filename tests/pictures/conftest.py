"""The pictures are compared in a process of their own: what was drawn before can move glyphs by a pixel.

`SPIELBLOCK_PICTURES=1` says that this is that process.
"""

from __future__ import annotations

import os

OWN = os.environ.get("SPIELBLOCK_PICTURES") == "1" or os.environ.get("SPIELBLOCK_NEW_PICTURES") == "1"
collect_ignore = ["test_in_a_process.py"] if OWN else ["test_pictures.py"]
