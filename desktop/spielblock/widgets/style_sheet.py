"""The style sheet, made from the tokens. Fonts are not its business: widgets set their own.

A widget asks for a look with a property: `kind` for buttons and frames, `tone` for the ink of a text.
"""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Final

from PySide6.QtGui import QColor

from spielblock.widgets.tokens import Tokens

SHEET: Final = """
QToolTip {{ background: {ink}; color: {textOnInk}; border: 0; padding: {p6}px {p8}px; }}
QLabel {{ background: transparent; }}
*[tone="2"] {{ color: {text2}; }}
*[tone="3"] {{ color: {text3}; }}
*[tone="accent"] {{ color: {accent}; }}
*[tone="error"] {{ color: {error}; }}
*[tone="success"] {{ color: {success}; }}
*[tone="warn"] {{ color: {warn}; }}

QPushButton, QToolButton {{ min-height: {buttonInner}px; padding: 0 {p14}px; border-radius: {control}px;
  border: {stroke}px solid {lineStrong}; background: {surface}; color: {text}; outline: 0; }}
QPushButton:hover, QToolButton:hover {{ background: {surfaceAlt}; }}
QPushButton:pressed, QToolButton:pressed {{ background: {sunken}; }}
QPushButton:disabled, QToolButton:disabled {{ color: {text3}; border-color: {line}; background: {surface}; }}
QPushButton[kind="do"] {{ background: {marker}; color: {markerInk}; border: {stroke}px solid {markerEdge};
  border-bottom-width: {foot}px; }}
QPushButton[kind="do"]:hover {{ background: {markerHover}; }}
QPushButton[kind="do"]:pressed {{ background: {markerPressed}; }}
QPushButton[kind="do"]:disabled {{ background: {surfaceAlt}; color: {text3}; border-color: {line}; }}
QPushButton[kind="ink"] {{ background: {ink}; color: {textOnInk}; border-color: {ink}; }}
QPushButton[kind="ink"]:hover {{ background: {inkHover}; border-color: {inkHover}; }}
QPushButton[kind="ink"]:pressed {{ background: {inkPressed}; }}
QPushButton[kind="ghost"], QToolButton[kind="ghost"] {{ background: transparent;
  border-color: transparent; }}
QPushButton[kind="ghost"]:hover, QToolButton[kind="ghost"]:hover {{ background: {surfaceAlt}; }}
QPushButton[kind="ghost"]:pressed, QToolButton[kind="ghost"]:pressed {{ background: {sunken}; }}
QPushButton[kind="link"] {{ background: transparent; border-color: transparent; color: {accent};
  padding: 0 {p6}px; }}
QPushButton[kind="link"]:hover {{ background: {accentSoft}; }}
QPushButton[kind="nav"] {{ text-align: left; background: transparent; border-color: transparent;
  padding: 0 {p12}px; }}
QPushButton[kind="nav"]:hover {{ background: {surfaceAlt}; }}
QPushButton[kind="nav"]:checked {{ background: {accentSoft}; color: {accent}; }}
QPushButton[keycap="true"] {{ padding-right: {p40}px; }}
QPushButton[segment] {{ min-height: {segmentInner}px; padding: 0 {p12}px; border-radius: 0; color: {text2};
  border: {stroke}px solid {lineStrong}; border-left-width: 0; }}
QPushButton[segment]:checked {{ background: {ink}; color: {textOnInk}; }}
QPushButton[segment]:disabled {{ color: {text3}; background: {surfaceAlt}; border-color: {lineStrong}; }}
QPushButton[segment="first"], QPushButton[segment="only"] {{ border-left-width: {stroke}px;
  border-top-left-radius: {control}px; border-bottom-left-radius: {control}px; }}
QPushButton[segment="last"], QPushButton[segment="only"] {{ border-top-right-radius: {control}px;
  border-bottom-right-radius: {control}px; }}
QPushButton[knob="true"] {{ padding: 0; min-width: {knobInner}px; max-width: {knobInner}px;
  min-height: {knobInner}px; }}
*[large="true"] {{ min-height: {largeInner}px; padding: 0 {p20}px; }}
*[small="true"] {{ min-height: {smallInner}px; padding: 0 {p10}px; }}
QToolButton[iconic="true"] {{ padding: 0; min-width: {iconInner}px; min-height: {iconInner}px;
  background: transparent; border-color: transparent; }}
QToolButton[iconic="true"]:hover {{ background: {surfaceAlt}; }}
QToolButton[iconic="true"]:pressed {{ background: {sunken}; }}
QToolButton[iconic="true"]:checked {{ background: {accentSoft}; }}
QToolButton::menu-indicator {{ image: none; }}

QLineEdit, QComboBox {{ min-height: {fieldInner}px; padding: 0 {p10}px; border-radius: {control}px;
  border: {stroke}px solid {lineStrong}; background: {surface}; color: {text};
  selection-background-color: {accent}; selection-color: {surface}; }}
QLineEdit > QToolButton {{ min-height: 0; padding: 0; border: 0; background: transparent; }}
QLineEdit:disabled, QComboBox:disabled {{ color: {text3}; border-color: {line}; }}
QComboBox::drop-down {{ border: 0; width: {p28}px; }}
QComboBox::down-arrow {{ image: url("{chevron}"); width: {p16}px; height: {p16}px; }}
QComboBox QAbstractItemView {{ background: {surface}; color: {text}; border: 1px solid {lineStrong};
  selection-background-color: {accentSoft}; selection-color: {text}; outline: 0; padding: {p4}px; }}
QComboBox QAbstractItemView::item {{ min-height: {p32}px; padding: 0 {p8}px; }}
QComboBox QAbstractItemView::item:disabled {{ color: {text3}; }}

QFrame[kind="card"] {{ background: {surface}; border: 1px solid {line}; border-radius: {panel}px; }}
QFrame[kind="dialog"] {{ background: {surface}; border: 1px solid {line}; border-radius: {p16}px; }}
QFrame[kind="foot"] {{ background: {surfaceAlt}; border: 0; border-top: 1px solid {line};
  border-bottom-left-radius: {p15}px; border-bottom-right-radius: {p15}px; }}
QFrame[kind="bar"] {{ background: {surface}; border: 0; border-bottom: 1px solid {line}; }}
QFrame[kind="side"] {{ background: {surface}; border: 0; border-right: 1px solid {line}; }}
QFrame[kind="panel"] {{ background: {surface}; border: 0; border-left: 1px solid {line}; }}
QFrame[kind="dock"] {{ background: {surface}; border: 0; border-top: 1px solid {line}; }}
QFrame[kind="note"] {{ background: {surfaceAlt}; border: 0; border-radius: {control}px; }}
QFrame[kind="marked"] {{ background: {markerSoft}; border: 0; border-radius: {control}px; }}
QFrame[kind="line"] {{ background: {line}; border: 0; }}

QScrollArea {{ background: transparent; border: 0; }}
QScrollArea > QWidget > QWidget {{ background: transparent; }}
QAbstractScrollArea::corner {{ background: transparent; border: 0; }}
QScrollBar:vertical {{ background: transparent; width: {p12}px; margin: 0; }}
QScrollBar:horizontal {{ background: transparent; height: {p12}px; margin: 0; }}
QScrollBar::handle {{ background: {lineStrong}; border-radius: {p3}px; margin: {p3}px; min-height: {p32}px;
  min-width: {p32}px; }}
QScrollBar::add-line, QScrollBar::sub-line {{ width: 0; height: 0; }}
QScrollBar::add-page, QScrollBar::sub-page {{ background: transparent; }}

QMenu {{ background: {surface}; color: {text}; border: 1px solid {lineStrong}; padding: {p6}px; }}
QMenu::item {{ padding: {p7}px {p24}px {p7}px {p12}px; border-radius: {p6}px; }}
QMenu::icon {{ padding-left: {p8}px; }}
QMenu::item:selected {{ background: {accentSoft}; }}
QMenu::item:disabled {{ color: {text3}; }}
QMenu::separator {{ height: 1px; background: {line}; margin: {p6}px {p4}px; }}
QTableView {{ background: {surface}; alternate-background-color: {surfaceAlt}; gridline-color: {line};
  border: 1px solid {line}; color: {text}; selection-background-color: {accentSoft};
  selection-color: {text}; }}
QHeaderView::section {{ background: {surfaceAlt}; color: {text2}; border: 0; border-right: 1px solid {line};
  border-bottom: 1px solid {line}; padding: {p6}px {p8}px; }}
QHeaderView::section:vertical {{ padding: 0 {p8}px; }}
QTableCornerButton::section {{ background: {surfaceAlt}; border: 0; }}
QListView {{ background: {surface}; border: 0; color: {text}; outline: 0; }}
"""


