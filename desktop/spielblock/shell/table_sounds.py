"""What is to be heard of the frame around a table: buttons, hints, and keys that came too early."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtWidgets import QAbstractButton

from spielblock.control.sounding import Sounding

if TYPE_CHECKING:
    from spielblock.shell.table_page import TablePage


def sounding_of(page: TablePage) -> Sounding:
    """Return who says what is to be heard at this table, and when."""
    sounding = Sounding(page.controller, page.presenter, page.table, page.queue)
    sounding.heed(page.hints.hints)
    top, frame = page.frame.top, page.frame
    # Those for a hint and for taking back have sounds of their own.
    buttons: tuple[QAbstractButton, ...] = (
        *(top.back_button, top.speed_button, top.rules_button, top.menu_button),
        frame.fold,
    )
    for button in buttons:
        button.clicked.connect(sounding.press)
    frame.prompt.pressed.connect(sounding.press)
    page.keys.came_early.connect(sounding.refuse)
    return sounding
