"""The fingerprint of a player: which figures were played by the same one as today's.

It is taken from everything in the source that the player is made of, comments and docstrings left out; the
rules, which have a version of their own, and the words of reasons do not belong to it.
"""

from __future__ import annotations

import ast
import hashlib
from functools import cache
from pathlib import Path
from typing import Final

import spielblock
from spielblock import shipped
from spielblock.games import all_games

ROOT: Final = Path(spielblock.__file__).parents[1]
REPOSITORY: Final = Path(__file__).parents[3]
#: Modules that say why, and decide nothing.
WORDS: Final = ("explaining", "why", "texts")


def fingerprint(player: str, game: str) -> str:
    """Return twelve hexadecimal digits for a level of a game or a maker of bots, with its budget."""
    name, _, budget = player.partition("@")
    module, _, attribute = name.rpartition(":")
    digest = hashlib.sha256(budget.encode())
    if module:
        _Reader(module.rpartition(".")[0], frozenset()).feed(digest, module, attribute)
    else:
        reader = _Reader(f"spielblock.games.{game}", _rules(game))
        parts = all_games()[game].parts
        for found in _named(_level(parts, name)):
            reader.feed(digest, parts, found)
        digest.update(ast.unparse(_level(parts, name)).encode())
        for table in sorted((shipped.folder("resources") / "games" / game).glob("*.json")):
            digest.update(hashlib.sha256(table.read_bytes()).digest())
    return digest.hexdigest()[:12]


class _Reader:
    """Walks from a name to all that it names, as far as this lies in one package and not in the rules."""

    def __init__(self, package: str, without: frozenset[str]) -> None:
        self._package = package
        self._without = without
        self._known: set[tuple[str, str]] = set()

    def feed(self, digest: hashlib._Hash, module: str, name: str) -> None:
        """Add what stands under a name, and all that this is made of."""
        if (module, name) in self._known or module in self._without or not module.startswith(self._package):
            return
        self._known.add((module, name))
        defined, imported = _names(module)
        if not name:
            for other in sorted(defined):
                self.feed(digest, module, other)
        elif name in imported:
            self.feed(digest, *imported[name])
        elif name in defined:
            digest.update(ast.unparse(defined[name]).encode())
            for other in _named(defined[name]):
                self.feed(digest, module, other)


def _named(node: ast.AST) -> list[str]:
    return sorted({found.id for found in ast.walk(node) if isinstance(found, ast.Name)})


@cache
def _names(module: str) -> tuple[dict[str, ast.stmt], dict[str, tuple[str, str]]]:
    """Return what a module defines and what it imports, by name."""
    defined: dict[str, ast.stmt] = {}
    imported: dict[str, tuple[str, str]] = {}
    for node in _tree(module).body:
        match node:
            case ast.ImportFrom(module=source) if source:
                for alias in node.names:
                    whole = f"{source}.{alias.name}"
                    found = (whole, "") if _path(whole).exists() else (source, alias.name)
                    imported[alias.asname or alias.name] = found
            case ast.ClassDef() | ast.FunctionDef():
                defined[node.name] = node
            case ast.Assign(targets=targets):
                defined.update({found: node for target in targets for found in _named(target)})
            case ast.AnnAssign(target=ast.Name(id=found)):
                defined[found] = node
            case _:
                pass
    return defined, imported


@cache
def _tree(module: str) -> ast.Module:
    tree = ast.parse(_path(module).read_text("utf-8"))
    for node in ast.walk(tree):
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef):
            first = node.body[0] if node.body else None
            if isinstance(first, ast.Expr) and isinstance(first.value, ast.Constant):
                node.body[0] = ast.Pass()
    return tree


def _path(module: str) -> Path:
    base = REPOSITORY if module.startswith("tests.") else ROOT
    return base / f"{module.replace('.', '/')}.py"


@cache
def _rules(game: str) -> frozenset[str]:
    """Return the modules of a game that its rules are made of, and those of its words."""
    package = f"spielblock.games.{game}"
    found: set[str] = set()
    waiting = [f"{package}.rules"]
    while waiting:
        module = waiting.pop()
        if module not in found and module.startswith(package):
            found.add(module)
            waiting += [source for source, _ in _names(module)[1].values()]
    return frozenset(found | {f"{package}.{name}" for name in WORDS})


@cache
def _level(parts: str, level: str) -> ast.expr:
    """Return what makes the players of a level, as it stands in the parts of its game."""
    for node in ast.walk(_tree(parts)):
        if isinstance(node, ast.keyword) and node.arg == "bots" and isinstance(node.value, ast.Dict):
            for key, value in zip(node.value.keys, node.value.values, strict=True):
                if isinstance(key, ast.Constant) and key.value == level:
                    return value
    raise LookupError(f"{parts} has no level {level!r}")
