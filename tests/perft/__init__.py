"""How many moves lie ahead of fixed positions: by the rules' list, and by trying all that can be written.

`python -m tests.perft write` plays to thirty positions a game and writes them with their counts.
"""
