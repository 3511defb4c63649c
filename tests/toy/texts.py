"""What Lots says. Not translated: it is never shipped."""

from __future__ import annotations

from spielblock.rules.wording import OptionText


def title() -> str:
    return "Lots"


REASONS = {
    "lots.card": lambda card: f"You do not hold the {card}.",
    "lots.rounds": lambda rounds: f"{rounds} rounds are over.",
}
OPTIONS = {
    "rounds": OptionText(lambda: "Rounds", lambda: "How many rounds are played.", {}),
    "gentle": OptionText(lambda: "Gentle", lambda: "Changes nothing.", {}),
}
