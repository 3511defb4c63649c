"""From nothing to a window: the window first, then what fills it, then the file that was given."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

CODE = """
import sys
from pathlib import Path
from PySide6.QtCore import QTimer
from spielblock.shell.start import Start, application
app = application()
start = Start(app, [Path(name) for name in sys.argv[1:]])
start.show()
print(start.window.page is None, "spielblock.shell.program" in sys.modules)
def look():
    print(type(start.window.page).__name__, start.window.windowTitle())
    start.window.close()
QTimer.singleShot(1500, look)
app.exec()
"""


def run(home: Path, *files: Path) -> list[str]:
    place = {"XDG_DATA_HOME": str(home), "XDG_CONFIG_HOME": str(home), "QT_QPA_PLATFORM": "offscreen"}
    env = {**os.environ, **place, "LANG": "C", "LANGUAGE": "en"}
    command = [sys.executable, "-c", CODE, *map(str, files)]
    done = subprocess.run(command, env=env, capture_output=True, text=True, check=True, timeout=60)
    return done.stdout.splitlines()


def test_the_window_is_there_before_the_rest_is_loaded(tmp_path: Path) -> None:
    assert run(tmp_path) == ["True False", "HomePage Spielblock"]


def test_a_file_that_was_given_is_opened(tmp_path: Path, matches: Path) -> None:
    lines = run(tmp_path, matches / "rockit-over.spielblock")
    assert lines[-1].startswith("EndPage Rockit")
