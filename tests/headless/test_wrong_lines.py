"""Whatever is wrong with a line: one error says what, and the process goes on."""

from __future__ import annotations

import os
import subprocess
from io import BytesIO
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.headless.asking import CONSOLE, ask, played, reply_to
from tests.toy.driving import ROOT, TOY_CONSOLE

from spielblock.bots.messages import WORKER
from spielblock.headless.console import BAD_PARAMS, BAD_REQUEST, NO_JSON, NO_METHOD, serve

WRONG: list[tuple[str, dict[str, Any], str]] = [
    ("fly", {}, "there is no method 'fly'"),
    ("new", {"game": "lots", "seats": 99}, "2 to 4 seats"),
    ("new", {"game": "chess", "seats": 2}, "no game 'chess'"),
    ("new", {"game": "lots", "seats": 2, "colour": "red"}, "unknown field `colour`"),
    ("new", {"game": "lots", "seats": 2, "options": {"rounds": 7}}, "$.rounds"),
    ("new", {"game": "lots", "seats": 2, "options": {"luck": 7}}, "unknown field `luck`"),
    ("new", {"game": "lots", "seats": 2, "teams": True}, "no teams"),
    ("new", {"game": "lots", "seats": 2, "first": "C"}, "C is not there"),
    ("new", {"game": "lots", "seats": 2, "first": "chance"}, "chance is not there"),
    ("new", {"game": "lots", "seats": 2, "sheet": "A"}, "unknown field `sheet`"),
    ("legal", {"position": None}, "Expected `object`"),
    ("legal", {"position": {}}, "names its"),
    ("legal", {"position": {"game": "lots"}}, "`seats`"),
    ("legal", {"position": {"game": "lots", "seats": 3, "hands": {"A": ["13"]}}}, ""),
    ("sample", {"position": {"game": "lots", "seats": 2, "phase": "over"}, "seed": 1}, "not asked"),
    ("view", {"position": {"game": "lots", "seats": 2}, "seat": "C"}, "C is not there"),
    ("view", {"position": {"game": "lots", "seats": 2, "seat": "A"}, "seat": "B"}, "no other seat"),
    ("view", {"position": {"game": "lots", "seats": 2}, "seat": "A", "seen": [{"event": "X"}]}, "X"),
    ("act", {"position": {"game": "lots", "seats": 2, "seat": "A"}, "by": "A", "action": "x"}, "a view"),
    ("act", {"position": {"game": "lots", "seats": 2}, "by": "you", "action": "x"}, "no seat"),
    ("choose", {"view": {"game": "lots", "seats": 2}, "level": "easy", "seed": 1}, "never a position"),
    ("choose", {"view": {"game": "lots", "seats": 2, "seat": "A"}, "level": "easy", "seed": 1}, "not asked"),
    ("levels", {}, "`game`"),
    ("sheet", {}, "seed"),
    ("sheet", {"seed": 1, "rows": []}, "seed"),
]


@pytest.mark.parametrize(("method", "params", "said"), WRONG, ids=str)
def test_a_wrong_request_is_told_what_is_wrong(method: str, params: dict[str, Any], said: str) -> None:
    error = ask(method, **params)
    assert error["code"] == (NO_METHOD if method == "fly" else BAD_PARAMS)
    assert said in error["message"]


def test_a_level_that_is_not_there() -> None:
    view = ask("view", position=played(), seat="A")
    assert "easy, medium" in ask("choose", view=view, level="god", seed=1)["message"]
    assert "rollout" in ask("choose", view=view, level="easy", seed=1, budget=0)["message"]


ODD = [
    (b"", None, NO_JSON),
    (b"{", None, NO_JSON),
    (b"\xff\xfe", None, NO_JSON),
    (b"[" * 100_000, None, BAD_REQUEST),
    (b'{"a":' * 100_000, None, BAD_REQUEST),
    (b'{"jsonrpc":"2.0","id":5,"method":"legal","params":' + b"[" * 100_000, None, NO_JSON),
    (b'{"jsonrpc":"2.0","id":5,"method":"levels","params":{"game":"\\ud800"}}', None, NO_JSON),
    (b'{"jsonrpc":"2.0","id":5,"method":"levels","params":{"game":NaN}}', None, NO_JSON),
    (b'{"jsonrpc":"2.0","method":"games"}', None, BAD_REQUEST),
    (b'{"jsonrpc":"1.0","id":5,"method":"games"}', 5, BAD_REQUEST),
    (b'{"jsonrpc":"2.0","id":"x","method":7}', "x", BAD_REQUEST),
    (b'{"jsonrpc":"2.0","id":{},"method":"games"}', None, BAD_REQUEST),
    (b'[{"jsonrpc":"2.0","id":1,"method":"games"}]', None, BAD_REQUEST),
    (b'{"jsonrpc":"2.0","id":5,"method":"levels","params":["lots"]}', 5, BAD_PARAMS),
    (b"null", None, BAD_REQUEST),
]


@pytest.mark.parametrize(("line", "asked", "code"), ODD, ids=lambda value: str(value)[:40])
def test_odd_lines_have_one_error(line: bytes, asked: int | str | None, code: int) -> None:
    reply = reply_to(line)
    assert (reply["id"], reply["error"]["code"]) == (asked, code)


@given(st.binary())
def test_any_line_is_answered(line: bytes) -> None:
    assert reply_to(line)["error"]["code"] in (NO_JSON, BAD_REQUEST)


def test_a_line_has_at_most_a_mebibyte() -> None:
    levels = b'{"jsonrpc":"2.0","id":9,"method":"levels","params":{"game":"lots"}}'
    for length, code in ((1 << 20, None), ((1 << 20) + 1, BAD_REQUEST), (3 << 20, BAD_REQUEST)):
        line = levels.ljust(length - 1) + b"\n"
        out = BytesIO()
        serve(BytesIO(line + levels + b"\n"), out, CONSOLE)
        first, second = map(msgspec.json.decode, out.getvalue().splitlines())
        assert first.get("error", {}).get("code") == code
        assert second["result"] == ["easy", "medium"]


@pytest.mark.parametrize("worker", ["", "1"], ids=["console", "worker"])
def test_nobody_listens_any_more(worker: str) -> None:
    line = b'{"jsonrpc":"2.0","id":9,"method":"levels","params":{"game":"lots"}}\n'
    environment = {**os.environ, WORKER: worker}
    with subprocess.Popen(TOY_CONSOLE, cwd=ROOT, env=environment, stdin=-1, stdout=-1, stderr=-1) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdout.close()
        process.stdin.write(line)
        process.stdin.flush()
        assert process.wait(30) == 0
        assert process.stderr.read() == b""


def test_the_last_line_needs_no_end_and_the_process_ends_with_its_input() -> None:
    line = b'{"jsonrpc":"2.0","id":9,"method":"levels","params":{"game":"lots"}}'
    out = subprocess.run(TOY_CONSOLE, input=line, capture_output=True, check=True, cwd=ROOT, timeout=30)
    assert msgspec.json.decode(out.stdout)["result"] == ["easy", "medium"]
    assert out.stderr == b""
