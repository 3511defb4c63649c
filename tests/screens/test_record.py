"""What a drawing leaves behind says which looks, which scenes, from which sources, and what was found."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QTimerEvent, qWarning
from PySide6.QtWidgets import QApplication, QLabel

from spielblock.shell.program import Program
from tests.accept.sheets import looked_at as pictures_looked_at
from tests.screens.drawing import draw, draw_look, named
from tests.screens.listening import listening
from tests.screens.looks import ALL, LETTERS, SIXTEEN, chosen
from tests.screens.record import Drawn, fingerprint, looked_at, picture, read, records, resumed, wanting

LOOK = "de-light-1024x600"


def test_the_looks_are_sixteen_and_four_with_larger_letters() -> None:
    plain = {
        f"{language}-{brightness}-{size}"
        for language in ("de", "en")
        for brightness in ("light", "dark")
        for size in ("1024x600", "1280x800", "1920x1080", "1024x600@150")
    }
    assert {str(look) for look in SIXTEEN} == plain
    assert [look.letters for look in LETTERS] == [130, 200, 150, 200]
    assert chosen() == list(ALL)
    assert chosen([LOOK]) == [LOOK]
    assert chosen(["de-dark", "letters200"]) == [
        *[name for name in ALL if name.startswith("de-dark")],
        "de-light-1024x600-letters200",
        "en-dark-1920x1080-letters200",
    ]


def test_a_look_leaves_its_pictures_and_a_record(qapp: QApplication, tmp_path: Path) -> None:
    assert list(draw_look(tmp_path, LOOK, tmp_path / "files", ["message-about"])) == []
    (record,) = records(tmp_path)
    assert record == Drawn(LOOK, fingerprint(), {"message-about": []})
    assert picture(tmp_path, "message-about", LOOK).exists()
    assert str(record) == f"{LOOK}: 1 scenes drawn, 0 findings"


def test_what_is_there_is_not_drawn_again(qapp: QApplication, tmp_path: Path) -> None:
    Drawn(LOOK, fingerprint(), {"message-about": ["kept"]}).save(tmp_path)
    there = picture(tmp_path, "message-about", LOOK)
    there.write_bytes(b"as it was")
    assert list(draw_look(tmp_path, LOOK, tmp_path / "files", ["message-about"], resume=True)) == []
    assert there.read_bytes() == b"as it was"
    list(draw_look(tmp_path, LOOK, tmp_path / "files", ["message-about"]))
    assert there.read_bytes() != b"as it was"
    assert records(tmp_path) == [Drawn(LOOK, fingerprint(), {"message-about": []})]


def test_nothing_is_kept_of_other_sources_or_without_its_picture(tmp_path: Path) -> None:
    Drawn(LOOK, "now", {"home": [], "matches": []}).save(tmp_path)
    picture(tmp_path, "home", LOOK).write_bytes(b"a picture")
    assert resumed(tmp_path, LOOK, "now").scenes == {"home": []}
    assert resumed(tmp_path, LOOK, "changed").scenes == {}


def test_the_fingerprint_is_of_every_byte_and_name(tmp_path: Path) -> None:
    source = tmp_path / "desktop" / "spielblock" / "one.py"
    source.parent.mkdir(parents=True)
    source.write_text("a = 1\n")
    before = fingerprint(tmp_path)
    assert fingerprint(tmp_path) == before
    source.write_text("a = 2\n")
    changed = fingerprint(tmp_path)
    source.rename(source.with_name("two.py"))
    assert len({before, changed, fingerprint(tmp_path)}) == 3


@pytest.mark.parametrize(
    ("drawn", "told"),
    [
        ([], "a: not drawn"),
        ([Drawn("a", "old", {"home": [], "end": []})], "a: drawn from other sources"),
        ([Drawn("a", "now", {"home": []})], "a: 1 of 2 scenes not drawn: end"),
        ([Drawn("a", "now", {"home": ["cut"], "end": []})], "a: home: cut"),
    ],
)
def test_what_is_missing_old_or_faulty_is_wanting(drawn: list[Drawn], told: str) -> None:
    assert wanting(drawn, ["a"], ["home", "end"], "now") == [told]


def test_a_whole_record_wants_nothing(tmp_path: Path) -> None:
    Drawn("a", "now", {"home": [], "end": []}).save(tmp_path)
    assert wanting(records(tmp_path), ["a"], ["home", "end"], "now") == []
    assert read(tmp_path / "drawn-a.json") == records(tmp_path)[0]


def test_a_scene_that_fails_is_a_finding(qapp: QApplication, tmp_path: Path) -> None:
    def failing(program: Program) -> None:
        raise LookupError("no such page")

    found = draw(qapp, ALL[LOOK], tmp_path, "failing", failing, tmp_path)
    assert found == ["not drawn: LookupError: no such page"]
    assert not picture(tmp_path, "failing", LOOK).exists()


@pytest.mark.qt_no_exception_capture
def test_warnings_of_qt_and_errors_in_slots_are_heard(
    qapp: QApplication, capfd: pytest.CaptureFixture[str]
) -> None:
    class Falling(QLabel):
        def timerEvent(self, event: QTimerEvent) -> None:
            self.killTimer(event.timerId())
            raise ValueError("unseen")

    with listening() as heard:
        qWarning("something is odd")
        assert heard.taken() == ["Qt: something is odd"]
        label = Falling()
        label.startTimer(0)
        while not heard.lines:
            qapp.processEvents()
    assert heard.taken() == ["error: ValueError: unseen"]
    assert "ValueError: unseen" in capfd.readouterr().err


def test_what_nobody_looked_at_is_told(tmp_path: Path) -> None:
    path, scenes = tmp_path / "looked_at.json", dict.fromkeys(named(), list[str]())
    whole = [Drawn(look, fingerprint(), dict(scenes)) for look in ALL]
    path.write_text(looked_at(whole))
    assert pictures_looked_at(path).endswith("pictures of these sources, 0 findings:")
    whole[3].scenes = {name: ["cut"] for name in list(scenes)[1:]}
    path.write_text(looked_at(whole))
    with pytest.raises(AssertionError, match=f"{whole[3].look}: 1 scenes were not looked at: home"):
        pictures_looked_at(path)
    path.write_text(looked_at(whole[1:]))
    with pytest.raises(AssertionError, match=f"{whole[0].look} was not looked at"):
        pictures_looked_at(path)
