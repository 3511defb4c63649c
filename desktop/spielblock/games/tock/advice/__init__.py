"""What speaks for and against a move, in words."""
