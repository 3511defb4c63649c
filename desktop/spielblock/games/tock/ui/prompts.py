"""What the person at the table of Tock is asked."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from spielblock.control.framing import Button, Prompt
from spielblock.games.tock.cards import CARDS, rank
from spielblock.games.tock.judge import KEEP
from spielblock.games.tock.moves import Discard, Exchange
from spielblock.games.tock.position import Position
from spielblock.games.tock.ui import texts, texts_idle
from spielblock.games.tock.ui.cards import rank_of
from spielblock.games.tock.ui.idle import why_idle
from spielblock.games.tock.ui.offers import Picked, card_of, is_jack, is_seven, picked_of
from spielblock.games.tock.ui.outlook import movable, partner, skipped_by
from spielblock.rules.contract import Move
from spielblock.rules.draft import Draft
from spielblock.widgets.stage import Stage


class Prompts:
    """Finds the sentence for a decision.

    `back` takes back a pick, `part_back` a part of a seven, `choose` decides for a move.
    """

    def __init__(
        self,
        stage: Stage,
        back: Callable[[], object],
        part_back: Callable[[], None],
        choose: Callable[[Move], None],
    ) -> None:
        self._stage = stage
        self._choose = choose
        self._back = back
        self._part_back = part_back

    def prompt(
        self, view: Position, seat: str, draft: Draft, first: Draft, *, settled: bool, thrown: Move | None
    ) -> Prompt:
        """Return what to ask; `first` is the draft before any pick of the person.

        `settled`: whatever is chosen of a seven comes to the same. `thrown` is what a button throws away.
        """
        if view.phase == "exchange":
            name = self._stage.name(partner(view, seat))
            return Prompt(texts.exchange(name), texts.exchange_why())
        if view.skip:
            return Prompt(texts.skipped(), buttons=self._throw(thrown))  # the last event says who played a 10
        if all(isinstance(move, Discard) for move in first.moves):
            why = texts.no_move_why() if len(first.moves) > 1 else ""
            return Prompt(texts.no_move(), why, self._throw(thrown))
        picked = picked_of(draft)
        if view.seven is not None:
            back = Button(texts.take_part_back(), self._part_back, "Esc")
            if settled:
                return Prompt(texts_idle.rest_forced(), texts.steps_left(view.seven.left), (back,))
            return Prompt(texts.steps_left(view.seven.left), texts.seven_again(), (back,))
        if picked.card is not None:
            return self._with_card(view, picked, picked.card)
        if picked.anything:
            put_back = Button(texts.put_back(), self._take_back, "Esc")
            return Prompt(texts.choose_card_for_piece(), buttons=(put_back,))
        return Prompt(texts.play_a_card(), self._for_partner(view, seat))

    def giving(self, card: str, to: str, insist: Callable[[], None]) -> Prompt:
        """Return the question before a card is given to the partner on that seat."""
        name = self._stage.name(to)
        keep = Button(texts.doubt_no(), self._take_back, "Esc")
        give = Button(texts.give_it(), insist, main=True)
        return Prompt(texts.giving(texts.the_card(rank_of(card)), name), texts.doubt_how(), (keep, give))

    def doubt(
        self, view: Position, card: str, insist: Callable[[], None], *, free: bool, anyway: str
    ) -> Prompt:
        """Return the question before a card is thrown away.

        `free`: none has a move, or none may be played; `anyway` is what the card does even so.
        """
        keep = Button(texts.doubt_no(), self._take_back, "Esc")
        throw = Button(texts.doubt_yes(), insist, main=True)
        why = [anyway or texts.doubt_how()] if free else [texts_idle.doubt_why(why_idle(view, card)), anyway]
        return Prompt(texts.doubt(texts.the_card(rank_of(card))), " ".join(filter(None, why)), (keep, throw))

    def _with_card(self, view: Position, picked: Picked, card: str) -> Prompt:
        put_back = (Button(texts.put_back(), self._take_back, "Esc"),)
        if is_jack(card):
            line = texts.choose_other() if picked.pieces else texts.choose_swap()
            return Prompt(line, buttons=put_back)
        more = self._seven(view) if is_seven(card) else self._then(view, card)
        return Prompt(texts.choose_target(texts.the_card(rank_of(card))), more, put_back)

    def _seven(self, view: Position) -> str:
        return texts.seven_first() if view.options.seven == "split" else texts_idle.seven_single()

    def _then(self, view: Position, card: str) -> str:
        """Return who sits out after this card, "" for nobody."""
        seat = skipped_by(view, card)
        return texts_idle.then_skips(self._stage.name(seat)) if seat else ""

    def _throw(self, move: Move | None) -> tuple[Button, ...]:
        """Return the button that throws this away, if there is such a move."""
        if move is None:
            return ()
        words = texts.discard_it(texts.the_card(rank_of(card_of(move))))
        return (Button(words, lambda: self._choose(move), "Return", main=True),)

    def _take_back(self) -> None:
        self._back()

    def _for_partner(self, view: Position, seat: str) -> str:
        colour = movable(view)
        return "" if colour == seat else texts.for_partner(self._stage.name(colour))


def suggested(view: Position, first: Draft, advised: Move | None) -> Move | None:
    """Return what a button throws away where no card has a move: what is hinted, else what is worth least.

    Of cards that may not be played only the last has a button. None where there is none.
    """
    moves = first.moves
    if not moves or not all(map(idle, moves)) or (view.skip and len(moves) > 1):
        return None
    return advised if advised in moves else least(moves)


def least(moves: Sequence[Move]) -> Move:
    """Return the move that throws away what is worth least later; of cards that are alike, the highest."""

    def worth(move: Move) -> tuple[float, int]:
        kind = rank(CARDS.index(card_of(move)))
        return KEEP[kind], -kind

    return min(moves, key=worth)


def idle(move: Move) -> bool:
    """Return whether a move only throws its card away."""
    return isinstance(move, Discard)


def parting(move: Move) -> bool:
    """Return whether a move only lets go of its card: throws it away, or gives it to the partner."""
    return isinstance(move, Discard | Exchange)
