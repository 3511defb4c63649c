"""How Noch mal! looks. The only part of this folder that may load Qt's widgets."""

from spielblock.games.noch_mal.ui.sheet_picture import sheet_picture as option_picture
from spielblock.games.noch_mal.ui.table import NochMalTable as Table

__all__ = ["Table", "option_picture"]
