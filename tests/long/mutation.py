"""Change the rules of a game in one place at a time and see whether its tests notice.

`python3 -m tests.long mutation GAME [--count 150] [--seed 1]` samples mutants of the game's
pure modules, runs the game's cases, golden matches and tests against each in a copy of the package, and
reports how many were killed and which survived. A survivor is to be read: it is an untested rule, or it
changes nothing.
"""

from __future__ import annotations

import argparse
import ast
import copy
import os
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

from tests.long.report import keep

ROOT = Path(__file__).resolve().parents[2]
#: Modules whose faults are no faults of rules: sentences, bots, the visiting card.
LEFT_OUT = {"__init__.py", "texts.py", "bot.py", "game.py", "parts.py", "events.py", "evaluation.py"}
LEFT_OUT |= {"judge.py", "lines.py", "features.py", "look.py", "playout.py", "guess.py", "memory.py"}
LEFT_OUT |= {"search.py", "endgame.py", "why.py", "explaining.py", "facts.py", "weights.py", "worths.py"}
SECONDS = 120

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


class Verdict(NamedTuple):
    """What the tests said of a mutant: `killed`, `survived` or `timeout`."""

    mutant: Mutant
    fate: str


def mutants_of(path: Path, name: str) -> list[Mutant]:
    """Return every mutant of a module."""
    tree = ast.parse(path.read_text("utf-8"))
    return list(_mutants(tree, name))


def run(game: str, count: int, seed: int, jobs: int = 1) -> list[Verdict]:
    """Try a sample of mutants of a game, the same for the same seed."""
    package = ROOT / "desktop" / "spielblock" / "games" / game
    modules = [path for path in sorted(package.glob("*.py")) if path.name not in LEFT_OUT]
    every = [mutant for path in modules for mutant in mutants_of(path, path.name)]
    sample = Random(seed).sample(every, min(count, len(every)))
    with ThreadPoolExecutor(jobs) as pool:
        return list(pool.map(lambda mutant: Verdict(mutant, _fate(game, mutant)), sample))


def _fate(game: str, mutant: Mutant) -> str:
    with tempfile.TemporaryDirectory() as scratch:
        source = Path(scratch) / "desktop"
        shutil.copytree(ROOT / "desktop", source, ignore=shutil.ignore_patterns("__pycache__"))
        (source / "spielblock" / "games" / game / mutant.module).write_text(mutant.source, "utf-8")
        env = os.environ | {
            "PYTHONPATH": str(source),
            "PYTHONDONTWRITEBYTECODE": "1",
            "SPIELBLOCK_MUTANT": "1",
        }
        command = [sys.executable, "-m", "pytest", "-x", "-q", "-p", "no:cacheprovider", *_tests(game)]
        try:
            done = subprocess.run(
                command, cwd=ROOT, env=env, capture_output=True, timeout=SECONDS, check=False
            )
        except subprocess.TimeoutExpired:
            return "timeout"
    return "killed" if done.returncode else "survived"


def _tests(game: str) -> list[str]:
    return ["tests/cases", "tests/golden", f"tests/games/{game}", "-k", f"{game} and not ui and not bot"]


def _mutants(tree: ast.Module, name: str) -> Iterator[Mutant]:
    for place, node in enumerate(_rule_nodes(tree)):
        change = _change(node)
        if change:
            changed = copy.deepcopy(tree)
            target = _rule_nodes(changed)[place]
            _apply(target)
            yield Mutant(
                name, getattr(node, "lineno", 0), change, ast.unparse(ast.fix_missing_locations(changed))
            )


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


def main(words: Sequence[str]) -> int:
    parser = argparse.ArgumentParser("tests.long mutation")
    parser.add_argument("game")
    parser.add_argument("--count", type=int, default=150)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=1)
    given = parser.parse_args(words)
    began = time.monotonic()
    verdicts = run(given.game, given.count, given.seed, given.jobs)
    alive = [verdict.mutant for verdict in verdicts if verdict.fate == "survived"]
    share = 1 - len(alive) / len(verdicts)
    for mutant in alive:
        print(f"survived: {mutant.module}:{mutant.line}: {mutant.change}")
    print(f"{given.game}: {share:.1%} of {len(verdicts)} mutants killed, {time.monotonic() - began:.0f} s")
    survivors = [[mutant.module, mutant.line, mutant.change] for mutant in alive]
    figures = {"seed": given.seed, "mutants": len(verdicts), "killed": share, "survivors": survivors}
    keep(f"mutation_{given.game}", figures)
    return 0 if share >= 0.9 else 1


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
