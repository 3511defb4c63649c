"""The contract between a game's own table and the frame around it.

The frame (`shell/table_page.py`) brings all that games share: top bar, prompt line, players, list of
possible moves, history, curtain, banners, keys, saving, bots. A game brings a `Table`: the scene in the
middle, the dock below it, and the knowledge how its events look. Its module `ui` exports it as `Table`.

The way of one step: the frame calls `cue` for each event and plays what comes back; when all is quiet it
calls `show_view` with the truth. If a person is to decide, `invite` follows. The table lets that person
pick; every pick goes through `pick`, which narrows the possible moves until one is left and then emits
`chosen`. The list of possible moves, the digits and a bot's replacement go through `choose`.

Whatever is on screen must follow from the last `show_view`, from `draft` and from a running cue: language
and theme change by making a new table from the same view.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Sequence
from typing import Any

from PySide6.QtCore import QEvent, QObject, Signal

from spielblock.bots.candidate import Candidate
from spielblock.control.cues import Cue
from spielblock.control.framing import Figure, Prompt, Room, Stop
from spielblock.control.sounds import SoundsOf, silence
from spielblock.rules.contract import Decision, Move
from spielblock.rules.draft import Draft
from spielblock.rules.event import Event
from spielblock.rules.reason import Reason

NOTHING = Draft(())


class Table(QObject):
    """Base of every game's table. Override what is marked *must* and what your game needs of *may*.

    Signals: `chosen(seat, move)` the person has decided; `narrowed(moves, digits_in_dock)` the moves that
    the picks so far leave; `pointed(move or None)` the pointer rests on what stands for this move, so
    that the list marks it; `prompted(prompt or None)` what to say in the prompt line (None: the
    frame's own line); `stepped_back()` the person wants back what Esc gives back.
    """

    chosen = Signal(int, object)
    narrowed = Signal(object, bool)
    stepped_back = Signal()
    pointed = Signal(object)
    prompted = Signal(object)

    #: *Must* be set by the constructor: the two widgets the frame puts into its places. The scene takes
    #: what room it gets; the dock is as high as its size hint says (148 to 236) and may be hidden.
    scene: QObject
    dock: QObject

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        #: *May* be set: what is heard with an event as the watching seat sees it.
        self.sounds: SoundsOf = silence
        #: *May* be asked while an event is told: whether its seat had one move only. The frame knows.
        self.had_no_choice: Callable[[Event], bool] = lambda event: False
        #: *May* be asked for what was seen before an event, newest first: a view knows its own round alone.
        self.before: Callable[[Event], Iterable[Event]] = lambda event: ()
        #: Whether persons make steps without a choice themselves. The frame knows.
        self.by_hand = False
        self.decision: Decision[Any] | None = None
        self._drafts: list[Draft] = [NOTHING]
        self._doubted: Move | None = None
        #: What a hint tells to do, None while there is none.
        self.advised: Move | None = None

    # --- what a game says about itself -----------------------------------------------------------

    def cue(self, event: Event) -> Cue | None:
        """*Must.* Return how to show one event, or None if `show_view` afterwards is enough.

        The event is thinned to what the watching seat may see. A cue builds its animation when its turn
        comes; it must survive being stopped. With a pace of zero it must leave the same picture at once.
        """
        raise NotImplementedError

    def concerns(self, event: Event) -> str:
        """*May.* Return the seat to be named while this event is shown; "" leaves the one before."""
        return getattr(event, "seat", None) or ""

    def stops_before(self, event: Event) -> Stop | None:
        """*May.* Return what the person has to press before this event is shown, as with `by_hand`."""
        return None

    def show_view(self, view: Any, seat: int) -> None:
        """*Must.* Show at once and completely what this seat sees, marks of picks excepted."""
        raise NotImplementedError

    def refresh(self) -> None:
        """*Must.* Draw what `draft` offers now: rings, raised and lowered cards, enabled choices.

        Called on every change of `decision` and `draft`; without a decision nothing is offered.
        """
        raise NotImplementedError

    def drawn(self) -> dict[str, Any]:
        """*Must.* Read back from the items what is on screen: place, picture, visibility, text of each.

        Tests compare this with the view; so it must never be answered from a stored view.
        """
        raise NotImplementedError

    def prompt(self) -> Prompt:
        """*Must.* Return what to ask the person now, by `decision` (never None here) and `draft`."""
        raise NotImplementedError

    def meanwhile(self) -> str:
        """*May.* Return what to say while something is shown, instead of whose turn it is."""
        return ""

    def begins(self, seat: str) -> None:
        """*May.* Hear that this seat begins to think; what `meanwhile` says is to be about it."""

    def waits(self, acting: str) -> str:
        """*May.* Return after whom the person who looks is asked again, while this seat acts; "" for none."""
        return ""

    def figures(self, view: Any, seat: str) -> tuple[Figure, ...]:
        """*May.* Return two or three figures for the row of this player (a seat's letter)."""
        return ()

    def note(self, view: Any, seat: str) -> str:
        """*May.* Return a word for the end of a player's row, such as that this seat sits out."""
        return ""

    def counted(self, view: Any, event: Event) -> Any:
        """*May.* Return the view after this event, as far as `figures`, `note` and `headline` read it."""
        return view

    def counts_at_once(self, event: Event) -> bool:
        """*May.* Return whether this event is counted whole when it begins to be shown, such as a result."""
        return False

    def headline(self, view: Any) -> str:
        """*May.* Return the line beside the title: mode and round."""
        return ""

    def chapter(self, event: Event) -> str | None:
        """*May.* Return a heading for the history if a round begins with this event."""
        return None

    def badges(self, move: Move) -> tuple[Figure, ...]:
        """*May.* Return small pictures for the end of this move's row, such as whom it captures."""
        return ()

    def key_of(self, move: Move) -> str:
        """*May.* Return the digit the dock shows for this move, so that its row in the list shows it, too."""
        return ""

    def listed(self) -> tuple[Move, ...]:
        """*May.* Return the moves still possible in the order of the list; some may be left out there."""
        return self.draft.moves

    def row_of(self, move: Move) -> Move:
        """*May.* Return the row of the list that stands for a move, where it has none of its own."""
        return move

    def worded(self, move: Move) -> str:
        """*May.* Return a move in words that name players; "" where the game's own texts suffice."""
        return ""

    def offers(self, move: Move) -> bool:
        """*May.* Return whether a move, or what is shown for it, is still possible after the picks so far."""
        return move in self.draft.moves

    def meant(self, move: Move, seen: Candidate) -> Move:
        """*May.* Return what is shown for a move of a hint, with what the bot means to do after it."""
        return move

    def told(self, move: Move, seen: Sequence[Candidate]) -> tuple[str, tuple[Reason, ...]] | None:
        """*May.* Return what the move of a hint brings, as a sentence, and the reasons left to say of it.

        `seen` are the moves that the bot compared, this one first. None: the game's own texts know it.
        """
        return None

    def telling(self, events: Sequence[Event]) -> str | None:
        """*May.* Return the line of the history for a turn, where the game's own texts know too little."""
        return None

    def tells_late(self, event: Event) -> bool:
        """*May.* Return whether the history tells this event, such as a throw, only when it was shown."""
        return False

    def preview(self, move: Move | None) -> None:
        """*May.* Show what this move would do while a person rests on it in the list; None ends it."""

    def recall(self, events: Sequence[Event]) -> None:
        """*May.* Show where that happened while a person rests on a line of the history; none ends it."""

    def relive(self, view: Any, events: Sequence[Event]) -> Any:
        """*May.* Show the table as it was right after these events, and return what is to be counted then.

        A person looks back: nothing is asked, `view` of the end of their step was just shown, and another
        `show_view` follows before anything else is shown.
        """
        return view

    def doubt(self, move: Move) -> Prompt | None:
        """*May.* Return a question to ask once before this move; its main button calls `insist`."""
        return None

    def key(self, event: QEvent) -> bool:
        """*May.* Use a QKeyEvent (arrows, digits of the dock, own keys); return whether it was used."""
        return False

    def key_released(self, event: QEvent) -> bool:
        """*May.* Use the release of a key, such as that of a shaken cup."""
        return False

    def digits_in_dock(self) -> bool:
        """*May.* Return whether 1 to 9 mean things in the dock now; otherwise they mean rows of the list."""
        return self.decision is not None and not self.draft.picked

    def under_way(self) -> bool:
        """*May.* Return whether the last step was a part of this decision, so that Esc takes it back."""
        return True

    def cover(self, hidden: bool) -> None:
        """*May.* Turn what only the watching seat may see face down, or up again (hold-to-look)."""

    def arrange(self, room: Room) -> None:
        """*May.* Fit the dock to the room; called before the first view and when the window changes class."""

    def settle(self) -> None:
        """*May.* End animations of your own that run outside cues (hover effects); called on closing."""

    # --- what the frame and the game call --------------------------------------------------------

    @property
    def draft(self) -> Draft:
        """What has been picked so far; `draft.moves` are the moves still possible."""
        return self._drafts[-1]

    @property
    def first_draft(self) -> Draft:
        """The draft as it was when the person was invited."""
        return self._drafts[0]

    @property
    def doubted(self) -> bool:
        """Whether a question is open before a move."""
        return self._doubted is not None

    @property
    def half_made(self) -> bool:
        """Whether there is a pick or an open question that `undraft` would take back."""
        return len(self._drafts) > 1 or self._doubted is not None

    def invite(self, decision: Decision[Any]) -> None:
        """Let the person on this seat decide."""
        self.begin(decision, Draft.of(decision.moves))

    def begin(self, decision: Decision[Any], first: Draft) -> None:
        """Let the person decide, with picks that need not be made again."""
        self.decision = decision
        self._drafts = [first]
        self._doubted = None
        self._changed()

    def redraft(self, draft: Draft) -> None:
        """Go on with other picks; taking them back leads to the first draft."""
        self._doubted = None
        self._drafts = self._drafts[:1] if draft == self._drafts[0] else [self._drafts[0], draft]
        move = draft.done() if draft.picked else None
        if move is None:
            self._changed()
        else:
            self.choose(move)

    def dismiss(self) -> None:
        """Offer nothing any more."""
        self.decision = None
        self._drafts = [NOTHING]
        self._doubted = self.advised = None
        self._changed()

    def advise(self, move: Move | None) -> None:
        """Mark what a hint tells to do, until there is another or none."""
        changed, self.advised = move is not self.advised, move
        if changed and self.decision is not None:
            self.refresh()

    def pick(self, thing: Hashable) -> bool:
        """Add a pick to the draft; return whether it fits. The move is chosen when only one is left."""
        draft = self.draft.pick(thing)
        if draft is self.draft or draft == self.draft:
            return False
        self._drafts.append(draft)
        move = draft.done()
        if move is None:
            self._changed()
        else:
            self.choose(move)
        return True

    def undraft(self) -> bool:
        """Take back the last pick or the open question; return whether there was one."""
        if not self.half_made:
            return False
        if self._doubted is None or self.draft.done() is self._doubted:
            self._drafts.pop()
        self._doubted = None
        self._changed()
        return True

    def choose(self, move: Move) -> None:
        """Decide for this move, wherever it was picked: table, list or key."""
        decision = self.decision
        if decision is None or move not in decision.moves:
            return
        question = None if self._doubted is move else self.doubt(move)
        if question is not None:
            self._doubted = move
            self.prompted.emit(question)
            return
        self.dismiss()
        self.chosen.emit(decision.seat, move)

    def insist(self) -> None:
        """Go on with the move that was doubted."""
        if self._doubted is not None:
            self.choose(self._doubted)

    def _changed(self) -> None:
        self.refresh()
        self.narrowed.emit(self.listed(), self.digits_in_dock())
        self.prompted.emit(None if self.decision is None else self.prompt())
