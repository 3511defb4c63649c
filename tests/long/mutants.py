"""Mutants: a module of rules changed in one place, as source. Which modules hold a game's rules is read
from their imports."""

from __future__ import annotations

import ast
import copy
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any, NamedTuple

GAMES = Path(__file__).resolve().parents[2] / "desktop" / "spielblock" / "games"
#: Where the rules begin: what they import of their game is rules too. Bots, sentences and widgets are not.
ROOTS = ("rules", "position", "generator")

COMPARISONS: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
}
OPERATORS: dict[type[ast.operator], type[ast.operator]] = {
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.Add,
    ast.FloorDiv: ast.Mult,
    ast.Mod: ast.Add,
    ast.BitAnd: ast.BitOr,
    ast.BitOr: ast.BitAnd,
    ast.LShift: ast.RShift,
    ast.RShift: ast.LShift,
}


class Mutant(NamedTuple):
    """One changed place: the module, the line, what was done, and the module's new source."""

    module: str
    line: int
    change: str
    source: str


def rule_modules(game: str, games: Path = GAMES) -> list[str]:
    """Return the names of the modules that hold a game's rules."""
    folder = games / game
    found: set[str] = set()
    open_ = [name for name in ROOTS if (folder / f"{name}.py").exists()]
    while open_:
        name = open_.pop()
        if name not in found:
            found.add(name)
            open_ += _imported(folder / f"{name}.py", f"spielblock.games.{game}")
    return sorted(found)


def mutants_of(game: str, name: str, games: Path = GAMES) -> list[Mutant]:
    """Return every mutant of a module of a game."""
    tree = ast.parse((games / game / f"{name}.py").read_text("utf-8"))
    return list(_mutants(tree, name))


def unchanged(game: str, name: str, games: Path = GAMES) -> Mutant:
    """Return a module as it is, taken apart and written anew as mutants are."""
    tree = ast.parse((games / game / f"{name}.py").read_text("utf-8"))
    return Mutant(name, 0, "nothing", ast.unparse(tree))


def _imported(path: Path, package: str) -> list[str]:
    tree = ast.parse(path.read_text("utf-8"))
    froms = [node for node in ast.walk(tree) if isinstance(node, ast.ImportFrom) and node.module]
    inner = [str(node.module) for node in froms if str(node.module).startswith(f"{package}.")]
    whole = [alias.name for node in froms if node.module == package for alias in node.names]
    return [name.removeprefix(f"{package}.") for name in inner] + whole


def _mutants(tree: ast.Module, name: str) -> Iterator[Mutant]:
    for place, node in enumerate(_rule_nodes(tree)):
        change = _change(node)
        if change:
            changed = copy.deepcopy(tree)
            _apply(_rule_nodes(changed)[place])
            source = ast.unparse(ast.fix_missing_locations(changed))
            yield Mutant(name, getattr(node, "lineno", 0), change, source)


def _rule_nodes(tree: ast.Module) -> list[ast.AST]:
    """Return the nodes inside functions, in a stable order; annotations and docstrings are no rules."""
    functions = [node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)]
    inside = [node for function in functions for part in function.body for node in _walk(part)]
    seen: set[int] = set()
    return [node for node in inside if not (id(node) in seen or seen.add(id(node)))]


def _walk(node: ast.AST) -> Iterator[ast.AST]:
    if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
        return
    yield node
    for field, value in ast.iter_fields(node):
        if field in ("annotation", "returns", "msg") or isinstance(node, ast.Raise | ast.JoinedStr):
            continue
        for child in value if isinstance(value, list) else [value]:
            if isinstance(child, ast.AST):
                yield from _walk(child)


def _change(node: ast.AST) -> str:
    """Return in words what `_apply` does to a node; nothing if it leaves it alone."""
    match node:
        case ast.Compare(ops=[op, *_]):
            return _swap(op, COMPARISONS)
        case ast.BinOp(op=op) | ast.AugAssign(op=op):
            return _swap(op, OPERATORS)
        case ast.BoolOp(op=op):
            return "and to or" if isinstance(op, ast.And) else "or to and"
        case ast.If() | ast.IfExp() | ast.While():
            return "condition negated"
        case ast.Constant(value=int(value)):
            return f"{value} to {_other(value)}"
        case ast.Continue():
            return "continue to break"
        case _:
            return ""


def _swap(op: ast.AST, table: Mapping[Any, type[ast.AST]]) -> str:
    return f"{type(op).__name__} to {table[type(op)].__name__}" if type(op) in table else ""


def _other(value: int) -> int:
    """Return the other truth, or the next number."""
    return not value if isinstance(value, bool) else value + 1


def _apply(node: ast.AST) -> None:
    match node:
        case ast.Compare():
            node.ops[0] = COMPARISONS[type(node.ops[0])]()
        case ast.BinOp() | ast.AugAssign():
            node.op = OPERATORS[type(node.op)]()
        case ast.BoolOp():
            node.op = ast.Or() if isinstance(node.op, ast.And) else ast.And()
        case ast.If() | ast.IfExp() | ast.While():
            node.test = ast.UnaryOp(ast.Not(), node.test)
        case ast.Constant(value=int(value)):
            node.value = _other(value)
        case ast.Continue():
            node.__class__ = ast.Break  # type: ignore[assignment]
        case _:
            raise TypeError(node)
