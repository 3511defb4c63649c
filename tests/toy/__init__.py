"""A small game that has everything: dice, a deck, hidden cards, secret choices, turns of several parts."""
