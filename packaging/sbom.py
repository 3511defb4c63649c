"""Write down what a bundle is made of, in CycloneDX 1.6, for those who keep lists of such things."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from licences import Part


def bill(parts: list[Part], version: str) -> dict[str, Any]:
    """Return the bill of materials as plain data."""
    return {
        "bomFormat": "CycloneDX",
        "specVersion": "1.6",
        "version": 1,
        "metadata": {"component": {"type": "application", "name": "spielblock", "version": version}},
        "components": [_component(part) for part in parts],
    }


def write(parts: list[Part], version: str, target: Path) -> Path:
    """Write the bill and return where it is."""
    target.write_text(json.dumps(bill(parts, version), indent=1) + "\n", "utf-8")
    return target


def _component(part: Part) -> dict[str, Any]:
    named: dict[str, Any] = {
        "type": "library",
        "name": part.name,
        "licenses": [{"license": {"name": part.licence}}],
    }
    return named | ({"version": part.version} if part.version else {})
