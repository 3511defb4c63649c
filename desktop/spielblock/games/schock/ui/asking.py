"""What a person at the table of Schock is asked, and how clicks and keys answer it."""

from __future__ import annotations

from collections.abc import Hashable
from dataclasses import replace
from typing import Any, Final

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QKeyEvent

from spielblock.control.framing import Button, Prompt
from spielblock.control.table import Table
from spielblock.games.schock import texts as words
from spielblock.games.schock.moves import SIX, Again
from spielblock.games.schock.options import Options
from spielblock.games.schock.position import Position
from spielblock.games.schock.ui import texts
from spielblock.games.schock.ui.dock import Dock
from spielblock.games.schock.ui.keeping import KEEP, TURNING, Keeping
from spielblock.games.schock.ui.truth import Truth, known
from spielblock.rules.contract import Decision, Move
from spielblock.rules.draft import Draft
from spielblock.rules.seats import letter

KEY = Qt.Key
DIGITS: Final = {KEY.Key_1: 0, KEY.Key_2: 1, KEY.Key_3: 2}
#: Return is not among them: it presses the yellow button, as at every table.
ANSWERS: Final = {KEY.Key_S: "throw", KEY.Key_E: "leave"}


class AskingTable(Table):
    """Dice are kept and released until they are thrown or left; `own` is where they lie."""

    def __init__(self, own: Dock, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.own = own
        self._hidden = False
        self._space_looks = False
        self._truth = Truth(Options())
        self._keeping = Keeping((), ())
        #: The draft that was made of a hint, and the move of that: the same dice may be kept without it.
        self._taken: tuple[Draft, Move] | None = None
        self._own = "A"
        own.touched.connect(self._touch)
        own.turned.connect(self._turn)

    def invite(self, decision: Decision[Any]) -> None:
        view: Position = decision.view
        throw = view.throws[letter(decision.seat)]
        locked = throw.open if view.options.kept_dice_locked else ()
        self._keeping, self._taken = Keeping(known(throw), decision.moves, locked), None
        self.begin(decision, self._keeping.begun(throw.open if view.phase == "turn" else ()))

    def pick(self, thing: Hashable) -> bool:
        draft = self._keeping.toggled(self.draft, thing) if self.decision is not None else None
        if draft is None:
            self.refresh()
            if self.decision is not None:
                self.prompted.emit(replace(self.prompt(), more=self._why_not(thing)))
            return False
        self._drafts.append(draft)
        self._changed()
        return True

    def prompt(self) -> Prompt:
        view = self.decision.view if self.decision is not None else None
        assert view is not None
        # Asked while the dice are covered, one looks at them by holding Space, which then throws nothing.
        self._space_looks = self._space_looks or self._hidden
        late = view.phase == "late_turn"
        picked = self._picked()
        throw = self._keeping.throw(self.draft)
        throws = throw is not None and self._means_to_throw()
        buttons = (self._throw_button(throw, main=throws),)
        if late and not picked:
            buttons = (Button(texts.turn_sixes(), self._turn, "D", icon="swap"),)
        more = self._beside_hint()
        if late and not picked and not more:
            more = self._truth.left_as_it_is(view, self._own)
        leave = Button(texts.leave(), self._leave, "E" if throws else "Return", main=not throws)
        return Prompt(self._question(view, late=late), more, (*buttons, leave))

    def advise(self, move: Move | None) -> None:
        super().advise(move)
        if self.decision is not None:
            self.prompted.emit(self.prompt())

    def key(self, event: QEvent) -> bool:
        if self.decision is None or not isinstance(event, QKeyEvent) or event.isAutoRepeat():
            return False
        key = KEY(event.key())
        if key in DIGITS and self.digits_in_dock():
            return self.pick(KEEP[DIGITS[key]])
        if key == KEY.Key_D:
            return self.pick(TURNING)
        if key == KEY.Key_T:
            return self._take_hint()
        if key in ANSWERS:
            (self._throw if ANSWERS[key] == "throw" else self._leave)()
            return True
        if key == KEY.Key_K:
            return self._keep_focused()
        if key in (KEY.Key_Left, KEY.Key_Right):
            return self._walk(1 if key == KEY.Key_Right else -1)
        return False

    def digits_in_dock(self) -> bool:
        """Digits mean dice as long as somebody is asked: a key never means two things."""
        return self.decision is not None

    def _why_not(self, thing: Hashable) -> str:
        """Return why a die cannot be kept or released, or why no six can be turned."""
        keeping = self._keeping
        if thing == TURNING:
            return words.two_sixes() if keeping.dice.count(SIX) < 2 else words.one_throw()
        if thing in [KEEP[place] for place in keeping.locked]:
            return words.locked()
        return texts.six_goes_back() if TURNING in self.draft.picked else ""

    def _means_to_throw(self) -> bool:
        """Return whether the yellow button throws, as far as there is something to throw.

        It does what was taken from a hint or is picked; before that it leaves the dice, whatever they are:
        a key that did now this and now that would throw good dice.
        """
        if self._taken is not None and self._is_taken():
            return isinstance(self._taken[1], Again)
        return self._picked()

    def _beside_hint(self) -> str:
        """Return what is chosen while the dice of a hint are marked, too."""
        if self.advised is None:
            return ""
        if not self._picked() and not self._is_taken():
            return texts.take_hint()
        stays = sorted(self._keeping.kept(self.draft))
        return texts.kept_now(words.faces([self._keeping.dice[place] for place in stays])) if stays else ""

    def _take_hint(self) -> bool:
        """Pick what a hint shows, which by itself chooses nothing, and let the yellow button do it."""
        draft = self._keeping.towards(self.advised) if self.advised is not None else None
        if draft is None or self.advised is None:
            return False
        if self._is_taken():
            self._drafts.pop()  # lest Esc seem to do nothing
        self._drafts.append(draft)
        self._taken = draft, self.advised
        self._changed()
        return True

    def _question(self, view: Position, *, late: bool) -> str:
        turned = len(self._keeping.turned(self.draft))
        if turned:
            return texts.turned(turned)
        if late:
            return texts.late_question()
        kept = len(self._keeping.kept(self.draft))
        if self._picked() or self._is_taken():
            if not kept:
                return texts.throw_everything()
            return texts.throw_the_rest(3 - kept) if kept < 3 else texts.keep_all()
        return texts.what_to_keep(view.throws[self._own].count, self._truth.limit(view, self._own))

    def _throw_button(self, throw: Move | None, *, main: bool) -> Button:
        help_ = "" if throw is not None else texts.nothing_to_throw()
        possible = throw is not None
        key = "S" if self._space_looks else "Space"
        stays = self._keeping.kept(self.draft) | self._keeping.turned(self.draft)
        label = texts.throw_again() if stays else texts.throw_all_three()
        return Button(label, self._throw, key, main, "roll", possible, help_)

    def _picked(self) -> bool:
        """Return whether this person has picked or released something now; what lay outside is not meant."""
        return self.draft.picked != self.first_draft.picked

    def _is_taken(self) -> bool:
        """Return whether what is picked was taken from a hint, and not changed since."""
        return self._taken is not None and self._taken[0] is self.draft

    def _touch(self, place: int) -> None:
        self.pick(KEEP[place])

    def _turn(self) -> None:
        self.pick(TURNING)

    def _throw(self) -> None:
        move = self._keeping.throw(self.draft)
        if move is not None:
            self.choose(move)

    def _leave(self) -> None:
        move = self._keeping.leave()
        if move is not None:
            self.choose(move)

    def _keep_focused(self) -> bool:
        focused = [place for place, die in enumerate(self.own.dice) if die.hasFocus()]
        if not focused:
            return self._walk(1)
        return self.pick(KEEP[focused[0]])

    def _walk(self, by: int) -> bool:
        """Move the focus to the next die that can be touched."""
        dice = self.own.dice
        free = [place for place, die in enumerate(dice) if die.isEnabled() and not die.isHidden()]
        if not free:
            return False
        at = next((index for index, place in enumerate(free) if dice[place].hasFocus()), None)
        step = (0 if by > 0 else -1) if at is None else (at + by) % len(free)
        dice[free[step]].setFocus(Qt.FocusReason.ShortcutFocusReason)
        return True
