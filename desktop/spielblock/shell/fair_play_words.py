"""What the check has found, in words with its numbers."""

from __future__ import annotations

from spielblock.shell import texts_fair as texts
from spielblock.shell.fair_play_check import Finding


def in_a_sentence(finding: Finding) -> str:
    """Return what was found, the verdict first."""
    verdict = texts.all_fair() if finding.fair else texts.not_fair()
    return " ".join([verdict, _throws(finding), *_decisions(finding)])


def _throws(finding: Finding) -> str:
    if finding.other_throws:
        return texts.throws_not_seeded(finding.other_throws)
    return texts.throws_as_seeded(finding.throws) if finding.throws else texts.no_throws()


def _decisions(finding: Finding) -> list[str]:
    if not finding.decisions:
        return [texts.no_bots()]
    if finding.leaks:
        return [texts.decisions(finding.decisions), texts.decisions_seeing(finding.leaks, finding.deals)]
    if not finding.deals:
        return [texts.decisions_open(finding.decisions)]
    return [texts.decisions(finding.decisions), texts.dealt(finding.deals)]
