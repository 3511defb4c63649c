"""What `--smoke` says at its end."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

translate = QCoreApplication.translate


def passed() -> str:
    return translate("Shell", "Smoke test passed: every page was shown, a match of every game was played.")


def failed(station: str, why: str) -> str:
    return translate("Shell", "The smoke test failed at “{station}”: {why}").format(station=station, why=why)