STEPS: Final = (3, 4, 6, 7, 8, 10, 12, 14, 15, 16, 20, 24, 28, 32, 40)
HEIGHTS: Final = {"button": "control", "large": "controlLarge", "small": "controlSmall", "field": "control"}


def style_sheet(
    tokens: Tokens, colours: Mapping[str, QColor], scale: float, resources: Path, dark: bool
) -> str:
    """Return the sheet with the colours and sizes of a theme."""
    stroke = max(1, int(tokens.stroke["control"] * scale))
    inner = {f"{name}Inner": round(tokens.size[size] * scale) - 2 * stroke for name, size in HEIGHTS.items()}
    return SHEET.format(
        **{name: colours[name].name() for name in tokens.color["light"]},
        **{f"p{step}": round(step * scale) for step in STEPS},
        **inner,
        segmentInner=round(32 * scale) - 2 * stroke,
        knobInner=round(30 * scale) - 2 * stroke,
        iconInner=round(tokens.size["control"] * scale) - 2 * stroke,
        control=round(tokens.radius["control"] * scale),
        panel=round(tokens.radius["panel"] * scale),
        stroke=stroke,
        foot=stroke + max(1, round(1.5 * scale)),
        # A style sheet takes an arrow from a file only, so each brightness has its own.
        chevron=(resources / "icons" / f"chevron-down-on-{'dark' if dark else 'light'}.svg").as_posix(),
    )
