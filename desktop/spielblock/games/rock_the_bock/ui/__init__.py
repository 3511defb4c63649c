"""How Rock the Bock looks. The only part of this folder that may load Qt."""

from spielblock.games.rock_the_bock.ui.table import RockTheBockTable as Table

__all__ = ["Table"]
