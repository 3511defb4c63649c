"""The options of a game as things to choose: read from the Struct, named by the game's own texts."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final, Literal, get_args, get_origin, get_type_hints

import msgspec
from msgspec import Struct

from spielblock.rules.wording import OptionText
from spielblock.shell import texts_setup as texts
from spielblock.shell.shown import Shown

Value = bool | int | str

#: So many values can be seen in a list at once.
FEW: Final = 3


@dataclass(frozen=True, slots=True)
class RuleChoice:
    """One option: its key, its possible values, the first of them the default, and its words."""

    key: str
    values: tuple[Value, ...]
    default: Value
    text: OptionText

    @property
    def switch(self) -> bool:
        """Whether it is on or off."""
        return set(self.values) == {True, False} and isinstance(self.default, bool)

    @property
    def counted(self) -> bool:
        """Whether its values are many numbers, or called by them, so that one counts up and down.

        It is the same in every language: numbers are not translated.
        """
        numbers = all(isinstance(value, int) and not isinstance(value, bool) for value in self.values)
        called = all(str(value) in self.name_of(value) for value in self.values)
        return numbers and (called or len(self.values) > FEW)

    def name_of(self, value: Value) -> str:
        """Return what a value is called; numbers call themselves."""
        said = self.text.values.get(written(value))
        return str(value) if said is None else said()


def written(value: Value) -> str:
    """Return a value as JSON writes it, without quotes.

    >>> written(True), written(18), written("split")
    ('true', '18', 'split')
    """
    return str(value).lower() if isinstance(value, bool) else str(value)


def rule_choices(game: Shown) -> tuple[RuleChoice, ...]:
    """Return all options of a game in the order in which its texts name them: the most wanted first."""
    default = game.entry.options()
    hints = get_type_hints(game.entry.options)
    known = {field.name for field in msgspec.structs.fields(game.entry.options)}
    return tuple(
        RuleChoice(name, _values(hints[name]), getattr(default, name), words)
        for name, words in game.texts.OPTIONS.items()
        if name in known
    )


def changed(
    game: Shown, options: Struct, base: Struct, applies: Callable[[OptionText], bool] = lambda _: True
) -> tuple[str, ...]:
    """Return in words what is unlike another set of options, as far as it applies."""
    return tuple(
        in_words(choice, getattr(options, choice.key))
        for choice in rule_choices(game)
        if getattr(options, choice.key) != getattr(base, choice.key) and applies(choice.text)
    )


def in_words(choice: RuleChoice, value: Value) -> str:
    """Return an option and its value in a few words."""
    name = choice.text.name()
    if choice.switch:
        return name if value else texts.without(name)
    said = choice.name_of(value)
    return said if said.startswith(name) else texts.option_value(name, said)


def preset_of(presets: Mapping[str, Any], options: Struct, material: Sequence[str] = ()) -> str:
    """Return the name of the preset these options are, or an empty string; `material` may be any."""
    found = (name for name, preset in presets.items() if with_material(preset, options, material) == options)
    return next(found, "")


def with_material(rules: Struct, options: Struct, material: Sequence[str]) -> Struct:
    """Return rules with the material of other options: the options with these keys."""
    return msgspec.structs.replace(rules, **{key: getattr(options, key) for key in material})


def _values(hint: Any) -> tuple[Value, ...]:
    if hint is bool:
        return (False, True)
    if get_origin(hint) is Literal:
        return get_args(hint)
    raise TypeError(f"an option is bool or Literal, not {hint}")
