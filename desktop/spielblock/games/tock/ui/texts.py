"""What the table of Tock says. Literal calls only, so that lupdate finds them."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from spielblock.games.tock.options import Options

translate = QCoreApplication.translate


def rank(rank: str) -> str:
    """Return the letter on the corner of a card."""
    letters = {
        "J": translate("Tock", "J"),
        "Q": translate("Tock", "Q"),
        "K": translate("Tock", "K"),
        "A": translate("Tock", "A"),
    }
    return letters.get(rank, rank)


def effect(rank: str, options: Options) -> str:
    """Return the word at the foot of a card that says what it does."""
    words = {
        "A": translate("Tock", "start / 1"),
        "K": translate("Tock", "start / 13"),
        "Q": translate("Tock", "12 steps"),
        "J": translate("Tock", "swap"),
        "10": translate("Tock", "10 + skip next"),
        "7": translate("Tock", "split 7") if options.seven == "split" else translate("Tock", "up to 7"),
        "4": translate("Tock", "4 back"),
    }
    return words[rank] if rank in words else translate("Tock", "%n step(s)", "", int(rank))


def effect_short(rank: str, options: Options) -> str:
    """Return the same for a small card; "" where the rank says it."""
    words = {"Q": "12", "10": translate("Tock", "10 + skip")}
    return words[rank] if rank in words else effect(rank, options) if rank in "AKJ74" else ""


def card_name(rank: str, suit: str) -> str:
    """Return a card in words, for screen readers."""
    suits = {
        "c": translate("Tock", "{rank} of clubs"),
        "d": translate("Tock", "{rank} of diamonds"),
        "h": translate("Tock", "{rank} of hearts"),
        "s": translate("Tock", "{rank} of spades"),
    }
    ranks = {
        "J": translate("Tock", "jack"),
        "Q": translate("Tock", "queen"),
        "K": translate("Tock", "king"),
        "A": translate("Tock", "ace"),
    }
    return suits[suit].format(rank=ranks.get(rank, rank))


def the_card(rank: str) -> str:
    """Return a card as the object of a sentence."""
    words = {
        "J": translate("Tock", "the jack"),
        "Q": translate("Tock", "the queen"),
        "K": translate("Tock", "the king"),
        "A": translate("Tock", "the ace"),
    }
    return words[rank] if rank in words else translate("Tock", "the {rank}").format(rank=rank)


def face_down() -> str:
    return translate("Tock", "a card face down")


def discard() -> str:
    return translate("Tock", "discard")


def cards_left(count: int) -> str:
    return translate("Tock", "%n left", "", count)


def play_a_card() -> str:
    return translate("Tock", "Your turn: play a card")


def choose_target(card: str) -> str:
    return translate("Tock", "Your turn: choose a target for {card}").format(card=card)


def choose_card_for_piece() -> str:
    return translate("Tock", "Choose a card or a target for this piece")


def choose_swap() -> str:
    return translate("Tock", "Choose two pieces to swap")


def choose_other() -> str:
    return translate("Tock", "Choose the piece to swap with")


def steps_left(count: int) -> str:
    return translate("Tock", "%n step(s) of the seven left", "", count)


def seven_again() -> str:
    return translate("Tock", "Choose a field; it need not be with the same piece.")


def seven_first() -> str:
    return translate("Tock", "Choose how far: the steps may be split between pieces.")


def no_move() -> str:
    return translate("Tock", "No move possible: discard a card")


def no_move_why() -> str:
    return translate("Tock", "None of your cards fits; the one you choose is discarded at once.")


def discard_it(card: str) -> str:
    return translate("Tock", "Discard {card}").format(card=card)


def skipped() -> str:
    return translate("Tock", "You sit out: discard a card")


def exchange(partner: str) -> str:
    return translate("Tock", "Choose a card for {partner}").format(partner=partner)


def exchange_why() -> str:
    return translate("Tock", "The card is handed over when all have chosen.")


def for_partner(partner: str) -> str:
    return translate("Tock", "You move {partner}'s pieces").format(partner=partner)


def perhaps(steps: int) -> str:
    """Return the tag of a field where so many steps could end, if they do not end elsewhere."""
    return translate("Tock", "{steps}?").format(steps=steps)


def put_back() -> str:
    return translate("Tock", "Put the card back")


def take_part_back() -> str:
    return translate("Tock", "Take the part back")


def doubt(card: str) -> str:
    return translate("Tock", "Discard {card}?").format(card=card)


def doubt_how() -> str:
    return translate("Tock", "Press Return, or choose the card again.")


def giving(card: str, partner: str) -> str:
    return translate("Tock", "Give {card} to {partner}?").format(card=card, partner=partner)


def give_it() -> str:
    return translate("Tock", "Give it")


def doubt_yes() -> str:
    return translate("Tock", "Discard it")


def doubt_no() -> str:
    return translate("Tock", "Keep it")


def skips(name: str) -> str:
    return translate("Tock", "{name} sits out: discards a card").format(name=name)


def sits_out() -> str:
    return translate("Tock", "sits out")


def has_chosen() -> str:
    return translate("Tock", "has chosen")


def home(count: int) -> str:
    return translate("Tock", "%n piece(s) in the goal", "", count)


def hand(count: int) -> str:
    return translate("Tock", "%n card(s) in hand", "", count)


def free_for_all() -> str:
    return translate("Tock", "Free for all")


def two_teams() -> str:
    return translate("Tock", "2 teams")


def three_teams() -> str:
    return translate("Tock", "3 teams")


def hand_of(deal: int, deals: int) -> str:
    """Say which of the hands between two shuffles is played; the match has as many as it takes."""
    return translate("Tock", "hand {deal} of {deals} until the shuffle").format(deal=deal, deals=deals)


def chapter(deal: int, deals: int) -> str:
    return translate("Tock", "Hand {deal} of {deals}").format(deal=deal, deals=deals)


def captures(name: str) -> str:
    return translate("Tock", "captures a piece of {name}").format(name=name)


def can_capture(name: str) -> str:
    return translate("Tock", "can capture a piece of {name}").format(name=name)


def can_enter_goal() -> str:
    return translate("Tock", "can get into the goal")


def enters_goal() -> str:
    return translate("Tock", "into the goal")


def slot(partner: str) -> str:
    return translate("Tock", "For {partner}").format(partner=partner)
