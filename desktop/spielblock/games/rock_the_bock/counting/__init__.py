"""How the end of a round is told."""
