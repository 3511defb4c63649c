"""The button that puts the chosen dice back."""

from __future__ import annotations

from typing import Final

from spielblock.games.noch_mal.ui import texts
from spielblock.widgets.key_cap import key_name
from spielblock.widgets.parts import Button
from spielblock.widgets.theme import Theme

#: In little room: how large its letters are, how high it is inside, and what lies beside its words.
LETTERS: Final = 13
HIGH: Final = 28
EDGE: Final = 9


class OtherDice(Button):
    """Shows its key where there is room; its tool tip has it otherwise."""

    def __init__(self, theme: Theme) -> None:
        super().__init__(theme, texts.other_dice(), key="Esc", size="small")
        self._named = "Esc"
        self._small = False

    def show_key(self, key: str) -> None:
        self._named = key
        super().show_key("" if self._small else key)
        self.setToolTip(key_name(key) if self._small and key else "")

    def fit(self, share: float) -> None:
        """Be so much smaller than the letters are elsewhere; without the key then."""
        theme, small = self._theme, share < 1.0
        self._small = small
        self.setFont(theme.scaled_font("small", theme.px(LETTERS) * share) if small else theme.font("small"))
        edge, high = round(theme.px(EDGE) * share), round(theme.px(HIGH) * share)
        self.setStyleSheet(f"padding: 0 {edge}px; min-height: {high}px;" if small else "")
        self.show_key(self._named)
