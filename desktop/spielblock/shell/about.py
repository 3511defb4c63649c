"""Which program this is, and under which licences everything inside it comes."""

from __future__ import annotations

import json
from pathlib import Path
from typing import NamedTuple

from PySide6.QtCore import QSize, Qt, QUrl
from PySide6.QtGui import QDesktopServices
from PySide6.QtWidgets import QScrollArea, QWidget

from spielblock import __version__
from spielblock.headless import paths
from spielblock.shell import texts
from spielblock.shell import texts_about as about
from spielblock.shell.message import Answer, show_message
from spielblock.shell.page_parts import scrolled
from spielblock.shell.window import MainWindow
from spielblock.widgets.overlay import Overlay
from spielblock.widgets.parts import Button, column, row, say, tell
from spielblock.widgets.theme import Theme

LIST = "parts.json"
WIDTH, HEIGHT = 560, 500


class Part(NamedTuple):
    """One thing that the program brings along."""

    name: str
    version: str
    licence: str


def parts(folder: Path) -> list[Part]:
    """Return what is inside, as the build has written it down; nothing where the program was not built."""
    file = folder / LIST
    if not file.is_file():
        return []
    listed: list[dict[str, str]] = json.loads(file.read_text("utf-8"))
    return [Part(part["name"], part["version"], part["licence"]) for part in listed]


def show_about(window: MainWindow, theme: Theme) -> None:
    """Say which program this is; where licences came with it, offer them."""
    folder = paths.data("licences")
    inside = parts(folder)
    answers = [Answer(texts.close(), main=True)]
    if inside:
        answers.insert(0, Answer(about.licences(), lambda: show_licences(window, theme, inside, folder)))
    show_message(window, theme, "info", texts.program(), texts.about_text(__version__), answers)


def show_licences(window: MainWindow, theme: Theme, inside: list[Part], folder: Path) -> None:
    """Lay the list of what is inside over the page."""
    content = Licences(theme, inside)
    overlay: Overlay = window.lay_over(content, QSize(WIDTH, HEIGHT))
    content.close_it.clicked.connect(overlay.close_it)
    content.folder.clicked.connect(lambda: QDesktopServices.openUrl(QUrl.fromLocalFile(str(folder))))
    content.close_it.setFocus(Qt.FocusReason.TabFocusReason)


class Licences(QWidget):
    """The list: of each part its name, version and licence. `folder` opens the texts, `close_it` ends."""

    def __init__(self, theme: Theme, inside: list[Part]) -> None:
        super().__init__()
        self.setAccessibleName(about.made_of())
        layout = column(theme, 8, (28, 24, 28, 20))
        layout.addWidget(say(theme, about.made_of(), "heading"))
        layout.addWidget(tell(theme, about.made_of_more(), "body", "2"))
        self.list: QScrollArea = scrolled(_rows(theme, inside))
        self.list.setFocusPolicy(Qt.FocusPolicy.StrongFocus)  # the arrow keys scroll it
        self.list.setAccessibleName(about.licences())
        layout.addWidget(self.list, 1)
        self.folder = Button(theme, about.folder(), symbol="folder")
        self.close_it = Button(theme, texts.close(), "ink")
        buttons = row(theme, 8, (0, 8, 0, 0))
        buttons.addWidget(self.folder)
        buttons.addStretch(1)
        buttons.addWidget(self.close_it)
        layout.addLayout(buttons)
        self.setLayout(layout)


def _rows(theme: Theme, inside: list[Part]) -> QWidget:
    rows = QWidget()
    layout = column(theme, 6, (0, 4, 12, 4))
    for part in inside:
        layout.addWidget(tell(theme, f"{part.name} {part.version}".strip(), "bodyStrong"))
        layout.addWidget(tell(theme, part.licence, "small", "2"))
    layout.addStretch(1)
    rows.setLayout(layout)
    return rows
