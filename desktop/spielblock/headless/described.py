"""Games in words and numbers, for somebody who knows none of them."""

from __future__ import annotations

from functools import partial
from importlib import import_module
from typing import Any, get_args

import msgspec
from msgspec.structs import FieldInfo, fields

from spielblock.rules.entry import GameEntry
from spielblock.rules.wording import OptionText


def described(game: GameEntry) -> dict[str, Any]:
    """Return what a game is called, who can play it, and its options, in both languages."""
    from spielblock.headless.languages import in_each
    from spielblock.headless.texts import title

    options: dict[str, OptionText] = import_module(game.texts).OPTIONS
    return {
        "name": in_each(partial(title, game)),
        "seats": [game.seats[0], game.seats[-1]],
        "teams": list(game.teams),
        "levels": list(game.bots),
        "styles": {level: list(game.styles_of(level)) for level in game.bots},
        "rules_version": game.rules_version,
        "presets": {name: msgspec.to_builtins(preset) for name, preset in game.presets.items()},
        "options": {field.name: _option(field, options[field.name]) for field in fields(game.options)},
    }


def choices(field: FieldInfo) -> tuple[Any, ...]:
    """Return every value of an option, the default first."""
    values = (False, True) if field.type is bool else get_args(field.type)
    return tuple(sorted(values, key=lambda value: value != field.default))


def as_key(value: Any) -> str:
    """Return how a value is named in the texts: a word as it is, anything else as JSON writes it."""
    return value if isinstance(value, str) else msgspec.json.encode(value).decode()


def _option(field: FieldInfo, text: OptionText) -> dict[str, Any]:
    from spielblock.headless.languages import in_each

    values = choices(field)
    named = {as_key(value): value for value in values}
    return {
        "type": _type_of(field.default),
        "default": field.default,
        "choices": list(values),
        "name": in_each(text.name),
        "help": in_each(text.help),
        "names": {key: in_each(text.values[key]) for key in named if key in text.values},
    }


def _type_of(value: Any) -> str:
    return {bool: "boolean", int: "integer", str: "string"}[type(value)]
