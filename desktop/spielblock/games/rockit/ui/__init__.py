"""How Rockit looks. The only part of this folder that may load Qt."""

from spielblock.games.rockit.ui.table import RockitTable as Table

__all__ = ["Table"]
