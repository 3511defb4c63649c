"""Painters of the games take their colours from the tokens: by name, so that both themes have them."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from spielblock.widgets.theme import Theme

GAMES = Path(__file__).parents[1] / "desktop" / "spielblock" / "games"
WRITTEN = re.compile(r"#([0-9A-Fa-f]{3}|[0-9A-Fa-f]{6}|[0-9A-Fa-f]{8})$")
#: What is no colour of its own may be named: nothing at all.
NAMED = {"transparent"}
#: Files that may name colours themselves, each with its reason.
EXCEPTIONS = {
    "tock/ui/board_art.py": "the light rim of a hole and the shadow of the board, as it is drawn",
    "tock/ui/cards.py": "cards are printed alike by day and by night",
    "tock/ui/marks.py": "marks lie on the board and the pieces, which are alike by day and by night",
    "tock/ui/pieces.py": "the shine and the shadow of a piece, and its lock, are alike by day and by night",
}


def sources() -> Iterator[tuple[str, ast.Module]]:
    """Yield each module of the games' windows, by its path from the games."""
    for path in sorted(GAMES.glob("*/ui/**/*.py")):
        yield path.relative_to(GAMES).as_posix(), ast.parse(path.read_text("utf-8"))


def literals(tree: ast.Module) -> list[int]:
    """Return the lines in which a module says itself what a colour is."""
    return sorted({node.lineno for node in ast.walk(tree) if isinstance(node, ast.expr) and _is_colour(node)})


def _is_colour(node: ast.expr) -> bool:
    match node:
        case ast.Constant(value=str(text)):
            return WRITTEN.match(text) is not None
        case ast.Call(func=ast.Name(id="QColor") | ast.Attribute(value=ast.Name(id="QColor"))):
            return any(isinstance(argument, ast.Constant) for argument in node.args)
        case ast.Attribute(value=ast.Attribute(attr="GlobalColor"), attr=name):
            return name not in NAMED
        case _:
            return False


def names(tree: ast.Module) -> set[str]:
    """Return which colours a module asks a theme for."""
    asked = [node for node in ast.walk(tree) if isinstance(node, ast.Call) and node.args]
    found = [
        node.args[0] for node in asked if isinstance(node.func, ast.Attribute) and node.func.attr == "colour"
    ]
    either = [
        part for one in found for part in ((one.body, one.orelse) if isinstance(one, ast.IfExp) else (one,))
    ]
    return {one.value for one in either if isinstance(one, ast.Constant) and isinstance(one.value, str)}


def test_no_painter_of_a_game_names_a_colour_itself() -> None:
    found = {name: lines for name, tree in sources() if (lines := literals(tree))}
    assert {name: lines for name, lines in found.items() if name not in EXCEPTIONS} == {}
    assert set(EXCEPTIONS) <= set(found), "an exception that is no longer needed"


@pytest.mark.parametrize(
    "line",
    [
        'INK = QColor("#1A2233")',
        "pen = QPen(QColor(0, 0, 0, 77))",
        'pen = QPen("#fff")',
        'ink = QColor("white")',
        "ink = QColor.fromRgb(1, 2, 3)",
        "ink = Qt.GlobalColor.black",
    ],
)
def test_a_colour_that_is_named_is_found(line: str) -> None:
    assert literals(ast.parse(line)) == [1]


@pytest.mark.parametrize(
    "line",
    [
        "ink = QColor(hue.deep)",
        'ink = theme.colour("felt")',
        "p.fill(Qt.GlobalColor.transparent)",
        'a = "#5"',
    ],
)
def test_what_comes_from_the_theme_is_no_fault(line: str) -> None:
    assert literals(ast.parse(line)) == []


def test_both_themes_have_every_colour_that_is_asked_for() -> None:
    asked = {name for _, tree in sources() for name in names(tree)}
    assert {"feltShade", "pubShade", "castShadow", "rockitBack"} <= asked
    for theme in (Theme(dark=False), Theme(dark=True)):
        for name in sorted(asked):
            assert theme.colour(name).isValid(), name
