"""What a move does in the direction of a style, counted from the table and not as the style itself does."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final, cast

from spielblock.games.noch_mal.cells import COLUMN
from spielblock.games.noch_mal.moves import Cross
from spielblock.games.rockit.cards import ADDED, FACE, FOUR, JOKER, SKIP
from spielblock.games.rockit.moves import Play
from spielblock.games.tock.board import GOAL, YARD
from spielblock.rules.contract import Decide, Decision, Move

#: From the rules, the decision and the move to a number; larger is more in the style.
Count = Callable[[Any, Decision[Any], Move], float]


def _after(rules: Any, asked: Decision[Any], move: Move) -> tuple[Any, Any]:
    state = rules.from_position(asked.view)
    return state, rules.apply(state, move, asked.seat).state


def _bucks(rules: Any, asked: Decision[Any], move: Move) -> float:
    before, after = _after(rules, asked, move)
    return after.bucks[asked.seat] - before.bucks[asked.seat] if after.round == before.round else 0.0


def _goats(rules: Any, asked: Decision[Any], move: Move) -> float:
    before, after = _after(rules, asked, move)
    return after.goats[asked.seat] - before.goats[asked.seat] if after.round == before.round else 0.0


def _wolves(rules: Any, asked: Decision[Any], move: Move) -> float:
    """Count the wolves for others, less the goats for them."""
    before, after = _after(rules, asked, move)
    if after.round != before.round:
        return 0.0
    others = [seat for seat in range(before.seats) if seat != asked.seat]
    wolves = sum(after.wolves[seat] - before.wolves[seat] for seat in others)
    return wolves - sum(after.goats[seat] - before.goats[seat] for seat in others)


def _stars(rules: Any, asked: Decision[Any], move: Move) -> float:
    """Count two points for a star and one for a joker kept."""
    if not isinstance(move, Cross):
        return 0.0
    return 2 * (move.cells & rules.from_position(asked.view).sheet.stars).bit_count() - move.jokers


def _columns(rules: Any, asked: Decision[Any], move: Move) -> float:
    """Count how full columns and colours become, squared: one nearly full is worth more than two halves."""
    if not isinstance(move, Cross):
        return 0.0
    state = rules.from_position(asked.view)
    now = state.crossed[asked.seat]
    areas = [*COLUMN, *state.sheet.colours]
    return sum(_full(now | move.cells, area) ** 2 - _full(now, area) ** 2 for area in areas)


def _full(crossed: int, area: int) -> float:
    return (crossed & area).bit_count() / area.bit_count()


def _dice_left(rules: Any, asked: Decision[Any], move: Move) -> float:
    """Count how few moves the others are left with."""
    _, after = _after(rules, asked, move)
    pending = rules.pending(after)
    others = [seat for seat in pending.seats if seat != asked.seat] if isinstance(pending, Decide) else []
    return -float(sum(len(rules.moves(after, seat)) for seat in others))


def _kept(rules: Any, asked: Decision[Any], move: Move) -> float:
    """Count jokers and +2 that stay in the hand."""
    play = cast(Play, move)
    spent = isinstance(move, Play) and (play.card >= JOKER or ADDED[play.card] > 0)
    colours = 0
    if isinstance(move, Play) and move.card < JOKER:
        state = rules.from_position(asked.view)
        hand = state.hand(asked.seat)
        colours = sum(FACE[card] == FACE[move.card] for card in hand if card < JOKER)
    return 0.5 * colours - spent


def _hits(rules: Any, asked: Decision[Any], move: Move) -> float:
    return float(
        isinstance(move, Play) and (FACE[move.card] == SKIP or ADDED[move.card] > 0 or move.card == FOUR)
    )


def _ahead(rules: Any, asked: Decision[Any], move: Move) -> float:
    """Count how far the own pieces come."""
    before, after = _after(rules, asked, move)
    board = rules.board(before.seats)
    return _way(board, after, asked.seat) - _way(board, before, asked.seat)


def _thrown_back(rules: Any, asked: Decision[Any], move: Move) -> float:
    """Count how far the pieces of rivals are thrown back."""
    before, after = _after(rules, asked, move)
    board, own = rules.board(before.seats), (asked.seat, before.partner(asked.seat))
    rivals = [seat for seat in range(before.seats) if seat not in own]
    return sum(_way(board, before, seat) - _way(board, after, seat) for seat in rivals)


def _out_of_reach(rules: Any, asked: Decision[Any], move: Move) -> float:
    """Count own pieces with a rival's piece up to thirteen fields behind them, as so many against."""
    before, after = _after(rules, asked, move)
    return -float(_reached(rules.board(before.seats), after, asked.seat))


def _reached(board: Any, state: Any, seat: int) -> int:
    own = (seat, state.partner(seat))
    hunters = [at for other in range(state.seats) if other not in own for at in _on_track(state, other)]
    return sum(any(1 <= board.distance(one, at) <= 13 for one in hunters) for at in _on_track(state, seat))


def _on_track(state: Any, seat: int) -> list[int]:
    return [at for at in state.pieces[seat * 4 : seat * 4 + 4] if at < GOAL]


def _way(board: Any, state: Any, seat: int) -> float:
    """Return how far the pieces of a seat are, against the last field before the goal."""
    far = {YARD: -100}
    pieces = state.pieces[seat * 4 : seat * 4 + 4]
    return float(
        sum(far.get(at, 1 if at >= GOAL else -board.to_entry[seat][at]) for at in pieces if at <= YARD)
    )


COUNTS: Final[Mapping[tuple[str, str], Count]] = {
    ("rock_the_bock", "careful"): _bucks,
    ("rock_the_bock", "bold"): _goats,
    ("rock_the_bock", "spiteful"): _wolves,
    ("noch_mal", "careful"): _stars,
    ("noch_mal", "bold"): _columns,
    ("noch_mal", "spiteful"): _dice_left,
    ("rockit", "careful"): _kept,
    ("rockit", "spiteful"): _hits,
    ("tock", "careful"): _out_of_reach,
    ("tock", "bold"): _ahead,
    ("tock", "spiteful"): _thrown_back,
}
