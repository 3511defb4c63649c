"""Small sentences made of others: names in a row, how long ago something was."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime, timedelta

from PySide6.QtCore import QDateTime, QLocale

from spielblock.shell import texts


def figure(number: int) -> str:
    """Return a number with a proper minus."""
    return str(number).replace("-", "−")


def listed(names: Sequence[str]) -> str:
    """Return names in a row, the last one with an "and"."""
    if len(names) < 2:
        return "".join(names)
    return texts.names_and(", ".join(names[:-1]), names[-1])


def ago(then: float, now: datetime) -> str:
    """Return how long ago a moment was, roughly, as people say it."""
    moment = datetime.fromtimestamp(then)
    passed = now - moment
    if passed < timedelta(minutes=1):
        return texts.just_now()
    if passed < timedelta(hours=1):
        return texts.minutes_ago(passed // timedelta(minutes=1))
    if moment.date() == now.date():
        return texts.hours_ago(passed // timedelta(hours=1))
    if moment.date() == now.date() - timedelta(days=1):
        return texts.yesterday()
    date = QDateTime.fromSecsSinceEpoch(int(then)).date()
    return QLocale().toString(date, QLocale.FormatType.ShortFormat)
