"""Keep the catalogues in step with the code: `merge FILE.json …`, `check`, `tidy`, `release`.

The sentences are read from the code itself, since lupdate of Qt 6.11 drops plurals of `translate(…, n)`
and damages those that are there. `merge` takes files of the form
`{"Context": {"English": "German", "%n piece(s)": ["%n Figur", "%n Figuren"]},
"en": {"Context": {"%n piece(s)": ["%n piece", "%n pieces"]}}}`, and releases what they complete.
"""

from __future__ import annotations

import ast
import json
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, NamedTuple
from xml.etree import ElementTree
from xml.sax.saxutils import escape

ROOT = Path(__file__).resolve().parents[1]
FOLDER = ROOT / "translations"
LANGUAGES = ("de", "en")
HEAD = ('<?xml version="1.0" encoding="utf-8"?>', "<!DOCTYPE TS>")
FORM = "\n            <numerusform>{}</numerusform>"

Words = str | list[str]
Book = dict[tuple[str, str], Words]


class Sentence(NamedTuple):
    """What the code says: where, in English, and whether a number decides its form."""

    context: str
    text: str
    plural: bool


def said_in_code(root: Path = ROOT / "desktop") -> Iterator[Sentence]:
    """Yield every sentence of every `texts.py`."""
    for path in sorted(root.rglob("texts*.py")):
        for call in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(call, ast.Call) and isinstance(call.func, ast.Name) and call.func.id == "translate":
                context, text = map(ast.literal_eval, call.args[:2])
                yield Sentence(context, text, len(call.args) == 4)


def read(language: str) -> Book:
    """Return the finished sentences of a catalogue."""
    book: Book = {}
    file = FOLDER / f"spielblock_{language}.ts"
    for context in ElementTree.parse(file).iter("context"):
        for message in context.iter("message"):
            words = _words(message)
            if words is not None:
                book[context.findtext("name", ""), message.findtext("source", "")] = words
    return book


def write(language: str, book: Book) -> None:
    """Write a catalogue of all that the code says and the book knows; what it lacks is marked unfinished."""
    said = {(one.context, one.text): one.plural for one in said_in_code()}
    for key, words in book.items():
        said.setdefault(key, isinstance(words, list))
    if language == "en":
        said = {key: plural for key, plural in said.items() if plural}
    lines = [
        '<?xml version="1.0" encoding="utf-8"?>',
        "<!DOCTYPE TS>",
        f'<TS version="2.1" language="{language}">',
    ]
    for context in sorted({context for context, _ in said}):
        lines += ["<context>", f"    <name>{escape(context)}</name>"]
        for key in sorted(key for key in said if key[0] == context):
            lines += _message(key[1], said[key], book.get(key))
        lines.append("</context>")
    (FOLDER / f"spielblock_{language}.ts").write_text("\n".join([*lines, "</TS>", ""]), "utf-8")


def release(language: str) -> None:
    """Make the binary catalogue that the program loads; nobody finds half of it."""
    tool = shutil.which("pyside6-lrelease", path=str(Path(sys.executable).parent)) or "pyside6-lrelease"
    source = FOLDER / f"spielblock_{language}.ts"
    new = source.with_suffix(".new")
    subprocess.run([tool, "-silent", source, "-qm", new], check=True)
    new.replace(source.with_suffix(".qm"))


def merge(files: list[Path]) -> None:
    """Take sentences from files into the catalogues; what is there and not in them stays."""
    books = {language: read(language) for language in LANGUAGES}
    for file in files:
        given: dict[str, Any] = json.loads(file.read_text("utf-8"))
        books["en"].update(_entries(given.pop("en", {})))
        books["de"].update(_entries(given))
    for language in LANGUAGES:
        write(language, books[language])
        release(language)


def tidy() -> None:
    """Drop what the code no longer says."""
    said = {(one.context, one.text) for one in said_in_code()}
    for language in LANGUAGES:
        write(language, {key: words for key, words in read(language).items() if key in said})
        release(language)


def check() -> int:
    """Print what is missing; return how much."""
    german, english = read("de"), read("en")
    missing = 0
    for one in sorted(set(said_in_code())):
        key = (one.context, one.text)
        for name, lacks in (("de", key not in german), ("en", one.plural and key not in english)):
            if lacks:
                missing += 1
                print(f"{name}: {one.context}: {one.text}")
    return missing


def main(words: list[str]) -> int:
    with _alone():
        match words:
            case ["merge", *files] if files:
                merge([Path(file) for file in files])
                return 0
            case ["tidy"]:
                tidy()
                return 0
            case ["release"]:
                for language in LANGUAGES:
                    release(language)
                return 0
            case ["check"]:
                return 1 if check() else 0
            case _:
                print(__doc__)
                return 2


@contextmanager
def _alone() -> Iterator[None]:
    """Let one process at a time write the catalogues, where the system has a lock for that."""
    try:
        import fcntl
    except ImportError:
        yield
        return
    with (FOLDER / "spielblock_de.ts").open("rb") as file:
        fcntl.flock(file, fcntl.LOCK_EX)
        yield


def _entries(given: dict[str, dict[str, Words]]) -> Book:
    return {(context, text): words for context, some in given.items() for text, words in some.items()}


def _words(message: ElementTree.Element) -> Words | None:
    found = message.find("translation")
    if found is None or found.get("type") in ("unfinished", "vanished", "obsolete"):
        return None
    forms = [form.text or "" for form in found.iter("numerusform")]
    return forms or found.text or ""


def _message(text: str, plural: bool, words: Words | None) -> list[str]:
    mark = ' type="unfinished"' if words is None else ""
    if plural:
        forms = words if isinstance(words, list) else ["", ""]
        inside = "".join(FORM.format(escape(form)) for form in forms) + "\n        "
    else:
        inside = escape(words if isinstance(words, str) else "")
    head = '    <message numerus="yes">' if plural else "    <message>"
    source = f"        <source>{escape(text)}</source>"
    return [head, source, f"        <translation{mark}>{inside}</translation>", "    </message>"]


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
